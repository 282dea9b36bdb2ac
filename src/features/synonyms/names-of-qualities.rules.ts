/** The same of what an item is like: its size, colour, pattern and make, and whom it is for. */
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
`;
