import { formatNumber } from '#shared/text/digits.ts';
import type { Language } from '#shared/language.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

type NumberRange = { readonly from: number; readonly to: number } | null;

function rangeText(range: NumberRange, written: string, language: Language, to: string): string {
  if (range === null) return written;
  const last = formatNumber(range.to, language);
  return range.from === range.to ? last : `${formatNumber(range.from, language)} ${to} ${last}`;
}

/** Messages of product lists: filter, sort order and end of list. */
export const listsMessages = messages({
  allProducts: { fa: 'همهٔ کالاها', en: 'All products' },
  allProductsDescription: {
    fa: 'همهٔ کالاهای فروشگاه با قیمت روز، امتیاز خریداران و موجودی؛ با فیلتر برند و قیمت.',
    en: 'Every product of the shop with its price, rating and stock; filter by brand and price.',
  },
  shopList: { fa: 'فهرست فروشگاه', en: 'Shop List' },
  shopListDescription: {
    fa: 'کالاهای فروشگاه به فهرست، با قیمت، امتیاز و تعداد نظر.',
    en: 'The products of the shop in a list, with price, rating and number of reviews.',
  },
  categoryChips: { fa: 'دسته‌ها', en: 'Categories' },
  all: { fa: 'همه', en: 'All' },
  unknownCategory: {
    fa: 'این دسته در فروشگاه نیست؛ همهٔ کالاها را می‌بینید.',
    en: 'The shop has no such category; these are all products.',
  },

  shortBy: { fa: 'مرتب‌سازی', en: 'Short by' },
  sortBy: { fa: 'مرتب‌سازی', en: 'Sort by' },
  byRelevance: { fa: 'مرتبط‌ترین', en: 'Most relevant' },
  newest: { fa: 'تازه‌ترین', en: 'Newest' },
  popular: { fa: 'پرفروش‌ترین', en: 'Popular' },
  bestsellers: { fa: 'پرفروش‌ترین‌ها', en: 'Bestsellers' },
  bestsellersOf: { fa: (name: string) => `پرفروش‌ترین‌های ${name}`, en: (name: string) => `Bestsellers of ${name}` },
  rating: { fa: 'بیشترین امتیاز', en: 'Ratings' },
  'price-asc': { fa: 'ارزان‌ترین', en: 'Cheapest' },
  'price-desc': { fa: 'گران‌ترین', en: 'Most expensive' },

  filter: { fa: 'فیلتر', en: 'Filter' },
  filterCount: {
    fa: (count: number) => `فیلتر (${formatNumber(count, 'fa')})`,
    en: (count: number) => `Filter (${count})`,
  },
  brand: { fa: 'برند', en: 'Brand' },
  findBrand: { fa: 'جست‌وجوی برند', en: 'Find a brand' },
  price: { fa: 'محدودهٔ قیمت (تومان)', en: 'Price range (Toman)' },
  priceFrom: { fa: 'از', en: 'From' },
  priceTo: { fa: 'تا', en: 'To' },
  colour: { fa: 'رنگ', en: 'Colour' },
  size: { fa: 'اندازه', en: 'Size' },
  ratingOfBuyers: { fa: 'امتیاز خریداران', en: 'Rating' },
  starsAndMore: {
    fa: (stars: number) => `${formatNumber(stars, 'fa')} و بالاتر`,
    en: (stars: number) => `${stars} and up`,
  },
  starsOf: {
    fa: (stars: number) => `امتیاز ${formatNumber(stars, 'fa')} و بالاتر`,
    en: (stars: number) => `${stars} stars and up`,
  },
  sizeNamed: { fa: (size: string) => `اندازهٔ ${size}`, en: (size: string) => `Size ${size}` },
  payment: { fa: 'روش پرداخت', en: 'Payment' },
  online: { fa: 'پرداخت اینترنتی', en: 'Pay online' },
  cash: { fa: 'پرداخت در محل', en: 'Cash on delivery' },
  found: {
    fa: (count: number) => (count === 0 ? 'با این فیلترها کالایی نیست.' : `${formatNumber(count, 'fa')} کالا`),
    en: (count: number) =>
      count === 0
        ? 'No product matches these filters.'
        : count === 1
          ? '1 product'
          : `${formatNumber(count, 'en')} products`,
  },
  countingChoices: { fa: 'در حال شمردن کالاها…', en: 'Counting the products…' },
  more: {
    fa: (count: number) => `${formatNumber(count, 'fa')} مورد دیگر`,
    en: (count: number) => `${formatNumber(count, 'en')} more`,
  },
  fewer: { fa: 'کمتر', en: 'Fewer' },
  moreAttributes: {
    fa: (count: number) => `${formatNumber(count, 'fa')} ویژگی دیگر`,
    en: (count: number) => `${formatNumber(count, 'en')} more features`,
  },
  fewerAttributes: { fa: 'ویژگی‌های کمتر', en: 'Fewer features' },
  inStock: { fa: 'فقط کالاهای موجود', en: 'In stock only' },
  apply: { fa: 'اعمال فیلتر', en: 'Apply' },
  clear: { fa: 'پاک کردن همه', en: 'Clear all' },
  filtersUnavailable: {
    fa: 'فیلترها بارگذاری نشد. اتصال اینترنت را بررسی کنید.',
    en: 'The filters could not be loaded. Check your connection.',
  },
  activeFilters: { fa: 'فیلترهای فعال', en: 'Active filters' },
  withoutFilter: {
    fa: (filter: string) => `حذف فیلتر ${filter}`,
    en: (filter: string) => `Remove the filter ${filter}`,
  },
  /** A numeric range from the URL in words; an invalid one as written. */
  between: {
    fa: (range: NumberRange, written: string) => rangeText(range, written, 'fa', 'تا'),
    en: (range: NumberRange, written: string) => rangeText(range, written, 'en', 'to'),
  },
  atLeast: {
    fa: (price: number) => `از ${formatToman(price, 'fa')} تومان`,
    en: (price: number) => `From ${formatToman(price, 'en')} Toman`,
  },
  upTo: {
    fa: (price: number) => `تا ${formatToman(price, 'fa')} تومان`,
    en: (price: number) => `Up to ${formatToman(price, 'en')} Toman`,
  },

  products: { fa: 'کالاها', en: 'Products' },
  loading: { fa: 'در حال بارگذاری کالاها…', en: 'Loading products…' },
  end: { fa: 'به آخر فهرست رسیدید.', en: 'You have reached the end of the list.' },
  failed: { fa: 'ادامهٔ فهرست بارگذاری نشد.', en: 'The rest of the list did not load.' },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
  noneNarrowed: { fa: 'کالایی با این فیلترها پیدا نشد.', en: 'No product matches these filters.' },
  none: { fa: 'هنوز کالایی اینجا نیست.', en: 'There is no product here yet.' },
  seeAll: { fa: 'دیدن همهٔ کالاها', en: 'See all products' },
  noFeatured: { fa: 'هنوز کالایی انتخاب نشده است.', en: 'No product is featured yet.' },
  featured: { fa: 'کالاهای برگزیده', en: 'Featured products' },
  featuredDescription: {
    fa: 'کالاهایی که خودمان از بین همه انتخاب کرده‌ایم، با قیمت روز، امتیاز خریداران و موجودی.',
    en: 'The products we picked out of all of ours, with prices of today, ratings by buyers and stock.',
  },
});
