import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** The messages of a cart or a checkout for an assistant, to be passed on to its shopper. */
export const buyingMessages = messages({
  cartNotFound: { fa: 'این سبد پیدا نشد یا زمانش گذشته است.', en: 'This cart was not found, or it has expired.' },
  checkoutNotFound: {
    fa: 'این خرید پیدا نشد یا زمانش گذشته است.',
    en: 'This checkout was not found, or it has expired.',
  },
  checkoutClosed: {
    fa: 'این خرید لغو یا تمام شده است.',
    en: 'This checkout is canceled or completed.',
  },
  orderNotFound: { fa: 'این سفارش پیدا نشد.', en: 'This order was not found.' },
  noItems: { fa: 'در این خرید کالایی نیست.', en: 'There is nothing in this checkout.' },
  addressMissing: { fa: 'نشانی گیرنده لازم است.', en: 'An address to send to is required.' },
  chooseSending: { fa: 'روش ارسال را انتخاب کنید.', en: 'Choose a way of sending.' },
  otherCountry: { fa: 'فقط به نشانی‌های داخل ایران می‌فرستیم.', en: 'We send to addresses in Iran only.' },
  unknownProvince: {
    fa: 'نام استان را به فارسی بنویسید؛ مثلاً «تهران».',
    en: 'Write the province by its Persian name, as in “تهران”.',
  },
  reviewAndPay: {
    fa: 'خرید آماده است: مشتری در فروشگاه وارد می‌شود، آن را می‌بیند، تأیید می‌کند و خودش می‌پردازد.',
    en: 'The purchase is ready: its buyer signs in at the shop, looks at it, agrees and pays there.',
  },
  addressAndPay: {
    fa: 'نشانی و روش ارسال را مشتری در فروشگاه می‌نویسد و همان‌جا می‌پردازد.',
    en: 'The buyer gives the address and the way of sending at the shop, and pays there.',
  },
  full_name: { fa: 'نام گیرنده را بنویسید.', en: 'The name of who receives it is required.' },
  phone: {
    fa: 'شمارهٔ موبایل گیرنده را درست بنویسید؛ مثلاً ۰۹۱۲۱۲۳۴۵۶۷.',
    en: 'An Iranian mobile number of who receives it is required, as in 09121234567.',
  },
  province: { fa: 'استان را بنویسید.', en: 'The province is required.' },
  city: { fa: 'شهر را بنویسید.', en: 'The city is required.' },
  line: { fa: 'نشانی را بنویسید.', en: 'The street address is required.' },
  postal_code: { fa: 'کد پستی ده‌رقمی را درست بنویسید.', en: 'A postcode of ten digits is required.' },
  arrives: {
    fa: (from: number, to: number) =>
      from === to
        ? `${formatNumber(from, 'fa')} روزه می‌رسد`
        : `${formatNumber(from, 'fa')} تا ${formatNumber(to, 'fa')} روزه می‌رسد`,
    en: (from: number, to: number) =>
      from === to
        ? `Arrives in ${formatNumber(from, 'en')} days`
        : `Arrives in ${formatNumber(from, 'en')} to ${formatNumber(to, 'en')} days`,
  },
  sending: { fa: 'هزینهٔ ارسال', en: 'Shipping' },
  sendingDiscount: { fa: 'تخفیف ارسال', en: 'Shipping discount' },
  itemUnavailable: { fa: 'این کالا فروخته نمی‌شود.', en: 'This item was not found, or is not sold.' },
  variantNeeded: {
    fa: 'این کالا چند نوع دارد؛ شناسهٔ نوعی را که مشتری می‌خواهد بفرستید.',
    en: 'This product comes in several variants: send the id of the one that is wanted.',
  },
  nothingAvailable: {
    fa: 'هیچ‌یک از این کالاها موجود نیست.',
    en: 'Insufficient stock: none of these items can be had.',
  },
  soldOut: {
    fa: (name: string) => `«${name}» ناموجود است.`,
    en: (name: string) => `Insufficient stock: ${name} is sold out.`,
  },
  left: {
    fa: (name: string, pieces: number) => `از «${name}» فقط ${formatNumber(pieces, 'fa')} عدد مانده است.`,
    en: (name: string, pieces: number) => `Insufficient stock: only ${formatNumber(pieces, 'en')} of ${name} left.`,
  },
  subtotal: { fa: 'جمع کالاها', en: 'Subtotal' },
  itemsDiscount: { fa: 'تخفیف', en: 'Discount' },
  total: { fa: 'مبلغ نهایی', en: 'Total' },
  estimate: { fa: 'مبلغ بدون هزینهٔ ارسال', en: 'Total before shipping' },
  coupon: { fa: (code: string) => `کد تخفیف ${code}`, en: (code: string) => `Coupon ${code}` },
  oneCoupon: { fa: 'در هر خرید فقط یک کد تخفیف پذیرفته می‌شود.', en: 'Only one coupon is accepted in a purchase.' },
  couponOfAccount: {
    fa: 'این کد به حساب مشتری بستگی دارد و بعد از ورود او، در صفحهٔ پرداخت بررسی می‌شود.',
    en: 'This coupon depends on the customer: it is checked on the checkout page, once they have signed in.',
  },
  tooManyCodes: {
    fa: 'کدهای نادرست زیادی فرستاده شد؛ یک ساعت دیگر دوباره بفرستید.',
    en: 'Too many wrong codes were sent. Please try again in an hour.',
  },
});
