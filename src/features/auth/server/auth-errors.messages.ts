import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const minutesOf = (seconds: number) => Math.ceil(seconds / 60);

/** What the identity calls answer when they refuse. */
export const refusalMessages = messages({
  wrongCredentials: { fa: 'نام کاربری یا رمز عبور اشتباه است ❌', en: 'The username or password is wrong ❌' },
  wrongCode: { fa: 'کد اشتباه است ❌', en: 'The code is wrong ❌' },
  sessionEnded: {
    fa: 'نشست شما پایان یافته است؛ دوباره وارد شوید.',
    en: 'Your session has ended; please sign in again.',
  },
  signInRequired: { fa: 'برای این کار باید وارد شوید.', en: 'You have to sign in for this.' },
  taken: { fa: 'برخی از این مشخصات پیش‌تر ثبت شده‌اند.', en: 'Some of these details are taken already.' },
  usernameTaken: { fa: 'این نام کاربری گرفته شده است.', en: 'This username is taken.' },
  emailTaken: { fa: 'با این ایمیل پیش‌تر حسابی ساخته شده است.', en: 'There is an account with this email already.' },
  phoneTaken: {
    fa: 'با این شماره پیش‌تر حسابی ساخته شده است؛ با کد وارد شوید.',
    en: 'There is an account with this phone already; sign in with a code.',
  },
  usernameIsPhone: { fa: 'شماره موبایل نمی‌تواند نام کاربری باشد.', en: 'A mobile number cannot be a username.' },
  weakPassword: {
    fa: 'این رمز عبور زود حدس زده می‌شود؛ رمز دیگری انتخاب کنید.',
    en: 'This password is easy to guess; choose another.',
  },
  wrongPassword: { fa: 'رمز عبور فعلی اشتباه است.', en: 'The current password is wrong.' },
  noPassword: {
    fa: 'این حساب هنوز رمز عبوری ندارد؛ از «فراموشی رمز عبور» یک رمز بسازید.',
    en: 'This account has no password yet; make one by "Forgot password".',
  },
  linkEnded: {
    fa: 'این پیوند دیگر معتبر نیست؛ پیوند تازه‌ای بخواهید.',
    en: 'This link is no longer valid; ask for a new one.',
  },
  addressNotFound: { fa: 'این نشانی پیدا نشد.', en: 'This address was not found.' },
  tooManyAddresses: {
    fa: (most: number) => `بیش از ${toPersianDigits(String(most))} نشانی نگه داشته نمی‌شود؛ نخست یکی را حذف کنید.`,
    en: (most: number) => `No more than ${most} addresses are kept; remove one first.`,
  },
  nameIsSet: {
    fa: 'نام و نام خانوادگی یک بار ثبت می‌شود؛ برای اصلاح آن به پشتیبانی پیام دهید.',
    en: 'A full name is set once; write to the support to have it corrected.',
  },
  samePhone: { fa: 'این همان شمارهٔ حساب شماست.', en: 'This is the phone of your account already.' },
  phoneOfAnother: { fa: 'این شماره از آنِ حساب دیگری است.', en: 'This phone belongs to another account.' },
  emailOfAnother: { fa: 'این ایمیل از آنِ حساب دیگری است.', en: 'This email belongs to another account.' },
  phoneChangedText: {
    fa: (shop: string) => `${shop}\nشمارهٔ حساب شما تغییر کرد. اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: (shop: string) =>
      `${shop}\nThe phone of your account has changed. If it was not you, tell our support at once.`,
  },
  mailNotSent: {
    fa: 'ایمیل به این نشانی نرسید؛ کمی بعد دوباره تلاش کنید.',
    en: 'No mail could be sent there; try again a little later.',
  },
  confirmMailSubject: {
    fa: (shop: string) => `ایمیل خود را در ${shop} تأیید کنید`,
    en: (shop: string) => `Confirm your email at ${shop}`,
  },
  confirmMailText: {
    fa: (username: string, link: string) =>
      `${username} عزیز،\n\nبا این پیوند، این نشانی ایمیل حساب شما می‌شود. پیوند تا یک روز کار می‌کند:\n${link}\n\nاگر شما نخواسته‌اید، این نامه را نادیده بگیرید.`,
    en: (username: string, link: string) =>
      `Dear ${username},\n\nThis link makes this address the email of your account. It works for one day:\n${link}\n\nIf you did not ask for it, ignore this mail.`,
  },
  emailChangedSubject: {
    fa: (shop: string) => `ایمیل حساب شما در ${shop} تغییر کرد`,
    en: (shop: string) => `The email of your ${shop} account has changed`,
  },
  emailChangedText: {
    fa: (shop: string, username: string) =>
      `${username} عزیز،\n\nایمیل حساب شما در ${shop} تغییر کرد. اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: (shop: string, username: string) =>
      `Dear ${username},\n\nThe email of your ${shop} account has changed. If it was not you, tell our support at once.`,
  },
  ownerLinkEnded: {
    fa: 'این پیوند دیگر معتبر نیست. فروشگاهی که مدیر ندارد، در هر بار راه‌اندازی پیوند تازه‌ای در گزارش خود می‌نویسد.',
    en: 'This link is no longer valid. A shop without an owner writes a new one into its log at each start.',
  },
  customerUnknown: {
    fa: 'مشتری‌ای با این شماره یا نام کاربری پیدا نشد.',
    en: 'There is no customer with this phone or username.',
  },
  staffIsTheOwners: {
    fa: 'همکاران را تنها مدیر فروشگاه می‌تواند مسدود کند.',
    en: 'Only an owner can block one of the staff.',
  },
  staffNameIsTheOwners: {
    fa: 'نام همکاران را تنها مدیر فروشگاه می‌تواند اصلاح کند.',
    en: 'Only an owner can correct a name of the staff.',
  },
  nameChangedMeanwhile: {
    fa: 'این نام را کس دیگری پیش از شما تغییر داده است؛ نام تازه را ببینید.',
    en: 'Somebody has changed this name before you; see the new one.',
  },
  lastOwner: {
    fa: 'فروشگاه دست‌کم یک مدیر می‌خواهد؛ پیش از این کار مدیر دیگری برگزینید.',
    en: 'A shop needs an owner; name another one first.',
  },
  notSent: { fa: 'خطا در ارسال کد تایید', en: 'error sending verification code' },
  waitSeconds: {
    fa: (seconds: number) =>
      `تلاش‌ها بیش از اندازه بود؛ ${toPersianDigits(String(seconds))} ثانیه دیگر دوباره تلاش کنید.`,
    en: (seconds: number) => `Too many tries; please try again in ${seconds} seconds.`,
  },
  waitMinutes: {
    fa: (seconds: number) =>
      `تلاش‌ها بیش از اندازه بود؛ ${toPersianDigits(String(minutesOf(seconds)))} دقیقه دیگر دوباره تلاش کنید.`,
    en: (seconds: number) => `Too many tries; please try again in ${minutesOf(seconds)} minutes.`,
  },
  waitTomorrow: {
    fa: 'امروز بیش از اندازه تلاش شده است؛ فردا دوباره تلاش کنید.',
    en: 'Too many tries today; please try again tomorrow.',
  },
  resetSubject: {
    fa: (shop: string) => `انتخاب رمز عبور تازه در ${shop}`,
    en: (shop: string) => `Choose a new password at ${shop}`,
  },
  resetText: {
    fa: (username: string, link: string) =>
      `${username} عزیز،\n\nبرای انتخاب رمز عبور تازه این پیوند را باز کنید؛ تا ۳۰ دقیقه و تنها یک بار کار می‌کند:\n\n${link}\n\nاگر شما نخواسته‌اید، این نامه را نادیده بگیرید.`,
    en: (username: string, link: string) =>
      `Dear ${username},\n\nOpen this link to choose a new password; it works once, for 30 minutes:\n\n${link}\n\nIf you did not ask for it, ignore this mail.`,
  },
});
