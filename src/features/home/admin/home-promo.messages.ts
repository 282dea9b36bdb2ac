import { messages } from '#shared/messages.ts';

export const homePromoMessages = messages({
  banner: { fa: 'بنر خانه', en: 'Home banner' },
  hint: {
    fa: 'بین کالاها و پرفروش‌های صفحهٔ خانه می‌آید. هر تغییری همان لحظه دیده می‌شود.',
    en: 'It stands on the home page between products and best sellers. Changes are seen at once.',
  },
  visible: { fa: 'روی صفحهٔ خانه باشد', en: 'Shown on the home page' },
  link: { fa: 'به کجا می‌رود', en: 'Where it leads' },
  linkHint: {
    fa: 'صفحه‌ای از فروشگاه؛ نمونه: \u2066/flash-sale\u2069 یا \u2066/catagory/health-beauty\u2069',
    en: 'A page of the shop, for example /flash-sale or /catagory/health-beauty',
  },
  titleFa: { fa: 'عنوان به فارسی', en: 'Title in Persian' },
  titleEn: { fa: 'عنوان به انگلیسی', en: 'Title in English' },
  textFa: { fa: 'متن به فارسی', en: 'Text in Persian' },
  textEn: { fa: 'متن به انگلیسی', en: 'Text in English' },
  actionFa: { fa: 'نوشتهٔ دکمه به فارسی', en: 'Words of the button in Persian' },
  actionEn: { fa: 'نوشتهٔ دکمه به انگلیسی', en: 'Words of the button in English' },
  englishHint: { fa: 'خالی: فارسی‌اش نشان داده می‌شود.', en: 'Empty: the Persian words are shown.' },
  image: { fa: 'تصویر', en: 'Picture' },
  imageHint: {
    fa: 'بدون تصویر، تصویر دستهٔ مقصدش می‌آید.',
    en: 'Without one the picture of the category that it leads to is shown.',
  },
  imageNow: { fa: 'تصویر فعلی بنر', en: 'The present picture of the banner' },
  removeImage: { fa: 'برداشتن تصویر', en: 'Remove the picture' },
  save: { fa: 'ذخیره', en: 'Save' },
  failed: { fa: 'بنر بارگذاری نشد.', en: 'The banner could not be loaded.' },
});
