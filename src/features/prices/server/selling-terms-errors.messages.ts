import { messages } from '#shared/messages.ts';

/** Why the selling terms cannot be saved. */
export const sellingTermsErrors = messages({
  offAboveThreshold: {
    fa: 'تخفیف ثابت نباید از آستانهٔ قیمت بیشتر باشد؛ وگرنه بعضی کالاها رایگان می‌شوند.',
    en: 'The reduction cannot be above the threshold, or some goods would be free.',
  },
  twoRatesOfADay: { fa: 'برای یک روز دو نرخ نوشته شده است.', en: 'There are two rates of one day.' },
});
