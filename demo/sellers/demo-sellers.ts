/** A seller of the demo shop; the house keeps what none of them sells. */
export interface DemoSeller {
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string;
  readonly about: string;
  readonly aboutEn: string;
  readonly kind: 'personal' | 'business';
  readonly province: string;
  readonly city: string;
  /** Icon of `@iconify-json/fluent-emoji`, drawn on a coloured ground as the logo. */
  readonly emoji: string;
  /** Slugs of the second-level categories whose products are this seller's. */
  readonly categories: readonly string[];
  /** Managed by the demo's seller account. */
  readonly ofDemoAccount?: true;
}

export const demoSellers: readonly DemoSeller[] = [
  {
    slug: 'kafshduzan-tabriz',
    name: 'کفش‌دوزان تبریز',
    nameEn: 'Tabriz Shoemakers',
    kind: 'business',
    province: 'آذربایجان شرقی',
    city: 'تبریز',
    emoji: 'mans-shoe',
    categories: ['womens-shoes', 'mens-shoes'],
    about:
      'سه نسل است که در راستهٔ کفاشان بازار تبریز کفش چرمی می‌دوزیم. چرم را خودمان از چرم‌شهر می‌خریم و هر جفت پیش از جعبه شدن یک بار پوشیده و نگاه می‌شود. اگر اندازه نبود، تا هفت روز عوضش می‌کنیم و هزینهٔ رفت‌وبرگشت با ماست.',
    aboutEn:
      'For three generations we have sewn leather shoes in the shoemakers’ row of the bazaar of Tabriz. We buy the leather at the tanneries ourselves, and each pair is tried on and looked over once before it is boxed. If the size is wrong, we exchange it within seven days and pay for both ways.',
    ofDemoAccount: true,
  },
  {
    slug: 'baghshahr',
    name: 'خشکبار باغ‌شهر',
    nameEn: 'Baghshahr Nuts',
    kind: 'business',
    province: 'خراسان رضوی',
    city: 'مشهد',
    emoji: 'peanuts',
    categories: ['nuts-dried-fruit', 'saffron-spices', 'sweets'],
    about:
      'پسته و زعفران را سر زمین می‌خریم و در مشهد بو می‌دهیم و بسته می‌کنیم. تاریخ بو دادن روی هر بسته نوشته شده است؛ چیزی که بیش از چهل روز مانده باشد فروخته نمی‌شود.',
    aboutEn:
      'We buy pistachios and saffron where they grow, and roast and pack them in Mashhad. The day of roasting is written on each pack; nothing older than forty days is sold.',
  },
  {
    slug: 'chaykhaneh-lahijan',
    name: 'چای‌خانهٔ لاهیجان',
    nameEn: 'Lahijan Tea House',
    kind: 'business',
    province: 'گیلان',
    city: 'لاهیجان',
    emoji: 'teapot',
    categories: ['tea-coffee', 'rice-staples'],
    about:
      'چای بهارهٔ لاهیجان، برنج شالیزارهای آستانه و قهوه‌ای که هر هفته تازه برشته می‌شود. بی‌اسانس، بی‌رنگ، با برگهٔ آزمایش برای هر محموله.',
    aboutEn:
      'Spring tea from Lahijan, rice from the paddies of Astaneh, and coffee roasted fresh every week. No essence, no colouring, and a laboratory sheet with every batch.',
  },
  {
    slug: 'naghsh-o-tar',
    name: 'نقش و تار',
    nameEn: 'Naghsh-o-Tar',
    kind: 'business',
    province: 'فارس',
    city: 'شیراز',
    emoji: 'yarn',
    categories: ['carpet-rug', 'home-decor'],
    about:
      'گلیم و گبه را از بافندگان عشایر فارس می‌گیریم و نام بافنده پشت هر کار دوخته شده است. برای دیدن رنگ در نور روز، پیش از خرید عکس تازه می‌فرستیم.',
    aboutEn:
      'Our kilims and gabbehs come from the nomad weavers of Fars, and the weaver’s name is sewn on the back of each piece. To show you the colour in daylight, we send a fresh photograph before you buy.',
  },
  {
    slug: 'kaveh-digital',
    name: 'کاوه دیجیتال',
    nameEn: 'Kaveh Digital',
    kind: 'business',
    province: 'تهران',
    city: 'تهران',
    emoji: 'headphone',
    categories: ['headphone-speaker', 'smart-watch', 'camera-gaming'],
    about:
      'از سال ۱۳۸۹ در بازار علاءالدین. هر دستگاه با شناسهٔ رجیستری و گارانتی شرکتی فرستاده می‌شود و کارشناس ما تا راه افتادن آن پاسخ‌گوست.',
    aboutEn:
      'Since 2010 in the Alaeddin bazaar of Tehran. Each device comes with its registry code and a company’s warranty, and our expert answers until it runs.',
  },
  {
    slug: 'khaneh-pooneh',
    name: 'خانهٔ پونه',
    nameEn: 'Pooneh House',
    kind: 'business',
    province: 'البرز',
    city: 'کرج',
    emoji: 'teddy-bear',
    categories: ['toys', 'baby-clothes', 'kids-shoes', 'children-book'],
    about:
      'هر چه برای کودک خودمان می‌خریم می‌فروشیم: پارچهٔ پنبه‌ای بی‌رنگ تند، چوب بی‌لبه و کتابی که شب‌ها دوباره خواسته شود.',
    aboutEn:
      'We sell what we buy for our own child: cotton without harsh dyes, wood without sharp edges, and books that are asked for again at night.',
  },
  {
    slug: 'golabdan',
    name: 'گلابدان کاشان',
    nameEn: 'Golabdan of Kashan',
    kind: 'business',
    province: 'اصفهان',
    city: 'کاشان',
    emoji: 'bouquet',
    categories: ['skincare', 'haircare', 'perfume'],
    about:
      'گلاب قمصر، روغن‌های گیاهی و عطرهایی که خودمان می‌سازیم. تاریخ ساخت روی شیشه است و نمونهٔ کوچک هر عطر کنار سفارش می‌آید.',
    aboutEn:
      'Rose water of Qamsar, plant oils, and perfumes that we make ourselves. The date is on the bottle, and a small sample of each perfume comes with your order.',
  },
  {
    slug: 'dastbaft-mahin',
    name: 'دست‌بافت مهین',
    nameEn: 'Mahin Handwoven',
    kind: 'personal',
    province: 'یزد',
    city: 'یزد',
    emoji: 'scarf',
    categories: ['scarf', 'womens-bag'],
    about:
      'شال و کیف را خودم و دو همکارم در خانه‌ای در محلهٔ فهادان یزد می‌بافیم. هر کار یکی‌دو روز زمان می‌برد، برای همین شمارشان کم است.',
    aboutEn:
      'Two colleagues and I weave shawls and bags in a house in the Fahadan quarter of Yazd. Each piece takes a day or two, so there are only a few of them.',
  },
];

/** What the house says of itself; its name is the shop's. */
export const demoHouse = {
  about: 'کالاهایی که خودمان برگزیده‌ایم و از انبار خودمان می‌فرستیم.',
  aboutEn: 'Goods that we have chosen ourselves and send from our own warehouse.',
};
