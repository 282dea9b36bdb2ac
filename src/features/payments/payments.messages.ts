import { messages } from '#shared/messages.ts';

/** The ways to pay, as the shopper reads them. */
export const paymentsMessages = messages({
  cash: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  cashAbout: { fa: 'هنگام تحویل کالا پرداخت می‌کنید.', en: 'You pay when the goods are handed over.' },
  online: { fa: 'پرداخت اینترنتی', en: 'Online payment' },
  onlineAbout: { fa: 'با همهٔ کارت‌های بانکی عضو شتاب', en: 'With any Iranian bank card' },
  onlineDemoAbout: {
    fa: 'درگاه نمایشی: هیچ پولی جابه‌جا نمی‌شود.',
    en: 'A stand-in gateway: no money is moved.',
  },
  purpose: { fa: (number: string) => `سفارش ${number} از حجره`, en: (number: string) => `Order ${number} at Hojreh` },
});
