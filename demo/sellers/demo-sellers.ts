/** A seller of the demo shop; products that none of them sells are the shop's own. */
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
  /** Set for the seller that the demo's seller account manages. */
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
      'سه نسل است که در راستهٔ کفاشان بازار تبریز کفش چرمی می‌دوزیم. چرم را خودمان از چرم‌شهر می‌خریم و هر جفت قبل از جعبه شدن یک بار پوشیده و نگاه می‌شود. اگر اندازه نبود، تا هفت روز عوضش می‌کنیم و هزینهٔ رفت‌وبرگشت با ماست.',
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
    categories: ['nuts-dried-fruit', 'sweets'],
    about:
      'بادام و گردو را سر باغ می‌خریم و در مشهد بو می‌دهیم و بسته می‌کنیم. تاریخ بو دادن روی هر بسته نوشته شده است؛ چیزی که بیش از چهل روز مانده باشد فروخته نمی‌شود. شیرینی را هم همسایه‌مان هر صبح تازه می‌پزد.',
    aboutEn:
      'We buy almonds and walnuts in the orchard, and roast and pack them in Mashhad. The day of roasting is written on each pack; nothing older than forty days is sold. Our neighbour bakes the pastries fresh every morning.',
  },
  {
    slug: 'chaykhaneh-lahijan',
    name: 'چای‌خانهٔ لاهیجان',
    nameEn: 'Lahijan Tea House',
    kind: 'business',
    province: 'گیلان',
    city: 'لاهیجان',
    emoji: 'teapot',
    categories: ['tea-coffee', 'breakfast'],
    about:
      'از قهوه‌ای که هر هفته تازه برشته می‌شود تا عسل و ماست و تخم‌مرغی که صبح از کوهپایه می‌رسد؛ هر چه کنار چای می‌نشیند. بی‌اسانس، بی‌رنگ، با برگهٔ آزمایش برای هر محموله.',
    aboutEn:
      'From coffee roasted fresh every week to the honey, yogurt and eggs that come down from the hills in the morning: whatever goes with tea. No essence, no colouring, and a laboratory sheet with every batch.',
  },
  {
    slug: 'naghsh-o-tar',
    name: 'نقش و تار',
    nameEn: 'Naghsh-o-Tar',
    kind: 'business',
    province: 'فارس',
    city: 'شیراز',
    emoji: 'framed-picture',
    categories: ['wall-art', 'home-decor'],
    about:
      'عکس‌ها را عکاسان شیراز می‌گیرند و ما چاپ و قاب می‌کنیم؛ نام عکاس پشت هر قاب نوشته شده است. کوسن و سبد و شمعدان را هم از کارگاه‌های همین شهر می‌آوریم. برای دیدن رنگ در نور روز، قبل از خرید عکس تازه می‌فرستیم.',
    aboutEn:
      'Photographers of Shiraz take the pictures; we print and frame them, and the photographer’s name is on the back. Cushions, baskets and candle holders come from workshops of the same city. To show you the colour in daylight, we send a fresh photograph before you buy.',
  },
  {
    slug: 'kaveh-digital',
    name: 'کاوه دیجیتال',
    nameEn: 'Kaveh Digital',
    kind: 'business',
    province: 'تهران',
    city: 'تهران',
    emoji: 'camera',
    categories: ['smart-watch', 'camera-gaming', 'computer'],
    about:
      'از سال ۱۳۸۹ در بازار علاءالدین. هر دستگاه آزموده و با گارانتی شرکتی فرستاده می‌شود و کارشناس ما تا راه افتادن آن پاسخ‌گوست.',
    aboutEn:
      'Since 2010 in the Alaeddin bazaar of Tehran. Each device comes tested and with a company’s warranty, and our expert answers until it runs.',
  },
  {
    slug: 'khaneh-pooneh',
    name: 'خانهٔ پونه',
    nameEn: 'Pooneh House',
    kind: 'business',
    province: 'البرز',
    city: 'کرج',
    emoji: 'teddy-bear',
    categories: ['toys', 'baby-clothes', 'school-bag', 'mother-care'],
    about:
      'هر چه برای کودک خودمان می‌خریم می‌فروشیم: پارچهٔ پنبه‌ای بی‌رنگ تند، کیفی که شانه را خسته نکند و اسباب‌بازی‌ای که زود نشکند.',
    aboutEn:
      'We sell what we buy for our own child: cotton without harsh dyes, bags that do not tire the shoulders, and toys that do not break at once.',
  },
  {
    slug: 'golabdan',
    name: 'گلابدان کاشان',
    nameEn: 'Golabdan of Kashan',
    kind: 'business',
    province: 'اصفهان',
    city: 'کاشان',
    emoji: 'bouquet',
    categories: ['makeup', 'haircare'],
    about:
      'لوازم آرایش و آرایش مو را بی‌واسطه از سازنده می‌گیریم. تاریخ ساخت روی هر جعبه است و کنار سفارش یک شیشهٔ کوچک گلاب قمصر مهمان ما هستید.',
    aboutEn:
      'Make-up and hair care, straight from who makes it. The date is on each box, and a small bottle of rose water from Qamsar comes with your order, as our guest.',
  },
  {
    slug: 'dastdooz-mahin',
    name: 'دست‌دوز مهین',
    nameEn: 'Mahin Handmade',
    kind: 'personal',
    province: 'یزد',
    city: 'یزد',
    emoji: 'handbag',
    categories: ['womens-bag', 'womens-accessory'],
    about:
      'کیف و زیور را خودم و دو همکارم در خانه‌ای در محلهٔ فهادان یزد می‌دوزیم و می‌سازیم. هر کار یکی‌دو روز زمان می‌برد، برای همین تعدادشان کم است.',
    aboutEn:
      'Two colleagues and I sew bags and make jewellery in a house in the Fahadan quarter of Yazd. Each piece takes a day or two, so there are only a few of them.',
  },
];

/** The shop's description as a seller of its own goods; its name is the shop's. */
export const demoHouse = {
  about: 'کالاهایی که خودمان برگزیده‌ایم و از انبار خودمان می‌فرستیم.',
  aboutEn: 'Goods that we have chosen ourselves and send from our own warehouse.',
};
