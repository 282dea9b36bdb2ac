import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Why a coupon or an offer was not kept, as the server says it. */
export const promotionsDeskRefusals = messages({
  changedMeanwhile: {
    fa: 'کس دیگری این را پیش از شما تغییر داده است؛ تازه‌اش را ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else has changed this before you; look at theirs and save again.',
  },
  'code-taken': { fa: 'این کد از آن کوپن دیگری است.', en: 'This code belongs to another coupon.' },
  'code-shape': {
    fa: 'کد ۳ تا ۴۰ حرف، رقم، خط تیره یا زیرخط است.',
    en: 'A code has 3 to 40 letters, digits, hyphens or underscores.',
  },
  'percent-missing': { fa: 'درصد تخفیف از ۱ تا ۱۰۰ است.', en: 'The percentage is from 1 to 100.' },
  'amount-missing': { fa: 'مبلغ تخفیف را بنویسید.', en: 'Enter the amount.' },
  'ends-before-begin': { fa: 'پایان باید پس از آغاز باشد.', en: 'The end must come after the beginning.' },
  'not-cheaper': {
    fa: 'قیمت پیشنهاد باید از قیمت کالا کمتر باشد.',
    en: "The offer's price must be below the product's.",
  },
  fewerThanUsed: {
    fa: (used: number) => `تا اکنون ${formatNumber(used, 'fa')} بار به کار رفته است؛ کمتر از آن نمی‌شود.`,
    en: (used: number) => `It was used ${formatNumber(used, 'en')} times already; it cannot be fewer.`,
  },
  couponNotFound: { fa: 'چنین کوپنی نیست.', en: 'There is no such coupon.' },
  offerNotFound: { fa: 'چنین پیشنهادی نیست.', en: 'There is no such offer.' },
  productNotFound: { fa: 'چنین کالایی نیست.', en: 'There is no such product.' },
});
