import { messages } from '#shared/messages.ts';

/** Error messages for rejected flash sale changes. */
export const flashSaleErrors = messages({
  variantNotFound: {
    fa: 'این تنوع از این کالا نیست یا فروخته نمی‌شود.',
    en: 'This product has no such variant on sale.',
  },
  'not-cheaper': {
    fa: 'قیمت پیشنهاد باید از قیمت کالا کمتر باشد.',
    en: "The offer's price must be below the product's.",
  },
  ended: {
    fa: 'این پیشنهاد تمام شده است؛ یکی دیگر بسازید.',
    en: 'This offer has ended; make another one.',
  },
  flashSaleNotFound: { fa: 'چنین پیشنهادی نیست.', en: 'There is no such offer.' },
  productNotFound: { fa: 'چنین کالایی نیست.', en: 'There is no such product.' },
});
