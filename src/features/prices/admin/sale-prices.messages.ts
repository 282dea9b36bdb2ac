import { messages } from '#shared/messages.ts';

/** Texts of the sale prices of a product's variants. */
export const salePricesMessages = messages({
  title: { fa: 'قیمت حراج', en: 'Sale prices' },
  intro: {
    fa: 'هر نوع کالا می‌تواند برای مدتی ارزان‌تر فروخته شود. از شروع تا پایان، همه‌جا همین قیمت دیده و حساب می‌شود.',
    en: 'Each variant can be sold for less for a time. From its beginning until its end that price is shown and charged everywhere.',
  },
  loading: { fa: 'در حال بارگذاری قیمت‌ها…', en: 'Reading the prices' },
  failed: { fa: 'قیمت‌های حراج خوانده نشد.', en: 'The sale prices could not be read.' },
  again: { fa: 'تلاش دوباره', en: 'Read again' },
  onlyVariant: { fa: 'همین کالا', en: 'This product' },
  usual: { fa: 'قیمت همیشگی', en: 'Usual price' },
  lowest: { fa: 'کمترین قیمت ۳۰ روز', en: 'Lowest price of 30 days' },
  noSale: { fa: 'حراجی ندارد', en: 'No sale' },
  add: { fa: 'قیمت حراج تازه', en: 'New sale price' },
  addFor: { fa: (name: string) => `قیمت حراج تازه برای ${name}`, en: (name: string) => `New sale price for ${name}` },
  edit: { fa: 'ویرایش', en: 'Edit' },
  editTitle: { fa: 'ویرایش قیمت حراج', en: 'Edit sale price' },
  save: { fa: 'ذخیره', en: 'Save' },
  price: { fa: 'قیمت حراج (تومان)', en: 'Sale price (toman)' },
  toman: { fa: 'تومان', en: 'toman' },
  noEnd: { fa: 'بدون پایان', en: 'no end' },
  endNow: { fa: 'پایان همین حالا', en: 'End it now' },
  callOff: { fa: 'لغو', en: 'Call off' },
  endTitle: { fa: 'این حراج تمام شود؟', en: 'End this sale?' },
  endText: {
    fa: 'قیمت همین حالا به قیمت همیشگی برمی‌گردد. سفارش‌های ثبت‌شده همان قیمت را دارند.',
    en: 'The price goes back to the usual one at once. Orders that were placed keep theirs.',
  },
});
