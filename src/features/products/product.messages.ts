import { englishName } from '#shared/iran/english-names.ts';
import { formatToman } from '#shared/commerce/money.ts';
import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Whole years are displayed as years: 24 months as two. */
const inMonthsFa = (months: number) =>
  months % 12 === 0 ? `${formatNumber(months / 12, 'fa')} سال` : `${formatNumber(months, 'fa')} ماه`;
const inMonthsEn = (months: number) =>
  months % 12 === 0 ? `${formatNumber(months / 12, 'en')}-year` : `${formatNumber(months, 'en')}-month`;

/** Texts of the product page. */
export const productMessages = messages({
  product: { fa: 'مشخصات کالا', en: 'Product' },
  invalidId: { fa: 'شناسهٔ کالا نامعتبر است', en: 'invalid product id' },
  notFound: { fa: 'کالا پیدا نشد', en: 'product not found' },
  noneFound: { fa: 'کالایی پیدا نشد', en: 'no product found' },
  errorFetching: { fa: 'خطا در دریافت اطلاعات کالا', en: 'error fetching product information' },
  unknownError: { fa: 'خطای ناشناخته', en: 'unknown error' },
  retry: { fa: 'تلاش دوباره', en: 'Try again' },
  allProducts: { fa: 'دیدن همهٔ کالاها', en: 'See all products' },

  images: { fa: (name: string) => `تصویرهای ${name}`, en: (name: string) => `Pictures of ${name}` },
  imageOf: {
    fa: (name: string, index: number) => `${name}، تصویر ${formatNumber(index, 'fa')}`,
    en: (name: string, index: number) => `${name}, picture ${index}`,
  },
  showImage: {
    fa: (index: number) => `نمایش تصویر ${formatNumber(index, 'fa')}`,
    en: (index: number) => `Show picture ${index}`,
  },
  enlarge: { fa: 'دیدن تصویرها در اندازهٔ بزرگ', en: 'See the pictures large' },
  share: { fa: 'هم‌رسانی', en: 'Share' },
  linkCopied: { fa: 'نشانی کالا کپی شد.', en: 'The link is copied.' },
  linkNotCopied: {
    fa: 'کپی نشد؛ نشانی را از نوار مرورگر بردارید.',
    en: 'It was not copied; take the address from the browser.',
  },
  search: { fa: 'جست‌وجو', en: 'Search' },
  chooseSize: { fa: 'اندازه را انتخاب کنید.', en: 'Please choose a size.' },
  playVideo: { fa: 'پخش ویدئو', en: 'Play the video' },
  videoOf: { fa: (name: string) => `ویدئوی ${name}`, en: (name: string) => `Video of ${name}` },
  notTogether: { fa: 'با انتخاب فعلی موجود نیست', en: 'not with what else is chosen' },
  soldOut: { fa: 'ناموجود', en: 'sold out' },
  fewLeft: {
    fa: (count: number) => `فقط ${formatNumber(count, 'fa')} عدد در انبار مانده است`,
    en: (count: number) => `Only ${formatNumber(count, 'en')} left in stock`,
  },
  /** The price reduction and the base price, in toman. */
  smallReduction: {
    fa: (less: number, before: number) =>
      `${formatToman(less, 'fa')} تومان کمتر از قیمت اصلی، ${formatToman(before, 'fa')} تومان`,
    en: (less: number, before: number) =>
      `${formatToman(less, 'en')} toman below the list price of ${formatToman(before, 'en')} toman`,
  },
  /** Displayed during a sale, in toman. */
  lowestBefore: {
    fa: (lowest: number) => `کمترین قیمت ۳۰ روز قبل از حراج: ${formatToman(lowest, 'fa')} تومان`,
    en: (lowest: number) => `Lowest price of the 30 days before the sale: ${formatToman(lowest, 'en')} toman`,
  },
  inStock: { fa: 'موجود در انبار', en: 'In stock' },
  outOfStock: { fa: 'ناموجود است', en: 'Out of stock' },
  quantity: { fa: 'تعداد', en: 'Quantity' },
  quantityBelow: { fa: 'تعداد، زیر توضیحات', en: 'Quantity, below the description' },
  brand: { fa: 'برند', en: 'Brand' },
  seller: { fa: 'فروشنده', en: 'Seller' },
  buy: { fa: 'خرید', en: 'Buy' },
  delivery: {
    fa: 'ارسال به سراسر ایران؛ زمان و هزینه را قبل از پرداخت می‌بینید.',
    en: 'Delivered all over Iran; you see the time and cost before you pay.',
  },
  arrivesBy: {
    fa: (day: string) => `اگر امروز سفارش دهید، ${day} به دستتان می‌رسد`,
    en: (day: string) => `Order today and it can arrive by ${day}`,
  },
  arrivesInCity: {
    fa: (city: string, day: string) => `به ${city}، ${day} می‌رسد`,
    en: (city: string, day: string) => `To \u2068${englishName(city)}\u2069, by ${day} at the earliest`,
  },
  putItAside: { fa: 'افزودن به علاقه‌مندی‌ها', en: 'Keep it on my wishlist' },
  putAside: { fa: 'در علاقه‌مندی‌های شماست', en: 'On your wishlist' },
  toBeHadNow: { fa: 'مشابه‌های موجود', en: 'Like this, and in stock' },
  prepaidOnly: {
    fa: 'قبل از ارسال پرداخت می‌شود؛ پرداخت در محل ندارد.',
    en: 'Paid before it is sent; not sold for cash on delivery.',
  },
  warranty: {
    fa: (months: number, giver: string | null) => `${inMonthsFa(months)} گارانتی${giver === null ? '' : ` ${giver}`}`,
    en: (months: number, giver: string | null) =>
      `${inMonthsEn(months)} warranty${giver === null ? '' : ` by ${giver}`}`,
  },
  returns: {
    fa: (days: number) => `تا ${formatNumber(days, 'fa')} روز بعد از رسیدن کالا می‌توانید آن را برگردانید.`,
    en: (days: number) => `You can return it within ${formatNumber(days, 'en')} days of its arrival.`,
  },

  description: { fa: 'دربارهٔ کالا', en: 'Description' },
  noDescription: {
    fa: 'برای این کالا هنوز توضیحی نوشته نشده است.',
    en: 'There is no description of this product yet.',
  },
  specifications: { fa: 'مشخصات فنی', en: 'Technical specifications' },
  noSpecifications: { fa: 'مشخصاتی ثبت نشده است.', en: 'No specifications are given.' },
  tags: { fa: 'برچسب‌ها', en: 'Tags' },
  reviews: { fa: 'نظر خریداران', en: 'Reviews' },
  noReviews: { fa: 'هنوز کسی به این کالا امتیاز نداده است.', en: 'Nobody has rated this product yet.' },
  related: { fa: 'کالاهای مرتبط', en: 'Related products' },
  viewAll: { fa: 'دیدن همه', en: 'View all' },
});
