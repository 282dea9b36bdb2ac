import { messages } from '#shared/messages.ts';

/** Texts of the demo gateways' payment page. */
export const demoMessages = messages({
  title: { fa: 'درگاه پرداخت نمایشی', en: 'Stand-in payment gateway' },
  about: {
    fa: 'این درگاه، جای درگاه بانکی را در نمایش فروشگاه می‌گیرد. هیچ پولی جابه‌جا نمی‌شود.',
    en: 'It stands in for the bank’s gateway while the shop is tried out. No money is moved.',
  },
  speaks: { fa: (gateway: string) => `به زبان ${gateway}`, en: (gateway: string) => `Speaks ${gateway}’s protocol` },
  zarinpal: { fa: 'زرین‌پال', en: 'Zarinpal' },
  zibal: { fa: 'زیبال', en: 'Zibal' },
  purpose: { fa: 'بابت', en: 'For' },
  amount: { fa: 'مبلغ', en: 'Amount' },
  toman: { fa: (amount: string) => `${amount} تومان`, en: (amount: string) => `${amount} Toman` },
  pay: { fa: 'پرداخت', en: 'Pay' },
  cancel: { fa: 'انصراف', en: 'Cancel' },
  tryOut: { fa: 'آزمودن حالت‌های دیگر', en: 'Try what else can happen' },
  decline: { fa: 'کارت پذیرفته نشود', en: 'The card is declined' },
  stay: { fa: 'پرداخت و بازنگشتن به فروشگاه', en: 'Pay and never return to the shop' },
  twice: { fa: 'پرداخت و دو بار بازگشتن', en: 'Pay and return twice' },
  slow: { fa: 'پرداخت و تأیید دیرهنگام', en: 'Pay, and the gateway answers slowly' },
  broken: { fa: 'پرداخت و خطای درگاه هنگام تأیید', en: 'Pay, and the gateway fails when asked' },
  wrongSum: { fa: 'پرداخت و اعلام مبلغی دیگر', en: 'Pay, and the gateway names another sum' },
  nothingTitle: { fa: 'این پرداخت در جریان نیست', en: 'This payment is not under way' },
  nothing: { fa: 'این پرداخت پایان یافته یا هرگز آغاز نشده است.', en: 'It has ended, or it was never begun.' },
  stayedTitle: { fa: 'پرداخت انجام شد', en: 'Paid' },
  stayed: {
    fa: 'گویی مرورگر همین‌جا بسته شد. فروشگاه تا چند دقیقهٔ دیگر خودش از درگاه می‌پرسد و سفارش را ثبت می‌کند.',
    en: 'As if the browser had been closed here. Within minutes the shop asks the gateway by itself and places the order.',
  },
});
