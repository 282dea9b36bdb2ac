import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

const fa = (number: number) => formatNumber(number, 'fa');

function daysFa(least: number, max: number): string {
  if (least === max) return `${fa(max)} روز کاری`;
  return least === 0 ? `تا ${fa(max)} روز کاری` : `${fa(least)} تا ${fa(max)} روز کاری`;
}

function daysEn(least: number, max: number): string {
  if (least > 0 && least < max) return `${least}-${max} working days`;
  return `${least === 0 ? 'up to ' : ''}${max} working ${max === 1 ? 'day' : 'days'}`;
}

export const ordersMessages = messages({
  title: { fa: 'سفارش‌های من', en: 'My orders' },
  order: { fa: (number: string) => `سفارش ${toPersianDigits(number)}`, en: (number: string) => `Order ${number}` },
  loading: { fa: 'در حال دریافت سفارش‌ها…', en: 'Loading your orders…' },
  failed: { fa: 'سفارش‌ها بارگذاری نشد.', en: 'The orders did not load.' },
  orderFailed: { fa: 'این سفارش بارگذاری نشد.', en: 'The order did not load.' },
  allOrders: { fa: 'همهٔ سفارش‌ها', en: 'All orders' },
  empty: { fa: 'هنوز سفارشی ندارید', en: 'You have no orders yet' },
  emptyHint: {
    fa: 'بعد از اولین خرید، مسیر سفارش را اینجا دنبال می‌کنید.',
    en: 'After your first purchase you follow its way here.',
  },
  browse: { fa: 'دیدن کالاها', en: 'Browse products' },
  older: { fa: 'سفارش‌های قبلی', en: 'Older orders' },
  pieces: {
    fa: (count: number) => `${fa(count)} عدد کالا`,
    en: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  },

  'awaiting-payment': { fa: 'در انتظار پرداخت', en: 'Awaiting payment' },
  placed: { fa: 'ثبت شد', en: 'Order placed' },
  packaging: { fa: 'بسته‌بندی کالا', en: 'Product packaging' },
  ready: { fa: 'آمادهٔ ارسال', en: 'Ready for shipment' },
  'on-the-way': { fa: 'در راه', en: 'On the way' },
  'at-station': { fa: 'تحویل به ایستگاه توزیع', en: 'Dropped in the delivery station' },
  delivered: { fa: 'تحویل داده شد', en: 'Delivered' },
  cancelled: { fa: 'لغو شد', en: 'Cancelled' },
  lapsed: { fa: 'مهلت پرداخت گذشت', en: 'Not paid in time' },
  returned: { fa: 'مرجوع شد', en: 'Returned' },

  timeline: { fa: 'مسیر سفارش', en: 'Order status' },
  arrives: { fa: 'به دستتان می‌رسد', en: 'Arrives' },
  wasDue: { fa: 'قرار بود تا این روز برسد', en: 'Was due' },
  deliveredOn: { fa: 'تحویل داده شد', en: 'Delivered' },
  copy: { fa: (name: string) => `کپی ${name}`, en: (name: string) => `Copy: ${name}` },
  copied: { fa: 'کپی شد.', en: 'Copied.' },
  notCopied: { fa: 'کپی نشد؛ خودتان انتخاب و کپی کنید.', en: 'It was not copied; select and copy it yourself.' },
  placedAt: { fa: 'زمان ثبت', en: 'Placed' },
  status: { fa: 'وضعیت', en: 'Status' },
  lines: { fa: 'کالاها', en: 'Items' },
  each: {
    fa: (quantity: number, price: number) =>
      quantity === 1 ? '۱ عدد' : `${fa(quantity)} × ${formatToman(price, 'fa')} تومان`,
    en: (quantity: number, price: number) =>
      quantity === 1 ? '1 piece' : `${quantity} × ${formatToman(price, 'en')} Toman`,
  },
  number: { fa: 'شمارهٔ سفارش', en: 'Order number' },
  address: { fa: 'نشانی گیرنده', en: 'Delivery address' },
  postalCode: { fa: 'کد پستی', en: 'Postal code' },
  shipping: { fa: 'روش ارسال', en: 'Shipping' },
  /** A handover in the shop has no delivery time. */
  shippedBy: {
    fa: (method: string, least: number, max: number) => (max === 0 ? method : `${method} (${daysFa(least, max)})`),
    en: (method: string, least: number, max: number) => (max === 0 ? method : `${method} (${daysEn(least, max)})`),
  },
  payment: { fa: 'روش پرداخت', en: 'Payment' },
  cash: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  online: { fa: 'پرداخت اینترنتی', en: 'Online payment' },
  zibal: { fa: 'پرداخت اینترنتی با زیبال', en: 'Online payment by Zibal' },
  'credit-card': { fa: 'کارت اعتباری', en: 'Credit card' },
  credit: { fa: 'اعتبار فروشگاه', en: 'Store credit' },
  counter: { fa: 'فروش حضوری', en: 'Sold in the shop' },
  'counter-cash': { fa: 'نقد در فروشگاه', en: 'Cash in the shop' },
  'card-terminal': { fa: 'کارت‌خوان', en: 'Card terminal' },
  creditUsed: { fa: 'از اعتبار شما', en: 'From your credit' },
  uncollected: { fa: 'بابت مرسولهٔ نرسیده', en: 'For what did not arrive' },
  received: { fa: 'پرداخت‌شده تا الان', en: 'Paid so far' },
  due: { fa: 'مانده برای پرداخت', en: 'Left to pay' },
  bank: { fa: 'انتقال بانکی', en: 'Bank transfer' },
  paypal: { fa: 'پی‌پال', en: 'PayPal' },
  paidAt: { fa: 'زمان پرداخت', en: 'Paid' },
  sums: { fa: 'صورت‌حساب', en: 'Invoice' },
  invoiceOf: {
    fa: (shop: string, number: string) => `${shop}، سفارش ${toPersianDigits(number)}`,
    en: (shop: string, number: string) => `${shop}, order ${number}`,
  },
  itemsTotal: { fa: 'جمع کالاها', en: 'Items' },
  trackingCode: { fa: 'کد رهگیری مرسوله', en: 'Tracking code' },
  discount: { fa: 'تخفیف', en: 'Discount' },
  discountBy: { fa: (code: string) => `تخفیف با کد ${code}`, en: (code: string) => `Discount by ${code}` },
  shippingTotal: { fa: 'هزینهٔ ارسال', en: 'Shipping' },
  free: { fa: 'رایگان', en: 'Free' },
  vat: { fa: 'مالیات بر ارزش افزوده (در قیمت‌ها حساب شده)', en: 'VAT, included in the prices' },
  total: { fa: 'مبلغ کل', en: 'Total' },

  pay: {
    fa: (total: number) => `پرداخت ${formatToman(total, 'fa')} تومان`,
    en: (total: number) => `Pay ${formatToman(total, 'en')} Toman`,
  },
  toGateway: { fa: 'رفتن به درگاه…', en: 'To the gateway…' },
  heldUntil: {
    fa: 'مهلت پرداخت؛ تا آن وقت کالاها برای شما نگه داشته می‌شود',
    en: 'Time to pay; until then the items are held for you',
  },
  cancel: { fa: 'لغو سفارش', en: 'Cancel the order' },
  cancelQuestion: { fa: 'این سفارش لغو شود؟', en: 'Cancel this order?' },
  cancelMeans: {
    fa: 'کالاها به فروشگاه برمی‌گردد و اگر پولی پرداخت کرده‌اید پس داده می‌شود.',
    en: 'The items go back to the shop, and what you have paid is paid back.',
  },
  cancelYes: { fa: 'بله، لغو شود', en: 'Yes, cancel it' },
  cancelNo: { fa: 'نه، بماند', en: 'No, keep it' },
  cancelDone: { fa: 'سفارش لغو شد.', en: 'The order is cancelled.' },
  invoice: { fa: 'صورت‌حساب', en: 'Invoice' },
  noAnswer: { fa: 'ارتباط برقرار نشد؛ دوباره تلاش کنید.', en: 'No connection; try again.' },
});
