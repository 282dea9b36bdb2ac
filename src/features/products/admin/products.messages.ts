import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import type { ProductStatus } from '../products.rules.ts';

const fa = (number: number) => formatNumber(number, 'fa');
const en = (number: number) => formatNumber(number, 'en');

/** Texts of the list of products. */
export const productsMessages = messages({
  title: { fa: 'کالاها', en: 'Products' },
  list: { fa: 'کالاها، تازه‌ترین اول', en: 'Products, newest first' },
  add: { fa: 'کالای تازه', en: 'New product' },
  search: { fa: 'نام، شماره، بارکد یا کد کالا', en: 'Name, number or code' },
  category: { fa: 'دسته', en: 'Category' },
  everyCategory: { fa: 'همهٔ دسته‌ها', en: 'Every category' },
  brand: { fa: 'برند', en: 'Brand' },
  everyBrand: { fa: 'همهٔ برندها', en: 'Every brand' },
  state: { fa: 'وضعیت', en: 'Status' },
  stock: { fa: 'موجودی', en: 'Stock' },
  active: { fa: 'در فروشگاه', en: 'Active' },
  draft: { fa: 'پیش‌نویس', en: 'Draft' },
  archived: { fa: 'بایگانی', en: 'Archived' },
  soldOut: { fa: 'ناموجود', en: 'Sold out' },
  low: { fa: 'رو به پایان', en: 'Running low' },
  flashSale: { fa: 'پیشنهاد', en: 'Offer' },
  onFlashSale: { fa: 'در پیشنهاد ویژه', en: 'On offer' },
  product: { fa: 'کالا', en: 'Product' },
  seller: { fa: 'فروشنده', en: 'Seller' },
  price: { fa: 'قیمت پایه', en: 'Base price' },
  available: { fa: 'قابل فروش', en: 'Available' },
  sold: { fa: 'فروخته', en: 'Sold' },
  variants: { fa: (count: number) => `${fa(count)} تنوع`, en: (count: number) => `${en(count)} variants` },
  noneYet: { fa: 'هنوز کالایی نیست', en: 'No products yet' },
  empty: { fa: 'با این فیلتر کالایی نیست', en: 'No product under these filters' },
  mark: { fa: (name: string) => `انتخاب ${name}`, en: (name: string) => `Mark ${name}` },
  markAll: { fa: 'انتخاب همهٔ کالاها', en: 'Mark every product' },
  turn: {
    fa: (status: ProductStatus) =>
      ({ active: 'نمایش در فروشگاه', draft: 'پیش‌نویس‌کردن', archived: 'بایگانی‌کردن' })[status],
    en: (status: ProductStatus) => ({ active: 'Show in the shop', draft: 'Make drafts', archived: 'Archive' })[status],
  },
  changed: {
    fa: (count: number) => `${fa(count)} کالا تغییر کرد.`,
    en: (count: number) => (count === 1 ? '1 product changed.' : `${en(count)} products changed.`),
  },
});
