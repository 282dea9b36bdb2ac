import type { DemoDepartment } from './demo-product.ts';

export const tools: DemoDepartment = {
  category: {
    slug: 'tools',
    name: { fa: 'ابزار و نوسازی', en: 'Tools and repairs' },
    emoji: 'hammer-and-wrench',
    children: [
      { slug: 'power-tools', name: { fa: 'ابزار برقی و دستی', en: 'Tools' }, emoji: 'wrench' },
      { slug: 'paint-repair', name: { fa: 'رنگ و تعمیر', en: 'Paint and repair' }, emoji: 'paintbrush' },
      { slug: 'building-garden', name: { fa: 'چوب، میخ و باغچه', en: 'Wood, nails and garden' }, emoji: 'wood' },
    ],
  },
  products: [
    {
      slug: 'drill-cordless-kit',
      name: {
        fa: 'دریل شارژی پولاددست با دو باتری و سرمته',
        en: 'Poulad-Dast cordless drill kit',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'پردهٔ تازه، قفسهٔ کج، تخت نو؛ همه را همین یکی درست می‌کند. دو باتری دارد تا وسط کار نمانید.',
        en: 'New curtains, a crooked shelf, a new bed: this one does them all. Two batteries, so you never stop halfway.',
      },
      price: 12_800_000,
      warranty: 18,
      specifications: [
        { name: { fa: 'ولتاژ', en: 'Voltage' }, value: { fa: '۱۸ ولت', en: '18 V' } },
        { name: { fa: 'باتری', en: 'Battery' }, value: { fa: '۲ عدد', en: '2 pieces' } },
        { name: { fa: 'همراه', en: 'Comes with' }, value: { fa: 'شارژر و سرمته', en: 'Charger and bits' } },
      ],
      tags: ['ابزار', 'شارژی', 'تعمیر خانه'],
      photos: ['drill-cordless-kit-1'],
      flashSale: { price: 10_900_000, allotted: 25 },
      featured: true,
    },
    {
      slug: 'circular-saw',
      name: {
        fa: 'اره گردبر برقی پولاددست',
        en: 'Poulad-Dast circular saw',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'تخته را راست می‌برد و لبه را ریش نمی‌کند. حفاظ تیغه خودش برمی‌گردد.',
        en: 'Cuts straight and leaves no ragged edge. The guard swings back by itself.',
      },
      price: 9_800_000,
      warranty: 18,
      specifications: [
        { name: { fa: 'توان', en: 'Power' }, value: { fa: '۱۴۰۰ وات', en: '1,400 W' } },
        { name: { fa: 'تیغه', en: 'Blades' }, value: { fa: '۱۹ سانتی‌متر', en: '19 cm' } },
        { name: { fa: 'زاویه', en: 'Angle' }, value: { fa: 'تا ۴۵ درجه', en: 'Up to 45°' } },
      ],
      tags: ['ابزار', 'برقی', 'نجاری'],
      photos: ['circular-saw-1'],
      stock: 7,
    },
    {
      slug: 'stud-detector',
      name: {
        fa: 'ردیاب دیواری پولاددست',
        en: 'Poulad-Dast wall detector',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'قبل از سوراخ کردن بپرسید پشت گچ چیست. چوب و فلز و سیم برق را نشان می‌دهد.',
        en: 'Ask what is behind the plaster before you drill. It finds wood, metal and live wires.',
      },
      price: 1_980_000,
      specifications: [
        { name: { fa: 'عمق', en: 'Depth' }, value: { fa: '۳٫۸ سانتی‌متر', en: '3.8 cm' } },
        { name: { fa: 'صفحه', en: 'Display' }, value: { fa: 'نوری', en: 'Lit' } },
        { name: { fa: 'باتری', en: 'Battery' }, value: { fa: '۹ ولت', en: '9 V' } },
      ],
      tags: ['ابزار', 'تعمیر خانه', 'ایمنی'],
      photos: ['stud-detector-1'],
    },
    {
      slug: 'tape-measure',
      name: {
        fa: 'متر فلزی ۷٫۵ متری پولاددست',
        en: 'Poulad-Dast 7.5 m tape measure',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'قفلش محکم است و نوارش وسط هوا نمی‌شکند. یکی خانه، یکی در ماشین.',
        en: 'A firm lock and a tape that does not fold in mid-air. One at home, one in the car.',
      },
      price: 385_000,
      specifications: [
        { name: { fa: 'طول', en: 'Length' }, value: { fa: '۷٫۵ متر', en: '7.5 m' } },
        { name: { fa: 'جنس نوار', en: 'Tape' }, value: { fa: 'فولاد', en: 'Steel' } },
        { name: { fa: 'قفل', en: 'Lock' }, value: { fa: 'دارد', en: 'Yes' } },
      ],
      tags: ['ابزار', 'دستی', 'نجاری'],
      photos: ['tape-measure-1'],
      flashSale: { price: 299_000, allotted: 100 },
    },
    {
      slug: 'toolbox-metal',
      name: {
        fa: 'جعبه‌ابزار فلزی آبی پولاددست',
        en: 'Poulad-Dast blue metal toolbox',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'جعبه‌ابزار پدربزرگ‌ها، با رنگ تازه. لولایش سال‌ها صدا نمی‌دهد.',
        en: 'The toolbox of grandfathers in fresh paint. Its hinge will be quiet for years.',
      },
      price: 2_450_000,
      specifications: [
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'فولاد', en: 'Steel' } },
        { name: { fa: 'ابعاد', en: 'Size' }, value: { fa: '۴۰ در ۲۰ سانتی‌متر', en: '40 × 20 cm' } },
        { name: { fa: 'وزن', en: 'Weight' }, value: { fa: '۲٫۸ کیلوگرم', en: '2.8 kg' } },
      ],
      tags: ['ابزار', 'نگهداری', 'هدیه'],
      photos: ['toolbox-metal-1'],
    },
    {
      slug: 'safety-glasses',
      name: {
        fa: 'عینک ایمنی شفاف پولاددست',
        en: 'Poulad-Dast clear safety glasses',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'ارزان‌ترین چیزی که چشم را نگه می‌دارد. روی عینک طبی هم می‌نشیند.',
        en: 'The cheapest thing that saves an eye. It goes over spectacles too.',
      },
      price: 240_000,
      specifications: [
        { name: { fa: 'لنز', en: 'Lenses' }, value: { fa: 'پلی‌کربنات ضد خش', en: 'Scratch-proof polycarbonate' } },
        { name: { fa: 'وزن', en: 'Weight' }, value: { fa: '۴۵ گرم', en: '45 g' } },
      ],
      tags: ['ابزار', 'ایمنی', 'نجاری'],
      photos: ['safety-glasses-1'],
    },
    {
      slug: 'silicone-gun',
      name: {
        fa: 'تفنگ چسب سیلیکون پولاددست با یک کارتریج',
        en: 'Poulad-Dast silicone gun with cartridge',
      },
      brand: 'poulad-dast',
      category: 'power-tools',
      description: {
        fa: 'درز روشویی را خودتان ببندید. ماشه‌اش نرم است و بعد از رها کردن نمی‌چکد.',
        en: 'Seal the basin yourself. A smooth trigger, and no drip when you let go.',
      },
      price: 420_000,
      specifications: [
        { name: { fa: 'همراه', en: 'Comes with' }, value: { fa: 'سیلیکون ۳۰۰ میلی‌لیتر', en: '300 ml of silicone' } },
        { name: { fa: 'بدنه', en: 'Body' }, value: { fa: 'فولاد', en: 'Steel' } },
      ],
      tags: ['ابزار', 'تعمیر خانه', 'چسب'],
      photos: ['silicone-gun-1'],
    },
    {
      slug: 'paint-can-white',
      name: {
        fa: 'رنگ سفید مات دیوار رنگ‌آرا، ۳٫۸ لیتر',
        en: 'Rang-Ara matt white wall paint, 3.8 litres',
      },
      brand: 'rang-ara',
      category: 'paint-repair',
      description: {
        fa: 'دو دست می‌زنید و اتاق بزرگ‌تر می‌شود. بو ندارد؛ شب همان‌جا بخوابید.',
        en: 'Two coats and the room is larger. No smell: sleep there the same night.',
      },
      price: 1_890_000,
      specifications: [
        { name: { fa: 'حجم', en: 'Volume' }, value: { fa: '۳٫۸ لیتر', en: '3.8 litres' } },
        { name: { fa: 'پوشش', en: 'Coverage' }, value: { fa: '۳۵ متر مربع', en: '35 m²' } },
        { name: { fa: 'پایه', en: 'Base' }, value: { fa: 'آب', en: 'Water' } },
        { name: { fa: 'خشک شدن', en: 'Dries in' }, value: { fa: '۲ ساعت', en: '2 hours' } },
      ],
      tags: ['رنگ', 'دیوار', 'تعمیر خانه'],
      photos: ['paint-can-white-1'],
    },
    {
      slug: 'paint-roller-kit',
      name: {
        fa: 'ست غلتک و سینی رنگ رنگ‌آرا با دستهٔ بلند',
        en: 'Rang-Ara roller kit with tray and pole',
      },
      brand: 'rang-ara',
      category: 'paint-repair',
      description: {
        fa: 'نردبان نمی‌خواهد؛ دسته تا سقف می‌رسد. غلتکش کم می‌پاشد و زیاد می‌پوشاند.',
        en: 'No ladder: the pole reaches the ceiling. The roller spatters little and covers much.',
      },
      price: 690_000,
      specifications: [
        { name: { fa: 'پهنا', en: 'Width' }, value: { fa: '۲۵ سانتی‌متر', en: '25 cm' } },
        { name: { fa: 'دسته', en: 'Handle' }, value: { fa: 'تلسکوپی', en: 'Telescopic' } },
        { name: { fa: 'همراه', en: 'Comes with' }, value: { fa: 'سینی', en: 'Tray' } },
      ],
      tags: ['رنگ', 'دیوار', 'ابزار'],
      photos: ['paint-roller-kit-1'],
    },
    {
      slug: 'wood-stain',
      name: {
        fa: 'رنگ چوب سدر رنگ‌آرا، یک لیتر',
        en: 'Rang-Ara cedar wood stain, 1 litre',
      },
      brand: 'rang-ara',
      category: 'paint-repair',
      description: {
        fa: 'رگهٔ چوب را نمی‌پوشاند، رنگش را گرم می‌کند. برای نرده، میز بالکن و قفس پرنده.',
        en: 'It does not hide the grain; it warms it. For railings, balcony tables and bird cages.',
      },
      price: 780_000,
      specifications: [
        { name: { fa: 'حجم', en: 'Volume' }, value: { fa: '۱ لیتر', en: '1 litre' } },
        { name: { fa: 'رنگ', en: 'Colour' }, value: { fa: 'سدر', en: 'Cedar' } },
        { name: { fa: 'پوشش', en: 'Coverage' }, value: { fa: '۱۲ متر مربع', en: '12 m²' } },
      ],
      tags: ['رنگ', 'چوبی', 'نجاری'],
      photos: ['wood-stain-1'],
      flashSale: { price: 640_000, allotted: 40 },
    },
    {
      slug: 'wood-glue',
      name: {
        fa: 'چسب چوب رنگ‌آرا، نیم لیتر',
        en: 'Rang-Ara wood glue, half a litre',
      },
      brand: 'rang-ara',
      category: 'paint-repair',
      description: {
        fa: 'پایهٔ لق صندلی را یک شب می‌گیرد و دیگر ول نمی‌کند. خشک که شد بی‌رنگ است.',
        en: 'Takes hold of a loose chair leg overnight and never lets go. Dries clear.',
      },
      price: 165_000,
      specifications: [
        { name: { fa: 'حجم', en: 'Volume' }, value: { fa: '۵۰۰ میلی‌لیتر', en: '500 ml' } },
        { name: { fa: 'خشک شدن', en: 'Dries in' }, value: { fa: '۲۴ ساعت', en: '24 hours' } },
        { name: { fa: 'پایه', en: 'Base' }, value: { fa: 'آب', en: 'Water' } },
      ],
      tags: ['چسب', 'نجاری', 'تعمیر خانه'],
      photos: ['wood-glue-1'],
    },
    {
      slug: 'sandpaper-set',
      name: {
        fa: 'ست کاغذ سنباده رنگ‌آرا، پنج درجه',
        en: 'Rang-Ara sandpaper set, five grits',
      },
      brand: 'rang-ara',
      category: 'paint-repair',
      description: {
        fa: 'از زبر تا نرم، پشت سر هم. میز قدیمی را قبل از رنگ زدن همین نجات می‌دهد.',
        en: 'From coarse to fine, one after the other. This is what saves an old table before painting.',
      },
      price: 145_000,
      specifications: [
        { name: { fa: 'تعداد', en: 'In the pack' }, value: { fa: '۵ برگ', en: '5 sheets' } },
        { name: { fa: 'زبری', en: 'Grit' }, value: { fa: '۶۰ تا ۲۴۰', en: '60 to 240' } },
      ],
      tags: ['نجاری', 'رنگ', 'ابزار'],
      photos: ['sandpaper-set-1'],
    },
    {
      slug: 'nails-box',
      name: {
        fa: 'میخ نازک نجاری پولاددست، دو هزار عدد',
        en: 'Poulad-Dast finish nails, 2,000 pieces',
      },
      brand: 'poulad-dast',
      category: 'building-garden',
      description: {
        fa: 'سر کوچک دارد و در چوب گم می‌شود. جعبه‌اش تا چند سال کافی است.',
        en: 'Small heads that vanish in the wood. The box will do for years.',
      },
      price: 185_000,
      specifications: [
        { name: { fa: 'طول', en: 'Length' }, value: { fa: '۲٫۵ سانتی‌متر', en: '2.5 cm' } },
        { name: { fa: 'تعداد', en: 'In the pack' }, value: { fa: '۲۰۰۰ عدد', en: '2,000 pieces' } },
        { name: { fa: 'جنس', en: 'Material' }, value: { fa: 'فولاد', en: 'Steel' } },
      ],
      tags: ['نجاری', 'ابزار', 'تعمیر خانه'],
      photos: ['nails-box-1'],
    },
    {
      slug: 'plywood',
      name: {
        fa: 'تختهٔ چندلای راش پولاددست، ۱۸ میلی‌متر',
        en: 'Poulad-Dast beech plywood, 18 mm',
      },
      brand: 'poulad-dast',
      category: 'building-garden',
      description: {
        fa: 'لبه‌هایش پُر است و پیچ را نگه می‌دارد. به اندازهٔ خودتان می‌بُریم، رایگان.',
        en: 'Full edges that hold a screw. We cut it to your size, free of charge.',
      },
      price: 3_250_000,
      specifications: [
        { name: { fa: 'ابعاد', en: 'Size' }, value: { fa: '۱۲۲ در ۱۲۲ سانتی‌متر', en: '122 × 122 cm' } },
        { name: { fa: 'ضخامت', en: 'Thickness' }, value: { fa: '۱۸ میلی‌متر', en: '18 mm' } },
        { name: { fa: 'چوب', en: 'Wood' }, value: { fa: 'راش', en: 'Beech' } },
      ],
      tags: ['چوبی', 'نجاری', 'ساختمان'],
      photos: ['plywood-1'],
    },
    {
      slug: 'timber-beam',
      name: {
        fa: 'چهارتراش چوبی سبز ضد رطوبت پولاددست، دو متری',
        en: 'Poulad-Dast treated timber beam, 2 m',
      },
      brand: 'poulad-dast',
      category: 'building-garden',
      description: {
        fa: 'برای داربست باغچه، پایهٔ پرگولا و نیمکت حیاط. پنج سال زیر باران نمی‌پوسد.',
        en: 'For trellis, pergola and garden bench. Five years of rain will not rot it.',
      },
      price: 890_000,
      specifications: [
        { name: { fa: 'طول', en: 'Length' }, value: { fa: '۲ متر', en: '2 metres' } },
        { name: { fa: 'مقطع', en: 'Section' }, value: { fa: '۱۰ در ۵ سانتی‌متر', en: '10 × 5 cm' } },
        { name: { fa: 'ویژگی', en: 'Feature' }, value: { fa: 'ضد رطوبت', en: 'Damp-proof' } },
      ],
      tags: ['چوبی', 'ساختمان', 'باغچه'],
      photos: ['timber-beam-1'],
      stock: 0,
    },
  ],
};
