import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts from the server: refusals and the text message. */
export const stockNoticesErrors = messages({
  variantNotFound: { fa: 'این کالا دیگر فروخته نمی‌شود.', en: 'This product is not sold any more.' },
  inStock: { fa: 'همین حالا موجود است؛ می‌توانید بخرید.', en: 'It is in stock right now: you can buy it.' },
  tooMany: {
    fa: (limit: number) =>
      `هم‌زمان منتظر ${formatNumber(limit, 'fa')} کالا می‌توانید باشید. یکی را بردارید و دوباره بزنید.`,
    en: (limit: number) => `You can wait for ${limit} products at a time. Take one away and try again.`,
  },
  text: {
    fa: (shop: string, product: string, link: string) => `${shop}\n«${product}» دوباره موجود شد.\n${link}`,
    en: (shop: string, product: string, link: string) => `${shop}\n“${product}” is back in stock.\n${link}`,
  },
});
