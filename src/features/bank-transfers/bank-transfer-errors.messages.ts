import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Server messages for a transfer that cannot be reported or decided. */
export const transferRefusals = messages({
  orderNotFound: { fa: 'چنین سفارشی با انتقال بانکی ندارید.', en: 'You have no such order by bank transfer.' },
  closed: {
    fa: 'برای این سفارش دیگر نمی‌توان واریزی ثبت کرد.',
    en: 'A transfer can no longer be reported for this order.',
  },
  receiptNeeded: { fa: 'تصویر رسید را بفرستید.', en: 'Send a picture of the receipt.' },
  notAnImage: { fa: 'رسید باید تصویر یا PDF باشد.', en: 'The receipt has to be a picture or a PDF.' },
  usedHere: {
    fa: 'این شمارهٔ پیگیری برای سفارش دیگری تأیید شده است؛ شمارهٔ همین واریز را بنویسید.',
    en: 'This reference was confirmed for another order; write that of this transfer.',
  },
  tooManyTries: {
    fa: 'پشت سر هم زیاد فرستادید؛ کمی بعد دوباره تلاش کنید.',
    en: 'That was too often; try again in a while.',
  },
  unknown: { fa: 'برای این سفارش واریزی گزارش نشده است.', en: 'No transfer was reported for this order.' },
  decided: { fa: 'دربارهٔ این واریز قبل از شما تصمیم گرفته‌اند.', en: 'This transfer has been decided already.' },
  corrected: {
    fa: 'مشتری گزارش را همین حالا اصلاح کرد؛ دوباره ببینید.',
    en: 'The customer has just corrected the report; look again.',
  },
  used: {
    fa: (number: string) => `این شمارهٔ پیگیری برای سفارش ${toPersianDigits(number)} تأیید شده است.`,
    en: (number: string) => `This reference was confirmed for order ${number}.`,
  },
});
