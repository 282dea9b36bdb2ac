import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Refusals of the webhook calls. */
export const webhookErrors = messages({
  notFound: { fa: 'این وب‌هوک پیدا نشد.', en: 'This webhook was not found.' },
  deliveryNotFound: { fa: 'این ارسال پیدا نشد.', en: 'This delivery was not found.' },
  paused: {
    fa: 'این وب‌هوک متوقف است؛ اول آن را ادامه دهید.',
    en: 'This webhook is paused: resume it first.',
  },
  urlRefused: {
    fa: 'نشانی باید با https شروع شود و از اینترنت در دسترس باشد، بدون نام کاربری و رمز عبور.',
    en: 'The address must begin with https and be reachable from the internet, without a username or a password.',
  },
  typeUnknown: {
    fa: 'یکی از این رویدادها نیست، یا برای شما نیست.',
    en: 'One of these events does not exist, or is not for you.',
  },
  tooMany: {
    fa: (max: number) => `بیش از ${formatNumber(max, 'fa')} وب‌هوک نمی‌شود. یکی را که لازم ندارید بردارید.`,
    en: (max: number) => `There can be ${formatNumber(max, 'en')} webhooks. Remove one that is not used any more.`,
  },
});
