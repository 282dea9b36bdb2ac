/** The same for clothes, watches and bags: material, cut, fastening and accessories. */
export const namesOfWear = `
دورس سویشرت سویت‌شرت بلوز
پفی پفکی پف‌دار پافر puffer بادی پر down
گورتکس گور‌تکس goretex gore_tex
دورو دو‌رو دورویه دو‌طرفه دو‌پوش reversible
لاینردار آستردار آستر lined
خزدار خز‌دار توخز تو‌خز داخل_خز تو_خزدار
کرکی کرک کرک‌دار توکرک تو‌کرکی تو_کرک داخل_کرک پشت_کرکی
یقه_گرد یقه_خدمه crew_neck crewneck round_neck
یقه_هفت یقه_وی v_neck
یقه_ایستاده یقه_دیپلمات یقه_فرنچ stand_collar
یقه_اسکی یقه_حلقه turtleneck
یقه یخه collar
کلاهدار کلاه‌دار سرپوش‌دار سرپوشدار کلاهی hooded
راسته مستقیم رگولار معمولی نرمال straight
فیت قواره برش fit cut
اسلیم_فیت جذب اندامی تنگ slim_fit skinny
نیم_زیپ زیپ_نصفه نیم‌زیپ half_zip quarter_zip
تمام_زیپ زیپ_سرتاسری زیپ_کامل full_zip
جلوباز جلو‌باز دکمه‌ای open_front
بدون_کلاه بی‌کلاه
موتورسواری موتور‌سواری موتوری motorcycle biker
موتورسیکلت موتور motorbike
شکار شکاری شکارچی hunting hunter
اسکی ski skiing
اسنوبرد اسنوبورد snowboard
هواداری طرفداری تیمی fan
گیمر گیمینگ gamer gaming
بازی گیم game
سریال series
فیلم سینما movie film
موسیقی موزیک آهنگ music
گروه_موسیقی بند_موسیقی music_band
خوشنویسی خطاطی calligraphy
تایپوگرافی نوشته متن typography
گلدوزی گل‌دوزی سوزن‌دوزی embroidery embroidered
دوخت دوزی stitch stitched
کرنوگراف کورنوگراف کرونوگراف کرونومتر کرنومتر زمان‌سنج chronograph
سه_موتور سه_موتوره موتور_فعال کرنوگراف
ثانیه‌شمار ثانیه seconds
شب‌نما شب‌تاب فسفری فسفر luminous glow
روزشمار تقویم‌دار تاریخ‌دار تقویم تاریخ date
اتوماتیک خودکار automatic
کوارتز quartz
سولار خورشیدی solar
شنی شن sand
ساعت_شنی hourglass sandglass
ساعت_ایستاده ساعت_سالنی ساعت_قدی grandfather_clock
زنگدار زنگ‌دار زنگی شماطه‌دار شماطه کوکی آلارم alarm
رومیزی رو‌میزی روی_میز desk table tabletop
دیواری روی_دیوار دیوار
مچی مچ دستی wrist
جی‌شاک جی_شوک gshock g_shock
رابر لاستیکی لاستیک ژله‌ای سیلیکونی rubber
میلانس میلانیز میلانی milanese milan
ناتو نایلونی nato
لوپ حلقه loop
کیس بدنه قاب case
صفحه دایال dial
نگین‌دار نگیندار جواهری سنگ‌دار jeweled
ست_عروس_و_داماد ست_زوج ست_جفت couple
ست زوجی جفت pair
ساعت_زوج ساعت_ست
سه_بعدی سه‌بعدی 3d
دماسنج دما‌سنج حرارت‌سنج thermometer
مچ‌بند_هوشمند دستبند_هوشمند دستبند_سلامتی smart_band smartband
محافظ_صفحه طلق برچسب_صفحه ضدخش screen_guard
گلس شیشه طلق glass
کابل_شارژ سیم_شارژ شارژر charging_cable
سیم کابل wire
آداپتور اداپتور adapter adaptor
استند پایه نگهدارنده هولدر stand holder
توت_بگ تت_بگ توتبگ کیف_پارچه‌ای کیف_خرید tote_bag tote
ساک_خرید کیسه_خرید کیف_خرید زنبیل shopping_bag
ساک_دستی کیف_دستی پاکت_دستی hand_bag
ساک_مسافرتی ساک_سفری ساک_سفر travel_bag duffel_bag
ساک_ورزشی ساک_باشگاه کیف_باشگاه کیف_ورزشی gym_bag sport_bag
چرخ_خرید چرخ_دستی ترولی_خرید سبد_چرخ‌دار سبد_خرید shopping_cart shopping_trolley
چمدان_خلبانی کیف_خلبانی pilot_case
چمدان جامه‌دان ساک_چرخ‌دار کیف_مسافرتی
کوله_پشتی کوله rucksack backpack
کیف_کمری کیف_پول_کمری waist_bag belt_bag
حمل_نان کیسه_نان جانانی bread_bag
تسمه تسمه‌ای بند strap
دسته‌دار دسته_دار handle
متقال کرباس کتان برزنت canvas
کنف کنفی گونی jute
قفل‌دار قفلدار قفل_رمزدار رمزدار رمزی tsa
چرخدار چرخ‌دار wheeled
سخت هارد hard
نرم سافت soft
پلی_کربنات پلی‌کربنات پی‌سی polycarbonate pc
پلی_پروپیلن پلی‌پروپیلن polypropylene pp
پلی_استر پلی‌استر polyester
کابین کابینی دستی cabin carry_on
آرایش آرایشی لوازم_آرایش makeup cosmetic cosmetics
ظرفیت گنجایش حجم capacity
لیتر لیتری liter litre
ابعاد اندازه سایز dimensions
نظم‌دهنده ارگانایزر organizer
کودک بچه خردسال نونهال toddler
کودکان بچه_ها بچگانه
بچگانه بچه‌گانه کودکانه بچه بچگونه
نوزادی نوزاد سیسمونی newborn infant
سرهمی سرهم overall jumpsuit romper
بلوز بلیز blouse
زیرپوش زیر‌پوش تاپ_زیر undershirt
تاپ نیم‌تنه top
پیراهن_مجلسی لباس_مجلسی dress
پیراهن_تیم لباس_تیم کیت jersey
گرمکن ست_گرمکن ست_ورزشی لباس_گرم گرم_کن tracksuit
شلوار_ورزشی شلوار_گرمکن شلوار_اسلش sweatpants joggers
ست_ورزشی لباس_ورزشی sportswear
لباس پوشاک تن‌پوش wear
مایو لباس_شنا swimsuit swimwear
شنا استخر swim
کوهنوردی کوه‌نوردی کوه کوهنورد climbing mountain
سنگ‌نوردی سنگنوردی climbing
اسکیت_برد اسکیت‌برد اسکیت‌بورد skateboard
بوکس مشت‌زنی boxing
والیبال volley
دویدن دو جاگینگ running jogging runner
بدنسازی بدن‌سازی بادی_بیلدینگ bodybuilding
باشگاه کلوب club
تمرین تمرینی training
راه‌راه راهراه خط‌دار خطی striped stripe
خال‌دار خالدار خال_خالی polka
چهارخانه چهارخونه پیچازی شطرنجی check checkered tartan
ارتشی نظامی سربازی چریکی army
پلنگی leopard
ببر ببری tiger
شیر lion
گرگ wolf
عقاب eagle
اسب horse
پرنده مرغ bird
خرگوشی خرگوش bunny
دایناسوری دایناسور dinosaur
خرسی خرس تدی teddy
پیشی گربه گربه‌ای kitty
سگ هاپو puppy
عروسکی عروسک
کارتونی کارتون cartoon
فضانورد astronaut
فضا فضایی کهکشانی کهکشان space galaxy
مرد_عنکبوتی اسپایدرمن spiderman spider_man
بتمن خفاشی batman
میکی_ماوس میکی mickey
هلو_کیتی هلوکیتی کیتی hello_kitty
اسکلت جمجمه skull
آتش شعله fire flame
رنگین‌کمان رنگین‌کمانی rainbow
شکوفه گل blossom
گیاه برگ plant
درخت tree
موج wave
دریا دریایی sea ocean
ساحل ساحلی beach
طبیعت منظره nature landscape
جوراب_شلواری ساق tights
کفی زیره insole sole
بند_کفش shoelace
پاشنه‌بلند پاشنه‌دار heels
کفش_ورزشی کتونی کتانی اسنیکر
کفش_رسمی کفش_مجلسی کفش_چرم
صندل سندل sandals
روسری روسری_بانوان شال شال_و_روسری
چادر_مشکی چادر
عینک_آفتابی عینک_دودی sunglasses
کلاه_کپ کلاه_نقاب‌دار کپ cap
کلاه_بافت کلاه_زمستانی beanie
سنجاق گیره پین pin
گیره_مو کلیپس گل_سر hair_clip
کش_مو تل hair_tie
پابند anklet
بدلیجات زیورآلات جواهر jewelry
نقره silver
طلا gold
`;
