import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Texts of the list of products. */
export const productsMessages = messages({
  title: { fa: 'کالاها', en: 'Products' },
  list: { fa: 'کالاها، تازه‌ترین اول', en: 'Products, newest first' },
  add: { fa: 'کالای تازه', en: 'New product' },
  search: { fa: 'نام، ویژگی یا شمارهٔ کالا', en: 'Name, word or number' },
  category: { fa: 'دسته', en: 'Category' },
  everyCategory: { fa: 'همهٔ دسته‌ها', en: 'Every category' },
  brand: { fa: 'برند', en: 'Brand' },
  everyBrand: { fa: 'همهٔ برندها', en: 'Every brand' },
  state: { fa: 'نمایش', en: 'Visibility' },
  stock: { fa: 'موجودی', en: 'Stock' },
  visible: { fa: 'نمایان', en: 'Visible' },
  hidden: { fa: 'پنهان', en: 'Hidden' },
  soldOut: { fa: 'ناموجود', en: 'Sold out' },
  low: { fa: 'رو به پایان', en: 'Running low' },
  offer: { fa: 'پیشنهاد', en: 'Offer' },
  onOffer: { fa: 'در پیشنهاد ویژه', en: 'On offer' },
  product: { fa: 'کالا', en: 'Product' },
  seller: { fa: 'فروشنده', en: 'Seller' },
  price: { fa: 'قیمت پایه', en: 'Base price' },
  available: { fa: 'قابل فروش', en: 'Available' },
  sold: { fa: 'فروخته', en: 'Sold' },
  variants: { fa: (count: number) => `${fa(count)} تنوع`, en: (count: number) => `${en(count)} variants` },
  noneYet: { fa: 'هنوز کالایی نیست', en: 'No products yet' },
  empty: { fa: 'با این فیلتر کالایی نیست', en: 'No product under these filters' },
  mark: { fa: (name: string) => `نشان‌کردن ${name}`, en: (name: string) => `Mark ${name}` },
  markAll: { fa: 'نشان‌کردن همهٔ کالاها', en: 'Mark every product' },
  hide: { fa: 'پنهان‌کردن', en: 'Hide' },
  show: { fa: 'نمایان‌کردن', en: 'Show' },
  changed: {
    fa: (count: number) => `${fa(count)} کالا تغییر کرد.`,
    en: (count: number) => (count === 1 ? '1 product changed.' : `${en(count)} products changed.`),
  },
});
