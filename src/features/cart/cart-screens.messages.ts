import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

// U+2068 and U+2069 isolate a name that may begin a sentence, so that the name does not set the sentence's direction.
/** The texts of the cart page. */
export const cartScreens = messages({
  title: { fa: 'سبد خرید', en: 'My Cart' },
  loading: { fa: 'در حال دریافت سبد خرید…', en: 'Loading your cart…' },
  empty: { fa: 'سبد خرید خالی است', en: 'Your cart is empty' },
  emptyHint: {
    fa: 'هر چه پسندیدید به سبد اضافه کنید؛ همین‌جا می‌ماند.',
    en: 'Add something you like and it will wait for you here.',
  },
  browse: { fa: 'دیدن کالاها', en: 'Browse products' },
  items: { fa: 'کالاهای سبد', en: 'Items in the cart' },
  remove: { fa: (name: string) => `حذف «${name}» از سبد`, en: (name: string) => `Remove ${name} from the cart` },
  removed: {
    fa: (name: string) => `«\u2068${name}\u2069» از سبد حذف شد.`,
    en: (name: string) => `\u2068${name}\u2069 was removed from the cart.`,
  },
  clear: { fa: 'خالی کردن سبد', en: 'Empty the cart' },
  cleared: { fa: 'سبد خرید خالی شد.', en: 'The cart was emptied.' },
  bringBack: { fa: 'برگرداندن', en: 'Undo' },
  quantityOf: { fa: (name: string) => `تعداد «${name}»`, en: (name: string) => `Quantity of ${name}` },
  toman: { fa: 'تومان', en: 'Toman' },
  priceTimes: {
    fa: (price: number, quantity: number) => `${formatToman(price, 'fa')} × ${formatNumber(quantity, 'fa')}`,
    en: (price: number, quantity: number) => `${formatToman(price, 'en')} × ${formatNumber(quantity, 'en')}`,
  },
  furtherItems: {
    fa: (count: number) => `و ${formatNumber(count, 'fa')} کالای دیگر`,
    en: (count: number) => (count === 1 ? 'and 1 more item' : `and ${formatNumber(count, 'en')} more items`),
  },
  piecesOf: { fa: (count: string) => `${count} عدد`, en: (count: string) => `× ${count}` },
  toCart: { fa: 'دیدن سبد خرید', en: 'View cart' },
  summary: { fa: 'خلاصهٔ سبد', en: 'Summary' },
  pieces: {
    fa: (count: number) => `قیمت کالاها (${formatNumber(count, 'fa')} عدد)`,
    en: (count: number) => `Price of ${formatNumber(count, 'en')} ${count === 1 ? 'item' : 'items'}`,
  },
  saved: { fa: 'سود شما از این خرید', en: 'You save' },
  total: { fa: 'جمع سبد', en: 'Total' },
  shippingLater: { fa: 'هزینهٔ ارسال در مرحلهٔ بعد اضافه می‌شود.', en: 'Shipping is added in the next step.' },
  pay: {
    fa: (total: number) => `پرداخت ${formatToman(total, 'fa')} تومان`,
    en: (total: number) => `Pay ${formatToman(total, 'en')} Toman`,
  },
  removeSoldOut: {
    fa: 'برای ادامه، کالاهای ناموجود را از سبد حذف کنید.',
    en: 'To go on, remove what is out of stock from the cart.',
  },
  fewLeft: {
    fa: (count: number) => `فقط ${formatNumber(count, 'fa')} عدد مانده است`,
    en: (count: number) => `Only ${formatNumber(count, 'en')} left`,
  },
  changesTitle: { fa: 'سبد شما با فروشگاه هماهنگ شد', en: 'Your cart was brought up to date' },
  changesSeen: { fa: 'متوجه شدم', en: 'Got it' },
  changedPrice: {
    fa: (name: string, before: number, after: number) =>
      `قیمت «\u2068${name}\u2069» از ${formatToman(before, 'fa')} به ${formatToman(after, 'fa')} تومان تغییر کرد.`,
    en: (name: string, before: number, after: number) =>
      `The price of \u2068${name}\u2069 changed from ${formatToman(before, 'en')} to ${formatToman(after, 'en')} Toman.`,
  },
  changedStock: {
    fa: (name: string, left: number) =>
      `از «\u2068${name}\u2069» فقط ${formatNumber(left, 'fa')} عدد مانده و تعداد آن همین شد.`,
    en: (name: string, left: number) =>
      `Only ${formatNumber(left, 'en')} of \u2068${name}\u2069 are left, so the quantity is now that.`,
  },
  nowSoldOut: {
    fa: (name: string) => `«\u2068${name}\u2069» ناموجود شد.`,
    en: (name: string) => `\u2068${name}\u2069 is sold out.`,
  },
  vanished: {
    fa: (name: string) => `«\u2068${name}\u2069» دیگر موجود نیست و از سبد برداشته شد.`,
    en: (name: string) => `\u2068${name}\u2069 is no longer available and left the cart.`,
  },
  refusedLate: {
    fa: (name: string, message: string) => `تغییر «\u2068${name}\u2069» انجام نشد. ${message}`,
    en: (name: string, message: string) => `\u2068${name}\u2069 could not be changed. ${message}`,
  },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
});
