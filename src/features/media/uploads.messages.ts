import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const uploadsMessages = messages({
  tooLarge: {
    fa: (megabytes: number) => `حجم این فایل بیش از ${formatNumber(megabytes, 'fa')} مگابایت است.`,
    en: (megabytes: number) => `This file is larger than ${formatNumber(megabytes, 'en')} MB.`,
  },
  wrongImage: {
    fa: 'این فایل عکس نیست؛ عکس JPEG، PNG، WebP، AVIF یا GIF بفرستید.',
    en: 'This file is not a picture. Send a JPEG, PNG, WebP, AVIF or GIF.',
  },
  wrongFile: {
    fa: 'این نوع فایل پذیرفته نمی‌شود؛ عکس، PDF یا متن ساده بفرستید.',
    en: 'Files of this kind are not accepted. Send a picture, a PDF or plain text.',
  },
  wrongVideo: { fa: 'این فایل ویدئوی MP4 یا WebM نیست.', en: 'This file is not an MP4 or WebM video.' },
  unreadable: { fa: 'این عکس خراب است و باز نمی‌شود.', en: 'This picture is damaged and cannot be opened.' },
  tooManyPixels: {
    fa: (megapixels: number) => `ابعاد این عکس بیش از ${formatNumber(megapixels, 'fa')} مگاپیکسل است.`,
    en: (megapixels: number) => `This picture has more than ${formatNumber(megapixels, 'en')} megapixels.`,
  },
  brokenOff: {
    fa: 'ارسال فایل نیمه‌کاره ماند؛ دوباره بفرستید.',
    en: 'The upload broke off. Please send the file again.',
  },
  tooManyUploads: {
    fa: 'فایل‌های زیادی فرستاده‌اید؛ کمی بعد دوباره امتحان کنید.',
    en: 'You have sent many files. Please try again a little later.',
  },
  oneAfterAnother: { fa: 'فایل‌ها را چندتا‌چندتا بفرستید.', en: 'Please send a few files at a time.' },
  busy: {
    fa: 'همین حالا فایل‌های زیادی در راه است؛ چند ثانیهٔ دیگر دوباره بفرستید.',
    en: 'Many files are on their way right now. Please try again in a few seconds.',
  },
  notFound: { fa: 'این فایل پیدا نشد؛ دوباره آن را بفرستید.', en: 'This file was not found. Please send it again.' },
});
