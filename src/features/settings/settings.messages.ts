import { messages } from '#shared/messages.ts';

export const settingsMessages = messages({
  title: { fa: 'تنظیمات', en: 'Settings' },
  appearance: { fa: 'نمایش', en: 'Appearance' },
  nightMode: { fa: 'حالت شب', en: 'Night Mode' },
  rtlMode: { fa: 'چیدمان راست‌به‌چپ', en: 'RTL Mode' },
  account: { fa: 'حساب', en: 'Account' },
  more: { fa: 'بیشتر', en: 'More' },
  language: { fa: 'زبان', en: 'Language' },
  languageName: { fa: 'فارسی', en: 'English' },
  support: { fa: 'پشتیبانی', en: 'Support' },
  getHelp: { fa: 'کمک بگیرید', en: 'Get Help' },
  privacy: { fa: 'حریم خصوصی', en: 'Privacy Policy' },
  view: { fa: 'دیدن', en: 'View' },
  security: { fa: 'امنیت حساب', en: 'Account security' },
  password: { fa: 'رمز عبور', en: 'Password' },
  change: { fa: 'تغییر', en: 'Change' },
  chooseLanguage: { fa: 'انتخاب زبان', en: 'Choose a language' },
  comingLanguages: { fa: 'زبان‌هایی که در راه‌اند', en: 'Languages on their way' },
});
