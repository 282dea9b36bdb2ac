import { messages } from '#shared/messages.ts';

export const profileMessages = messages({
  // profile
  title: { fa: 'حساب من', en: 'My Profile' },
  customer: { fa: 'خوش آمدید', en: 'Welcome' },
  details: { fa: 'مشخصات', en: 'Details' },
  username: { fa: 'نام کاربری', en: 'Username' },
  fullName: { fa: 'نام و نام خانوادگی', en: 'Full Name' },
  phone: { fa: 'شمارهٔ موبایل', en: 'Phone' },
  email: { fa: 'ایمیل', en: 'Email Address' },
  shippingAddress: { fa: 'نشانی ارسال', en: 'Shipping Address' },
  notNotified: { fa: 'ثبت نشده', en: 'Not added yet' },
  loading: { fa: 'در حال دریافت…', en: 'Loading…' },
  ways: { fa: 'بخش‌های حساب', en: 'Parts of the account' },
  editProfile: { fa: 'ویرایش حساب', en: 'Edit Profile' },
  myOrders: { fa: 'سفارش‌های من', en: 'My Orders' },
  wishlist: { fa: 'علاقه‌مندی‌ها', en: 'Wishlist' },
  addresses: { fa: 'نشانی‌ها', en: 'Addresses' },
  myTickets: { fa: 'درخواست‌های پشتیبانی', en: 'Support requests' },
  ownShop: { fa: 'پنل فروشنده', en: 'Seller’s desk' },
  admin: { fa: 'پیشخان', en: 'Back office' },
  notifications: { fa: 'اعلان‌ها', en: 'Notifications' },
  messages: { fa: 'گفت‌وگو', en: 'Chat' },
  settings: { fa: 'تنظیمات', en: 'Settings' },

  // edit-profile
  editTitle: { fa: 'ویرایش حساب', en: 'Edit Profile' },
  image: { fa: 'تصویر حساب', en: 'Profile picture' },
  newImage: { fa: 'تصویر تازه', en: 'New picture' },
  imageHint: {
    fa: 'یک عکس، تا ۵ مگابایت؛ چهارگوش بریده می‌شود.',
    en: 'One photo, up to 5 MB; it is cut to a square.',
  },
  removeImage: { fa: 'برداشتن تصویر', en: 'Remove the picture' },
  imageOnTheWay: {
    fa: 'تصویر هنوز در راه است؛ کمی صبر کنید.',
    en: 'The picture is still on its way; wait a moment.',
  },
  usernameHint: {
    fa: '۳ تا ۳۰ حرف فارسی یا انگلیسی، رقم، نقطه یا خط تیره',
    en: '3 to 30 letters, digits, dots or hyphens',
  },
  nameHint: { fa: 'روی صورت‌حساب می‌آید و فقط یک بار ثبت می‌شود.', en: 'It stands on invoices and is set only once.' },
  nameIsSet: { fa: 'برای اصلاح نام به پشتیبانی پیام دهید.', en: 'Write to the support to have your name corrected.' },
  saveAll: { fa: 'ثبت همهٔ تغییرها', en: 'Save All Changes' },
  saving: { fa: 'در حال ثبت…', en: 'Saving…' },
  saved: { fa: 'تغییرها ثبت شد.', en: 'Your changes were saved.' },
  emailHint: {
    fa: 'به ایمیل تازه لینکی می‌فرستیم؛ تا بازش نکنید عوض نمی‌شود.',
    en: 'A new address counts once you open the link that we send there.',
  },
  emailPending: {
    fa: (email: string) => `لینک تأیید به ${email} فرستاده شد؛ تا بازش نکنید ایمیل قبلی می‌ماند.`,
    en: (email: string) => `We sent a link to ${email}; until you open it your email stays as it was.`,
  },
  sendAgain: { fa: 'فرستادن دوباره', en: 'Send again' },
  sentAgain: { fa: 'لینک دوباره فرستاده شد.', en: 'The link was sent again.' },
  confirmTitle: { fa: 'تأیید ایمیل', en: 'Confirm your email' },
  confirmLead: {
    fa: 'با زدن این دکمه، نشانی‌ای که این لینک به آن رسیده ایمیل حساب شما می‌شود.',
    en: 'This button makes the address to which the link came the email of your account.',
  },
  confirming: { fa: 'در حال بررسی…', en: 'Verifying…' },
  confirmMail: { fa: 'تأیید ایمیل', en: 'Confirm email' },
  mailConfirmed: {
    fa: (email: string) => `${email} ایمیل حساب شماست.`,
    en: (email: string) => `${email} is the email of your account.`,
  },
  toProfile: { fa: 'رفتن به حساب من', en: 'To my profile' },
  required: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },

  changePhone: { fa: 'تغییر شماره', en: 'Change phone' },
});
