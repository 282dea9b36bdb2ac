import type { DemoColour, DemoDepartment } from './demo-product.ts';

const black: DemoColour = { name: 'مشکی', hex: '#1F2023' };
const white: DemoColour = { name: 'سفید', hex: '#F4F3EF' };
const camel: DemoColour = { name: 'شتری', hex: '#B98B5E' };
const navy: DemoColour = { name: 'سرمه‌ای', hex: '#24345A' };
const brick: DemoColour = { name: 'آجری', hex: '#A9502F' };
const sage: DemoColour = { name: 'سبز مریم‌گلی', hex: '#9CAF88' };

/** Last pieces of the demo shop: each on offer or at a low price. */
export const clearanceSale: DemoDepartment = {
  categories: [
    {
      slug: 'clearance-sale',
      name: 'حراج ته‌انبار',
      emoji: 'label',
      children: [
        { slug: 'clearance-clothing', name: 'حراج پوشاک', emoji: 't-shirt' },
        { slug: 'clearance-home', name: 'حراج خانه و آشپزخانه', emoji: 'teapot' },
        { slug: 'clearance-digital', name: 'حراج دیجیتال', emoji: 'electric-plug' },
      ],
    },
  ],
  brands: [
    { slug: 'nilpush', name: 'نیل‌پوش' },
    { slug: 'rahpa', name: 'ره‌پا' },
    { slug: 'khanehgarm', name: 'خانه‌گرم' },
    { slug: 'simatech', name: 'سیماتک' },
  ],
  products: [
    {
      slug: 'nilpush-wool-coat-last', brand: 'nilpush', category: 'clearance-clothing',
      name: 'پالتوی پشمی بلند نیل‌پوش، آخرین سایزها',
      description: 'پالتوی پرطرفدار پاییز گذشته که تنها چند سایزش مانده است. پارچهٔ پشمی آستر ساتن دارد و روی بافت ضخیم هم راحت بسته می‌شود. دکمه‌هایش از شاخ طبیعی است و دو دکمهٔ یدک در جیب دارد.',
      price: 4_800_000,
      specifications: [['جنس', '۶۰٪ پشم، ۴۰٪ پلی‌استر'], ['آستر', 'ساتن'], ['قد', '۱۱۰ سانتی‌متر'], ['جیب', '۲ جیب مورب'], ['شست‌وشو', 'خشک‌شویی']],
      tags: ['زمستان', 'پایان فصل', 'زنانه'], emoji: ['coat', 'snowflake'], colours: [camel, black], sizes: ['۳۸', '۴۰', '۴۴'],
      offer: { price: 2_980_000, allotted: 25 }, badge: { text: 'آخرین سایزها', colour: 'saffron' },
    },
    {
      slug: 'nilpush-linen-shirt-last', brand: 'nilpush', category: 'clearance-clothing',
      name: 'پیراهن کتان مردانهٔ نیل‌پوش آستین‌کوتاه',
      description: 'کتان شسته‌شده از همان روز اول نرم است و در گرمای بندر هم به تن نمی‌چسبد. چند رنگ از سری تابستان مانده و دوباره دوخته نمی‌شود. کمی چروک، بخشی از زیبایی کتان است.',
      price: 690_000,
      specifications: [['جنس', 'کتان و پنبه'], ['یقه', 'ایستاده'], ['فرم', 'آزاد'], ['شست‌وشو', 'ماشین، ۳۰ درجه']],
      tags: ['تابستان', 'پایان فصل', 'مردانه'], emoji: ['t-shirt', 'sun'], colours: [white, sage], sizes: ['M', 'L', 'XXL'], stock: 3,
    },
    {
      slug: 'nilpush-floral-dress-last', brand: 'nilpush', category: 'clearance-clothing',
      name: 'پیراهن گل‌دار نخی نیل‌پوش مدل باغچه',
      description: 'گل‌های ریزش با دست چاپ قلمکار خورده و هر طاقه کمی با دیگری فرق دارد. دامن چین‌دار و جیب پنهان دارد. از این طرح فقط همین سایزها در انبار مانده است.',
      price: 1_450_000,
      specifications: [['جنس', '۱۰۰٪ نخ'], ['قد', '۱۲۰ سانتی‌متر'], ['آستین', 'سه‌ربع'], ['جیب', 'دارد'], ['شست‌وشو', 'دستی با آب سرد']],
      tags: ['تابستان', 'پایان فصل', 'زنانه'], emoji: ['dress', 'blossom'], sizes: ['۳۶', '۳۸', '۴۲'],
      offer: { price: 950_000, allotted: 30 },
    },
    {
      slug: 'rahpa-canvas-sneaker-last', brand: 'rahpa', category: 'clearance-clothing',
      name: 'کتانی پارچه‌ای ره‌پا مدل کوچه، سایزهای تکی',
      description: 'رویهٔ برزنتی آن تنفس می‌کند و زیرهٔ لاستیکی روی موزاییک خیس هم می‌گیرد. بسته‌بندی چند جفت در انبار خط افتاده، خود کفش نو و نپوشیده است.',
      price: 780_000,
      specifications: [['رویه', 'برزنت'], ['زیره', 'لاستیک ولکانیزه'], ['کفی', 'جداشدنی'], ['وضعیت', 'نو، جعبهٔ آسیب‌دیده']],
      tags: ['پایان فصل', 'مردانه', 'زنانه'], emoji: ['running-shoe'], colours: [white, navy], sizes: ['۳۷', '۴۱', '۴۵'], stock: 2,
    },
    {
      slug: 'nilpush-knit-scarf-last', brand: 'nilpush', category: 'clearance-clothing',
      name: 'شال‌گردن بافت نیل‌پوش طرح کردستان',
      description: 'نقش لوزی آن از جاجیم کردستان گرفته شده و با نخ نرم بافته شده است. دو متر بلندی دارد و دو دور دور گردن می‌پیچد. زمستان گذشته تمام شد و این چند عدد از نمایشگاه برگشته است.',
      price: 320_000,
      specifications: [['جنس', 'اکریلیک نرم و پشم'], ['اندازه', '۲۰۰ × ۳۰ سانتی‌متر'], ['بافت', 'ژاکارد'], ['شست‌وشو', 'دستی']],
      tags: ['زمستان', 'پایان فصل', 'هدیه'], emoji: ['scarf', 'yarn'], colours: [brick, navy], stock: 0,
    },
    {
      slug: 'khanehgarm-teapot-set-last', brand: 'khanehgarm', category: 'clearance-home',
      name: 'ست قوری و استکان سرامیکی خانه‌گرم، ۷ پارچه',
      description: 'از سری بهاره تنها چند دست مانده است. قوری هشتصد سی‌سی، شش استکان را پر می‌کند و دهانه‌اش چکه نمی‌کند. سینی چوبی هم در همان جعبه است.',
      price: 1_250_000,
      specifications: [['تعداد', '۷ پارچه و سینی'], ['گنجایش قوری', '۸۰۰ میلی‌لیتر'], ['جنس', 'سرامیک لعاب‌دار'], ['مناسب ماشین ظرف‌شویی', 'بله']],
      tags: ['چای و قهوه', 'ته‌انبار', 'هدیه'], emoji: ['teapot', 'teacup-without-handle'], colours: [sage, white],
      offer: { price: 790_000, allotted: 35 }, featured: true,
    },
    {
      slug: 'khanehgarm-bamboo-towel-last', brand: 'khanehgarm', category: 'clearance-home',
      name: 'حولهٔ حمام بامبوی خانه‌گرم، بستهٔ دوعددی',
      description: 'بامبو آب را زودتر از پنبه می‌گیرد و زودتر خشک می‌شود. رنگ‌های این سری دیگر تولید نمی‌شود، پس بسته‌ها با همین قیمت جمع می‌شوند.',
      price: 640_000,
      specifications: [['تعداد', '۲ عدد'], ['اندازه', '۷۰ × ۱۴۰ سانتی‌متر'], ['جنس', 'بامبو و پنبه'], ['وزن پارچه', '۵۰۰ گرم بر مترمربع']],
      tags: ['ته‌انبار', 'حمام'], emoji: ['bathtub', 'bubbles'], colours: [sage, brick],
    },
    {
      slug: 'khanehgarm-wooden-board-last', brand: 'khanehgarm', category: 'clearance-home',
      name: 'تختهٔ سرو چوب توت خانه‌گرم با لبهٔ پوستی',
      description: 'لبهٔ پوست درخت را دست نزده‌ایم و هر تخته شکل خودش را دارد. برای پنیر و گردوی صبحانه یا کباب شب جمعه به سفره می‌آید. چند تخته گرهٔ ریز دارند و به همین خاطر ارزان شده‌اند.',
      price: 450_000,
      specifications: [['جنس', 'چوب توت'], ['اندازه', '۴۰ × ۲۰ سانتی‌متر'], ['روکش', 'روغن خوراکی'], ['وضعیت', 'نو، گرهٔ طبیعی']],
      tags: ['دست‌ساز', 'ته‌انبار', 'صبحانه'], emoji: ['wood', 'cheese-wedge'],
    },
    {
      slug: 'khanehgarm-lamp-shade-last', brand: 'khanehgarm', category: 'clearance-home',
      name: 'آباژور رومیزی حصیری خانه‌گرم، نمونهٔ نمایشگاه',
      description: 'نور را از لای بافت حصیر خط‌خط بر دیوار می‌اندازد. نمونهٔ ویترین بوده و جز جای برچسب زیر پایه، نشانی از کارکرد ندارد. کلید کم‌نورکن روی سیم است.',
      price: 870_000,
      specifications: [['ارتفاع', '۴۵ سانتی‌متر'], ['سرپیچ', 'E27'], ['جنس', 'حصیر و چوب'], ['وضعیت', 'نمونهٔ نمایشگاه']],
      tags: ['نورپردازی', 'ته‌انبار', 'اتاق خواب'], emoji: ['light-bulb', 'basket'], stock: 4,
    },
    {
      slug: 'khanehgarm-storage-jars-last', brand: 'khanehgarm', category: 'clearance-home',
      name: 'بانکهٔ شیشه‌ای حبوبات خانه‌گرم، بستهٔ شش‌عددی',
      description: 'درِ چوبی با واشر سیلیکونی، نخود و برنج را از شپشک در امان نگه می‌دارد. برچسب‌های گچی همراه آن است تا نام هر کدام را بنویسید. پالت آخر است و بسته‌ها با قیمت انبار فروخته می‌شوند.',
      price: 1_100_000,
      specifications: [['تعداد', '۶ عدد'], ['گنجایش', '۱ لیتر'], ['جنس', 'شیشهٔ بوروسیلیکات'], ['در', 'چوب بامبو با واشر']],
      tags: ['ته‌انبار', 'جهیزیه'], emoji: ['jar', 'beans'], offer: { price: 720_000, allotted: 50 },
    },
    {
      slug: 'simatech-wired-earphone-last', brand: 'simatech', category: 'clearance-digital',
      name: 'هندزفری سیمی سیماتک با درگاه USB-C',
      description: 'برای گوشی‌هایی که جک ندارند، بی‌مبدل و بی‌شارژ. صدای مکالمه روشن است و دکمهٔ روی سیم، تماس و آهنگ را می‌گیرد. بسته‌بندی قدیمی است و کالا نو و پلمب.',
      price: 180_000,
      specifications: [['درگاه', 'USB-C'], ['طول سیم', '۱٫۲ متر'], ['میکروفون', 'دارد'], ['گارانتی', '۶ ماه']],
      tags: ['ته‌انبار', 'موسیقی', 'اقتصادی'], emoji: ['headphone', 'musical-notes'], colours: [white, black],
    },
    {
      slug: 'simatech-web-cam-last', brand: 'simatech', category: 'clearance-digital',
      name: 'وب‌کم Full HD سیماتک با درپوش',
      description: 'جلسهٔ برخط را روشن‌تر از دوربین لپ‌تاپ نشان می‌دهد و میکروفون دوگانه دارد. مدل تازه‌تر آمده و این چند عدد با قیمت خرید فروخته می‌شود. نصب نمی‌خواهد، به درگاه USB می‌زنید و تمام.',
      price: 1_300_000,
      specifications: [['وضوح', '۱۰۸۰، ۳۰ فریم'], ['فوکوس', 'خودکار'], ['میکروفون', 'دوگانه'], ['اتصال', 'USB-A'], ['گارانتی', '۱۲ ماه']],
      tags: ['محل کار', 'ته‌انبار', 'تولید محتوا'], emoji: ['video-camera', 'laptop'],
      offer: { price: 890_000, allotted: 20 }, badge: { text: 'آخرین موجودی', colour: 'pomegranate' },
    },
    {
      slug: 'simatech-phone-stand-last', brand: 'simatech', category: 'clearance-digital',
      name: 'پایهٔ رومیزی گوشی سیماتک',
      description: 'پایهٔ آلومینیومی تا می‌شود و در جیب کیف جا می‌گیرد. روی میز آشپزخانه دستور پخت را جلوی چشم نگه می‌دارد. آخرین رنگ‌ها از پایان تولید است.',
      price: 150_000,
      specifications: [['جنس', 'آلومینیوم'], ['سازگاری', 'گوشی و تبلت تا ۱۱ اینچ'], ['زاویه', '۰ تا ۱۰۰ درجه'], ['وزن', '۱۴۰ گرم']],
      tags: ['ته‌انبار', 'محل کار', 'اقتصادی'], emoji: ['mobile-phone', 'paperclip'], colours: [black, white],
    },
    {
      slug: 'simatech-tablet-case-last', brand: 'simatech', category: 'clearance-digital',
      name: 'کیف محافظ تبلت سیماتک با جای قلم',
      description: 'لبهٔ ژله‌ای زمین خوردن را می‌گیرد و پوشش، تبلت را در دو زاویه سرپا نگه می‌دارد. چون مدل تبلت عوض شده، آخرین رنگ‌ها ارزان فروخته می‌شود. جای قلم از کنار بسته است و قلم نمی‌افتد.',
      price: 390_000,
      specifications: [['جنس', 'چرم مصنوعی و ژله'], ['اندازه', '۱۰ تا ۱۱ اینچ'], ['جای قلم', 'دارد'], ['وزن', '۲۱۰ گرم']],
      tags: ['ته‌انبار', 'دانش‌آموزی'], emoji: ['package', 'pencil'], colours: [navy, brick], stock: 5,
    },
    {
      slug: 'simatech-cable-pack-last', brand: 'simatech', category: 'clearance-digital',
      name: 'کابل شارژ روکش‌بافتهٔ سیماتک، بستهٔ سه‌تایی',
      description: 'خانه، ماشین و کیف، هر کدام یکی. روکش بافته کنار سر سوکت تقویت شده و آنجا که کابل‌ها می‌شکنند، خم می‌خورد. برچسب جعبه قدیمی است و همین قیمت را پایین آورده است.',
      price: 270_000,
      specifications: [['تعداد', '۳ عدد'], ['درگاه', 'USB-C به USB-C'], ['طول', '۱ متر'], ['توان', 'تا ۶۰ وات'], ['روکش', 'نایلون بافته']],
      tags: ['شارژ سریع', 'ته‌انبار', 'اقتصادی'], emoji: ['electric-plug', 'link'], colours: [black, sage],
    },
  ],
};
