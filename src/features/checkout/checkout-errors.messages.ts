import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** The server's messages for an order that was refused. */
export const checkoutRefusals = messages({
  cartEmpty: { fa: 'سبد خرید خالی است.', en: 'The cart is empty.' },
  soldOut: { fa: (name: string) => `«${name}» ناموجود است.`, en: (name: string) => `${name} is sold out.` },
  left: {
    fa: (name: string, pieces: number) => `از «${name}» فقط ${formatNumber(pieces, 'fa')} عدد مانده است.`,
    en: (name: string, pieces: number) => `Only ${formatNumber(pieces, 'en')} of ${name} left.`,
  },
  shippingUnknown: { fa: 'این روش ارسال ارائه نمی‌شود.', en: 'This way of shipping is not offered.' },
  paymentUnavailable: { fa: 'این روش پرداخت ارائه نمی‌شود.', en: 'This way to pay is not offered.' },
  totalChanged: {
    fa: (total: number) => `مبلغ سفارش تغییر کرده و الان ${formatToman(total, 'fa')} تومان است.`,
    en: (total: number) => `The total has changed and is now ${formatToman(total, 'en')} Toman.`,
  },
  creditShort: {
    fa: (credit: number) => `اعتبار شما ${formatToman(credit, 'fa')} تومان است و به این مبلغ نمی‌رسد.`,
    en: (credit: number) => `Your credit is ${formatToman(credit, 'en')} Toman, which does not cover this.`,
  },
  creditCodeNeeded: {
    fa: 'تا مشتری با کدی که به تلفنش فرستاده می‌شود تأیید نکند، از اعتبارش کم نمی‌شود.',
    en: 'Credit is taken once its customer has confirmed it by the code sent to their phone.',
  },
  orderTooLarge: {
    fa: (max: number) => `یک سفارش بیشتر از ${formatToman(max, 'fa')} تومان نمی‌شود. تعداد را کمتر کنید.`,
    en: (max: number) => `One order can be of ${formatToman(max, 'en')} Toman at most. Please take fewer pieces.`,
  },
  keyUsed: {
    fa: 'با این کلید، سفارش دیگری ثبت شده است.',
    en: 'Another order was placed under this key.',
  },
  'too-many-unpaid-orders': {
    fa: 'چند سفارش شما هنوز پرداخت نشده است. اول آن‌ها را پرداخت کنید یا لغو کنید.',
    en: 'Several of your orders are not paid yet. Please pay or cancel them first.',
  },
  'too-many-unpaid-pieces': {
    fa: 'این همه کالا را بدون پرداخت نمی‌توانیم برایتان نگه داریم. سفارش‌های باز را پرداخت کنید یا تعداد را کمتر کنید.',
    en: 'We cannot hold that many pieces unpaid. Please pay your open orders, or take fewer.',
  },
  'coupon-unknown': { fa: 'این کد تخفیف وجود ندارد.', en: 'There is no such coupon.' },
  'coupon-too-many-guesses': {
    fa: 'کدهای نادرست زیادی وارد شد. یک ساعت دیگر دوباره تلاش کنید.',
    en: 'Too many wrong codes were entered. Please try again in an hour.',
  },
  'coupon-not-yet': { fa: 'زمان این کد تخفیف هنوز نرسیده است.', en: 'This coupon cannot be used yet.' },
  'coupon-expired': { fa: 'زمان این کد تخفیف گذشته است.', en: 'This coupon has expired.' },
  'coupon-used-up': { fa: 'ظرفیت این کد تخفیف تمام شده است.', en: 'This coupon has been used up.' },
  'coupon-used-before': {
    fa: 'شما قبلاً از این کد تخفیف استفاده کرده‌اید.',
    en: 'You have used this coupon before.',
  },
  'coupon-own': {
    fa: 'کد تخفیفی را که خودتان ساخته یا تغییر داده‌اید، خودتان نمی‌توانید به کار ببرید.',
    en: 'A coupon that you have made or changed yourself is not for your own orders.',
  },
  'coupon-paused': { fa: 'این کد تخفیف الان فعال نیست.', en: 'This coupon is not in use at present.' },
  'coupon-first-order-only': {
    fa: 'این کد تخفیف فقط برای اولین سفارش است.',
    en: 'This coupon is for a first order only.',
  },
  'coupon-for-other-goods': {
    fa: 'این کد تخفیف برای کالاهای این سبد نیست.',
    en: 'This coupon is not for the goods in this cart.',
  },
  'coupon-below-minimum': {
    fa: 'جمع خرید به حداقل این کد تخفیف نمی‌رسد.',
    en: 'The total is below the minimum of this coupon.',
  },
  itemTwice: { fa: 'یک کالا دو بار در فهرست آمده است.', en: 'An item stands in the list twice.' },
  itemUnknown: { fa: 'یکی از کالاها پیدا نشد.', en: 'One of the items is not there.' },
});
