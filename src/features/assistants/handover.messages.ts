import { messages } from '#shared/messages.ts';

/** The texts for a shopper who takes over what an assistant has prepared. */
export const handoverMessages = messages({
  title: { fa: 'ادامهٔ خرید', en: 'Continue your purchase' },
  signInTitle: { fa: 'ورود برای ادامهٔ خرید', en: 'Sign in to continue' },
  signInReason: {
    fa: 'دستیار خرید، سبد شما را آماده کرده است. وارد شوید تا آن را ببینید و خودتان پرداخت کنید.',
    en: 'Your assistant has prepared a cart. Sign in to look at it, and to pay yourself.',
  },
  prepared: { fa: 'خریدتان آماده است', en: 'Your purchase is ready' },
  preparedHint: {
    fa: 'کالاهایی که دستیارتان انتخاب کرده به سبد شما می‌آید. همه‌چیز را ببینید، هر چه خواستید تغییر بدهید و خودتان پرداخت کنید.',
    en: 'What your assistant has chosen comes into your cart. Look at it, change what you like, and pay yourself.',
  },
  goOn: { fa: 'ادامه و پرداخت', en: 'Continue to checkout' },
  notFound: {
    fa: 'این لینک دیگر کار نمی‌کند. از دستیارتان لینک تازه بگیرید.',
    en: 'This link no longer works. Ask your assistant for a new one.',
  },
  taken: {
    fa: 'این خرید را قبلاً کس دیگری باز کرده است.',
    en: 'Somebody else has opened this purchase already.',
  },
  toCart: { fa: 'رفتن به سبد خرید', en: 'Go to the cart' },
});
