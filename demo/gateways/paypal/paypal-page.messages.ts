import { messages } from '#shared/messages.ts';

/** Texts of the page on which a buyer approves or cancels an order at the demo PayPal. */
export const paypalPageMessages = messages({
  title: { fa: 'پی‌پال نمایشی', en: 'Stand-in PayPal' },
  about: {
    fa: 'این صفحه در نمایش فروشگاه جای پی‌پال را می‌گیرد. هیچ پولی جابه‌جا نمی‌شود.',
    en: 'It stands in for PayPal while the shop is tried out. No money is moved.',
  },
  purpose: { fa: 'بابت', en: 'For' },
  amount: { fa: 'مبلغ', en: 'Amount' },
  pay: { fa: 'پرداخت', en: 'Pay' },
  leave: { fa: 'انصراف و بازگشت به فروشگاه', en: 'Cancel and return to the shop' },
  nothingTitle: { fa: 'این پرداخت در جریان نیست', en: 'This payment is not under way' },
  nothing: { fa: 'این پرداخت پایان یافته یا هرگز آغاز نشده است.', en: 'It has ended, or never began.' },
});
