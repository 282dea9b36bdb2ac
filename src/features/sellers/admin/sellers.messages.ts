import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts of the sellers' administration. */
export const sellersMessages = messages({
  title: { fa: 'فروشندگان', en: 'Sellers' },
  list: { fa: 'فروشندگان', en: 'Sellers' },
  search: { fa: 'جست‌وجوی نام فروشگاه', en: 'Search by the shop’s name' },
  state: { fa: 'وضعیت', en: 'State' },
  open: { fa: 'باز', en: 'Open' },
  closed: { fa: 'بسته', en: 'Closed' },
  none: { fa: 'فروشنده‌ای با این مشخصات پیدا نشد.', en: 'There are no such sellers.' },
  failed: { fa: 'این فروشنده بارگذاری نشد.', en: 'This seller could not be loaded.' },
  name: { fa: 'نام', en: 'Name' },
  owner: { fa: 'صاحب', en: 'Owner' },
  byStaff: { fa: 'همکاران فروشگاه', en: 'The staff' },
  products: { fa: 'کالای در فروش', en: 'Products on sale' },
  productCount: { fa: (count: number) => fa(count), en: (count: number) => formatNumber(count, 'en') },
  commission: { fa: 'کارمزد', en: 'Commission' },
  percent: { fa: (percent: number) => `${fa(percent)}٪`, en: (percent: number) => `${percent}%` },
  balance: { fa: 'طلب', en: 'Owed' },
  since: { fa: 'از', en: 'Since' },
  toman: {
    fa: (amount: number) => `${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `${formatToman(amount, 'en')} Toman`,
  },

  facts: { fa: 'مشخصات', en: 'Facts' },
  place: { fa: 'محل', en: 'Location' },
  sold: { fa: 'فروش پرداخت‌شده', en: 'Paid sales' },
  unpaid: { fa: 'در راه پرداخت', en: 'Not paid yet' },
  paidOut: { fa: 'واریزشده', en: 'Paid out' },
  toPack: { fa: 'برای بسته‌بندی', en: 'To pack' },
  seeShop: { fa: 'دیدن فروشگاه', en: 'See the shop' },
  seeProducts: { fa: 'کالاهایش', en: 'Its products' },

  edit: { fa: 'نام، معرفی و کارمزد', en: 'Name, words and commission' },
  about: { fa: 'معرفی', en: 'About' },
  nameEn: { fa: 'نام به انگلیسی', en: 'Name in English' },
  aboutEn: { fa: 'معرفی به انگلیسی', en: 'About, in English' },
  englishHint: { fa: 'خالی: فارسی‌اش نشان داده می‌شود.', en: 'Empty: the Persian is shown.' },
  houseIsCalled: {
    fa: 'نام و نشان این فروشنده همان نام و نشان فروشگاه است.',
    en: 'This seller bears the name and the logo of the shop.',
  },
  toBrand: { fa: 'تغییر در تنظیمات', en: 'Change them in the settings' },
  commissionPercent: { fa: 'کارمزد (درصد)', en: 'Commission (percent)' },
  commissionHint: { fa: 'برای آنچه از این به بعد سفارش داده می‌شود.', en: 'For what is ordered from now on.' },
  badPercent: { fa: 'درصدی از ۰ تا ۹۰ بنویسید.', en: 'Write a percentage from 0 to 90.' },
  save: { fa: 'ذخیره', en: 'Save' },

  suspend: { fa: 'بستن فروشگاه', en: 'Close the shop' },
  suspendQuestion: { fa: 'این فروشگاه بسته شود؟', en: 'Close this shop?' },
  suspendMeans: {
    fa: 'کالاهایش همین حالا از فروش برداشته می‌شود و فروشنده این دلیل را می‌خواند. سفارش‌های ثبت‌شده فرستاده می‌شود.',
    en: 'Its products leave the shop at once, and the seller reads this reason. What was ordered is still sent.',
  },
  reasonFake: { fa: 'کالای تقلبی', en: 'Counterfeit goods' },
  reasonLate: { fa: 'تأخیر پیاپی در فرستادن', en: 'Sent late again and again' },
  reasonAnswer: { fa: 'بی‌پاسخ گذاشتن خریداران', en: 'Leaves buyers without an answer' },
  wasSuspended: { fa: 'فروشگاه بسته شد.', en: 'The shop is closed.' },
  resume: { fa: 'باز کردن دوباره', en: 'Open again' },
  wasResumed: { fa: 'فروشگاه دوباره باز شد.', en: 'The shop is open again.' },
  because: {
    fa: (reason: string) => `دلیل: \u2068${reason}\u2069`,
    en: (reason: string) => `Reason: \u2068${reason}\u2069`,
  },

  when: { fa: 'زمان', en: 'When' },
  orders: { fa: 'سفارش‌ها', en: 'Orders' },
  noOrders: { fa: 'سفارشی ندارد.', en: 'There are no orders.' },
  number: { fa: 'شماره', en: 'Number' },
  pieces: { fa: 'عدد', en: 'Pieces' },
  total: { fa: 'سهم فروشنده از سفارش', en: 'Its part of the order' },

  newCommission: { fa: 'کارمزد فروشندگان', en: 'Commission of sellers' },
  newCommissionHint: {
    fa: 'برای فروشگاه‌هایی که از این به بعد باز می‌شود؛ کارمزد هر فروشنده در صفحهٔ خودش عوض می‌شود.',
    en: 'For shops that are opened from now on; that of each seller is changed on its own page.',
  },
  saveCommission: { fa: 'ذخیرهٔ کارمزد', en: 'Save the commission' },
});
