import { messages } from '#shared/messages.ts';

export const orderPaymentErrors = messages({
  notPayable: { fa: 'این سفارش در انتظار پرداخت نیست.', en: 'This order does not await payment.' },
  paymentUnavailable: {
    fa: 'درگاه پرداخت پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید.',
    en: 'The payment gateway does not answer; try again in a while.',
  },
  methodUnavailable: { fa: 'این روش پرداخت ارائه نمی‌شود.', en: 'This way to pay is not offered.' },
});
