import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

const fa = (number: number) => formatNumber(number, 'fa');

export const homeMessages = messages({
  title: { fa: 'فروشگاه اینترنتی', en: 'Online shop' },
  heading: { fa: (shop: string) => `${shop}، فروشگاه اینترنتی`, en: (shop: string) => `${shop}, an online shop` },
  seeAll: { fa: 'همه', en: 'See all' },
  promos: { fa: 'پیشنهادهای فروشگاه', en: "The shop's suggestions" },
  categories: { fa: 'دسته‌بندی‌ها', en: 'Categories' },
  flashSales: { fa: 'پیشنهادهای ویژه', en: 'Hot offers' },
  flashSalesLoading: { fa: 'در حال بارگذاری پیشنهادها...', en: 'Loading the offers...' },
  nightMode: { fa: 'حالت شب', en: 'Night Mode' },
  products: { fa: 'تازه‌ترین کالاها', en: 'Newest products' },
  bestSellers: { fa: 'پرفروش‌های هفته', en: 'Weekly best sellers' },
  rank: { fa: (rank: number) => `رتبهٔ ${fa(rank)}`, en: (rank: number) => `No. ${rank}` },
  couponPercent: {
    fa: (percent: number) => `${fa(percent)}٪ تخفیف روی خرید شما`,
    en: (percent: number) => `${percent}% off your order`,
  },
  couponAmount: {
    fa: (amount: number) => `${formatToman(amount, 'fa')} تومان تخفیف روی خرید شما`,
    en: (amount: number) => `${formatToman(amount, 'en')} Toman off your order`,
  },
  couponShipping: { fa: 'ارسال رایگان برای خرید شما', en: 'Free shipping on your order' },
  couponText: { fa: 'این کد را هنگام پرداخت وارد کنید', en: 'Enter this code at checkout' },
  couponTerms: { fa: 'شرط‌های کد', en: 'Terms of the code' },
  couponMax: {
    fa: (max: number) => `تا سقف ${formatToman(max, 'fa')} تومان`,
    en: (max: number) => `${formatToman(max, 'en')} Toman at most`,
  },
  couponMinimum: {
    fa: (least: number) => `برای خرید ${formatToman(least, 'fa')} تومان و بیشتر`,
    en: (least: number) => `On ${formatToman(least, 'en')} Toman or more`,
  },
  couponFirstOrder: { fa: 'فقط برای اولین سفارش', en: 'First order only' },
  couponSomeGoods: { fa: 'فقط برای بعضی کالاها', en: 'On some products only' },
  couponUntil: { fa: (date: string) => `تا ${date}`, en: (date: string) => `Until ${date}` },
  couponAction: { fa: 'رفتن به کالاها', en: 'Go shopping' },
  copyCode: { fa: (code: string) => `کپی کد ${code}`, en: (code: string) => `Copy the code ${code}` },
  codeCopied: { fa: (code: string) => `کد ${code} کپی شد`, en: (code: string) => `The code ${code} is copied` },
  codeNotCopied: {
    fa: (code: string) => `کد را به خاطر بسپارید: ${code}`,
    en: (code: string) => `Remember the code: ${code}`,
  },
  collections: { fa: 'مجموعه‌ها', en: 'Collections' },
  inStock: { fa: 'کالای موجود', en: 'in stock' },
  footerNote: {
    fa: 'همهٔ قیمت‌ها به تومان است و مالیات هم در آن‌ها حساب شده.',
    en: 'All prices are in toman and include the tax.',
  },
  footerShop: { fa: 'خرید', en: 'Shop' },
  footerHelp: { fa: 'راهنمای خرید', en: 'Help' },
  help: { fa: 'پرسش‌های پرتکرار', en: 'Common questions' },
  contact: { fa: 'تماس با ما', en: 'Contact us' },
  myOrders: { fa: 'سفارش‌های من', en: 'My orders' },
  privacy: { fa: 'حریم خصوصی', en: 'Privacy' },
  about: { fa: 'دربارهٔ ما', en: 'About us' },
  blog: { fa: 'مجله', en: 'Magazine' },
  sellers: { fa: 'فروشندگان', en: 'Sellers' },
  becomeSeller: { fa: 'فروشنده شوید', en: 'Sell with us' },
  flashSale: { fa: 'پیشنهادهای ویژه', en: 'Flash sale' },
  allProducts: { fa: 'همهٔ کالاها', en: 'All products' },
  featured: { fa: 'کالاهای برگزیده', en: 'Featured products' },
});
