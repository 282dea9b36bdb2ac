import { messages } from '#shared/messages.ts';

export const payingTermsMessages = messages({
  failed: { fa: 'شرایط پرداخت بارگذاری نشد.', en: 'The terms of payment could not be loaded.' },
  save: { fa: 'ذخیره', en: 'Save' },
  badNumber: { fa: 'عدد بنویسید.', en: 'Write a number.' },

  bank: { fa: 'انتقال بانکی', en: 'Bank transfer' },
  bankHint: {
    fa: 'خریدار به یکی از این حساب‌ها واریز می‌کند و رسید را می‌فرستد. بدون حساب، انتقال بانکی ارائه نمی‌شود. حساب تازه یا تغییریافته را فقط مالک فروشگاه ثبت می‌کند.',
    en: 'Buyers transfer to one of these accounts and send the receipt. Without an account no transfer is offered. Only the owner enters a new account or changes one.',
  },
  holdHours: { fa: 'مهلت واریز (ساعت)', en: 'Time to transfer (hours)' },
  badHours: { fa: 'از ۱ تا ۲۴۰ ساعت بنویسید.', en: 'Write 1 to 240 hours.' },
  account: { fa: (place: string) => `حساب ${place}`, en: (place: string) => `Account ${place}` },
  owner: { fa: 'صاحب حساب', en: 'Owner of the account' },
  bankName: { fa: 'بانک', en: 'Bank' },
  sheba: { fa: 'شبا', en: 'Sheba' },
  card: { fa: 'شمارهٔ کارت', en: 'Card number' },
  number: { fa: 'شمارهٔ حساب', en: 'Account number' },
  optional: { fa: 'اختیاری', en: 'If there is one' },
  needed: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  badSheba: { fa: 'شمارهٔ شبا درست نیست.', en: 'This is not a sheba.' },
  badCard: { fa: 'شمارهٔ کارت درست نیست.', en: 'This is not a card number.' },
  addAccount: { fa: 'حساب تازه', en: 'Add an account' },
  removeAccount: { fa: (place: string) => `برداشتن حساب ${place}`, en: (place: string) => `Remove account ${place}` },
  password: { fa: 'رمز عبور شما', en: 'Your password' },
  passwordHint: {
    fa: 'مشتریان به این حساب پول می‌دهند؛ نشان دهید خودتان هستید.',
    en: 'Customers pay to this account, so please show that it is you.',
  },
  noAccounts: {
    fa: 'هنوز حسابی نیست؛ انتقال بانکی ارائه نمی‌شود.',
    en: 'There is no account yet, so no transfer is offered.',
  },

  paypal: { fa: 'پی‌پال', en: 'PayPal' },
  paypalNoRate: { fa: 'هنوز نرخی ننوشته‌اید؛ پی‌پال ارائه نمی‌شود.', en: 'There is no rate, so PayPal is not offered.' },
  paypalRateOf: {
    fa: (day: string) => `نرخ فعلی از ${day} است. خریدار نرخ و تاریخ آن را قبل از پرداخت می‌بیند.`,
    en: (day: string) => `The present rate is of ${day}. Buyers see it and its date before they pay.`,
  },
  currency: { fa: 'ارز', en: 'Currency' },
  tomanPerUnit: { fa: (unit: string) => `${unit} چند تومان است`, en: (unit: string) => `Toman for ${unit}` },
  tomanPerUnitHint: {
    fa: 'از امروز، برای پرداخت‌های تازه؛ خالی: پی‌پال ارائه نمی‌شود',
    en: 'From today, for new payments. Empty: PayPal is not offered',
  },

  cash: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  cashHint: {
    fa: 'کالاهایی که «فقط پیش‌پرداخت» است در هیچ جا نقدی فروخته نمی‌شود.',
    en: 'Goods marked as paid beforehand are sold for cash nowhere.',
  },
  offered: { fa: 'پرداخت در محل ارائه شود', en: 'Offer cash on delivery' },
  maxDue: { fa: 'بیشترین مبلغ (تومان)', en: 'Highest sum (Toman)' },
  maxDueHint: { fa: 'خالی: هر مبلغی', en: 'Empty: any sum' },
  places: { fa: 'کجا', en: 'Where' },
  everywhere: {
    fa: 'الان در همه جا. برای محدود کردن، استان یا شهر اضافه کنید.',
    en: 'Everywhere at present. Add provinces or cities to limit it.',
  },
  province: { fa: 'استان', en: 'Province' },
  city: { fa: 'شهر', en: 'City' },
  wholeProvince: { fa: 'خالی: همهٔ استان', en: 'Empty: the whole province' },
  chooseProvince: { fa: 'استان را انتخاب کنید', en: 'Choose a province' },
  addPlace: { fa: 'جای تازه', en: 'Add a place' },
  removePlace: { fa: (place: string) => `برداشتن ${place}`, en: (place: string) => `Remove ${place}` },

  limits: { fa: 'سقف خریدهای پرداخت‌نشده', en: 'Limits of unpaid purchases' },
  limitsHint: {
    fa: 'تا کسی موجودی فروشگاه را بدون پرداخت نگه ندارد. مشتری آشنا کسی است که سفارشی به دستش رسیده باشد.',
    en: 'So that nobody holds the stock of the shop unpaid. Known is a customer to whom an order was delivered.',
  },
  max_unpaid_orders: { fa: 'سفارش در انتظار پرداخت، هر مشتری', en: 'Orders awaiting payment, each customer' },
  max_unpaid_pieces: {
    fa: 'تعداد کالا در آن‌ها (مشتری آشنا: ده برابر)',
    en: 'Pieces in them (known customers: ten times)',
  },
  max_new_customer_cash_orders: {
    fa: 'سفارش در راه با پرداخت در محل، مشتری تازه',
    en: 'Cash orders under way, new customers',
  },
  max_new_customer_cash_total: {
    fa: 'جمع آن‌ها (تومان)',
    en: 'Their total (Toman)',
  },
});
