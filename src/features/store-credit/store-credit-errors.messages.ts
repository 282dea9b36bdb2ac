import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** The server's refusals of changes to store credit. */
export const creditRefusals = messages({
  short: {
    fa: (balance: number) => `اعتبار این مشتری ${formatToman(balance, 'fa')} تومان است؛ بیش از آن نمی‌توان برداشت.`,
    en: (balance: number) => `This customer has ${formatToman(balance, 'en')} Toman of credit; no more can be taken.`,
  },
  nothing: { fa: 'مبلغ نباید صفر باشد.', en: 'The amount must not be zero.' },
  customerUnknown: { fa: 'چنین مشتری‌ای نیست.', en: 'There is no such customer.' },
});
