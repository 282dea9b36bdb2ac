import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const messageFilesMessages = messages({
  files: { fa: 'پیوست‌ها', en: 'Attachments' },
  hint: {
    fa: (max: number) => `تا ${formatNumber(max, 'fa')} عکس، PDF یا متن`,
    en: (max: number) => `Up to ${formatNumber(max, 'en')} pictures, PDFs or texts`,
  },
  stillSending: {
    fa: 'پیوست هنوز در راه است؛ کمی صبر کنید.',
    en: 'An attachment is still on its way. Please wait a moment.',
  },
  emptyMessage: { fa: 'چیزی بنویسید یا فایلی پیوست کنید.', en: 'Write something or attach a file.' },
});
