/** The same for product qualities: size, colour, pattern, make and target group. */
export const namesOfQualities = `
رنگ color colour
سایز اندازه size
آستین sleeve
بلند long لانگ
کوتاه short
دیواری دیوارکوب wall
مچی wrist
رومیزی tabletop
چرخ wheel
عکس تصویر تصاویر picture photo
وارداتی خارجی imported
استاندارد standard
معمولی رگولار نرمال regular
مدرن modern
فانتزی fancy
شیک stylish
بدمینتون badminton
پینگ‌پنگ تنیس_روی_میز ping_pong table_tennis
تنیس tennis
اسکیت skate
شطرنج chess
دارت dart
بوکس boxing
کیسه_بوکس punching_bag
غواصی diving diver
پانچو poncho
جامپر jumper
بلیزر blazer
اورکت overcoat
رکابی حلقه‌ای بدون_آستین sleeveless
کراپ crop
بادی bodysuit
نشکن unbreakable
تاشو foldable folding
قفل lock
زنگ زنگدار زنگ‌دار آلارم alarm
باتری باطری battery
دسته handle
سربند هدبند headband
عقیق agate
نگین gem stone
برزنتی برزنت canvas
جیر نبوک suede nubuck
شیشه‌ای شیشه glass
سرامیکی سرامیک ceramic
پلاستیکی پلاستیک plastic
رزینی رزین resin
حصیری حصیر wicker
سنگی سنگ stone
مرمر marble
طبیعی natural
مصنوعی فیک faux artificial
نرم soft
سخت hard
سبک lightweight
ضخیم کلفت thick
نازک thin
راحت راحتی comfortable
جدید نو new
تیره dark
روشن light
دودی smoky
سبد basket
جعبه کارتن باکس box
کیسه sack
شمعدان candlestick
کالسکه stroller
نوجوان تین teen
یونیسکس زنانه_مردانه unisex
مربع square
گرد دایره round
مستطیل rectangle rectangular
لمسی تاچ touch
مغناطیسی مگنتی آهن‌ربایی magnetic
تاکتیکال نظامی tactical military
آنتیک عتیقه antique
سنتی traditional
نقاشی painting
تقویم calendar
انیمه anime
حیوانات animal animals
سگ dog
خرگوش rabbit bunny
پروانه butterfly
ماهی fish
گل flower flowers
برگ leaf
ستاره star
ماه moon
شب night
خانه home
یونیکورن تک‌شاخ unicorn
هیولا monster
کاکتوس cactus
انار pomegranate
پازل پازلی puzzle
تولد birthday
ولنتاین valentine
لوگو آرم logo
بگ bag کیف
واچ watch ساعت
شرت shirt
کیدز kids بچگانه
بویز boys پسرانه
گیرلز girls دخترانه
من men مردانه
بلک black مشکی
وایت white سفید
بلو blue آبی
رد red قرمز
گرین green سبز
پینک pink صورتی
گری gray grey طوسی
یلو yellow زرد
سرمه‌ای سورمه‌ای
فول full کامل
مینی mini
پلاس plus
سوپر super
لایت light
تاپ top
اسپورت اسپرت ورزشی sport
سرمه‌ای سورمه‌ای نیلی navy
خاکستری طوسی توسی زغالی ذغالی انتراسیت grey gray charcoal
نوک‌مدادی نوک_مدادی دودی زغالی graphite
کرم کرمی بژ شیری نخودی استخوانی cream beige ivory
قهوه‌ای شکلاتی کاکائویی نسکافه‌ای کاراملی عسلی camel chocolate
زرشکی شرابی جگری لاکی عنابی آلبالویی burgundy maroon
سبز یشمی لجنی سدری زیتونی
یشمی jade
بنفش بادمجانی یاسی purple
صورتی گلبهی سرخابی گلی rose
سرخابی magenta fuchsia
آبی نفتی آسمانی کاربنی فیروزه‌ای
آسمانی آبی_روشن sky_blue
لیمویی زرد_روشن lemon
مسی مس copper
برنزی برنز bronze
نقره‌ای نقره سیلور silver
طلایی طلا گلد زرین golden
رنگی رنگین colorful coloured
چندرنگ رنگارنگ رنگی multicolour
رنگبندی رنگ‌بندی رنگ colors
ضدآب ضد‌آب واترپروف مقاوم_در_برابر_آب آب‌بند waterproof water_resistant
ضدباد ضد‌باد بادگیر windproof
ضدضربه ضد‌ضربه مقاوم شوک‌پروف shockproof
ضدخش ضد‌خش anti_scratch
ضدزنگ ضد‌زنگ استنلس stainless
نشکن ضدضربه
کیفیت کیفیت_بالا quality
باکیفیت مرغوب اعلا عالی درجه_یک ممتاز premium
اورجینال ارجینال اوریجینال اصل اصلی واقعی genuine authentic original
گارانتی ضمانت تضمینی warranty guarantee
رایگان مجانی free
ویژه مخصوص اختصاصی special
ارزان اقتصادی به_صرفه economy budget
طرح پترن الگو نقش pattern
کالکشن مجموعه کلکسیون collection
سری مدل series
مدل تیپ model type
مارک برند brand
عدد تایی عددی تا تکه تیکه پک pcs pieces piece
بسته پک پکیج pack package
سه_تیکه سه_تکه سه_عددی سه_تایی three_piece
دو_تیکه دو_تکه دو_عددی دو_تایی two_piece
چهار_تیکه چهار_تکه چهار_عددی چهار_تایی four_piece
کامل فول تمام full
دست‌دوز دستدوز دست‌ساز دستی handmade hand_made
ترکیه ترک ترکیه‌ای turkish turkey
ایرانی ایران iranian iran
چینی چین chinese china
آلمانی آلمان german germany
ایتالیایی ایتالیا italian italy
انگلیسی انگلیس english
آمریکایی امریکایی آمریکا امریکا american
فرانسوی فرانسه french france
ژاپنی ژاپن japanese japan
سوئیسی سوئیس swiss
کره‌ای کره korean korea
خارجی وارداتی فرنگی foreign
زمستانه زمستانی گرم زمستونی winter
پاییزه پاییزی پاییز autumn fall
بهاره بهاری بهارانه spring
تابستانه تابستانی خنک summer
چهارفصل چهار‌فصل all_season
سبک کم‌وزن light lightweight
ضخیم کلفت گرم thick
بزرگ درشت جامبو big large
کوچک ریز کوچولو کوچیک small little
متوسط مدیوم medium mid
بلند قدبلند دراز long
روزمره روزانه کژوال راحتی معمولی casual daily
رسمی اداری مجلسی کلاسیک office formal
یونیسکس مردانه_و_زنانه زنانه_و_مردانه اسپرت unisex
شب_یلدا یلدا yalda
کریسمس christmas
نوروز عید eid
قدیمی قدیما سنتی نوستالژی وینتج رترو vintage retro classic
خانگی منزل خانه home
آشپزخانه آشپزخونه مطبخ kitchen
اتاق اطاق room
هنری هنر art
اعداد شماره ارقام numbers digits
یونانی رومی لاتین roman
فارسی persian farsi
ساتن ابریشمی ابریشم satin silk
نایلون نایلونی nylon
پشمی پشم موهر wool
کبریتی مخمل_کبریتی corduroy
فوتر تدی دورس terry
الیاف فایبر fiber fibre
چرم_مصنوعی چرم_صنعتی faux_leather pu
چرم_طبیعی چرم_گاوی چرم_اصل real_leather genuine_leather
کربن کربنی carbon
کریستال کریستالی crystal
آلومینیوم آلومینیومی aluminum aluminium
تیتانیوم تیتانیومی titanium
فولاد استیل فولادی steel
پلکسی پلکسی‌گلاس آکریلیک اکریلیک acrylic plexiglass
ام‌دی‌اف mdf
اپوکسی epoxy
چوب_گردو گردویی walnut_wood
خاتم خاتم‌کاری خاتمکاری
برجسته سه‌بعدی embossed
مشبک توری mesh
شیک زیبا قشنگ خوشگل جذاب stylish beautiful
بامزه کیوت فانتزی cute
قابل_شارژ شارژی rechargeable
برقی الکتریکی electric
دستی manual
بی‌صدا بیصدا آرامگرد آرام_گرد silent
صدادار گویا talking
بلوتوث بلوتوثی bluetooth
کنترل ریموت remote
اتوماتیک خودکار تمام_اتومات automatic
حرفه‌ای تخصصی professional pro
مبتدی آماتور beginner
چاق سایز_بزرگ بیگ_سایز plus_size big_size
تبلیغاتی هدیه_تبلیغاتی promotional
هدیه کادویی کادو سوغات gift
عاشقانه عشق love romantic
پدر بابا dad father
مادر مامان mom mother
عروس داماد bride
دانش‌آموز دانش_آموزی مدرسه student
خودرو اتومبیل car auto
سفر مسافرت مسافرتی travel trip
سنتی‌متر سانتی_متر سانتیمتر سانت cm
میلی‌متر میلی_متر میلیمتر میلیمتری mm
اینچ اینچی inch
کیلو کیلوگرم kg
دوازده 12
یازده 11
بیست 20
سی 30
صد 100
`;
