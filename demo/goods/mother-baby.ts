import type { DemoDepartment } from './demo-product.ts';

export const motherBaby: DemoDepartment = {
  category: {
    slug: 'mother-baby',
    name: { fa: 'مادر و کودک', en: 'Mother and baby' },
    emoji: 'baby-bottle',
    children: [
      { slug: 'baby-clothes', name: { fa: 'لباس بچه', en: "Children's clothes" }, emoji: 'running-shirt' },
      { slug: 'school-bag', name: { fa: 'کیف و کولهٔ مدرسه', en: 'School bags' }, emoji: 'backpack' },
      { slug: 'mother-care', name: { fa: 'مراقبت مادر و نوزاد', en: 'Mother and baby care' }, emoji: 'baby' },
      { slug: 'feeding', name: { fa: 'تغذیهٔ کودک', en: 'Baby food' }, emoji: 'baby-bottle' },
      { slug: 'toys', name: { fa: 'بازی و سرگرمی', en: 'Play' }, emoji: 'teddy-bear' },
    ],
  },
  products: [
    {
      slug: 't-shirt-kids-motorbike',
      name: {
        fa: 'تی‌شرت پسرانهٔ طرح موتور نی‌نی نخ',
        en: "Nini Nakh boys' motorbike tee",
      },
      brand: 'nini-nakh',
      category: 'baby-clothes',
      description: {
        fa: 'چاپش ترک نمی‌خورد و رکابش پوست را اذیت نمی‌کند. برای بچه‌ای که همه‌چیز برایش موتور است.',
        en: 'The print does not crack, and the seams do not itch. For the child to whom everything is a motorbike.',
      },
      price: 420_000,
      specifications: [
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'پنبه', en: 'Cotton' } },
        { name: { fa: 'چاپ', en: 'Print' }, value: { fa: 'آب‌پایه', en: 'Water-based' } },
        { name: { fa: 'شست‌وشو', en: 'Care' }, value: { fa: 'ماشین، پشت‌ورو', en: 'Inside out' } },
      ],
      tags: ['کودک', 'تی‌شرت', 'نخی'],
      colours: [{ colour: 'navy-white', photos: ['t-shirt-kids-print-1'] }],
      sizes: [
        { fa: '۴ سال', en: '4 years' },
        { fa: '۶ سال', en: '6 years' },
        { fa: '۸ سال', en: '8 years' },
        { fa: '۱۰ سال', en: '10 years' },
      ],
      flashSale: { price: 339_000, allotted: 60 },
    },
    {
      slug: 't-shirt-kids-street',
      name: {
        fa: 'تی‌شرت پسرانهٔ طرح خیابان نی‌نی نخ',
        en: "Nini Nakh boys' street tee",
      },
      brand: 'nini-nakh',
      category: 'baby-clothes',
      description: {
        fa: 'سرمه‌ای با عکس شهر؛ بچه‌ها خودشان انتخابش می‌کنند. بعد از پنجاه بار شستن هم همین است.',
        en: 'Navy with a city street; the one children choose themselves. The same after fifty washes.',
      },
      price: 420_000,
      specifications: [
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'پنبه', en: 'Cotton' } },
        { name: { fa: 'چاپ', en: 'Print' }, value: { fa: 'دیجیتال', en: 'Digital' } },
        { name: { fa: 'شست‌وشو', en: 'Care' }, value: { fa: 'ماشین، پشت‌ورو', en: 'Inside out' } },
      ],
      tags: ['کودک', 'تی‌شرت', 'نخی'],
      colours: [{ colour: 'navy', photos: ['t-shirt-kids-print-2'] }],
      sizes: [
        { fa: '۴ سال', en: '4 years' },
        { fa: '۶ سال', en: '6 years' },
        { fa: '۸ سال', en: '8 years' },
        { fa: '۱۰ سال', en: '10 years' },
      ],
    },
    {
      slug: 'denim-set-kids',
      name: {
        fa: 'ست کت و شلوار جین دخترانهٔ نی‌نی نخ',
        en: "Nini Nakh girls' denim jacket and jeans",
      },
      brand: 'nini-nakh',
      category: 'baby-clothes',
      description: {
        fa: 'کت و شلوار با هم، هر کدام جدا هم به کار می‌آید. جینش نرم است و زانو را نمی‌زند.',
        en: 'Jacket and jeans together, and useful apart. Soft denim that is kind to knees.',
      },
      price: 1_890_000,
      specifications: [
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'جین کش‌دار', en: 'Stretch denim' } },
        { name: { fa: 'تعداد', en: 'In the pack' }, value: { fa: '۲ تکه', en: '2 pieces' } },
        { name: { fa: 'کمر', en: 'Waist' }, value: { fa: 'کش پشت', en: 'Elastic at the back' } },
        { name: { fa: 'شست‌وشو', en: 'Care' }, value: { fa: 'ماشین، پشت‌ورو', en: 'Inside out' } },
      ],
      tags: ['کودک', 'جین', 'دخترانه'],
      colours: [{ colour: 'blue', photos: ['denim-set-kids-1'] }],
      sizes: [
        { fa: '۶ سال', en: '6 years' },
        { fa: '۸ سال', en: '8 years' },
        { fa: '۱۰ سال', en: '10 years' },
        { fa: '۱۲ سال', en: '12 years' },
      ],
      featured: true,
    },
    {
      slug: 'backpack-kids-girl',
      name: {
        fa: 'کولهٔ مدرسهٔ دخترانهٔ صورتی پاکوچولو',
        en: "Pa-Kuchulu girls' pink school bag",
      },
      brand: 'pa-kuchulu',
      category: 'school-bag',
      description: {
        fa: 'پشتش ابر دارد و بند سینه، تا وزن کتاب‌ها روی شانه نماند. جیب قمقمه دو طرف است.',
        en: 'A padded back and a chest strap, so that books do not weigh on the shoulders. Bottle pockets on both sides.',
      },
      price: 1_290_000,
      specifications: [
        { name: { fa: 'حجم', en: 'Volume' }, value: { fa: '۱۶ لیتر', en: '16 litres' } },
        { name: { fa: 'مناسب', en: 'For' }, value: { fa: '۷ تا ۱۱ سال', en: 'Ages 7 to 11' } },
        { name: { fa: 'وزن', en: 'Weight' }, value: { fa: '۵۲۰ گرم', en: '520 g' } },
      ],
      tags: ['مدرسه', 'کودک', 'کوله‌پشتی'],
      photos: ['backpack-kids-girl-1', 'backpack-kids-girl-2'],
      flashSale: { price: 1_090_000, allotted: 50 },
    },
    {
      slug: 'backpack-school',
      name: {
        fa: 'کولهٔ مدرسهٔ مشکی پاکوچولو',
        en: 'Pa-Kuchulu black school bag',
      },
      brand: 'pa-kuchulu',
      category: 'school-bag',
      description: {
        fa: 'مشکی و محکم، از پایهٔ هفتم تا کنکور. دو خانهٔ بزرگ دارد و زیپی که گیر نمی‌کند.',
        en: 'Black and strong, from seventh grade to the entrance exam. Two large compartments and zips that run.',
      },
      price: 1_380_000,
      specifications: [
        { name: { fa: 'حجم', en: 'Volume' }, value: { fa: '۲۴ لیتر', en: '24 litres' } },
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'پلی‌استر', en: 'Polyester' } },
        { name: { fa: 'جای لپ‌تاپ', en: 'Laptop' }, value: { fa: '۱۴ اینچ', en: '14 inches' } },
      ],
      tags: ['مدرسه', 'کوله‌پشتی', 'دانشگاه'],
      photos: ['backpack-school-1', 'backpack-school-2'],
    },
    {
      slug: 'humidifier-ultrasonic',
      name: {
        fa: 'بخور سرد اتاق کودک مامان‌یار، ۲ لیتری',
        en: 'Maman Yar nursery humidifier, 2 litres',
      },
      brand: 'maman-yar',
      category: 'mother-care',
      description: {
        fa: 'شب‌های سرماخوردگی بینی کوچک را باز نگه می‌دارد. چراغ خواب ندارد و صدایش درنمی‌آید.',
        en: 'Keeps a small nose clear on nights with a cold. No light, and no sound to speak of.',
      },
      price: 2_850_000,
      warranty: 12,
      specifications: [
        { name: { fa: 'ظرفیت', en: 'Capacity' }, value: { fa: '۲ لیتر', en: '2 litres' } },
        { name: { fa: 'زمان کار', en: 'Runs for' }, value: { fa: '۱۰ ساعت', en: '10 hours' } },
        { name: { fa: 'خاموشی خودکار', en: 'Switches off by itself' }, value: { fa: 'دارد', en: 'Yes' } },
      ],
      tags: ['بخور', 'نوزاد', 'سلامت خانه'],
      colours: [
        { colour: 'black', photos: ['humidifier-ultrasonic-1'] },
        { colour: 'white', photos: ['humidifier-ultrasonic-2'] },
        { colour: 'cream', photos: ['humidifier-ultrasonic-3'] },
      ],
    },
    {
      slug: 'pregnancy-ball',
      name: {
        fa: 'توپ بارداری صورتی مامان‌یار با تلمبه',
        en: 'Maman Yar pink birthing ball with pump',
      },
      brand: 'maman-yar',
      category: 'mother-care',
      description: {
        fa: 'برای کمردرد ماه‌های آخر و ورزش‌های آمادگی. ضد ترکیدن است و تا ۱۵۰ کیلو می‌کشد.',
        en: 'For the sore back of the last months and exercises of preparation. Burst-proof, and holds up to 150 kg.',
      },
      price: 780_000,
      specifications: [
        { name: { fa: 'قطر', en: 'Diameter' }, value: { fa: '۶۵ سانتی‌متر', en: '65 cm' } },
        { name: { fa: 'تحمل وزن', en: 'Holds up to' }, value: { fa: '۱۵۰ کیلوگرم', en: '150 kg' } },
        { name: { fa: 'همراه', en: 'Comes with' }, value: { fa: 'تلمبه', en: 'Pump' } },
      ],
      tags: ['بارداری', 'ورزشی', 'سلامت'],
      photos: ['exercise-ball-2'],
    },
    {
      slug: 'baby-changing-bag',
      name: {
        fa: 'ساک لوازم نوزاد سبز مامان‌یار',
        en: 'Maman Yar green changing bag',
      },
      brand: 'maman-yar',
      category: 'mother-care',
      description: {
        fa: 'سبز شاد که در شلوغی فرودگاه هم گم نمی‌شود. جیب شیشه، جیب پوشک، جیب کلید خودتان.',
        en: 'A happy green you cannot lose in an airport. A pocket for bottles, one for nappies, one for your keys.',
      },
      price: 1_590_000,
      specifications: [
        { name: { fa: 'حجم', en: 'Volume' }, value: { fa: '۱۸ لیتر', en: '18 litres' } },
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'نایلون', en: 'Nylon' } },
        { name: { fa: 'جیب', en: 'Pockets' }, value: { fa: 'پنج جیب', en: 'Five' } },
      ],
      tags: ['نوزاد', 'ساک', 'سفری'],
      photos: ['gym-bag-women-1'],
      stock: 5,
    },
    {
      slug: 'baby-apple-puree',
      name: {
        fa: 'پورهٔ سیب کودک جوجه‌طلا، بستهٔ چهارتایی',
        en: 'Jujeh Tala apple purée, pack of four',
      },
      brand: 'jujeh-tala',
      category: 'feeding',
      description: {
        fa: 'فقط سیب، بدون شکر و نگهدارنده. از شش‌ماهگی با قاشق کوچک.',
        en: 'Only apple: no sugar, nothing added. From six months, with a small spoon.',
      },
      price: 138_000,
      specifications: [
        { name: { fa: 'سن', en: 'Age' }, value: { fa: 'از ۶ ماهگی', en: 'From 6 months' } },
        { name: { fa: 'تعداد', en: 'In the pack' }, value: { fa: '۴ عدد', en: '4 pieces' } },
        { name: { fa: 'شکر افزوده', en: 'Added sugar' }, value: { fa: 'ندارد', en: 'None' } },
      ],
      tags: ['تغذیهٔ کودک', 'سیب', 'سالم'],
      photos: ['apple-sauce-1'],
    },
    {
      slug: 'skateboard-mini',
      name: {
        fa: 'اسکیت‌برد کوچک قرمز تیزگام',
        en: 'Tizgaam small red skateboard',
      },
      brand: 'tizgaam',
      category: 'toys',
      description: {
        fa: 'سبک است و در کولهٔ مدرسه جا می‌شود. چرخ‌های نرمش روی آسفالت هم قرقر نمی‌کند.',
        en: 'Light, and it fits a school bag. Soft wheels that do not grumble even on asphalt.',
      },
      price: 1_450_000,
      specifications: [
        { name: { fa: 'طول', en: 'Length' }, value: { fa: '۵۶ سانتی‌متر', en: '56 cm' } },
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'پلاستیک فشرده', en: 'Tough plastic' } },
        { name: { fa: 'مناسب', en: 'For' }, value: { fa: 'از ۷ سال', en: 'From age 7' } },
        { name: { fa: 'تحمل وزن', en: 'Holds up to' }, value: { fa: '۸۰ کیلوگرم', en: '80 kg' } },
      ],
      tags: ['بازی', 'کودک', 'ورزشی'],
      photos: ['skateboard-mini-1'],
      flashSale: { price: 1_190_000, allotted: 30 },
    },
  ],
};
