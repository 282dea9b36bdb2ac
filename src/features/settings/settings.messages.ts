import { messages } from '#shared/messages.ts';

export const settingsMessages = messages({
  title: { fa: 'تنظیمات', en: 'Settings' },
  appearance: { fa: 'نمایش', en: 'Appearance' },
  nightMode: { fa: 'حالت شب', en: 'Night Mode' },
  rtlMode: { fa: 'چیدمان راست‌به‌چپ', en: 'RTL Mode' },
  account: { fa: 'حساب', en: 'Account' },
  language: { fa: 'زبان', en: 'Language' },
  languageName: { fa: 'فارسی', en: 'English' },
  password: { fa: 'رمز عبور', en: 'Password' },
  change: { fa: 'تغییر', en: 'Change' },
  chooseLanguage: { fa: 'انتخاب زبان', en: 'Choose a language' },
  chosen: { fa: 'برگزیده', en: 'Chosen' },
});
