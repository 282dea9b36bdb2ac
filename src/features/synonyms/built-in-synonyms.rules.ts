import { words } from '#shared/text/search-text.ts';

/**
 * Words of Persian shops that stand for the same item, each line one item: other names of it, and brands and loan words in either
 * alphabet. A name of several words stands for each other as a whole only where it is one word.
 */
const lines = `
گوشی موبایل تلفن mobile phone
لپتاپ لپ‌تاپ نوت‌بوک laptop notebook
تبلت tablet
هدفون هدست headphone headphones headset
هندزفری ایرفون ایرپاد earphone earbuds airpods
ساعت watch
هوشمند اسمارت smart
مچبند مچ‌بند دستبند band bracelet
شارژر charger
کابل cable
پاوربانک پاور‌بانک powerbank
اسپیکر بلندگو speaker
موس ماوس mouse
کیبورد صفحه‌کلید keyboard
مانیتور نمایشگر monitor
دوربین camera
لنز lens
تلویزیون tv
یخچال refrigerator fridge
لباسشویی washing
جاروبرقی جارو‌برقی vacuum
اتو iron
سشوار hairdryer
ریش‌تراش ماشین‌اصلاح shaver
کتری kettle
قهوه‌ساز اسپرسوساز coffeemaker
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
تیشرت تی‌شرت tshirt
پیراهن بلوز shirt blouse
شلوار pants trousers
جین jeans jean
کاپشن کاپشن‌ها ژاکت jacket
پالتو coat
سویشرت سوییشرت سوئیشرت هودی hoodie sweatshirt
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
بچگانه کودک کودکانه نوزادی kids baby
مردانه men mens
زنانه women womens
دخترانه girls
پسرانه boys
چرم چرمی leather
مشکی سیاه black
سفید white
قرمز سرخ red
آبی blue
سبز green
زرد yellow
صورتی pink
خاکستری طوسی gray grey
قهوه‌ای brown
سرمه‌ای navy
کرمی beige
قاب کاور گارد case cover
محافظ گلس glass protector
بی‌سیم وایرلس wireless
ورزشی اسپرت sport sports
اورجینال اصل اصلی اوریجینال original
سیلیکونی سیلیکون ژله‌ای silicone silicon
کوچک اسمال small
متوسط مدیوم medium
بزرگ لارج large
گرمکن ست‌ورزشی tracksuit
ساک دافل duffel
ترولی چمدان trolley
زمستانی زمستانه winter
تابستانی تابستانه summer
پاییزی پاییزه
بهاری بهاره
فیتنس بدنسازی fitness gym
فوتبال football soccer
نورث north
طلایی گلد gold golden
نقره‌ای سیلور silver
رزگلد rosegold
ضدآب waterproof
خاکی کرم بژ
سامسونگ samsung
اپل apple
آیفون ایفون iphone
گلکسی galaxy
شیائومی شیاومی xiaomi
ردمی redmi
پوکو poco
هواوی huawei
آنر honor
نوکیا nokia
سونی sony
ال‌جی lg
اسنوا snowa
بوش bosch
فیلیپس philips
براون braun
پاناسونیک panasonic
کنوود kenwood
تفال tefal
مولینکس moulinex
دلونگی delonghi
بلک‌اند‌دکر blackdecker
لنوو lenovo
ایسوس asus
ایسر acer
دل dell
اچ‌پی hp
ام‌اس‌آی msi
مایکروسافت microsoft
سرفیس surface
مک‌بوک macbook
آیپد ایپد ipad
اینتل intel
انویدیا nvidia
لاجیتک logitech
ریزر razer
جی‌بی‌ال jbl
بوز bose
سنهایزر sennheiser
انکر anker
بیسوس baseus
کانن canon
نیکون nikon
گوپرو gopro
پلی‌استیشن playstation
ایکس‌باکس xbox
نینتندو nintendo
کاسیو casio
سیکو seiko
سیتیزن citizen
رولکس rolex
فسیل fossil
امازفیت amazfit
گارمین garmin
نایک نایکی nike
آدیداس ادیداس adidas
پوما puma
ریباک reebok
اسکچرز skechers
نیوبالانس newbalance
کانورس converse
زارا zara
گوچی gucci
لویی‌ویتون louisvuitton
شنل chanel
دیور dior
ورساچه versace
لورآل loreal
نیوآ نیوا nivea
گارنیه garnier
مک mac
لگو lego
باربی barbie
استنلی stanley
`;

const names: readonly (readonly string[])[] = lines
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** Each line of the list, its names as they are written. */
export const builtInGroups: readonly (readonly string[])[] = names;

const byWord = new Map<string, Set<string>>();
for (const group of names.map((line) => line.map(foldedName)))
  for (const word of group) {
    const known = byWord.get(word) ?? new Set<string>();
    byWord.set(word, known);
    for (const other of group) if (other !== word) known.add(other);
  }

function foldedName(name: string): string {
  return words(name.replace(/\u200c/g, '')).join('');
}

/** What a folded word is also called; its own endings are not looked at. */
export const builtInSynonymsOf = (word: string): readonly string[] => [...(byWord.get(word) ?? [])];
