import { englishName } from '#shared/iran/english-names.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts of the screens with sellers. */
export const sellersListMessages = messages({
  sellers: { fa: 'فروشندگان', en: 'Vendors' },
  sellersDescription: {
    fa: 'فروشندگان اینجا، با کالاها و نظر خریداران هر یک.',
    en: 'The vendors here, with their products and what buyers say of them.',
  },
  chooseSeller: { fa: 'به کدام فروشگاه می‌روید؟', en: 'Which shop would you like to visit?' },
  search: { fa: 'جست‌وجوی فروشنده', en: 'Search vendors' },
  searchNow: { fa: 'جست‌وجو', en: 'Search' },
  noneFound: {
    fa: (wanted: string) => `فروشنده‌ای با نام «\u2068${wanted}\u2069» نیست.`,
    en: (wanted: string) => `There is no vendor called “\u2068${wanted}\u2069”.`,
  },
  showAll: { fa: 'همهٔ فروشندگان', en: 'All vendors' },
  more: { fa: 'فروشندگان بیشتر', en: 'More vendors' },
  goToStore: { fa: 'رفتن به فروشگاه', en: 'Go to store' },
  goToStoreOf: { fa: (name: string) => `رفتن به فروشگاه ${name}`, en: (name: string) => `Go to store ${name}` },
  products: {
    fa: (count: number) => `${fa(count)} کالا`,
    en: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count, 'en')} products`),
  },
  noRating: { fa: 'بدون امتیاز', en: 'Not rated yet' },
  becomeSeller: { fa: 'فروشنده شوید', en: 'Become a vendor' },

  shop: { fa: 'فروشگاه', en: 'Vendor shop' },
  shopDescription: {
    fa: (name: string) => `فروشگاه ${name}: کالاها، قیمت روز و نظر خریداران.`,
    en: (name: string) => `${name}: its products, today's prices and what buyers say.`,
  },
  tabs: { fa: 'بخش‌های فروشگاه', en: 'Parts of the shop' },
  about: { fa: 'درباره', en: 'About' },
  productsTab: { fa: 'کالاها', en: 'Products' },
  reviewsTab: { fa: 'نظرها', en: 'Reviews' },
  noAbout: { fa: 'این فروشنده هنوز چیزی دربارهٔ خود ننوشته است.', en: 'This vendor has not written anything yet.' },
  since: { fa: 'همکاری با ما از', en: 'With us since' },
  place: { fa: 'محل', en: 'Location' },
  placeIn: {
    fa: (province: string, city: string) => (province === city ? city : `${province}، ${city}`),
    en: (province: string, city: string) =>
      province === city ? englishName(city) : `${englishName(city)}, ${englishName(province)}`,
  },
  kind: { fa: 'نوع فروشنده', en: 'Account type' },
  personal: { fa: 'شخصی', en: 'Personal' },
  business: { fa: 'کسب‌وکار', en: 'Business' },
  rating: { fa: 'امتیاز', en: 'Rating' },
  productCount: { fa: 'تعداد کالاها', en: 'Products' },
  noProducts: { fa: 'این فروشنده هنوز کالایی ندارد.', en: 'This vendor has no products yet.' },
  failed: { fa: 'فهرست فروشندگان بارگذاری نشد.', en: 'The vendors did not load.' },
  notFound: { fa: 'این فروشنده پیدا نشد.', en: 'This vendor was not found.' },
});
