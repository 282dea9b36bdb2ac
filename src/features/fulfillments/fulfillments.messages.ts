import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** What parcels are called, to whoever sends or gets them. */
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
  refused: { fa: 'گیرنده نپذیرفت', en: 'The recipient refused it' },
  'not-found': { fa: 'گیرنده یا نشانی پیدا نشد', en: 'Nobody was found at the address' },
  damaged: { fa: 'در راه آسیب دید', en: 'Damaged on the way' },
  carrier: { fa: 'شرکت حمل', en: 'Carrier' },
  carrierHint: { fa: 'پست، تیپاکس، پیک…', en: 'Post, courier…' },
  trackingCode: { fa: 'کد رهگیری', en: 'Tracking code' },
  pieces: {
    fa: (count: number) => `${fa(count)} عدد`,
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  steps: { fa: 'مسیر این مرسوله', en: 'The way of this parcel' },
  toPack: { fa: 'هنوز بسته‌بندی نشده', en: 'Not packed yet' },
  total: { fa: 'جمع این مرسوله', en: 'Items in this parcel' },
});
