import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

/** Messages of the side menu; loaded with the menu. */
export const menuMessages = messages({
  guest: { fa: 'مهمان', en: 'Guest' },
  signIn: { fa: 'ورود یا ثبت‌نام', en: 'Log in or register' },
  signOut: { fa: 'خروج از حساب', en: 'Log out' },
  credit: {
    fa: (balance: number) => (balance === 0 ? 'اعتبار من' : `اعتبار: ${formatToman(balance, 'fa')} تومان`),
    en: (balance: number) => (balance === 0 ? 'My credit' : `Credit: ${formatToman(balance, 'en')} Toman`),
  },
  shopPages: { fa: 'صفحه‌های فروشگاه', en: 'Shop Pages' },
  allProducts: { fa: 'همهٔ کالاها', en: 'All products' },
  categories: { fa: 'دسته‌بندی‌ها', en: 'Categories' },
  flashSale: { fa: 'پیشنهادهای ویژه', en: 'Flash sale' },
  profile: { fa: 'حساب من', en: 'My profile' },
  myOrders: { fa: 'سفارش‌های من', en: 'My orders' },
  wishlist: { fa: 'علاقه‌مندی‌ها', en: 'Wishlist' },
  notifications: { fa: 'اعلان‌ها', en: 'Notifications' },
  messages: { fa: 'گفت‌وگو', en: 'Chat' },
  settings: { fa: 'تنظیمات', en: 'Settings' },
  myTickets: { fa: 'درخواست‌های پشتیبانی', en: 'Support requests' },
  ownShop: { fa: 'پنل فروشنده', en: 'Seller’s desk' },
  admin: { fa: 'پیشخان', en: 'Back office' },
  support: { fa: 'پشتیبانی', en: 'Support' },
});
