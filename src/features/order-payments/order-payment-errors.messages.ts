import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

export const orderPaymentErrors = messages({
  notPayable: { fa: 'این سفارش در انتظار پرداخت نیست.', en: 'This order does not await payment.' },
  paymentUnavailable: {
    fa: 'درگاه پرداخت پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید.',
    en: 'The payment gateway does not answer; try again in a while.',
  },
  amountUnfit: {
    fa: (left: number, least: number) =>
      left < 2 * least
        ? `${formatToman(left, 'fa')} تومان مانده است؛ آن را یک‌جا پرداخت کنید.`
        : `از ${formatToman(least, 'fa')} تا ${formatToman(left - least, 'fa')} تومان را می‌توانید جدا پرداخت کنید، یا همهٔ ${formatToman(left, 'fa')} تومان را.`,
    en: (left: number, least: number) =>
      left < 2 * least
        ? `${formatToman(left, 'en')} Toman are left; pay them at once.`
        : `You can pay a part from ${formatToman(least, 'en')} to ${formatToman(left - least, 'en')} Toman, or all ${formatToman(left, 'en')} Toman.`,
  },
  methodUnavailable: { fa: 'این روش پرداخت ارائه نمی‌شود.', en: 'This way to pay is not offered.' },
});
