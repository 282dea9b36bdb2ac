import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

/** Messages about payments in another currency. */
export const foreignPaidMessages = messages({
  paid: { fa: 'پرداخت به ارز', en: 'Paid in foreign currency' },
  rateIs: {
    fa: (unit: string, toman: number) => `هر ${unit} برابر ${formatToman(toman, 'fa')} تومان`,
    en: (unit: string, toman: number) => `${unit} is ${formatToman(toman, 'en')} Toman`,
  },
});
