/**
 * Alternative spellings of words in the titles, written by hand from the titles alone, without reference to the shop's dictionaries: the figures
 * measure language coverage, not whether a list works. Every second pair of a list is never used for tuning.
 */
type Pair = readonly [written: string, typed: string];

const pairsOf = (lines: string): readonly Pair[] =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .flatMap((line) => {
      const [written = '', ...others] = line.split(' ');
      return others.map((typed): Pair => [written, typed]);
    });

/** Brands and loan words in the other alphabet; either form may occur in a title. */
export const otherAlphabet = pairsOf(`
  نایک nike
  نایکی nike
  ادیداس adidas
  پوما puma
  ریباک reebok
  ریبوک reebok
  کاسیو casio
  رولکس rolex
  سیکو seiko
  سیتیزن citizen
  سامسونگ samsung
  شیایومی xiaomi
  شیائومی xiaomi
  اپل apple
  وایکیکی waikiki
  کوتون koton
  دفاکتو defacto
  کریویت crivit
  دکاتلون decathlon
  کلمبیا columbia
  اسلازنگر slazenger
  سالامون salomon
  هابلوت hublot
  کارتیر cartier
  امگا omega
  تیسوت tissot
  سواچ swatch
  بنتتون benetton
  لامبرجک lumberjack
  پولو polo
  بارسلونا barcelona
  تیتان titan
  هیلفیگر hilfiger
  تامی tommy
  گس guess
  دنیل daniel
  مونزا monza
  اولترا ultra
  پرو pro
  گلس glass
  کلاسیک classic
  اسپرت sport
  مینی mini
  ترندیول trendyol
  ایکیا ikea
  رومانسون romanson
  الگانس elegance
  اسپریت esprit
  گلکسی galaxy
  واچ watch
  هودی hoodie
  سویشرت sweatshirt
  پلار polar
  ناروتو naruto
  تدی teddy
  شوبرت schobert
  تیمبرلند timberland
  دلسی delsey
  امریکن american
  توریستر tourister
  امیزفیت amazfit
  هایلو haylou
  اسکمی skmei
  فیلا fila
  اندر under
  ارمور armour
  نورث north
  فیس face
  جک jack
  جونز jones
  کلین klein
  کلوین calvin
  مایکل michael
  کورس kors
  دیزل diesel
  فسیل fossil
  رابر rubber
  شارژر charger
  کاور cover
  مدل model
  کلاب club
  اکتیو active
  تایتان titan
  ولینگتون wellington
  نشنال national
  هیلز hills
  بورلی beverly
  منچستر manchester
  مادرید madrid
  رئال real
  والتر walter
  کنت kenneth
  سیلور silver
  لایف life
  شاک shock
  فورس force
  گریپ grip
  اسلیم slim
  رگولار regular
  لاکچری luxury
`);

/** Persian words typed in Latin letters. */
export const finglish = pairsOf(`
  کاپشن kapshen kapshan
  ساعت saat saaat
  مردانه mardane mardaneh
  زنانه zanane zananeh
  دخترانه dokhtarane dokhtaraneh
  پسرانه pesarane pesaraneh
  ورزشی varzeshi
  هودی hoodi hudi
  سویشرت suishert sweishert
  گرمکن garmkon
  شلوار shalvar
  کفش kafsh
  کیف kif
  ساک sak
  چمدان chamedan chamedoon
  دیواری divari
  مچی mochi
  بند band
  خرید kharid
  مشکی meshki
  سفید sefid
  قرمز ghermez qermez
  ابی abi
  سبز sabz
  طوسی toosi tusi
  استین astin
  بلند boland
  بزرگ bozorg
  کوچک koochak kuchak
  چوبی choobi chubi
  زیپ zip
  کتان katan
  چرم charm
  چرمی charmi
  پالتو palto
  بارانی barani
  بادگیر badgir
  کلاه kolah
  یقه yaghe
  طلایی talayi talaei
  نقره noghre
  فلزی felezi
  سیلیکونی silikoni
  هوشمند hooshmand hushmand
  رومیزی romizi roomizi
  مسافرتی mosaferati
  دستی dasti
  محافظ mohafez
  بدنسازی badansazi
  فوتبال footbal
  شنا shena
  کوهنوردی koohnavardi kuhnavardi
  بچگانه bachegane
  عقربه aghrabe
  صفحه safhe
  شارژر sharjer
  زمستانی zemestani
  مخمل makhmal
  پارچه parche
  جیب jib
  خلبانی khalabani
  موتور motor
  استیل estil
  فانتزی fantezi
  اسپرت esport
  مدرن modern
  سرامیکی seramiki
  کلاسیک kelasik klasik
  برزنتی berezenti
  مناسب monaseb
  متوسط motevaset
  کلاهدار kolahdar
  بسکتبال basketbal
  طرح tarh
  رنگ rang
  پارچه ای parche
  پشمی pashmi
  پاییزه payize
  بهاره bahare
  بنفش banafsh
  نارنجی narenji
  صورتی soorati surati
  نایک nayk
  ادیداس adidas
  سامسونگ samsoong samsung
  کاسیو kasio
  رولکس roleks
  اپل apel
  پوما pooma
`);

/** Synonyms. */
export const otherWords = pairsOf(`
  مشکی سیاه
  طوسی خاکستری
  اورجینال اصل اصلی
  اصل اورجینال
  کاور قاب
  قاب کاور
  بارونی بارانی
  بچگانه کودکانه
  قرمز سرخ
  هوشمند اسمارت
  سویشرت سوییشرت سوئیشرت هودی
  سوییشرت سویشرت
  مسافرتی سفری
  سیلیکونی ژله‌ای
  کلاهدار هودی
  مردانه مردونه
  زنانه زنونه
  دخترانه دخترونه
  پسرانه پسرونه
  بچگانه بچگونه
  ورزشی اسپرت
  اسپرت ورزشی
  بزرگ لارج
  کوچک اسمال
  محافظ گلس
  گلس محافظ
  کرم بژ
  سورمه‌ای سرمه‌ای
  ساک کیف
  چمدان ترولی
  بدنسازی فیتنس
  زمستانه زمستانی
  زمستانی زمستانه
  پاییزه پاییزی
  بهاره بهاری
  کاپشن ژاکت
  نقره‌ای سیلور
  طلایی گلد
  مشکی بلک
  سفید وایت
  شارژر شارژ
  دیواری دیوارکوب
`);
