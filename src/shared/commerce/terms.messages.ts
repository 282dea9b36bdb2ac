import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Why the terms of a coupon, a flash sale or a slide cannot be saved. */
export const termsMessages = messages({
  changedMeanwhile: {
    fa: 'کس دیگری این را پیش از شما تغییر داده است؛ تازه‌اش را ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else has changed this before you; look at theirs and save again.',
  },
  'ends-before-begin': { fa: 'پایان باید پس از آغاز باشد.', en: 'The end must come after the beginning.' },
  fewerThanUsed: {
    fa: (used: number) => `تا اکنون ${formatNumber(used, 'fa')} بار به کار رفته است؛ کمتر از آن نمی‌شود.`,
    en: (used: number) => `It was used ${formatNumber(used, 'en')} times already; it cannot be fewer.`,
  },
});
