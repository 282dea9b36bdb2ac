/** A seller of the demo shop; the house keeps what none of them sells. */
export interface DemoSeller {
  readonly slug: string;
  readonly name: string;
  readonly about: string;
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
    slug: 'kafshduzan-tabriz', name: 'کفش‌دوزان تبریز', kind: 'business', province: 'آذربایجان شرقی', city: 'تبریز', emoji: 'mans-shoe',
    categories: ['womens-shoes', 'mens-shoes'],
    about: 'سه نسل است که در راستهٔ کفاشان بازار تبریز کفش چرمی می‌دوزیم. چرم را خودمان از چرم‌شهر می‌خریم و هر جفت پیش از جعبه شدن یک بار پوشیده و نگاه می‌شود. اگر اندازه نبود، تا هفت روز عوضش می‌کنیم و هزینهٔ رفت‌وبرگشت با ماست.',
    ofDemoAccount: true,
  },
  {
    slug: 'baghshahr', name: 'خشکبار باغ‌شهر', kind: 'business', province: 'خراسان رضوی', city: 'مشهد', emoji: 'peanuts',
    categories: ['nuts-dried-fruit', 'saffron-spices', 'sweets'],
    about: 'پسته و زعفران را سر زمین می‌خریم و در مشهد بو می‌دهیم و بسته می‌کنیم. تاریخ بو دادن روی هر بسته نوشته شده است؛ چیزی که بیش از چهل روز مانده باشد فروخته نمی‌شود.',
  },
  {
    slug: 'chaykhaneh-lahijan', name: 'چای‌خانهٔ لاهیجان', kind: 'business', province: 'گیلان', city: 'لاهیجان', emoji: 'teapot',
    categories: ['tea-coffee', 'rice-staples'],
    about: 'چای بهارهٔ لاهیجان، برنج شالیزارهای آستانه و قهوه‌ای که هر هفته تازه برشته می‌شود. بی‌اسانس، بی‌رنگ، با برگهٔ آزمایش برای هر محموله.',
  },
  {
    slug: 'naghsh-o-tar', name: 'نقش و تار', kind: 'business', province: 'فارس', city: 'شیراز', emoji: 'yarn',
    categories: ['carpet-rug', 'home-decor'],
    about: 'گلیم و گبه را از بافندگان عشایر فارس می‌گیریم و نام بافنده پشت هر کار دوخته شده است. برای دیدن رنگ در نور روز، پیش از خرید عکس تازه می‌فرستیم.',
  },
  {
    slug: 'kaveh-digital', name: 'کاوه دیجیتال', kind: 'business', province: 'تهران', city: 'تهران', emoji: 'headphone',
    categories: ['headphone-speaker', 'smart-watch', 'camera-gaming'],
    about: 'از سال ۱۳۸۹ در بازار علاءالدین. هر دستگاه با شناسهٔ رجیستری و گارانتی شرکتی فرستاده می‌شود و کارشناس ما تا راه افتادن آن پاسخ‌گوست.',
  },
  {
    slug: 'khaneh-pooneh', name: 'خانهٔ پونه', kind: 'business', province: 'البرز', city: 'کرج', emoji: 'teddy-bear',
    categories: ['toys', 'baby-clothes', 'kids-shoes', 'children-book'],
    about: 'هر چه برای کودک خودمان می‌خریم می‌فروشیم: پارچهٔ پنبه‌ای بی‌رنگ تند، چوب بی‌لبه و کتابی که شب‌ها دوباره خواسته شود.',
  },
  {
    slug: 'golabdan', name: 'گلابدان کاشان', kind: 'business', province: 'اصفهان', city: 'کاشان', emoji: 'bouquet',
    categories: ['skincare', 'haircare', 'perfume'],
    about: 'گلاب قمصر، روغن‌های گیاهی و عطرهایی که خودمان می‌سازیم. تاریخ ساخت روی شیشه است و نمونهٔ کوچک هر عطر کنار سفارش می‌آید.',
  },
  {
    slug: 'dastbaft-mahin', name: 'دست‌بافت مهین', kind: 'personal', province: 'یزد', city: 'یزد', emoji: 'scarf',
    categories: ['scarf', 'womens-bag'],
    about: 'شال و کیف را خودم و دو همکارم در خانه‌ای در محلهٔ فهادان یزد می‌بافیم. هر کار یکی‌دو روز زمان می‌برد، برای همین شمارشان کم است.',
  },
];
