/**
 * What shoppers of Persian shops call the same item, each line one item: other names of it, and loan words in either alphabet. A name in which an
 * underscore stands for a space is meant as a whole; one with a half-space is written with a space or joined as well.
 */
export const namesOfGoods = `
گوشی موبایل تلفن mobile phone smartphone تلفن_همراه
لپتاپ لپ‌تاپ لب‌تاپ لپ‌تاب لب‌تاب نوت‌بوک laptop notebook
تبلت tablet
هدفون هدست headphone headphones headset
هندزفری ایرفون ایرپاد earphone earbuds airpods
ساعت watch clock
هوشمند اسمارت smart
مچبند مچ‌بند دستبند band bracelet
شارژر charger شارژ
کابل cable
پاوربانک پاور‌بانک powerbank شارژر_همراه power_bank
اسپیکر بلندگو speaker
موس ماوس mouse
کیبورد صفحه‌کلید keyboard
مانیتور نمایشگر monitor
دوربین camera
لنز lens
تلویزیون tv
یخچال refrigerator fridge
لباسشویی washing ماشین_لباسشویی washing_machine
جاروبرقی جارو‌برقی vacuum vacuum_cleaner
اتو iron
سشوار hairdryer
ریش‌تراش ماشین‌اصلاح shaver
کتری kettle
قهوه‌ساز اسپرسوساز coffeemaker coffee_maker
قابلمه دیگ pot
ماهیتابه ماهی‌تابه تابه pan
لیوان ماگ mug cup
فنجان cup
بشقاب plate
کفش کتونی کتانی اسنیکر shoe shoes sneaker sneakers
صندل دمپایی sandal slippers
بوت پوتین نیم‌بوت boot boots
کیف bag handbag
کوله کوله‌پشتی backpack
چمدان suitcase luggage
تیشرت تی‌شرت tshirt t_shirt tee تیشرتی
پیراهن بلوز shirt blouse پیرهن
شلوار pants trousers
جین jeans jean
کاپشن کاپشن‌ها ژاکت jacket
پالتو coat
سویشرت سوییشرت سوئیشرت هودی hoodie sweatshirt سویت‌شرت
مانتو manto
روسری شال scarf
جوراب socks
کلاه hat cap
عینک glasses sunglasses
عطر ادکلن ادوپرفیوم perfume
کرم cream
شامپو shampoo
رژ رژلب lipstick
مبل کاناپه sofa
صندلی chair
میز table desk
فرش قالی قالیچه گلیم carpet rug
پتو blanket
بالش بالشت pillow
پرده curtain
آباژور چراغ lamp
کتاب book
خودکار روان‌نویس pen
دفتر دفترچه notebook
اسباب‌بازی toy
عروسک doll
دوچرخه bicycle bike
چادر tent
قمقمه فلاسک bottle
چای چایی tea
قهوه coffee
زعفران saffron
پسته pistachio
خرما dates
عسل honey
بچگانه کودک کودکانه نوزادی kids baby بچه children child kid
مردانه men mens آقایان آقا man gents
زنانه women womens بانوان خانم خانوم لیدی woman ladies lady
دخترانه girls girl دختر
پسرانه boys boy پسر
چرم چرمی leather
مشکی سیاه black
سفید white
قرمز سرخ red
آبی blue
سبز green
زرد yellow
صورتی pink
خاکستری طوسی gray grey زغالی
قهوه‌ای brown
سرمه‌ای navy
کرمی beige
قاب کاور گارد case cover
محافظ گلس glass protector محافظ_صفحه اسکرین_پروتکتور screen_protector
بی‌سیم وایرلس wireless
ورزشی اسپرت sport sports
اورجینال اصل اصلی اوریجینال original
سیلیکونی سیلیکون ژله‌ای silicone silicon
کوچک اسمال small
متوسط مدیوم medium
بزرگ لارج large
گرمکن ست‌ورزشی tracksuit
ساک دافل duffel
ترولی چمدان trolley چرخدار چرخ‌دار wheeled
زمستانی زمستانه winter زمستونی
تابستانی تابستانه summer تابستونی
پاییزی پاییزه
بهاری بهاره
فیتنس بدنسازی fitness gym باشگاه باشگاهی ورزشگاه
فوتبال football soccer
نورث north
طلایی گلد gold golden
نقره‌ای سیلور silver
رزگلد rosegold rose_gold
ضدآب waterproof واترپروف
خاکی کرم بژ
ساعت_هوشمند اسمارت‌واچ smartwatch smart_watch
ساعت_مچی wristwatch wrist_watch
ساعت_دیواری wall_clock
بند استرپ strap
بند_ساعت watch_strap watch_band
می‌بند mi_band
قاب_گوشی phone_case
اسکرین صفحه screen
ست مجموعه پک set
تکه تیکه پارچه
لوازم وسایل
لوکس لاکچری luxury luxe
براق شاین shiny
شفاف clear transparent
پلار فلیس fleece polar
خلبانی بامبر bomber aviator
کاردیگان ژاکت بافت cardigan
بافت بافتنی knit knitted
بارانی رین‌کت raincoat
بادگیر ویندبریکر windbreaker
پفی پافر puffer
جلیقه وست vest
پولوشرت پولو‌شرت polo_shirt
کت‌وشلوار کت_شلوار suit
کت جکت jacket
شلوارک شورت shorts
شلوار_جین شلوار_لی جین jeans
لگ لگینگ ساپورت legging leggings
دامن skirt
لباس پوشاک clothes clothing
لباس_خواب پیژامه pajama pajamas
لباس_زیر underwear
کمربند belt
دستکش glove gloves
شالگردن شال_گردن scarf
کراوات tie
کیف_پول والت wallet
کیف_دوشی کراس‌بادی crossbody shoulder_bag
کیف_دستی هندبگ handbag
کیف_لپ‌تاپ laptop_bag
کابین کابینی cabin carry_on
مسافرتی سفری مسافرت travel
انگشتر حلقه ring
گردنبند گردن‌بند necklace
گوشواره earring earrings
استیل steel stainless
فلزی فلز metal
چوبی چوب wood wooden
پارچه‌ای fabric
کتان linen
نخی نخ پنبه‌ای پنبه cotton
پشمی پشم wool
مخملی مخمل velvet
خزدار خز fur
یقه_اسکی turtleneck
کلاهدار کلاه‌دار hooded هودی
آستین_کوتاه short_sleeve
آستین_بلند long_sleeve
زیپ‌دار زیپی زیپ zipper zip
دکمه‌دار دکمه button
جیب‌دار جیب pocket
گشاد اورسایز اور_سایز لش oversize
جذب اسلیم slim
بنفش ارغوانی purple violet
یاسی lilac
نارنجی پرتقالی orange
زرشکی شرابی burgundy maroon
زیتونی olive
فیروزه‌ای turquoise
خردلی mustard
لاجوردی نیلی indigo
گلبهی هلویی peach
چندرنگ رنگارنگ multicolor
راه‌راه striped
چهارخانه چارخونه checked plaid
گلدار گل‌دار floral
ارتشی چریکی استتار camo camouflage army
ساده plain
کلاسیک classic
مجلسی رسمی formal
دیجیتال digital
عقربه‌ای آنالوگ analog analogue
کرنوگراف کورنوگراف chronograph
کوهنوردی کوه‌نوردی hiking mountaineering
کمپینگ camping
دویدن رانینگ running
پیاده‌روی walking
شنا swimming
بسکتبال basketball
والیبال volleyball
مدرسه school
نوزاد baby newborn
سایز_بزرگ بیگ‌سایز plus_size
هدیه کادو gift
طرح نقش design
خرس bear
گربه cat
قلب heart
چاپی چاپ‌دار printed print
یک 1
دو 2
سه 3
چهار 4
پنج 5
شش 6
هفت 7
هشت 8
نه 9
ده 10
ظرفشویی ماشین_ظرفشویی dishwasher
چای‌ساز tea_maker
آبمیوه‌گیری آب‌میوه‌گیری juicer
مخلوط‌کن بلندر blender
غذاساز food_processor
سرخ‌کن هواپز air_fryer
مایکروویو ماکروویو مایکروفر microwave
پنکه fan
بخاری heater
فلش_مموری فلش کول‌دیسک flash_drive
کارت_حافظه memory_card
هارد_اکسترنال external_hard
میز_تحریر میز_کار desk
تختخواب تخت_خواب تخت bed
روتختی رو_تختی لحاف duvet
آینه mirror
تابلو قاب frame
گلدان pot vase
شمع candle
`;
