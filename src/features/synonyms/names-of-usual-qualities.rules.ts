/** The same for the qualities most often combined with a product name: target group, colour, material, season, use and number. */
export const namesOfUsualQualities = `
هوشمند اسمارت smart
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
بی‌سیم وایرلس wireless
ورزشی اسپرت sport sports
اورجینال اصل اصلی اوریجینال original
سیلیکونی سیلیکون ژله‌ای silicone silicon
کوچک اسمال small
متوسط مدیوم medium
بزرگ لارج large
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
ست مجموعه پک set
تکه تیکه پارچه
لوازم وسایل
لوکس لاکچری luxury luxe
براق شاین shiny
شفاف clear transparent
خلبانی بامبر bomber aviator
پفی پافر puffer
کابین کابینی cabin carry_on
مسافرتی سفری مسافرت travel
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
`;
