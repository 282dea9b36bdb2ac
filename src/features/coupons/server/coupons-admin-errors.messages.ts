import { messages } from '#shared/messages.ts';

/** Error messages for rejected coupon changes. */
export const couponErrors = messages({
  'coupon-taken': { fa: 'تخفیف دیگری این کد را دارد.', en: 'This code belongs to another coupon.' },
  'code-shape': {
    fa: 'کد ۳ تا ۴۰ حرف، رقم، خط تیره یا زیرخط است.',
    en: 'A code has 3 to 40 letters, digits, hyphens or underscores.',
  },
  'percent-missing': { fa: 'درصد تخفیف از ۱ تا ۱۰۰ است.', en: 'The percentage is from 1 to 100.' },
  'amount-missing': { fa: 'مبلغ تخفیف را بنویسید.', en: 'Enter the amount.' },
  'single-use-on-home': {
    fa: 'تخفیفی که کدهای یک‌بارمصرف دارد، کد مشترکی برای صفحهٔ خانه ندارد.',
    en: 'A coupon with single-use codes has no code of its own for the home page.',
  },
  'shipping-by-seller': {
    fa: 'ارسال را فروشگاه انجام می‌دهد؛ تخفیف ارسال به حساب فروشنده نمی‌رود.',
    en: 'The shop does the shipping, so a seller cannot fund free shipping.',
  },
  'above-max-uses': {
    fa: 'سهم هر مشتری نباید از تعداد کل بیشتر باشد.',
    en: 'A customer cannot have more uses than there are in all.',
  },
  categoryUnknown: { fa: 'یکی از این دسته‌ها دیگر نیست.', en: 'One of these categories does not exist.' },
  'prefix-shape': {
    fa: 'پیشوند ۱ تا ۲۰ حرف یا رقم است و خط تیره فقط میان آن می‌آید.',
    en: 'A prefix has 1 to 20 letters or digits, with hyphens between them only.',
  },
  hasCodes: {
    fa: 'برای این تخفیف کد یک‌بارمصرف ساخته شده است؛ دیگر کد مشترک نمی‌گیرد.',
    en: 'Single-use codes were made for this coupon; it cannot go back to one code for all.',
  },
  hasOneCode: {
    fa: 'این تخفیف یک کد مشترک دارد. اول «کدهای یک‌بارمصرف» را برایش روشن کنید.',
    en: 'This coupon has one code for all. Turn its single-use codes on first.',
  },
  tooManyCodes: {
    fa: 'هر تخفیف حداکثر ۵۰٬۰۰۰ کد یک‌بارمصرف می‌گیرد.',
    en: 'A coupon takes at most 50,000 single-use codes.',
  },
  batchNotFound: { fa: 'چنین دسته‌ای از کدها نیست.', en: 'There is no such batch of codes.' },
  codeNotFound: { fa: 'چنین کدی نیست.', en: 'There is no such code.' },
  couponNotFound: { fa: 'چنین کد تخفیفی نیست.', en: 'There is no such coupon.' },
});
