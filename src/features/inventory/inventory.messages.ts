import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const inventoryMessages = messages({
  unknown: { fa: 'این کالا در انبار شناخته نیست.', en: 'The store does not know this item.' },
  held: {
    fa: (pieces: number) =>
      `${formatNumber(pieces, 'fa')} عدد برای سفارش‌ها نگه داشته شده است؛ موجودی کمتر از آن نمی‌شود.`,
    en: (pieces: number) => `${formatNumber(pieces, 'en')} pieces are held for orders; the stock cannot be less.`,
  },
  changed: {
    fa: (onHand: number) =>
      `موجودی در این میان تغییر کرد و الان ${formatNumber(onHand, 'fa')} عدد است. دوباره بشمارید و بنویسید.`,
    en: (onHand: number) =>
      `The stock changed meanwhile: there are ${formatNumber(onHand, 'en')} now. Count again and write it anew.`,
  },
  twice: { fa: 'این تنوع دو بار آمده است.', en: 'This variant is there twice.' },
});
