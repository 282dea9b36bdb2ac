import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** The cart's texts on any page: adding an item, and errors. */
export const cartMessages = messages({
  quantity: { fa: 'تعداد', en: 'Quantity' },
  soldOut: { fa: 'ناموجود', en: 'out of stock' },
  cutOff: {
    fa: 'ارتباط با فروشگاه قطع است. سبد شما همین‌جا نگه داشته می‌شود و تغییرها بعد از وصل شدن فرستاده می‌شوند.',
    en: 'The shop cannot be reached right now. Your cart is kept here, and changes are sent once you are back online.',
  },

  addToCart: { fa: 'افزودن به سبد', en: 'Add to cart' },
  adding: { fa: 'در حال افزودن…', en: 'adding' },
  added: {
    fa: (quantity: number, name: string) => `${formatNumber(quantity, 'fa')} عدد ${name} به سبد خرید اضافه شد`,
    en: (quantity: number, name: string) => `${formatNumber(quantity, 'en')} of ${name} added to cart`,
  },
  addedOffline: {
    fa: (quantity: number, name: string) =>
      `${formatNumber(quantity, 'fa')} عدد ${name} در سبد نگه داشته شد و بعد از وصل شدن فرستاده می‌شود`,
    en: (quantity: number, name: string) =>
      `${formatNumber(quantity, 'en')} of ${name} kept in your cart until you are back online`,
  },
  inCart: { fa: 'تعداد در سبد', en: 'In your cart' },
  takeOut: { fa: 'برداشتن از سبد', en: 'Take it out of the cart' },
  inCartNow: {
    fa: (quantity: number) => `در سبد: ${formatNumber(quantity, 'fa')}`,
    en: (quantity: number) => `In your cart: ${formatNumber(quantity, 'en')}`,
  },
  viewCart: { fa: 'دیدن سبد خرید', en: 'View cart' },
  errorAdding: { fa: 'خطا در افزودن کالا به سبد خرید', en: 'error adding product to cart' },
  aboveStock: {
    fa: (max: number) => `حداکثر موجودی این کالا ${formatNumber(max, 'fa')} عدد است`,
    en: (max: number) => `The maximum stock of this product is ${formatNumber(max, 'en')}`,
  },
  aboveStockWithCart: {
    fa: (max: number, inCart: number) =>
      `حداکثر موجودی این کالا ${formatNumber(max, 'fa')} عدد است و ${formatNumber(inCart, 'fa')} عدد آن در سبد شماست`,
    en: (max: number, inCart: number) =>
      `The maximum stock of this product is ${formatNumber(max, 'en')}, and ${formatNumber(inCart, 'en')} of it are in your cart`,
  },

  errorFetching: { fa: 'خطا در دریافت سبد خرید', en: 'Error fetching the cart' },
  errorUpdating: { fa: 'خطا در بروزرسانی سبد خرید', en: 'Error updating the cart' },
  errorGetting: { fa: 'خطا در گرفتن سبد خرید', en: 'Error getting the cart' },
  errorAddingToCart: { fa: 'خطا در افزودن به سبد خرید', en: 'Error adding to the cart' },
  errorRemoving: { fa: 'خطا در حذف از سبد خرید', en: 'Error removing from the cart' },
});
