import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the keys with which programs call the shop. */
export const accessKeysMessages = messages({
  title: { fa: 'کلیدهای دسترسی', en: 'Access keys' },
  list: { fa: 'کلیدهای دسترسی، تازه‌ترین اول', en: 'Access keys, newest first' },
  lead: {
    fa: 'با کلید دسترسی، برنامه‌ای مانند حسابداری، انبار یا ربات به نام شما با فروشگاه کار می‌کند؛ فقط همان کارهایی را که اجازه می‌دهید.',
    en: 'With an access key a program, such as accounting, a warehouse or a bot, works with the shop in your name: only what you allow.',
  },
  howTo: { fa: 'راهنمای برنامه‌نویسان', en: 'For developers' },
  make: { fa: 'ساختن کلید', en: 'Make a key' },
  empty: {
    fa: 'هنوز کلیدی ساخته نشده است. برای هر برنامه کلیدی جدا بسازید.',
    en: 'There is no key yet. Make one for each program.',
  },
  failed: { fa: 'کلیدها بارگذاری نشد.', en: 'The keys could not be loaded.' },
  more: { fa: 'کلیدهای قبلی', en: 'Earlier keys' },

  name: { fa: 'نام', en: 'Name' },
  nameHint: { fa: 'برنامه‌ای که با آن کار می‌کند؛ مانند «حسابداری».', en: 'The program that uses it: “Accounting”.' },
  scopes: { fa: 'اجازه‌ها', en: 'What it may do' },
  scopesNeeded: { fa: 'حداقل یک اجازه را انتخاب کنید.', en: 'Choose at least one.' },
  read: { fa: 'دیدن', en: 'Read' },
  write: { fa: 'تغییر', en: 'Change' },
  areas: {
    fa: (area: string) => `اجازه‌های ${area}`,
    en: (area: string) => `What it may do with ${area}`,
  },
  ends: { fa: 'پایان اعتبار', en: 'Ends' },
  endsAfter: {
    fa: (days: number) => `بعد از ${formatNumber(days, 'fa')} روز`,
    en: (days: number) => `After ${days} days`,
  },
  never: { fa: 'بدون پایان', en: 'Never' },
  ended: { fa: 'پایان‌یافته', en: 'Ended' },
  revoked: { fa: 'باطل‌شده', en: 'Revoked' },
  ofSeller: { fa: 'فروشنده', en: 'Seller' },
  madeBy: { fa: 'سازنده', en: 'Made by' },
  lastUsed: { fa: 'آخرین استفاده', en: 'Last used' },
  neverUsed: { fa: 'استفاده نشده', en: 'Not used yet' },
  hint: { fa: (four: string) => `با ${four} تمام می‌شود`, en: (four: string) => `Ends in ${four}` },

  made: { fa: 'کلید ساخته شد', en: 'The key is made' },
  showsOnce: {
    fa: 'همین حالا آن را در برنامه بگذارید؛ دیگر نشان داده نمی‌شود و ما هم آن را نداریم.',
    en: 'Put it into the program now: it is not shown again, and we do not have it either.',
  },
  theKey: { fa: 'کلید', en: 'Key' },
  copy: { fa: 'کپی کلید', en: 'Copy the key' },
  copied: { fa: 'کلید کپی شد', en: 'The key was copied' },
  notCopied: { fa: 'کپی نشد؛ کلید را دستی بردارید.', en: 'It was not copied; take it by hand.' },
  stored: { fa: 'برداشتم', en: 'I have it' },

  revoke: { fa: 'باطل کردن', en: 'Revoke' },
  revokeOf: { fa: (name: string) => `باطل کردن ${name}`, en: (name: string) => `Revoke ${name}` },
  revokeQuestion: { fa: 'این کلید باطل شود؟', en: 'Revoke this key?' },
  revokeMeans: {
    fa: 'برنامه‌ای که با آن کار می‌کند همان لحظه از کار می‌افتد. کلید باطل‌شده برنمی‌گردد.',
    en: 'The program that uses it stops at once. A revoked key does not come back.',
  },
  cancel: { fa: 'انصراف', en: 'Cancel' },
  revokedNow: { fa: 'کلید باطل شد.', en: 'The key was revoked.' },
});

/** The display names of the scope areas. */
export const scopeAreaWords = messages({
  events: { fa: 'رویدادها', en: 'events' },
  webhooks: { fa: 'وب‌هوک‌ها', en: 'webhooks' },
  orders: { fa: 'سفارش‌ها', en: 'orders' },
  refunds: { fa: 'برگرداندن وجه', en: 'refunds' },
  products: { fa: 'کالاها', en: 'products' },
  stock: { fa: 'موجودی انبار', en: 'stock' },
  customers: { fa: 'مشتریان', en: 'customers' },
  credit: { fa: 'اعتبار مشتریان', en: 'store credit' },
  sellers: { fa: 'فروشندگان', en: 'sellers' },
  payouts: { fa: 'تسویه با فروشندگان', en: 'payouts' },
  promotions: { fa: 'تخفیف‌ها', en: 'promotions' },
  support: { fa: 'پشتیبانی و نظرها', en: 'support and reviews' },
  content: { fa: 'مجله و صفحه‌ها', en: 'blog and pages' },
  settings: { fa: 'تنظیمات', en: 'settings' },
  reports: { fa: 'گزارش‌ها', en: 'reports' },
  shipments: { fa: 'مرسوله‌ها', en: 'shipments' },
  ledger: { fa: 'حساب با فروشگاه', en: 'account with the shop' },
  shop: { fa: 'صفحهٔ فروشگاه', en: 'shop page' },
});
