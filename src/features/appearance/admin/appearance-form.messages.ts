import { messages } from '#shared/messages.ts';

export const brandFormMessages = messages({
  title: { fa: 'نام و نمای فروشگاه', en: 'Name and looks' },
  hint: {
    fa: 'نام و نشان در سربرگ، نتیجه‌های جست‌وجو، پیامک‌ها، ایمیل‌ها و برنامهٔ نصب‌شده دیده می‌شود.',
    en: 'Name and logo are seen in the header, search results, texts, mails and the installed app.',
  },
  name: { fa: 'نام', en: 'Name' },
  nameFa: { fa: 'نام به فارسی', en: 'Name in Persian' },
  nameEn: { fa: 'نام به انگلیسی', en: 'Name in English' },
  logo: { fa: 'نشان', en: 'Logo' },
  logoHint: {
    fa: 'نقشی ساده با زمینهٔ شفاف؛ آیکون‌های برنامه از آن ساخته می‌شود.',
    en: 'A plain mark on a clear ground; the icons of the app are made of it.',
  },
  presentLogo: { fa: 'نشان فعلی', en: 'The present logo' },
  removeLogo: { fa: 'برداشتن نشان', en: 'Remove the logo' },
  firstVisit: { fa: 'در اولین بازدید', en: 'On a first visit' },
  firstVisitHint: {
    fa: 'هر کس خودش گزینه‌ای را انتخاب کرده باشد، همان برایش می‌ماند.',
    en: 'Whoever has chosen for themselves keeps their choice.',
  },
  theme: { fa: 'نما', en: 'Theme' },
  dark: { fa: 'تیره', en: 'Dark' },
  light: { fa: 'روشن', en: 'Light' },
  view: { fa: 'جهت چیدمان', en: 'Layout direction' },
  ltr: { fa: 'چپ به راست', en: 'Left to right' },
  rtl: { fa: 'راست به چپ', en: 'Right to left' },
  language: { fa: 'زبان', en: 'Language' },
  fa: { fa: 'فارسی', en: 'Persian' },
  en: { fa: 'انگلیسی', en: 'English' },
  save: { fa: 'ذخیرهٔ نام و نما', en: 'Save name and looks' },
});
