import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/money.ts';

export const frameMessages = messages({
  credit: {
    fa: (balance: number) => `اعتبار: ${formatToman(balance, 'fa')} تومان`,
    en: (balance: number) => `Credit: ${formatToman(balance, 'en')} Toman`,
  },
  shopName: { fa: 'حجره', en: 'Hojreh' },
  toHome: { fa: 'حجره، صفحهٔ خانه', en: 'Hojreh, home page' },
  menu: { fa: 'فهرست', en: 'Menu' },
  closeMenu: { fa: 'بستن فهرست', en: 'Close menu' },
  guest: { fa: 'مهمان', en: 'Guest' },
  signIn: { fa: 'ورود یا ثبت‌نام', en: 'Log in or register' },
  signOut: { fa: 'خروج از حساب', en: 'Log out' },
  home: { fa: 'خانه', en: 'Home' },
  cart: { fa: 'سبد', en: 'Cart' },
  cartHolding: {
    fa: (pieces: string) => `سبد خرید، ${pieces} عدد`,
    en: (pieces: string) => `Cart, ${pieces} ${pieces === '1' ? 'piece' : 'pieces'}`,
  },
  chat: { fa: 'گفت‌وگو', en: 'Chat' },
  notifications: { fa: 'اعلان‌ها', en: 'Notifications' },
  unread: { fa: 'نخوانده', en: 'unread' },
  settings: { fa: 'تنظیمات', en: 'Settings' },
  pages: { fa: 'صفحه‌ها', en: 'Pages' },
  mainTabs: { fa: 'بخش‌های اصلی', en: 'Main sections' },
  shopPages: { fa: 'صفحه‌های فروشگاه', en: 'Shop Pages' },
  search: { fa: 'جست‌وجوی کالا', en: 'Search products' },
  loading: { fa: 'در حال بارگذاری…', en: 'Loading…' },
  allProducts: { fa: 'همهٔ کالاها', en: 'All products' },
  categories: { fa: 'دسته‌بندی‌ها', en: 'Categories' },
  flashSale: { fa: 'فروش ویژه', en: 'Flash sale' },
  myOrders: { fa: 'سفارش‌های من', en: 'My orders' },
});
