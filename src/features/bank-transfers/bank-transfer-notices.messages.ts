import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** The text messages to customers about their transfers. */
export const transferNotices = messages({
  due: {
    fa: (shop: string, number: string, until: string) =>
      `${shop}\nسفارش ${toPersianDigits(number)} تا ${until} منتظر واریز شماست. بعد از واریز، شمارهٔ پیگیری را در صفحهٔ سفارش ثبت کنید.`,
    en: (shop: string, number: string, until: string) =>
      `${shop}\nYour order ${number} waits for your transfer until ${until}. Report its reference on the page of the order.`,
  },
  refused: {
    fa: (shop: string, number: string, reason: string) =>
      `${shop}\nواریز سفارش ${toPersianDigits(number)} تأیید نشد: ${reason}\nدر صفحهٔ سفارش آن را اصلاح کنید.`,
    en: (shop: string, number: string, reason: string) =>
      `${shop}\nThe transfer for your order ${number} was not found: ${reason}\nCorrect it on the page of the order.`,
  },
  refusedTooLate: {
    fa: (shop: string, number: string, reason: string) =>
      `${shop}\nواریز سفارش ${toPersianDigits(number)} تأیید نشد: ${reason}\nمهلت پرداخت این سفارش تمام شده است.`,
    en: (shop: string, number: string, reason: string) =>
      `${shop}\nThe transfer for your order ${number} was not found: ${reason}\nThe time to pay for this order is over.`,
  },
});
