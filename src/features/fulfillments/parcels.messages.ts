import { messages } from '#shared/messages.ts';

/** Error messages for parcels that cannot be packed or moved. */
export const parcelErrors = messages({
  notFound: { fa: 'این مرسوله پیدا نشد.', en: 'This parcel was not found.' },
  elsewhere: {
    fa: 'این مرسوله دیگر در این مرحله نیست؛ صفحه را تازه کنید.',
    en: 'This parcel no longer stands there. Load the page again.',
  },
  'nothing-to-pack': {
    fa: 'از این سفارش چیزی برای بسته‌بندی نمانده است.',
    en: 'Nothing of this order is left to pack.',
  },
  'parcel-too-much': {
    fa: 'از یکی از کالاها بیش از آنچه مانده در این مرسوله گذاشته‌اید.',
    en: 'More of an item was put into this parcel than is left of it.',
  },
  'parcel-of-two-sellers': {
    fa: 'کالاهای دو فروشنده در یک مرسوله نمی‌روند؛ برای هر کدام یک مرسوله بسازید.',
    en: 'Items of two sellers do not go in one parcel. Pack one for each.',
  },
  'parcel-of-two-locations': {
    fa: 'این کالاها در یک انبار نیستند؛ برای هر انبار یک مرسوله بسازید.',
    en: 'These items do not lie at one location. Pack a parcel for each.',
  },
  reasonNeeded: { fa: 'بنویسید چرا برمی‌گردد.', en: 'Say why it comes back.' },
});
