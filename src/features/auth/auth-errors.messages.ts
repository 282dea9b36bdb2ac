import { messages } from '#shared/messages.ts';

/** The messages of refused sign-in and password calls. */
export const authErrors = messages({
  wrongCredentials: { fa: 'نام کاربری یا رمز عبور اشتباه است ❌', en: 'The username or password is wrong ❌' },
  wrongCode: { fa: 'کد اشتباه است ❌', en: 'The code is wrong ❌' },
  sessionEnded: {
    fa: 'زمان ورود شما تمام شده است؛ دوباره وارد شوید.',
    en: 'Your session has ended; please sign in again.',
  },
  weakPassword: {
    fa: 'این رمز عبور زود حدس زده می‌شود؛ رمز دیگری انتخاب کنید.',
    en: 'This password is easy to guess; choose another.',
  },
  wrongPassword: { fa: 'رمز عبور فعلی اشتباه است.', en: 'The current password is wrong.' },
  noPassword: {
    fa: 'این حساب هنوز رمز عبوری ندارد؛ از «فراموشی رمز عبور» یک رمز بسازید.',
    en: 'This account has no password yet; make one by "Forgot password".',
  },
  passwordNeeded: {
    fa: 'برای این کار رمز عبور حسابتان را بنویسید.',
    en: 'Type the password of your account to do this.',
  },
  signInAgain: {
    fa: 'برای این کار یک بار خارج شوید و دوباره با کد پیامکی وارد شوید.',
    en: 'To do this, sign out and sign in again by a text message.',
  },
  passwordFirst: {
    fa: 'برای این کار با رمز عبور وارد شوید؛ کد پیامکی کافی نیست. اگر رمزی ندارید، از «فراموشی رمز عبور» یکی بسازید.',
    en: 'Sign in by your password for this; a code by text message is not enough. If you have none, make one by "Forgot password".',
  },
  phoneMoved: {
    fa: 'حساب این شماره کمتر از یک روز پیش به شمارهٔ دیگری منتقل شد. اگر کار شما نبود، لینکی را باز کنید که همان وقت به این شماره پیامک شد؛ وگرنه فردا دوباره تلاش کنید.',
    en: 'The account of this phone was moved to another one less than a day ago. If that was not you, open the link that was sent to this phone then; otherwise try again tomorrow.',
  },
  wrongAuthenticatorCode: {
    fa: 'این کد درست نیست یا یک بار استفاده شده است؛ کد تازه‌ای را که برنامه نشان می‌دهد بنویسید.',
    en: 'This code is wrong or was used before; type the one that the app shows now.',
  },
  tooManyCodes: {
    fa: 'امروز کدهای نادرست زیادی آمده است؛ با گذرکلید یا یکی از کدهای پشتیبان وارد شوید.',
    en: 'Too many wrong codes came today; use a passkey or one of the recovery codes.',
  },
  wrongRecoveryCode: {
    fa: 'این کد پشتیبان درست نیست یا یک بار استفاده شده است.',
    en: 'This recovery code is wrong or was used before.',
  },
  passkeyRefused: {
    fa: 'این گذرکلید پذیرفته نشد؛ دوباره تلاش کنید یا راه دیگری را بردارید.',
    en: 'This passkey was not accepted; try again, or choose another way.',
  },
  tooManyPasskeys: {
    fa: 'حساب شما گذرکلیدهای زیادی دارد؛ اول یکی را که دیگر استفاده نمی‌کنید بردارید.',
    en: 'Your account has many passkeys; remove one that you do not use any more first.',
  },
  factorUnknown: { fa: 'این راه ورود در حساب شما نیست.', en: 'Your account has no such one.' },
  lastFactor: {
    fa: 'برای کار در فروشگاه حداقل یک گذرکلید یا برنامهٔ رمزساز لازم است؛ اول یکی دیگر اضافه کنید.',
    en: 'Whoever works in the shop needs a passkey or an authenticator app; add another one first.',
  },
  noFactor: {
    fa: 'اول یک گذرکلید یا برنامهٔ رمزساز اضافه کنید.',
    en: 'Add a passkey or an authenticator app first.',
  },
  sessionUnknown: { fa: 'این نشست دیگر باز نیست.', en: 'This session has ended already.' },
  samePhone: { fa: 'این همان شمارهٔ حساب شماست.', en: 'This is the phone of your account already.' },
  phoneOfAnother: { fa: 'این شماره برای حساب دیگری است.', en: 'This phone belongs to another account.' },
  passwordChangedSubject: {
    fa: (shop: string) => `رمز عبور شما در ${shop} تغییر کرد`,
    en: (shop: string) => `Your password at ${shop} has changed`,
  },
  passwordChangedText: {
    fa: (shop: string) => `${shop}\nرمز عبور حساب شما تغییر کرد. اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: (shop: string) =>
      `${shop}\nThe password of your account has changed. If it was not you, tell our support at once.`,
  },
  guessedText: {
    fa: (shop: string) =>
      `${shop}\nرمز یا کد نادرست برای حساب شما چندین بار وارد شد. کسی وارد نشده است؛ اگر کار شما نبود، رمز عبور خود را عوض کنید.`,
    en: (shop: string) =>
      `${shop}\nA wrong password or code was entered for your account many times. Nobody got in; if it was not you, change your password.`,
  },
  phoneChangedText: {
    fa: (shop: string, link: string) =>
      `${shop}\nشمارهٔ حساب شما تغییر کرد. اگر کار شما نیست، تا یک روز از اینجا پس بگیرید:\n${link}`,
    en: (shop: string, link: string) =>
      `${shop}\nThe phone of your account has changed. If it was not you, take it back here within a day:\n${link}`,
  },
  oldPhoneTaken: {
    fa: 'حساب تازه‌ای با این شماره ساخته شده است؛ به پشتیبانی خبر دهید تا حسابتان را پس بگیرید.',
    en: 'A new account was made with this phone; tell our support, who will give yours back to you.',
  },
  staffIsTheOwners: {
    fa: 'همکاران را فقط مالک فروشگاه می‌تواند مسدود کند.',
    en: 'Only an owner can block one of the staff.',
  },
  staffSessionsAreTheOwners: {
    fa: 'دستگاه‌های همکاران را فقط مالک فروشگاه می‌بیند.',
    en: 'Only an owner sees where the staff is signed in.',
  },
  ownSessionsElsewhere: {
    fa: 'از دستگاه‌های خودتان در صفحهٔ «امنیت حساب» خارج شوید.',
    en: 'Sign out of your own devices on the page of your account’s security.',
  },
  notSent: { fa: 'خطا در ارسال کد تأیید', en: 'error sending verification code' },
  resetSubject: {
    fa: (shop: string) => `انتخاب رمز عبور تازه در ${shop}`,
    en: (shop: string) => `Choose a new password at ${shop}`,
  },
  resetTextMessage: {
    fa: (subject: string, link: string) => `${subject}\n${link}\nتا ۳۰ دقیقه و فقط یک بار کار می‌کند.`,
    en: (subject: string, link: string) => `${subject}\n${link}\nWorks once, for 30 minutes.`,
  },
  resetText: {
    fa: (username: string, link: string) =>
      `${username} عزیز،\n\nبرای انتخاب رمز عبور تازه این لینک را باز کنید؛ تا ۳۰ دقیقه و فقط یک بار کار می‌کند:\n\n${link}\n\nاگر شما نخواسته‌اید، این ایمیل را نادیده بگیرید.`,
    en: (username: string, link: string) =>
      `Dear ${username},\n\nOpen this link to choose a new password; it works once, for 30 minutes:\n\n${link}\n\nIf you did not ask for it, ignore this mail.`,
  },
});
