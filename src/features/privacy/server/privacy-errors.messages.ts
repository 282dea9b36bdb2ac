import { messages } from '#shared/messages.ts';

/** The server's refusals of requests about a customer's data. */
export const privacyRefusals = messages({
  customerUnknown: { fa: 'این مشتری پیدا نشد.', en: 'This customer was not found.' },
  isStaff: {
    fa: 'این حساب از همکاران است؛ اول نقش آن را بگیرید.',
    en: 'This account is one of the staff; take its role first.',
  },
  hasShop: {
    fa: 'این حساب برای یک فروشنده است؛ تا وقتی فروشگاه دارد حذف نمی‌شود.',
    en: 'This account sells here and has a shop; it cannot be erased.',
  },
  orderUnderWay: {
    fa: 'این مشتری سفارش یا پرداخت ناتمام دارد؛ بعد از پایان آن دوباره تلاش کنید.',
    en: 'This customer has an order or a payment under way; try again when it is done.',
  },
  returnOpen: { fa: 'درخواست مرجوعی این مشتری هنوز باز است.', en: 'A return of this customer is still open.' },
  refundDue: {
    fa: 'پولی هنوز در راه بازگشت به این مشتری است.',
    en: 'Money is still on its way back to this customer.',
  },
  creditLeft: {
    fa: 'این مشتری هنوز اعتبار دارد؛ اول آن را تسویه کنید.',
    en: 'This customer has credit left; settle it first.',
  },
});
