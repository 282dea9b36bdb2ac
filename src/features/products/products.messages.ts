import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts shared by all screens with products. */
export const catalogueMessages = messages({
  soldOut: { fa: 'ناموجود', en: 'Sold out' },
  ratedBy: { fa: (count: number) => `(${fa(count)})`, en: (count: number) => `(${count})` },
  reviews: {
    fa: (count: number) => `${fa(count)} نظر`,
    en: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  },
  bought: { fa: 'خریدار', en: 'Bought it' },
  someone: { fa: 'کاربر فروشگاه', en: 'A customer of the shop' },
});
