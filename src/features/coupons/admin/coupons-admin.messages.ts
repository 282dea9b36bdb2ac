import { formatNumber } from '#shared/text/digits.ts';
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
  kind: { fa: 'چه کم می‌کند', en: 'What it takes off' },
  percent: { fa: 'درصدی از کالاها', en: 'A percentage of the goods' },
  amount: { fa: 'مبلغی از کالاها', en: 'An amount of the goods' },
  'free-shipping': { fa: 'هزینهٔ ارسال', en: 'The shipping' },
  percentOff: { fa: 'درصد', en: 'Percentage' },
  amountOff: { fa: 'مبلغ (تومان)', en: 'Amount (toman)' },
  maxOff: { fa: 'سقف تخفیف (تومان)', en: 'At most (toman)' },
  minimum: { fa: 'حداقل خرید (تومان)', en: 'Least purchase (toman)' },
  maxUses: { fa: 'چند بار در همه', en: 'Uses in all' },
  maxUsesPerCustomer: { fa: 'چند بار برای هر مشتری', en: 'Uses by each customer' },
  noLimit: { fa: 'خالی: بی‌مرز', en: 'Empty: without a limit' },
  categories: { fa: 'فقط برای این دسته‌ها', en: 'For these categories only' },
  categoriesHint: {
    fa: 'هیچ‌کدام: برای همهٔ کالاها. زیردسته‌ها هم به حساب می‌آیند.',
    en: 'None: for everything. Subcategories count as well.',
  },
  firstOrderOnly: { fa: 'فقط اولین سفارش مشتری', en: "A customer's first order only" },
  pause: { fa: 'الان پذیرفته نشود', en: 'Not accepted at present' },
  visibleOnHome: {
    fa: 'در صفحهٔ خانه دیده شود (از میان چند کد، آن که دیرتر شروع شده است)',
    en: 'Shown on the home page (of several, the one that began last)',
  },
  onHome: { fa: 'صفحهٔ خانه', en: 'Home page' },
  uses: { fa: 'به‌کاررفته', en: 'Used' },
  uncounted: {
    fa: (orders: number) => `و ${formatNumber(orders, 'fa')} پرداخت دیرهنگام`,
    en: (orders: number) => `and ${orders} paid late`,
  },
  given: { fa: 'تخفیف داده‌شده', en: 'Taken off' },
  percentValue: { fa: (percent: number) => `${formatNumber(percent, 'fa')}٪`, en: (percent: number) => `${percent}%` },
  shippingFree: { fa: 'ارسال رایگان', en: 'Free shipping' },
});
