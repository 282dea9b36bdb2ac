/**
 * Synonyms in Persian shops, one item per line: its other names, and loan words in either alphabet. An underscore stands for a space within a name; a
 * zero-width non-joiner may also be typed as a space or omitted.
 */
export const namesOfGoods = `
گوشی موبایل تلفن mobile phone smartphone تلفن_همراه
لپتاپ لپ‌تاپ لب‌تاپ لپ‌تاب لب‌تاب نوت‌بوک laptop notebook
تبلت tablet
هدفون هدست headphone headphones headset
هندزفری ایرفون ایرپاد earphone earbuds airpods
ساعت watch clock
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
قاب کاور گارد case cover
محافظ گلس glass protector محافظ_صفحه اسکرین_پروتکتور screen_protector
گرمکن ست‌ورزشی tracksuit
ساک دافل duffel
ترولی چمدان trolley چرخدار چرخ‌دار wheeled
ساعت_هوشمند اسمارت‌واچ smartwatch smart_watch
ساعت_مچی wristwatch wrist_watch
ساعت_دیواری wall_clock
بند استرپ strap
بند_ساعت watch_strap watch_band
می‌بند mi_band
قاب_گوشی phone_case
اسکرین صفحه screen
پلار فلیس fleece polar
کاردیگان ژاکت بافت cardigan
بافت بافتنی knit knitted
بارانی رین‌کت raincoat
بادگیر ویندبریکر windbreaker
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
انگشتر حلقه ring
گردنبند گردن‌بند necklace
گوشواره earring earrings
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
