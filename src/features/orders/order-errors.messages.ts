import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

/** Why an order is not shown, paid or cancelled, as the server says it. */
export const orderRefusals = messages({
  notFound: { fa: 'چنین سفارشی ندارید.', en: 'You have no such order.' },
  notPayable: { fa: 'این سفارش در انتظار پرداخت نیست.', en: 'This order does not await payment.' },
  paymentUnavailable: {
    fa: 'درگاه پرداخت پاسخ نمی‌دهد؛ کمی بعد دوباره تلاش کنید.',
    en: 'The payment gateway does not answer; try again in a while.',
  },
  methodUnavailable: { fa: 'این روش پرداخت ارائه نمی‌شود.', en: 'This way to pay is not offered.' },
  unknown: { fa: 'چنین سفارشی نیست.', en: 'There is no such order.' },
  movedOn: { fa: 'این سفارش دیگر در آن مرحله نیست.', en: 'This order no longer stands there.' },
  notAStep: { fa: 'سفارش را به این مرحله نمی‌توان برد.', en: 'An order cannot be led to this state.' },
  returnNotAllowed: {
    fa: 'مهلت بازگشت کالا گذشته، یا سفارش هنوز تحویل نشده است.',
    en: 'The time to return goods is over, or the order is not delivered yet.',
  },
  returnUnderWay: {
    fa: 'برای این کالا درخواست بازگشت ثبت شده و در دست بررسی است.',
    en: 'A return of these goods is already under way.',
  },
  returnTooMany: {
    fa: 'این تعداد از کالا در سفارش نمانده است.',
    en: 'There are not so many pieces left in the order.',
  },
  returnTooOften: {
    fa: 'درخواست‌های بازگشت پشت سر هم شد؛ کمی بعد دوباره تلاش کنید.',
    en: 'Too many returns in a row; try again in a while.',
  },
  returnUnknown: { fa: 'چنین درخواستی نیست.', en: 'There is no such return.' },
  returnMovedOn: {
    fa: 'دربارهٔ این درخواست پیش از این تصمیم گرفته شده است.',
    en: 'This return was decided about meanwhile.',
  },
  nothingToRefund: {
    fa: 'از پول این سفارش چیزی برای پس دادن نمانده است.',
    en: 'Nothing of what was paid for this order is left to give back.',
  },
  refundTooMuch: {
    fa: (left: number) => `بیش از ${formatToman(left, 'fa')} تومان از پول این سفارش نمانده است.`,
    en: (left: number) => `No more than ${formatToman(left, 'en')} Toman of what was paid is left.`,
  },
  refundOfWhat: {
    fa: 'بنویسید چه مبلغی، یا پول کدام کالاها، پس داده شود.',
    en: 'Say what amount is to go back, or of which goods.',
  },
  notCancellable: { fa: 'این سفارش دیگر قابل لغو نیست.', en: 'This order can no longer be cancelled.' },
});
