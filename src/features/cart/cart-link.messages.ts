import { messages } from '#shared/messages.ts';

/** The texts of the cart link, on every page. */
export const cartLinkMessages = messages({
  cart: { fa: 'سبد', en: 'Cart' },
  cartHolding: {
    fa: (pieces: string) => `سبد خرید، ${pieces} عدد`,
    en: (pieces: string) => `Cart, ${pieces} ${pieces === '1' ? 'piece' : 'pieces'}`,
  },
});
