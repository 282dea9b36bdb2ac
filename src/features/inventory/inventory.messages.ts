import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const inventoryMessages = messages({
  unknown: { fa: 'این کالا در انبار ثبت نشده است.', en: 'The store does not know this item.' },
  held: {
    fa: (pieces: number) =>
      `${formatNumber(pieces, 'fa')} عدد برای سفارش‌ها نگه داشته شده است؛ موجودی کمتر از آن نمی‌شود.`,
    en: (pieces: number) => `${formatNumber(pieces, 'en')} pieces are held for orders; the stock cannot be less.`,
  },
  elsewhere: {
    fa: (pieces: number) =>
      `${formatNumber(pieces, 'fa')} عدد در انبارهای دیگر است یا برای سفارش‌ها نگه داشته شده؛ موجودی همه با هم کمتر از آن نمی‌شود. انبار را مشخص کنید.`,
    en: (pieces: number) =>
      `${formatNumber(pieces, 'en')} pieces lie at other locations or are held for orders: there cannot be less in all. Name the location that was counted.`,
  },
  changed: {
    fa: (onHand: number) =>
      `موجودی در این میان تغییر کرد و الان ${formatNumber(onHand, 'fa')} عدد است. دوباره بشمارید و بنویسید.`,
    en: (onHand: number) =>
      `The stock changed meanwhile: there are ${formatNumber(onHand, 'en')} now. Count again and write it anew.`,
  },
  locationUnknown: {
    fa: 'این انبار پیدا نشد یا بایگانی شده است.',
    en: 'There is no such location, or it is archived.',
  },
  locationTaken: { fa: 'انبار دیگری همین نام را دارد.', en: 'Another location has this name.' },
  tooManyLocations: {
    fa: (max: number) => `حداکثر ${formatNumber(max, 'fa')} انبار می‌توان داشت.`,
    en: (max: number) => `There can be at most ${formatNumber(max, 'en')} locations.`,
  },
  locationsIncomplete: {
    fa: 'فهرست انبارها در این میان تغییر کرد. صفحه را تازه کنید و دوباره مرتب کنید.',
    en: 'The locations changed meanwhile. Load the page anew and order them again.',
  },
  locationMain: {
    fa: 'انبار اصلی بایگانی نمی‌شود؛ می‌توانید نامش را عوض کنید.',
    en: 'The main location cannot be archived; it can be renamed.',
  },
  locationNotEmpty: {
    fa: 'هنوز کالایی در این انبار هست. اول آن را به انبار دیگری ببرید.',
    en: 'Something still lies at this location. Move it to another one first.',
  },
  locationUnsent: {
    fa: (orders: number) => `کالای ${formatNumber(orders, 'fa')} سفارش هنوز در این انبار است. اول آن‌ها را بفرستید.`,
    en: (orders: number) =>
      `Goods of ${formatNumber(orders, 'en')} ${orders === 1 ? 'order' : 'orders'} still lie at this location. Send them first.`,
  },
  locationSame: { fa: 'مبدأ و مقصد یکی است.', en: 'Both locations are the same.' },
  short: {
    fa: (pieces: number) => `فقط ${formatNumber(pieces, 'fa')} عدد در این انبار آزاد است.`,
    en: (pieces: number) => `Only ${formatNumber(pieces, 'en')} of it can be moved from this location.`,
  },
  twice: { fa: 'این تنوع دو بار آمده است.', en: 'This variant is there twice.' },
});
