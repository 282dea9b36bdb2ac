import { messages } from '#shared/messages.ts';

export const customerSessionsMessages = messages({
  title: { fa: 'دستگاه‌های واردشده', en: 'Signed-in devices' },
  loading: { fa: 'در حال خواندن دستگاه‌ها', en: 'Loading the devices' },
  failed: { fa: 'دستگاه‌ها بارگذاری نشد.', en: 'The devices could not be loaded.' },
  empty: { fa: 'روی هیچ دستگاهی وارد نشده است', en: 'Signed in nowhere' },
  own: {
    fa: 'برای خروج از دستگاه‌های خودتان به «امنیت حساب» بروید.',
    en: 'Go to “Account security” to sign out of your own devices.',
  },
  endAll: { fa: 'خروج از همهٔ دستگاه‌ها', en: 'Sign out everywhere' },
  endQuestion: {
    fa: (device: string) => `از «${device}» خارج شود؟`,
    en: (device: string) => `Sign out of “${device}”?`,
  },
  endAllQuestion: { fa: 'از همهٔ دستگاه‌ها خارج شود؟', en: 'Sign out of every device?' },
  means: {
    fa: 'همان لحظه از حساب بیرون می‌آید و هر وقت بخواهد دوباره وارد می‌شود. سبد و سفارش‌ها می‌ماند.',
    en: 'They are out at once and can sign in again whenever they like. Cart and orders stay.',
  },
  ended: { fa: 'از آن دستگاه خارج شد.', en: 'That device is signed out.' },
  allEnded: { fa: 'از همهٔ دستگاه‌ها خارج شد.', en: 'Every device is signed out.' },
});
