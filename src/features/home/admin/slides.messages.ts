import { messages } from '#shared/messages.ts';

/** Messages of the slides, apart from those shared with the banner and with flash sales. */
export const slidesMessages = messages({
  slides: { fa: 'اسلایدر خانه', en: 'Home slider' },
  lead: {
    fa: 'بالای صفحهٔ خانه به همین ترتیب می‌چرخند. هر تغییری همان لحظه دیده می‌شود.',
    en: 'They take turns at the top of the home page in this order. Changes are seen at once.',
  },
  add: { fa: 'اسلاید تازه', en: 'New slide' },
  edit: { fa: (title: string) => `ویرایش «${title}»`, en: (title: string) => `Edit “${title}”` },
  up: { fa: (title: string) => `بردن «${title}» به بالا`, en: (title: string) => `Move “${title}” up` },
  down: { fa: (title: string) => `بردن «${title}» به پایین`, en: (title: string) => `Move “${title}” down` },
  remove: { fa: (title: string) => `حذف «${title}»`, en: (title: string) => `Remove “${title}”` },
  removeQuestion: { fa: (title: string) => `«${title}» حذف شود؟`, en: (title: string) => `Remove “${title}”?` },
  removeMeans: {
    fa: 'متن‌ها و تصویرش هم پاک می‌شوند. اگر فقط فعلاً نباید دیده شود، خاموشش کنید.',
    en: 'Its words and its picture go too. To hide it for now, switch it off instead.',
  },
  yesRemove: { fa: 'حذف اسلاید', en: 'Remove the slide' },
  removed: { fa: 'اسلاید حذف شد.', en: 'The slide was removed.' },
  moved: { fa: 'ترتیب تازه ذخیره شد.', en: 'The new order is saved.' },
  off: { fa: 'خاموش', en: 'Off' },
  from: { fa: (moment: string) => `از ${moment}`, en: (moment: string) => `From ${moment}` },
  until: { fa: (moment: string) => `تا ${moment}`, en: (moment: string) => `Until ${moment}` },
  theme: { fa: 'رنگ زمینه', en: 'Colour of the ground' },
  pomegranate: { fa: 'اناری', en: 'Pomegranate' },
  turquoise: { fa: 'فیروزه‌ای', en: 'Turquoise' },
  indigo: { fa: 'نیلی', en: 'Indigo' },
  plum: { fa: 'آلویی', en: 'Plum' },
  imageHint: {
    fa: 'بدون تصویر، کالاهای صفحهٔ مقصدش می‌آیند؛ برای یک دسته، تصویر همان دسته.',
    en: 'Without one the goods of the page that it leads to are shown; for a category, its picture.',
  },
  imageNow: { fa: 'تصویر فعلی اسلاید', en: 'The present picture of the slide' },
  noEnglish: { fa: 'بدون متن انگلیسی', en: 'No English words' },
  empty: {
    fa: 'اسلایدی نیست؛ صفحهٔ خانه با دسته‌ها شروع می‌شود.',
    en: 'There is no slide; the home page begins with the categories.',
  },
  failed: { fa: 'اسلایدها بارگذاری نشد.', en: 'The slides could not be loaded.' },
});
