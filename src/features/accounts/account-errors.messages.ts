import { messages } from '#shared/messages.ts';
import { toPersianDigits } from '#shared/text/digits.ts';

/** Refusal messages of the calls about accounts and addresses, and the mails about an account. */
export const accountErrors = messages({
  signInRequired: { fa: 'برای این کار باید وارد شوید.', en: 'You have to sign in for this.' },
  taken: { fa: 'بعضی از این مشخصات قبلاً ثبت شده‌اند.', en: 'Some of these details are taken already.' },
  usernameTaken: { fa: 'این نام کاربری گرفته شده است.', en: 'This username is taken.' },
  usernameIsPhone: { fa: 'شمارهٔ موبایل نمی‌تواند نام کاربری باشد.', en: 'A mobile number cannot be a username.' },
  nameReserved: {
    fa: 'این نام شبیه نام فروشگاه یا همکاران آن است؛ نام دیگری انتخاب کنید.',
    en: 'This name could be taken for the shop’s own or its staff’s; choose another one.',
  },
  linkEnded: {
    fa: 'این لینک دیگر معتبر نیست؛ لینک تازه‌ای بخواهید.',
    en: 'This link is no longer valid; ask for a new one.',
  },
  ownMatter: {
    fa: 'دربارهٔ نوشته، فروشگاه یا پول خودتان همکار دیگری باید تصمیم بگیرد.',
    en: 'What you wrote, sell or are given yourself is for a colleague to decide.',
  },
  addressNotFound: { fa: 'این نشانی پیدا نشد.', en: 'This address was not found.' },
  tooManyAddresses: {
    fa: (max: number) => `بیش از ${toPersianDigits(String(max))} نشانی نگه داشته نمی‌شود؛ اول یکی را حذف کنید.`,
    en: (max: number) => `No more than ${max} addresses are kept; remove one first.`,
  },
  nameIsSet: {
    fa: 'نام و نام خانوادگی یک بار ثبت می‌شود؛ برای اصلاح آن به پشتیبانی پیام دهید.',
    en: 'A full name is set once; write to the support to have it corrected.',
  },
  emailOfAnother: { fa: 'این ایمیل برای حساب دیگری است.', en: 'This email belongs to another account.' },
  mailNotSent: {
    fa: 'ایمیل به این نشانی نرسید؛ کمی بعد دوباره تلاش کنید.',
    en: 'No mail could be sent there; try again a little later.',
  },
  confirmMailSubject: {
    fa: (shop: string) => `ایمیل خود را در ${shop} تأیید کنید`,
    en: (shop: string) => `Confirm your email at ${shop}`,
  },
  confirmMailText: {
    fa: (link: string) =>
      `سلام،\n\nبا این لینک، این نشانی ایمیل حساب شما می‌شود. لینک تا یک روز کار می‌کند:\n${link}\n\nاگر شما نخواسته‌اید، این ایمیل را نادیده بگیرید.`,
    en: (link: string) =>
      `Hello,\n\nThis link makes this address the email of your account. It works for one day:\n${link}\n\nIf you did not ask for it, ignore this mail.`,
  },
  emailChangedSubject: {
    fa: (shop: string) => `ایمیل حساب شما در ${shop} تغییر کرد`,
    en: (shop: string) => `The email of your ${shop} account has changed`,
  },
  emailAddedText: {
    fa: (shop: string) => `${shop}\nبه حساب شما ایمیل اضافه شد. اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: (shop: string) => `${shop}\nYour account has an email now. If it was not you, tell our support at once.`,
  },
  emailChangedText: {
    fa: (shop: string, username: string) =>
      `${username} عزیز،\n\nایمیل حساب شما در ${shop} تغییر کرد. اگر کار شما نیست، همین حالا به پشتیبانی خبر دهید.`,
    en: (shop: string, username: string) =>
      `Dear ${username},\n\nThe email of your ${shop} account has changed. If it was not you, tell our support at once.`,
  },
  customerUnknown: {
    fa: 'مشتری‌ای با این شماره یا نام کاربری پیدا نشد.',
    en: 'There is no customer with this phone or username.',
  },
  staffNameIsTheOwners: {
    fa: 'نام همکاران را فقط مالک فروشگاه می‌تواند اصلاح کند.',
    en: 'Only an owner can correct a name of the staff.',
  },
  nameChangedMeanwhile: {
    fa: 'یک نفر دیگر زودتر از شما این نام را عوض کرده است؛ نام تازه را ببینید.',
    en: 'Somebody has changed this name before you; see the new one.',
  },
  lastOwner: {
    fa: 'فروشگاه حداقل یک مالک می‌خواهد؛ قبل از این کار مالک دیگری تعیین کنید.',
    en: 'A shop needs an owner; name another one first.',
  },
});
