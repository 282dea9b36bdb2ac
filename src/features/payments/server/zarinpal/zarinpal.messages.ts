import { messages } from '#shared/messages.ts';

/** The meaning of Zarinpal's codes, for the staff and the log: https://www.zarinpal.com/docs/paymentGateway/errorList */
export const zarinpalMessages = messages({
  '100': { fa: 'پرداخت تأیید شد.', en: 'The payment was confirmed.' },
  '101': { fa: 'پرداخت قبلاً تأیید شده بود.', en: 'The payment had been confirmed before.' },
  '-9': { fa: 'درگاه داده‌های درخواست را نپذیرفت.', en: 'The gateway did not accept the data of the request.' },
  '-10': {
    fa: 'کد پذیرنده یا نشانی سرور فروشگاه نزد درگاه معتبر نیست.',
    en: 'The merchant code or the address of the shop’s server is not valid at the gateway.',
  },
  '-11': { fa: 'پذیرنده نزد درگاه فعال نیست.', en: 'The merchant is not active at the gateway.' },
  '-12': {
    fa: 'درگاه تعداد درخواست‌ها را بیش از حد می‌داند؛ کمی بعد دوباره پرسیده می‌شود.',
    en: 'The gateway finds that it was asked too often; it is asked again in a while.',
  },
  '-13': { fa: 'پذیرنده به سقف تراکنش خود رسیده است.', en: 'The merchant has reached its limit of transactions.' },
  '-14': {
    fa: 'نشانی بازگشت با دامنهٔ ثبت‌شدهٔ درگاه یکی نیست.',
    en: 'The address to come back to is not on the domain registered at the gateway.',
  },
  '-15': { fa: 'درگاه پذیرنده به حالت تعلیق درآمده است.', en: 'The merchant is suspended at the gateway.' },
  '-16': { fa: 'سطح تأیید پذیرنده پایین‌تر از نقره‌ای است.', en: 'The merchant’s level is below silver.' },
  '-17': { fa: 'پذیرنده در سطح آبی محدود است.', en: 'The merchant is limited at the blue level.' },
  '-18': { fa: 'ارجاع‌دهنده با دامنهٔ ثبت‌شده یکی نیست.', en: 'The referrer is not on the registered domain.' },
  '-30': { fa: 'پذیرنده اجازهٔ تسویهٔ اشتراکی ندارد.', en: 'The merchant may not split settlements.' },
  '-31': {
    fa: 'حساب تسویهٔ اشتراکی باید در پنل اضافه شود.',
    en: 'An account for split settlement has to be added in the panel.',
  },
  '-32': { fa: 'جمع تسویهٔ اشتراکی از مبلغ تراکنش بیشتر است.', en: 'The shares of the settlement exceed the amount.' },
  '-33': { fa: 'درصدهای تسویهٔ اشتراکی درست نیست.', en: 'The percentages of the settlement are not right.' },
  '-34': {
    fa: 'مبلغ ثابت تسویهٔ اشتراکی از مبلغ تراکنش بیشتر است.',
    en: 'The fixed share of the settlement exceeds the amount.',
  },
  '-35': { fa: 'تعداد گیرندگان تسویهٔ اشتراکی بیش از حد است.', en: 'The settlement has too many recipients.' },
  '-39': { fa: 'تسویهٔ اشتراکی نزد درگاه خطا داد.', en: 'The split settlement failed at the gateway.' },
  '-40': { fa: 'مهلت پرداختی که فرستاده شد معتبر نیست.', en: 'The time limit that was sent is not valid.' },
  '-50': {
    fa: 'مبلغ پرداخت‌شده با مبلغ سفارش یکی نیست؛ سفارش پرداخت‌شده به شمار نمی‌آید.',
    en: 'The sum that was paid is not that of the order; the order is not taken as paid.',
  },
  '-51': { fa: 'پرداخت انجام نشد.', en: 'Nothing was paid.' },
  '-52': {
    fa: 'خطای پیش‌بینی‌نشدهٔ درگاه؛ دوباره پرسیده می‌شود.',
    en: 'An unexpected fault of the gateway; it is asked again.',
  },
  '-53': { fa: 'این پرداخت برای پذیرندهٔ دیگری است.', en: 'The payment belongs to another merchant.' },
  '-54': { fa: 'درگاه چنین پرداختی نمی‌شناسد.', en: 'The gateway knows no such payment.' },
  '-55': { fa: 'تراکنش نزد درگاه پیدا نشد.', en: 'The transaction was not found at the gateway.' },
});
