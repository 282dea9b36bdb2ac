import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const pickersMessages = messages({
  addImage: { fa: 'افزودن عکس', en: 'Add a picture' },
  addFile: { fa: 'پیوست فایل', en: 'Attach a file' },
  dropHere: { fa: 'یا اینجا رها کنید', en: 'or drop it here' },
  upTo: {
    fa: (max: number) => `تا ${formatNumber(max, 'fa')} عدد`,
    en: (max: number) => `up to ${formatNumber(max, 'en')}`,
  },
  tooMany: {
    fa: (max: number) => `حداکثر ${formatNumber(max, 'fa')} فایل پذیرفته می‌شود.`,
    en: (max: number) =>
      max === 1 ? 'Only one file is accepted.' : `At most ${formatNumber(max, 'en')} files are accepted.`,
  },
  sending: { fa: (name: string) => `در حال ارسال «${name}»`, en: (name: string) => `Sending ${name}` },
  sent: { fa: (name: string) => `«${name}» فرستاده شد.`, en: (name: string) => `${name} was sent.` },
  unsent: {
    fa: (why: 'sending' | 'failed') =>
      why === 'sending' ? 'فایل هنوز در راه است؛ کمی صبر کنید.' : 'یک فایل نرسید؛ دوباره بفرستید یا آن را بردارید.',
    en: (why: 'sending' | 'failed') =>
      why === 'sending'
        ? 'A file is still on its way. Please wait a moment.'
        : 'A file did not arrive. Send it again or remove it.',
  },
  cancel: { fa: (name: string) => `لغو ارسال «${name}»`, en: (name: string) => `Cancel sending ${name}` },
  remove: { fa: (name: string) => `حذف «${name}»`, en: (name: string) => `Remove ${name}` },
  again: { fa: 'تلاش دوباره', en: 'Try again' },
  againNamed: { fa: (name: string) => `ارسال دوبارهٔ «${name}»`, en: (name: string) => `Send ${name} again` },
  noConnection: { fa: 'ارتباط برقرار نشد.', en: 'There was no connection.' },
  unexpected: { fa: 'ارسال نشد؛ دوباره امتحان کنید.', en: 'It could not be sent. Please try again.' },
  kilobytes: {
    fa: (count: number) => `${formatNumber(count, 'fa')} کیلوبایت`,
    en: (count: number) => `${formatNumber(count, 'en')} KB`,
  },
  megabytes: {
    fa: (count: number) => `${formatNumber(count, 'fa')} مگابایت`,
    en: (count: number) => `${formatNumber(count, 'en')} MB`,
  },
});
