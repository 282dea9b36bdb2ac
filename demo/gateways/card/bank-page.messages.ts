import { messages } from '#shared/messages.ts';

/** The page on which the demo card provider, acting as the bank, has the cardholder confirm a payment. */
export const bankPageMessages = messages({
  title: { fa: 'بانک نمایشی: تأیید پرداخت', en: 'Stand-in bank: confirm the payment' },
  about: {
    fa: 'این صفحه جای صفحهٔ رمز پویای بانک را می‌گیرد. هیچ پولی جابه‌جا نمی‌شود.',
    en: 'It stands in for the page on which a bank asks for its one-time password. No money is moved.',
  },
  purpose: { fa: 'بابت', en: 'For' },
  card: { fa: 'کارت', en: 'Card' },
  amount: { fa: 'مبلغ', en: 'Amount' },
  toman: { fa: (amount: string) => `${amount} تومان`, en: (amount: string) => `${amount} Toman` },
  pay: { fa: 'پرداخت', en: 'Pay' },
  leave: { fa: 'انصراف', en: 'Cancel' },
  nothingTitle: { fa: 'این پرداخت در جریان نیست', en: 'This payment is not under way' },
  nothing: { fa: 'این پرداخت پایان یافته یا هرگز آغاز نشده است.', en: 'It has ended, or never began.' },
});
