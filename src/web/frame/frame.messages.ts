import { messages } from '#shared/messages.ts';

export const frameMessages = messages({
  toHome: { fa: (shop: string) => `${shop}، صفحهٔ خانه`, en: (shop: string) => `${shop}, home page` },
  menu: { fa: 'فهرست', en: 'Menu' },
  home: { fa: 'خانه', en: 'Home' },
  cart: { fa: 'سبد', en: 'Cart' },
  chat: { fa: 'گفت‌وگو', en: 'Chat' },
  notifications: { fa: 'اعلان‌ها', en: 'Notifications' },
  unread: { fa: 'نخوانده', en: 'unread' },
  settings: { fa: 'تنظیمات', en: 'Settings' },
  pages: { fa: 'صفحه‌ها', en: 'Pages' },
  mainTabs: { fa: 'بخش‌های اصلی', en: 'Main sections' },
  loading: { fa: 'در حال بارگذاری…', en: 'Loading…' },
});
