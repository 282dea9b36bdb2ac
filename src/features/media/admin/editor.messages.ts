import { messages } from '#shared/messages.ts';

export const editorMessages = messages({
  tools: { fa: 'ابزار نوشتن', en: 'Writing tools' },
  bold: { fa: 'پررنگ', en: 'Bold' },
  italic: { fa: 'کج', en: 'Italic' },
  heading: { fa: 'تیتر', en: 'Heading' },
  subheading: { fa: 'تیتر کوچک', en: 'Subheading' },
  list: { fa: 'فهرست', en: 'List' },
  numbered: { fa: 'فهرست شماره‌دار', en: 'Numbered list' },
  quote: { fa: 'نقل', en: 'Quote' },
  link: { fa: 'لینک', en: 'Link' },
  linkAddress: { fa: 'نشانی لینک', en: 'Address of the link' },
  linkHint: {
    fa: 'صفحه‌ای از فروشگاه با / شروع می‌شود؛ اگر خالی بماند، لینک برداشته می‌شود.',
    en: 'A page of the shop begins with /; empty takes the link away.',
  },
  linkWrong: {
    fa: 'این نشانی پذیرفته نیست. نمونه: /contact یا https://example.com',
    en: 'This address is not accepted. For example: /contact or https://example.com',
  },
  apply: { fa: 'تأیید', en: 'Apply' },
  image: { fa: 'تصویر', en: 'Picture' },
  chooseImage: { fa: 'فایل تصویر', en: 'The picture' },
  alt: { fa: 'تصویر چه نشان می‌دهد؟', en: 'What does the picture show?' },
  altHint: { fa: 'برای کسی که تصویر را نمی‌بیند.', en: 'For who does not see it.' },
  caption: { fa: 'زیرنویس', en: 'Caption' },
  insert: { fa: 'گذاشتن در متن', en: 'Put into the text' },
  imageWords: { fa: 'نوشته‌های تصویر', en: "The picture's words" },
  undo: { fa: 'واگرد', en: 'Undo' },
  redo: { fa: 'انجام دوباره', en: 'Redo' },
  loading: { fa: 'در حال آماده کردن ویرایشگر…', en: 'Getting the editor ready…' },
});
