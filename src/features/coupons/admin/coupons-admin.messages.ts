import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the coupons. */
export const couponsAdminMessages = messages({
  save: { fa: 'ذخیره', en: 'Save' },
  newCoupon: { fa: 'کد تخفیف تازه', en: 'New coupon' },
  editCoupon: { fa: 'ویرایش کد تخفیف', en: 'Edit coupon' },
  couponsList: { fa: 'کدهای تخفیف، تازه‌ترین اول', en: 'Coupons, newest first' },
  noCoupons: { fa: 'کد تخفیفی نیست', en: 'No coupon' },
  code: { fa: 'کد', en: 'Code' },
  codeHint: {
    fa: 'حرف‌های لاتین بزرگ می‌شوند؛ خریدار هر جور بنویسد پذیرفته است.',
    en: 'Latin letters become capitals; customers may type either.',
  },
  kind: { fa: 'نوع تخفیف', en: 'What it takes off' },
  percent: { fa: 'درصدی از کالاها', en: 'A percentage of the goods' },
  amount: { fa: 'مبلغی از کالاها', en: 'An amount of the goods' },
  'free-shipping': { fa: 'هزینهٔ ارسال', en: 'The shipping' },
  percentOff: { fa: 'درصد', en: 'Percentage' },
  amountOff: { fa: 'مبلغ (تومان)', en: 'Amount (toman)' },
  maxOff: { fa: 'سقف تخفیف (تومان)', en: 'At most (toman)' },
  minimum: { fa: 'حداقل خرید (تومان)', en: 'Least purchase (toman)' },
  maxUses: { fa: 'سقف استفاده، در کل', en: 'Uses in all' },
  maxUsesPerCustomer: { fa: 'سقف استفادهٔ هر مشتری', en: 'Uses by each customer' },
  noLimit: { fa: 'خالی: بدون سقف', en: 'Empty: without a limit' },
  categories: { fa: 'فقط برای این دسته‌ها', en: 'For these categories only' },
  categoriesHint: {
    fa: 'هیچ‌کدام: برای همهٔ کالاها. زیردسته‌ها هم به حساب می‌آیند.',
    en: 'None: for everything. Subcategories count as well.',
  },
  firstOrderOnly: { fa: 'فقط اولین سفارش مشتری', en: "A customer's first order only" },
  accepted: { fa: 'الان پذیرفته شود', en: 'Accepted at present' },
  singleUse: {
    fa: 'کدهای یک‌بارمصرف: هر خریدار کد خودش را دارد و کد بالا پذیرفته نمی‌شود',
    en: 'Single-use codes: each customer has their own, and the code above is not accepted',
  },
  codes: { fa: 'کدهای یک‌بارمصرف', en: 'Single-use codes' },
  codesOf: { fa: (code: string) => `کدهای یک‌بارمصرف ${code}`, en: (code: string) => `Single-use codes of ${code}` },
  codesLeft: {
    fa: (free: number, all: number) => `${formatNumber(free, 'fa')} از ${formatNumber(all, 'fa')} کد مانده`,
    en: (free: number, all: number) => `${formatNumber(free, 'en')} of ${formatNumber(all, 'en')} codes left`,
  },
  makeCodes: { fa: 'ساخت کد', en: 'Make codes' },
  prefix: { fa: 'پیشوند کدها', en: 'Codes begin with' },
  prefixHint: { fa: (example: string) => `نمونه: ${example}`, en: (example: string) => `For example ${example}` },
  codesCount: { fa: 'چند کد', en: 'How many' },
  codesCountHint: { fa: 'هر بار تا ۱٬۰۰۰ کد', en: 'Up to 1,000 at a time' },
  codesMade: {
    fa: (count: number) => `${formatNumber(count, 'fa')} کد ساخته شد.`,
    en: (count: number) => `${formatNumber(count, 'en')} codes were made.`,
  },
  findCode: { fa: 'جست‌وجوی یک کد', en: 'Find one code' },
  findCodeHint: {
    fa: 'خط تیره، حروف کوچک و بزرگ و ارقام فارسی فرقی نمی‌کند',
    en: 'With or without hyphens, in capitals or not, with Persian digits too',
  },
  find: { fa: 'پیدا کن', en: 'Find' },
  noSuchCode: {
    fa: 'این تخفیف چنین کدی ندارد. شاید حرفی جا افتاده باشد.',
    en: 'This coupon has no such code. A letter may be missing.',
  },
  'code-free': { fa: 'آزاد', en: 'Not used yet' },
  'code-redeemed': { fa: 'استفاده‌شده', en: 'Redeemed' },
  'code-revoked': { fa: 'باطل‌شده', en: 'Revoked' },
  redeemedBy: { fa: (order: string) => `سفارش ${toPersianDigits(order)}`, en: (order: string) => `Order ${order}` },
  noBatches: { fa: 'هنوز کدی ساخته نشده است.', en: 'No codes yet.' },
  madeAt: { fa: 'ساخته‌شده', en: 'Made' },
  made: { fa: 'تعداد', en: 'Codes' },
  left: { fa: 'مانده', en: 'Left' },
  redeemed: { fa: 'استفاده‌شده', en: 'Redeemed' },
  download: { fa: 'دریافت فایل کدها', en: 'Download the codes' },
  downloadOf: {
    fa: (prefix: string) => `دریافت فایل کدهای ${prefix}`,
    en: (prefix: string) => `Download the codes of ${prefix}`,
  },
  revoke: { fa: 'باطل کردن کدهای مانده', en: 'Revoke the codes left' },
  revokeOf: {
    fa: (prefix: string) => `باطل کردن کدهای ماندهٔ ${prefix}`,
    en: (prefix: string) => `Revoke the codes of ${prefix} that are left`,
  },
  revokeText: {
    fa: (count: number) =>
      `${formatNumber(count, 'fa')} کدی که هنوز استفاده نشده است دیگر پذیرفته نمی‌شود. سفارش‌هایی که کد داشته‌اند تخفیفشان را نگه می‌دارند. این کار برگشت ندارد.`,
    en: (count: number) =>
      `The ${formatNumber(count, 'en')} codes not used yet will no longer be accepted. Orders that have used one keep their discount. This cannot be undone.`,
  },
  visibleOnHome: {
    fa: 'در صفحهٔ خانه دیده شود (از بین چند کد، آن که دیرتر شروع شده است)',
    en: 'Shown on the home page (of several, the one that began last)',
  },
  onHome: { fa: 'صفحهٔ خانه', en: 'Home page' },
  uses: { fa: 'استفاده‌شده', en: 'Used' },
  uncounted: {
    fa: (orders: number) => `و ${formatNumber(orders, 'fa')} پرداخت دیرهنگام`,
    en: (orders: number) => `and ${orders} paid late`,
  },
  given: { fa: 'تخفیف داده‌شده', en: 'Taken off' },
  percentValue: { fa: (percent: number) => `${formatNumber(percent, 'fa')}٪`, en: (percent: number) => `${percent}%` },
  shippingFree: { fa: 'ارسال رایگان', en: 'Free shipping' },
});
