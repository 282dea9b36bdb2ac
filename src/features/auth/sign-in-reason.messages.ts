import { messages } from '#shared/messages.ts';

/** Why signing in is required, by the action that the visitor was about to take. */
export const signInReasonMessages = messages({
  checkout: {
    fa: 'برای ثبت سفارش وارد شوید؛ سبدتان همان‌طور که هست می‌ماند.',
    en: 'Log in to place your order; your cart stays as it is.',
  },
  cart: {
    fa: 'وارد شوید تا سبدتان روی همهٔ دستگاه‌ها همراهتان باشد.',
    en: 'Log in, and your cart goes with you on every device.',
  },
  orders: { fa: 'برای دیدن سفارش‌هایتان وارد شوید.', en: 'Log in to see your orders.' },
  review: {
    fa: 'برای ثبت نظر وارد شوید؛ بعد به همین کالا برمی‌گردید.',
    en: 'Log in to review it; then you are back at it.',
  },
  question: {
    fa: 'برای پرسیدن وارد شوید تا خبر پاسخ به خودتان برسد.',
    en: 'Log in to ask, so that the answer finds you.',
  },
  comment: {
    fa: 'برای فرستادن نظر وارد شوید؛ نوشته‌تان سر جایش می‌ماند.',
    en: 'Log in to send your comment; your words stay where they are.',
  },
  wishlist: {
    fa: 'وارد شوید تا علاقه‌مندی‌هایتان روی همهٔ دستگاه‌ها همراهتان باشد.',
    en: 'Log in, and your wishlist goes with you on every device.',
  },
  stockNotice: {
    fa: 'وارد شوید تا موجود شدن این کالا را به شما خبر بدهیم.',
    en: 'Log in, and we let you know when it is back in stock.',
  },
  chat: { fa: 'برای گفت‌وگو با پشتیبانی وارد شوید.', en: 'Log in to chat with our support.' },
  notifications: { fa: 'برای دیدن اعلان‌هایتان وارد شوید.', en: 'Log in to see your notifications.' },
  account: { fa: 'برای دیدن حساب خودتان وارد شوید.', en: 'Log in to see your account.' },
  wallet: { fa: 'برای دیدن کیف پولتان وارد شوید.', en: 'Log in to see your wallet.' },
  tickets: { fa: 'برای پیگیری درخواست‌هایتان وارد شوید.', en: 'Log in to follow your requests.' },
  selling: { fa: 'برای کار با فروشگاه خودتان وارد شوید.', en: 'Log in to work on your own shop.' },
  staff: {
    fa: 'این بخش برای همکاران فروشگاه است؛ با حساب کاری وارد شوید.',
    en: 'This part is for the staff: log in with your work account.',
  },
});
