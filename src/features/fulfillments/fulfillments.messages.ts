import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Parcel terms for customers, staff and sellers. */
export const fulfillmentsMessages = messages({
  parcels: { fa: 'مرسوله‌ها', en: 'Parcels' },
  parcel: { fa: (position: number) => `مرسولهٔ ${fa(position)}`, en: (position: number) => `Parcel ${position}` },
  parcelOf: {
    fa: (position: number, count: number) => `مرسولهٔ ${fa(position)} از ${fa(count)}`,
    en: (position: number, count: number) => `Parcel ${position} of ${count}`,
  },
  from: { fa: (seller: string) => `از \u2068${seller}\u2069`, en: (seller: string) => `From \u2068${seller}\u2069` },
  packed: { fa: 'بسته‌بندی شد', en: 'Packed' },
  'handed-over': { fa: 'تحویل شرکت پست شد', en: 'Handed to the carrier' },
  'on-the-way': { fa: 'در راه', en: 'On the way' },
  'at-station': { fa: 'در ایستگاه توزیع', en: 'At the delivery station' },
  delivered: { fa: 'تحویل داده شد', en: 'Delivered' },
  returning: { fa: 'در راه بازگشت', en: 'Coming back' },
  returned: { fa: 'برگشت خورد', en: 'Came back' },
  lost: { fa: 'گم شد', en: 'Lost' },
  refused: { fa: 'گیرنده تحویل نگرفت', en: 'The recipient refused it' },
  'not-found': { fa: 'گیرنده یا نشانی پیدا نشد', en: 'Nobody was found at the address' },
  damaged: { fa: 'در راه آسیب دید', en: 'Damaged on the way' },
  carrier: { fa: 'شرکت حمل', en: 'Carrier' },
  carrierHint: { fa: 'پست، تیپاکس، پیک…', en: 'Post, courier…' },
  trackingCode: { fa: 'کد رهگیری', en: 'Tracking code' },
  pieces: {
    fa: (count: number) => `${fa(count)} عدد`,
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  /** The customer's messages about a parcel that was not delivered. */
  'undelivered-returning': {
    fa: 'این مرسوله به دستتان نرسید و در راه بازگشت به فروشگاه است. کاری لازم نیست بکنید؛ خبرتان می‌کنیم.',
    en: 'This parcel could not be delivered and is on its way back to us. You need not do anything; we will let you know.',
  },
  'undelivered-returned': {
    fa: 'این مرسوله به فروشگاه برگشت. به‌زودی دوباره می‌فرستیم یا پولش را برمی‌گردانیم و خبرتان می‌کنیم.',
    en: 'This parcel is back with us. We will soon send it again or refund it, and let you know.',
  },
  'undelivered-lost': {
    fa: 'این مرسوله در راه گم شده است. نگران نباشید؛ به‌زودی دوباره می‌فرستیم یا پولش را برمی‌گردانیم.',
    en: 'This parcel was lost on its way. Do not worry: we will soon send it again or refund it.',
  },
  'resolved-refunded': {
    fa: 'این مرسوله دیگر نمی‌آید. اگر پولش را داده بودید، برمی‌گردد؛ وگرنه دیگر از شما گرفته نمی‌شود.',
    en: 'This parcel will not come any more. What you had paid for it goes back to you; what you had not is no longer due.',
  },
  'resolved-again': {
    fa: 'کالاهای این مرسوله دوباره برایتان فرستاده می‌شود.',
    en: 'What was in this parcel is sent to you again.',
  },
  /** The short labels of the same for staff and sellers. */
  refunded: { fa: 'از سفارش کم شد', en: 'Taken off the order' },
  'sent-again': { fa: 'دوباره بسته‌بندی می‌شود', en: 'To be packed again' },
  replaced: { fa: 'کالای جایگزین فرستاده می‌شود', en: 'Replaced from the shelf' },
  steps: { fa: 'مسیر این مرسوله', en: 'The way of this parcel' },
  toPack: { fa: 'هنوز بسته‌بندی نشده', en: 'Not packed yet' },
  toPackAt: {
    fa: (location: string) => `هنوز بسته‌بندی نشده، در \u2068${location}\u2069`,
    en: (location: string) => `Not packed yet, at \u2068${location}\u2069`,
  },
  /** The stock location that a parcel ships from. */
  at: {
    fa: (location: string) => `انبار: \u2068${location}\u2069`,
    en: (location: string) => `Stock location: \u2068${location}\u2069`,
  },
  total: { fa: 'جمع این مرسوله', en: 'Items in this parcel' },
});
