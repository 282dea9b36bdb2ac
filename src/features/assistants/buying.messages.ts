import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** What an assistant reads of a cart or a checkout, to be passed on to its shopper. */
export const buyingMessages = messages({
  cartNotFound: { fa: 'این سبد پیدا نشد یا زمانش گذشته است.', en: 'This cart was not found, or it has expired.' },
  itemUnavailable: { fa: 'این کالا فروخته نمی‌شود.', en: 'This item is not sold.' },
  variantNeeded: {
    fa: 'این کالا چند نوع دارد؛ شناسهٔ نوعی را که مشتری می‌خواهد بفرستید.',
    en: 'This product comes in several variants: send the id of the one that is wanted.',
  },
  nothingAvailable: { fa: 'هیچ‌یک از این کالاها موجود نیست.', en: 'None of these items can be had.' },
  soldOut: { fa: (name: string) => `«${name}» ناموجود است.`, en: (name: string) => `${name} is sold out.` },
  left: {
    fa: (name: string, pieces: number) => `از «${name}» فقط ${formatNumber(pieces, 'fa')} عدد مانده است.`,
    en: (name: string, pieces: number) => `Only ${formatNumber(pieces, 'en')} of ${name} left.`,
  },
  subtotal: { fa: 'جمع کالاها', en: 'Subtotal' },
  itemsDiscount: { fa: 'تخفیف', en: 'Discount' },
  total: { fa: 'مبلغ نهایی', en: 'Total' },
  estimate: { fa: 'مبلغ بدون هزینهٔ ارسال', en: 'Total before shipping' },
  coupon: { fa: (code: string) => `کد تخفیف ${code}`, en: (code: string) => `Coupon ${code}` },
  oneCoupon: { fa: 'در هر خرید فقط یک کد تخفیف پذیرفته می‌شود.', en: 'Only one coupon is accepted in a purchase.' },
  couponOfAccount: {
    fa: 'این کد به حساب مشتری بستگی دارد و پس از ورود او، در صفحهٔ پرداخت بررسی می‌شود.',
    en: 'This coupon depends on the customer: it is checked on the checkout page, once they have signed in.',
  },
  tooManyCodes: {
    fa: 'کدهای نادرست زیادی فرستاده شد؛ یک ساعت دیگر دوباره بفرستید.',
    en: 'Too many wrong codes were sent. Please try again in an hour.',
  },
});
