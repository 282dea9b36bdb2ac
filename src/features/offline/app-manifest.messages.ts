import { messages } from '#shared/messages.ts';

/** Name and shortcuts of the installed app. */
export const appManifestMessages = messages({
  name: { fa: (shop: string) => `${shop}، فروشگاه اینترنتی`, en: (shop: string) => `${shop}, online shop` },
  description: {
    fa: 'کالاها را ببینید، مقایسه کنید و بخرید.',
    en: 'Look, compare and buy.',
  },
  search: { fa: 'جست‌وجو', en: 'Search' },
  cart: { fa: 'سبد خرید', en: 'My Cart' },
  orders: { fa: 'سفارش‌های من', en: 'My orders' },
  flashSale: { fa: 'پیشنهادهای ویژه', en: 'Flash sale' },
});
