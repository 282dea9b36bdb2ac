import { messages } from '#shared/messages.ts';

/** The meaning of Zibal's results, for the staff and the log: https://help.zibal.ir/IPG/API/ */
export const zibalMessages = messages({
  '100': { fa: 'پرداخت تأیید شد.', en: 'The payment was confirmed.' },
  '102': {
    fa: 'درگاه پذیرنده یا نشانی سرور فروشگاه را نمی‌شناسد.',
    en: 'The gateway does not know the merchant, or the address of the shop’s server.',
  },
  '103': { fa: 'پذیرنده نزد درگاه فعال نیست.', en: 'The merchant is not active at the gateway.' },
  '104': { fa: 'کد پذیرنده معتبر نیست.', en: 'The merchant code is not valid.' },
  '105': { fa: 'مبلغ کمتر از حداقل درگاه است.', en: 'The amount is below what the gateway takes.' },
  '106': { fa: 'درگاه نشانی بازگشت را نپذیرفت.', en: 'The gateway did not accept the address to come back to.' },
  '113': { fa: 'مبلغ از سقف تراکنش درگاه بیشتر است.', en: 'The amount exceeds what the gateway takes at once.' },
  '114': { fa: 'کد ملی فرستاده‌شده معتبر نیست.', en: 'The national code that was sent is not valid.' },
  '201': { fa: 'پرداخت قبلاً تأیید شده بود.', en: 'The payment had been confirmed before.' },
  '202': { fa: 'پرداخت انجام نشد یا ناموفق بود.', en: 'Nothing was paid, or it failed.' },
  '203': { fa: 'درگاه چنین پرداختی نمی‌شناسد.', en: 'The gateway knows no such payment.' },
  wrongSum: {
    fa: (amount: string) =>
      `درگاه مبلغ پرداخت را ${amount} تومان اعلام کرد که با مبلغ سفارش یکی نیست؛ سفارش پرداخت‌شده به شمار نمی‌آید.`,
    en: (amount: string) =>
      `The gateway says that ${amount} Toman were paid, which is not the sum of the order; the order is not taken as paid.`,
  },
});
