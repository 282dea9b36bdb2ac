import { messages } from '#shared/messages.ts';

export const offlineMessages = messages({
  title: { fa: 'بدون اینترنت', en: 'Offline' },
  noConnection: { fa: 'اتصال اینترنت برقرار نیست!', en: 'No Internet Connection!' },
  explained: {
    fa: 'این صفحه را قبلاً ندیده‌اید و برای دیدنش اینترنت لازم است. صفحه‌هایی که دیده‌اید و سبد خریدتان در دسترس‌اند. همین که اینترنت وصل شود، خودمان دوباره تلاش می‌کنیم.',
    en: 'You have not seen this page before, so it needs the internet. Pages you have seen and your cart still work. We try again by ourselves as soon as the connection is back.',
  },
  backHome: { fa: 'رفتن به خانه', en: 'Go to home' },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
  trying: { fa: 'در حال تلاش…', en: 'Trying…' },
  stillOffline: { fa: 'هنوز اینترنت وصل نیست.', en: 'There is still no connection.' },
  online: { fa: 'اینترنت وصل است.', en: 'You are connected.' },

  newVersion: { fa: 'نسخهٔ تازهٔ فروشگاه آماده است.', en: 'A new version is ready.' },
  refresh: { fa: 'تازه کردن', en: 'Refresh' },

  install: {
    fa: 'فروشگاه را به صفحهٔ اصلی گوشی اضافه کنید تا همیشه دم دست باشد.',
    en: 'Add the shop to your home screen to keep it at hand.',
  },
  app: { fa: 'روی این دستگاه', en: 'On this device' },
  installNow: { fa: 'نصب', en: 'Install' },
  installOnApple: {
    fa: 'برای افزودن فروشگاه به صفحهٔ اصلی، دکمهٔ هم‌رسانی و بعد «افزودن به صفحهٔ اصلی» را بزنید.',
    en: 'To add the shop to your home screen, tap Share and then “Add to Home Screen”.',
  },
  installByMenu: {
    fa: 'برای افزودن فروشگاه به صفحهٔ اصلی، در منوی مرورگر «افزودن به صفحهٔ اصلی» را بزنید.',
    en: 'To add the shop to your home screen, choose “Add to Home screen” in the browser menu.',
  },
  installed: { fa: 'فروشگاه نصب شد.', en: 'The shop is installed.' },
});
