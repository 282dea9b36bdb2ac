import { messages } from '#shared/messages.ts';

export const returnErrors = messages({
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
  nothingToReplace: {
    fa: 'این تعداد از کالا در انبار نیست؛ پول آن را برگردانید یا اول موجودی را زیاد کنید.',
    en: 'There are not so many pieces in stock. Refund the parcel, or add stock first.',
  },
  returnUnknown: { fa: 'چنین درخواستی نیست.', en: 'There is no such return.' },
  returnMovedOn: {
    fa: 'دربارهٔ این درخواست قبلاً تصمیم گرفته شده است.',
    en: 'This return was decided about meanwhile.',
  },
});
