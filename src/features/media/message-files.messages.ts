import { formatNumber } from '#shared/digits.ts';
import { messages } from '#shared/messages.ts';

export const messageFilesMessages = messages({
  files: { fa: 'پیوست‌ها', en: 'Attachments' },
  hint: { fa: (most: number) => `تا ${formatNumber(most, 'fa')} عکس، PDF یا متن`, en: (most: number) => `Up to ${formatNumber(most, 'en')} pictures, PDFs or texts` },
  emptyMessage: { fa: 'چیزی بنویسید یا فایلی پیوست کنید.', en: 'Write something or attach a file.' },
});
