import { messages } from '#shared/messages.ts';

/** The notices to a customer when somebody signs up with their phone or mail address. */
export const signUpMessages = messages({
  knownSubject: {
    fa: (shop: string) => `ثبت‌نام با ایمیل شما در ${shop}`,
    en: (shop: string) => `A sign-up with your email at ${shop}`,
  },
  knownText: {
    fa: (shop: string) =>
      `${shop}\nکسی خواست با شماره یا ایمیل شما ثبت‌نام کند. شما قبلاً حساب ساخته‌اید: با کد پیامکی یا رمز عبور وارد شوید. اگر کار شما نبود، کاری لازم نیست؛ حسابتان دست‌نخورده است.`,
    en: (shop: string) =>
      `${shop}\nSomebody wanted to register with your phone or email. You have an account already: log in with a code or your password. If it was not you, there is nothing to do; your account is untouched.`,
  },
});
