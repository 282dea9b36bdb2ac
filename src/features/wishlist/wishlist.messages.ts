import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

// U+2068 and U+2069 isolate a name at the beginning of a sentence, so that it does not determine the sentence's direction.
export const wishlistMessages = messages({
  title: { fa: 'علاقه‌مندی‌ها', en: 'Wishlist' },
  items: { fa: 'کالاهای دلخواه شما', en: 'Products on your wishlist' },
  asGrid: { fa: 'نمایش شبکه‌ای', en: 'Grid' },
  asList: { fa: 'نمایش فهرستی', en: 'List' },
  layout: { fa: 'چیدمان', en: 'Layout' },
  count: {
    fa: (count: number) => `${formatNumber(count, 'fa')} کالا`,
    en: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'product' : 'products'}`,
  },
  empty: { fa: 'هنوز به کالایی دل نبسته‌اید', en: 'Your wishlist is empty' },
  emptyHint: {
    fa: 'قلب کنار هر کالا را بزنید تا اینجا بماند.',
    en: 'Press the heart beside a product and it waits for you here.',
  },
  browse: { fa: 'دیدن کالاها', en: 'Browse products' },
  loading: { fa: 'در حال دریافت علاقه‌مندی‌ها…', en: 'Loading your wishlist…' },
  failed: { fa: 'علاقه‌مندی‌ها بارگذاری نشد.', en: 'Your wishlist did not load.' },
  remove: {
    fa: (name: string) => `حذف «${name}» از علاقه‌مندی‌ها`,
    en: (name: string) => `Remove ${name} from the wishlist`,
  },
  removed: {
    fa: (name: string) => `«\u2068${name}\u2069» از علاقه‌مندی‌ها حذف شد.`,
    en: (name: string) => `\u2068${name}\u2069 was removed from the wishlist.`,
  },
  bringBack: { fa: 'برگرداندن', en: 'Undo' },
  choose: { fa: 'انتخاب مدل', en: 'Options' },
  soldOut: { fa: 'ناموجود', en: 'out of stock' },
  showMore: { fa: 'نمایش بیشتر', en: 'Show more' },
  full: {
    fa: (max: number) => `فهرست علاقه‌مندی‌ها تا ${formatNumber(max, 'fa')} کالا جا دارد؛ اول یکی را حذف کنید.`,
    en: (max: number) => `A wishlist holds up to ${formatNumber(max, 'en')} products; remove one first.`,
  },
  productNotFound: { fa: 'این کالا پیدا نشد.', en: 'This product was not found.' },
  notStored: { fa: 'ارتباط برقرار نشد و تغییر ثبت نشد.', en: 'No connection; the change was not kept.' },
});
