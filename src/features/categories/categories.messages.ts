import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the category screens. */
export const categoriesMessages = messages({
  categories: { fa: 'دسته‌بندی‌ها', en: 'Categories' },
  categoriesDescription: {
    fa: 'همهٔ دسته‌های کالا در فروشگاه.',
    en: 'Every category of the shop.',
  },
  categoryDescription: {
    fa: (name: string) => `خرید ${name}: قیمت روز، امتیاز خریداران و موجودی.`,
    en: (name: string) => `Buy ${name}: today's price, ratings and stock.`,
  },
  subcategoriesOf: { fa: (name: string) => `زیردسته‌های ${name}`, en: (name: string) => `Subcategories of ${name}` },
  subcategories: { fa: 'زیردسته‌ها', en: 'Subcategories' },
  subcategoriesDescription: {
    fa: 'یک دستهٔ اصلی را انتخاب کنید تا زیردسته‌هایش را ببینید.',
    en: 'Choose a main category to see its subcategories.',
  },
  mainCategories: { fa: 'دسته‌های اصلی', en: 'Main categories' },
  productsOf: { fa: (name: string) => `کالاهای ${name}`, en: (name: string) => `Products of ${name}` },
  allOf: { fa: (name: string) => `همهٔ ${name}`, en: (name: string) => `All of ${name}` },
  inStock: {
    fa: (count: number) => `${formatNumber(count, 'fa')} کالا`,
    en: (count: number) => (count === 1 ? '1 product' : `${formatNumber(count, 'en')} products`),
  },
  noCategory: { fa: 'دسته‌ای پیدا نشد.', en: 'no category found' },
  noProduct: { fa: 'در این دسته کالایی نیست.', en: 'no product in this category' },
  allCategories: { fa: 'دیدن همهٔ دسته‌ها', en: 'See all categories' },

  departments: { fa: 'دسته‌بندی کالاها', en: 'Departments' },

  /* The names of the categories displayed when the shop's own cannot be loaded. */
  womensFashion: { fa: 'مد و پوشاک زنانه', en: 'Womens Fashion' },
  groceriesAndPets: { fa: 'خوراکی و حیوانات خانگی', en: 'Groceries & Pets' },
  healthAndBeauty: { fa: 'زیبایی و سلامت', en: 'Health & Beauty' },
  sportsAndOutdoors: { fa: 'ورزش و طبیعت‌گردی', en: 'Sports & Outdoors' },
  homeAppliance: { fa: 'لوازم خانگی', en: 'Home Appliance' },
  tourAndTravels: { fa: 'سفر و گردشگری', en: 'Tour & Travels' },
  motherAndBaby: { fa: 'مادر و کودک', en: 'Mother & Baby' },
  clearanceSale: { fa: 'حراج ته‌انبار', en: 'Clearance Sale' },

  imageOf: { fa: (name: string) => `تصویر ${name}`, en: (name: string) => `Picture of ${name}` },
});
