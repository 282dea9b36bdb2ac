import { messages } from '#shared/messages.ts';

/** Why a product change is rejected. */
export const productErrors = messages({
  changedMeanwhile: {
    fa: 'یک نفر دیگر زودتر از شما این را عوض کرده است. چیزی از نوشتهٔ شما از دست نرفته؛ نسخهٔ او را ببینید و انتخاب کنید کدام بماند.',
    en: 'Somebody else has changed this before you. Nothing you wrote is lost; see their version and choose which is to stay.',
  },
  slugTaken: { fa: 'این نشانی قبلاً گرفته شده است.', en: 'This address belongs to another one.' },
  variantsAlike: {
    fa: 'تنوع دیگری همین گزینه‌ها را دارد.',
    en: 'Another variant has the same options.',
  },
  optionTwice: { fa: 'گزینهٔ دیگری همین نام را دارد.', en: 'Another option has this name.' },
  valueTwice: { fa: 'این مقدار یک بار دیگر هم آمده است.', en: 'This value is there twice.' },
  valueUnknown: { fa: 'این مقدار در میان مقدارهای گزینه نیست.', en: 'This is not one of the values of the option.' },
  tooManyOptions: { fa: 'کالا بیش از سه گزینه نمی‌گیرد.', en: 'A product has at most three options.' },
  valueInUse: {
    fa: 'یکی از مقدارهایی که برداشته شد هنوز در یک تنوع استفاده می‌شود.',
    en: 'A variant still uses one of the values that were taken away.',
  },
  skuTaken: { fa: 'تنوع دیگری این کد کالا را دارد.', en: 'This SKU belongs to another variant.' },
  variantNotHere: { fa: 'این تنوع از این کالا نیست.', en: 'This variant is not one of this product.' },
  categoryUnknown: { fa: 'چنین دسته‌ای نیست.', en: 'There is no such category.' },
  brandUnknown: { fa: 'چنین برندی نیست.', en: 'There is no such brand.' },
  videoUnknown: { fa: 'این ویدئو پیدا نشد؛ دوباره آن را بفرستید.', en: 'This video was not found; send it again.' },
  imageUnknown: { fa: 'این تصویر دیگر در دست نیست؛ دوباره بفرستید.', en: 'This picture is gone; send it again.' },
});
