import { messages } from '#shared/messages.ts';

/** Messages for packers: staff and sellers. */
export const packingMessages = messages({
  pack: { fa: 'بسته‌بندی شد', en: 'Packed' },
  packChosen: { fa: 'همین‌ها بسته‌بندی شد', en: 'Pack these' },
  choose: { fa: 'در چند مرسوله', en: 'Split into parcels' },
  chooseNot: { fa: 'همه در یک مرسوله', en: 'All in one parcel' },
  piecesOf: {
    fa: (name: string) => `تعداد \u2068${name}\u2069 در این مرسوله`,
    en: (name: string) => `Pieces of \u2068${name}\u2069 in this parcel`,
  },
  handOver: { fa: 'تحویل دادم', en: 'Handed over' },
  unpack: { fa: 'باز کردن مرسوله', en: 'Unpack' },
  correct: { fa: 'ویرایش کد', en: 'Edit the code' },
  save: { fa: 'ذخیره', en: 'Save' },
  undelivered: { fa: 'نرسید…', en: 'Not delivered…' },
  undeliveredQuestion: { fa: 'این مرسوله به دست مشتری نرسید؟', en: 'This parcel did not arrive?' },
  undeliveredMeans: {
    fa: 'به مشتری خبر می‌دهیم. پول و موجودی فعلاً تغییری نمی‌کند؛ تصمیمش را فروشگاه جدا می‌گیرد.',
    en: 'The customer is told. Neither money nor stock changes by this: the shop decides about both on its own.',
  },
  whatHappened: { fa: 'چه شد؟', en: 'What happened?' },
  returning: { fa: 'در راه بازگشت است', en: 'It is on its way back' },
  returned: { fa: 'برگشت و دست ماست', en: 'It is back with us' },
  lost: { fa: 'گم شد', en: 'It is lost' },
  whyUndelivered: { fa: 'دلیل', en: 'Why' },
  chooseWhy: { fa: 'یک دلیل انتخاب کنید', en: 'Choose a reason' },
  note: { fa: 'ثبت', en: 'Note it' },
  noted: { fa: 'ثبت شد.', en: 'Noted.' },
  shopDecides: {
    fa: 'فروشگاه تصمیم می‌گیرد دوباره فرستاده شود یا پولش برگردد.',
    en: 'The shop decides whether it is sent again or its money goes back.',
  },
  cancel: { fa: 'انصراف', en: 'Cancel' },
});
