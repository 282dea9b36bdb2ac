import { messages } from '#shared/messages.ts';

export const webMessages = messages({
  shopDescription: {
    fa: (shop: string) => `${shop}، فروشگاه اینترنتی.`,
    en: (shop: string) => `${shop}, an online shop.`,
  },
  somethingWentWrong: { fa: 'مشکلی پیش آمد.', en: 'Something went wrong.' },
  routingError: { fa: 'ای وای! خطایی رخ داد.', en: 'Oops! An error occurred.' },
  applicationError: { fa: 'خطای پیش‌بینی‌نشده در برنامه!', en: 'Unexpected Application Error!' },
  noAnswer: {
    fa: 'پاسخی از فروشگاه نرسید. اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    en: 'The shop did not answer. Check your connection and try again.',
  },
  notFound: { fa: 'پیدا نشد', en: 'Not Found' },
  waysOn: { fa: 'از اینجا کجا برویم؟', en: 'Where to go from here' },
  searchProducts: { fa: 'جست‌وجوی کالا', en: 'Search for a product' },
  categories: { fa: 'دسته‌بندی‌ها', en: 'Categories' },
  help: { fa: 'کمک می‌خواهم', en: 'Get help' },
  backHome: { fa: 'بازگشت به خانه', en: 'Back to home' },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
  dismiss: { fa: 'بستن', en: 'Dismiss' },
  toman: { fa: 'تومان', en: 'Toman' },
  back: { fa: 'بازگشت', en: 'Back' },
  menu: { fa: 'فهرست', en: 'Menu' },
  pageHeader: { fa: 'سربرگ صفحه', en: 'Page header' },
  skipToContent: { fa: 'رفتن به محتوا', en: 'Skip to content' },
  anotherPerson: {
    fa: 'در تب دیگری با حساب دیگری وارد شدید؛ این تب هم حالا با همان حساب باز است.',
    en: 'Another account was signed in on another tab; this tab belongs to it now.',
  },
  pages: { fa: 'صفحه‌ها', en: 'Pages' },
  home: { fa: 'خانه', en: 'Home' },
  breadcrumbs: { fa: 'جای این صفحه', en: 'Breadcrumbs' },
});
