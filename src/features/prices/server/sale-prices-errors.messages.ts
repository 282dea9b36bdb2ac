import { messages } from '#shared/messages.ts';

/** Why a sale price cannot be saved. */
export const salePriceErrors = messages({
  'not-cheaper': {
    fa: 'قیمت حراج باید از قیمت خود کالا کمتر باشد.',
    en: 'The sale price must be below the usual price.',
  },
  'no-price': { fa: 'قیمت حراج را بنویسید.', en: 'Write the sale price.' },
  'begins-in-the-past': {
    fa: 'شروع نمی‌تواند قبل از الان باشد.',
    en: 'The beginning cannot lie before now.',
  },
  overlaps: {
    fa: 'این کالا در این مدت قیمت حراج دیگری دارد؛ بازه‌ها نباید روی هم بیفتند.',
    en: 'This variant has another sale price in that time; the periods must not overlap.',
  },
  productNotFound: { fa: 'چنین کالایی نیست.', en: 'There is no such product.' },
  salePriceNotFound: { fa: 'چنین قیمتی نیست.', en: 'There is no such sale price.' },
  ended: {
    fa: 'این حراج تمام شده است؛ یکی دیگر بگذارید.',
    en: 'This sale has ended; make another one.',
  },
});
