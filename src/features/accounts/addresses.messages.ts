import { messages } from '#shared/messages.ts';

/** Texts about addresses, in the account and in the checkout. */
export const addressesMessages = messages({
  fullName: { fa: 'نام و نام خانوادگی', en: 'Full Name' },
  phone: { fa: 'شمارهٔ موبایل', en: 'Phone' },
  province: { fa: 'استان', en: 'Province' },
  chooseProvince: { fa: 'استان را انتخاب کنید', en: 'Choose the province' },
  city: { fa: 'شهر', en: 'City' },
  line: { fa: 'نشانی', en: 'Address' },
  lineHint: { fa: 'خیابان، کوچه، پلاک و واحد', en: 'Street, alley, number and unit' },
  postalCode: { fa: 'کد پستی', en: 'Postal Code' },
  postalCodeHint: { fa: 'ده رقم', en: 'Ten digits' },
  unusualPostcode: {
    fa: 'این کد پستی نامعمول است؛ یک بار دیگر نگاهش کنید.',
    en: 'This is an unusual postal code; please look at it once more.',
  },
  empty: { fa: 'این قسمت را پر کنید.', en: 'This is required.' },
  'not-a-name': { fa: 'نام باید حرف داشته باشد.', en: 'A name has letters.' },
  'not-a-phone': { fa: 'شمارهٔ موبایل را مانند ۰۹۱۲۳۴۵۶۷۸۹ بنویسید.', en: 'Write a mobile number such as 09123456789.' },
  'not-a-postcode': { fa: 'کد پستی ده رقم است.', en: 'A postal code has ten digits.' },

  addresses: { fa: 'نشانی‌ها', en: 'Addresses' },
  isDefault: { fa: 'پیش‌فرض', en: 'Default' },
  makeDefault: { fa: 'نشانی پیش‌فرض من باشد', en: 'Make it my default address' },
  add: { fa: 'افزودن نشانی', en: 'Add an address' },
  editNamed: { fa: (line: string) => `ویرایش نشانی ${line}`, en: (line: string) => `Edit the address ${line}` },
  remove: { fa: (line: string) => `حذف نشانی ${line}`, en: (line: string) => `Remove the address ${line}` },
  removed: { fa: 'نشانی حذف شد.', en: 'The address was removed.' },
  bringBack: { fa: 'برگرداندن', en: 'Undo' },
  addTitle: { fa: 'نشانی تازه', en: 'New address' },
  editTitle: { fa: 'ویرایش نشانی', en: 'Edit address' },
  save: { fa: 'ثبت نشانی', en: 'Save address' },
  saving: { fa: 'در حال ثبت…', en: 'Saving…' },
  saved: { fa: 'نشانی ثبت شد.', en: 'The address was saved.' },
  none: { fa: 'هنوز نشانی‌ای ندارید.', en: 'You have no address yet.' },
  loading: { fa: 'در حال دریافت نشانی‌ها…', en: 'Loading your addresses…' },
  failed: { fa: 'نشانی‌ها بارگذاری نشد.', en: 'Your addresses did not load.' },
});
