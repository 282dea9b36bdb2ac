import { messages } from '#shared/messages.ts';

/** Texts of applying to sell here. */
export const becomeSellerMessages = messages({
  title: { fa: 'فروشنده شوید', en: 'Become a vendor' },
  lead: {
    fa: 'اینجا فروشگاه خود را باز کنید: کالاها و قیمت‌ها با شما، خریدار و پرداخت با ما.',
    en: 'Open your own shop here: the goods and prices are yours, buyers and payment are ours.',
  },
  kind: { fa: 'نوع حساب', en: 'Account type' },
  personal: { fa: 'شخصی', en: 'Personal' },
  personalMeans: { fa: 'به نام خودم می‌فروشم', en: 'I sell in my own name' },
  business: { fa: 'کسب‌وکار', en: 'Business' },
  businessMeans: { fa: 'شرکت یا مغازه دارم', en: 'I have a company or a store' },
  storeName: { fa: 'نام فروشگاه', en: 'Store name' },
  storeNameHint: { fa: 'نامی که خریداران می‌بینند.', en: 'The name that buyers see.' },
  province: { fa: 'استان', en: 'Province' },
  chooseProvince: { fa: 'استان را انتخاب کنید', en: 'Choose a province' },
  city: { fa: 'شهر', en: 'City' },
  phone: { fa: 'شمارهٔ موبایل', en: 'Mobile number' },
  phoneHint: { fa: 'کد تأیید به این شماره پیامک می‌شود.', en: 'A code is sent to this number.' },
  password: { fa: 'رمز عبور', en: 'Password' },
  passwordHint: {
    fa: 'حداقل هشت حرف یا رقم. اگر با این شماره حساب دارید، رمز همان حساب می‌ماند.',
    en: 'At least eight characters. If this number has an account, that one keeps its password.',
  },
  termsBefore: { fa: 'با', en: 'I agree to the' },
  terms: { fa: 'شرایط و حریم خصوصی', en: 'terms and privacy policy' },
  termsAfter: { fa: 'موافقم.', en: '' },
  agreeFirst: { fa: 'برای ادامه باید با شرایط موافق باشید.', en: 'To go on, agree to the terms.' },
  required: { fa: 'این قسمت را پر کنید.', en: 'Fill this in.' },
  send: { fa: 'ادامه', en: 'Continue' },
  sending: { fa: 'در حال فرستادن…', en: 'Sending…' },
  haveAccount: { fa: 'حساب دارید؟', en: 'Already have an account?' },
  logIn: { fa: 'وارد شوید', en: 'Log in' },

  outcomeTitle: {
    fa: (outcome: 'received' | 'waits-already' | 'sells-already') =>
      ({
        received: 'درخواست شما رسید',
        'waits-already': 'درخواست شما در دست بررسی است',
        'sells-already': 'فروشگاه شما باز است',
      })[outcome],
    en: (outcome: 'received' | 'waits-already' | 'sells-already') =>
      ({
        received: 'We have your application',
        'waits-already': 'Your application is being looked at',
        'sells-already': 'Your shop is open',
      })[outcome],
  },
  outcome: {
    fa: (outcome: 'received' | 'waits-already' | 'sells-already') =>
      ({
        received: 'آن را بررسی می‌کنیم و نتیجه را با پیامک می‌گوییم.',
        'waits-already': 'درخواستی که قبلاً فرستاده‌اید هنوز بررسی می‌شود؛ نتیجه را با پیامک می‌گوییم.',
        'sells-already': 'این شماره همین حالا اینجا فروشگاه دارد.',
      })[outcome],
    en: (outcome: 'received' | 'waits-already' | 'sells-already') =>
      ({
        received: 'It is looked at, and you hear by a text message.',
        'waits-already': 'The one that you sent before is still being looked at; you hear by a text message.',
        'sells-already': 'This number has a shop here already.',
      })[outcome],
  },
  toHome: { fa: 'رفتن به خانه', en: 'To the home page' },
  toOwnShop: { fa: 'پنل فروشنده', en: 'Seller’s desk' },
  approved: {
    fa: (store: string) => `فروشگاه «\u2068${store}\u2069» باز است.`,
    en: (store: string) => `Your shop “\u2068${store}\u2069” is open.`,
  },
  waiting: {
    fa: (store: string) => `درخواست «\u2068${store}\u2069» در دست بررسی است.`,
    en: (store: string) => `Your application for “\u2068${store}\u2069” is being looked at.`,
  },
  refused: {
    fa: (store: string, reason: string) =>
      `درخواست «\u2068${store}\u2069» پذیرفته نشد: \u2068${reason}\u2069 می‌توانید دوباره درخواست دهید.`,
    en: (store: string, reason: string) =>
      `Your application for “\u2068${store}\u2069” was not accepted: \u2068${reason}\u2069 You can apply again.`,
  },
});
