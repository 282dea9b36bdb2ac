import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the categories. */
export const categoriesAdminMessages = messages({
  title: { fa: 'دسته‌ها', en: 'Categories' },
  add: { fa: 'دستهٔ تازه', en: 'New category' },
  addBelow: { fa: (name: string) => `زیردسته برای ${name}`, en: (name: string) => `Subcategory of ${name}` },
  edit: { fa: (name: string) => `ویرایش ${name}`, en: (name: string) => `Edit ${name}` },
  up: { fa: (name: string) => `${name} بالاتر`, en: (name: string) => `Move ${name} up` },
  down: { fa: (name: string) => `${name} پایین‌تر`, en: (name: string) => `Move ${name} down` },
  remove: { fa: (name: string) => `برداشتن ${name}`, en: (name: string) => `Remove ${name}` },
  removeTitle: { fa: (name: string) => `دستهٔ «${name}» برداشته شود؟`, en: (name: string) => `Remove “${name}”?` },
  removeText: {
    fa: 'فقط دسته‌ای که کالا و زیردسته ندارد برداشته می‌شود.',
    en: 'Only a category without products and subcategories can be removed.',
  },
  yesRemove: { fa: 'برداشتن', en: 'Remove' },
  removed: { fa: 'دسته برداشته شد.', en: 'The category was removed.' },
  products: {
    fa: (count: number) => `${formatNumber(count, 'fa')} کالا`,
    en: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count, 'en')} products`),
  },
  moreProducts: {
    fa: (count: number) => `بیش از ${formatNumber(count, 'fa')} کالا`,
    en: (count: number) => `More than ${formatNumber(count, 'en')} products`,
  },
  hidden: { fa: 'پنهان', en: 'Hidden' },
  name: { fa: 'نام', en: 'Name' },
  nameEn: { fa: 'نام انگلیسی', en: 'English name' },
  slug: { fa: 'نشانی', en: 'Address' },
  slugHint: { fa: 'اگر خالی بماند، از نام ساخته می‌شود.', en: 'Left empty it is made from the name.' },
  parent: { fa: 'دستهٔ بالاتر', en: 'Below' },
  main: { fa: 'دستهٔ اصلی', en: 'A main category' },
  image: { fa: 'تصویر', en: 'Picture' },
  imageOf: { fa: (name: string) => `تصویر ${name}`, en: (name: string) => `Picture of ${name}` },
  removeImage: { fa: 'برداشتن تصویر', en: 'Remove the picture' },
  visible: { fa: 'در فروشگاه دیده شود', en: 'Shown in the shop' },
  save: { fa: 'ذخیره', en: 'Save' },
  empty: { fa: 'هنوز دسته‌ای نیست', en: 'There is no category yet' },
  failed: { fa: 'دسته‌ها بارگذاری نشد.', en: 'The categories could not be loaded.' },
  attributes: { fa: 'ویژگی‌های کالاهای این دسته', en: 'Attributes of its goods' },
  noAttributes: { fa: 'ویژگی‌ای ندارد.', en: 'It has none.' },
  inheritedFrom: { fa: (name: string) => `از «${name}»`, en: (name: string) => `from “${name}”` },
  toAttributes: { fa: 'همهٔ ویژگی‌ها', en: 'All attributes' },
});
