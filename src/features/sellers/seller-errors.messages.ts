import { messages } from '#shared/messages.ts';

/** Error messages for sellers and staff. */
export const sellerRefusals = messages({
  required: { fa: 'این بخش برای فروشندگان است.', en: 'This part is for those who sell here.' },
  suspended: {
    fa: (reason: string) => `فروشگاه شما بسته شده است. دلیل: \u2068${reason}\u2069`,
    en: (reason: string) => `Your shop was closed. The reason: \u2068${reason}\u2069`,
  },
  unknown: { fa: 'این فروشنده پیدا نشد.', en: 'This seller was not found.' },
  houseStays: { fa: 'فروشگاه خود را نمی‌توان بست.', en: 'The shop itself cannot be closed.' },
  suspendedAlready: { fa: 'همکار دیگری این فروشگاه را بسته است.', en: 'A colleague has already closed this shop.' },
  openAlready: { fa: 'این فروشگاه باز است.', en: 'This shop is open.' },
  sellerSuspended: {
    fa: 'فروشندهٔ این کالا بسته است؛ تا باز نشود کالایش نشان داده نمی‌شود.',
    en: 'The seller of this product is closed; its products cannot be shown until it is open again.',
  },
  tooOften: {
    fa: 'امروز کالای زیادی اضافه کرده‌اید. فردا ادامه دهید.',
    en: 'You have added many products today. Go on tomorrow.',
  },
  changedTooOften: {
    fa: 'امروز زیاد تغییر داده‌اید. فردا ادامه دهید.',
    en: 'You have changed much today. Go on tomorrow.',
  },
  productChanged: {
    fa: 'فروشنده این کالا را همین حالا تغییر داد. دوباره آن را ببینید، بعد تصمیم بگیرید.',
    en: 'The seller has just changed this product. Look at it again, then decide.',
  },
  notRefused: {
    fa: 'این کالا رد نشده است؛ شاید قبلاً دوباره فرستاده‌اید.',
    en: 'This product was not refused; perhaps you have sent it again already.',
  },
  decidedAlready: {
    fa: 'همکار دیگری به این کالا رسیدگی کرده است.',
    en: 'A colleague has already decided this product.',
  },
});
