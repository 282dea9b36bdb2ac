import { messages } from '#shared/messages.ts';

/** Why a change of a coupon is rejected. */
export const couponErrors = messages({
  'code-taken': { fa: 'این کد از آن کوپن دیگری است.', en: 'This code belongs to another coupon.' },
  'code-shape': {
    fa: 'کد ۳ تا ۴۰ حرف، رقم، خط تیره یا زیرخط است.',
    en: 'A code has 3 to 40 letters, digits, hyphens or underscores.',
  },
  'percent-missing': { fa: 'درصد تخفیف از ۱ تا ۱۰۰ است.', en: 'The percentage is from 1 to 100.' },
  'amount-missing': { fa: 'مبلغ تخفیف را بنویسید.', en: 'Enter the amount.' },
  couponNotFound: { fa: 'چنین کوپنی نیست.', en: 'There is no such coupon.' },
});
