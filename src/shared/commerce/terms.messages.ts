import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Why the terms of a coupon, a flash sale or a slide cannot be saved. */
export const termsMessages = messages({
  changedMeanwhile: {
    fa: 'یک نفر دیگر زودتر از شما این را عوض کرده است؛ تازه‌اش را ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else has changed this before you; look at theirs and save again.',
  },
  'ends-before-begin': { fa: 'پایان باید بعد از شروع باشد.', en: 'The end must come after the beginning.' },
  fewerThanUsed: {
    fa: (used: number) => `تا الان ${formatNumber(used, 'fa')} بار استفاده شده است؛ کمتر از آن نمی‌شود.`,
    en: (used: number) => `It was used ${formatNumber(used, 'en')} times already; it cannot be fewer.`,
  },
});
