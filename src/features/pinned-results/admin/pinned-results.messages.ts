import { messages } from '#shared/messages.ts';

export const pinnedResultsMessages = messages({
  arranged: { fa: 'چینش نتیجه‌ها', en: 'Arranged results' },
  hint: {
    fa: 'برای یک جست‌وجو بگویید کدام کالاها بالای فهرست بیایند و کدام‌ها نیایند. وقتی خریدار فهرست را مرتب یا محدود می‌کند، انتخاب او اول می‌آید.',
    en: 'Say which products stand first for a search and which it leaves out. What a shopper sorts or narrows comes before that.',
  },
  newOne: { fa: 'چینش تازه', en: 'New arrangement' },
  edit: { fa: 'ویرایش چینش', en: 'Change the arrangement' },
  query: { fa: 'خریدار جست‌وجو می‌کند', en: 'Shoppers search for' },
  queryHint: {
    fa: 'برای همین کلمه‌ها به هر املای فارسی؛ نمونه: گوشی سامسونگ',
    en: 'For these words however they are spelt; for example “samsung phone”',
  },
  pinned: { fa: 'بالای فهرست', en: 'First' },
  hidden: { fa: 'بیرون از فهرست', en: 'Left out' },
  noPinned: { fa: 'هنوز کالایی برای بالای فهرست انتخاب نشده است.', en: 'No product stands first yet.' },
  noHidden: { fa: 'کالایی بیرون گذاشته نشده است.', en: 'No product is left out.' },
  soldOut: { fa: 'ناموجود', en: 'Sold out' },
  notVisible: { fa: 'در فروشگاه نیست', en: 'Not in the shop' },
  up: { fa: (name: string) => `«${name}» بالاتر`, en: (name: string) => `Move ${name} up` },
  down: { fa: (name: string) => `«${name}» پایین‌تر`, en: (name: string) => `Move ${name} down` },
  takeOut: { fa: (name: string) => `حذف «${name}»`, en: (name: string) => `Remove ${name}` },
  save: { fa: 'ذخیره', en: 'Save' },
  find: { fa: 'جست‌وجو در چینش‌ها', en: 'Find an arrangement' },
  changedAt: { fa: 'آخرین تغییر', en: 'Last change' },
  remove: { fa: 'برداشتن', en: 'Remove' },
  removeQuestion: { fa: 'این چینش برداشته شود؟', en: 'Remove this arrangement?' },
  removeMeans: {
    fa: 'این جست‌وجو از همین لحظه به ترتیب خود فروشگاه برمی‌گردد.',
    en: 'The search goes back to the order of the shop at once.',
  },
  none: { fa: 'هنوز چینشی ننوشته‌اید.', en: 'You have arranged no results yet.' },
  noneHint: {
    fa: 'از فهرست جست‌وجوها هم می‌توانید برای هر عبارت چینش بنویسید.',
    en: 'You can also begin from the list of searches.',
  },
});
