import { messages } from '#shared/messages.ts';

/** Texts of every page's header about the signed-in user. */
export const accountMessages = messages({
  logInLink: { fa: 'ورود یا ثبت‌نام', en: 'Log in or register' },
  loadingAccount: { fa: 'در حال بارگذاری حساب', en: 'Loading your account' },
  accountFailed: { fa: 'حساب شما بارگذاری نشد.', en: 'Your account did not load.' },
  goingToSignIn: { fa: 'در حال رفتن به صفحهٔ ورود', en: 'Going to the login page' },
});
