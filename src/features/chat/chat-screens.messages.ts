import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const chatMessages = messages({
  title: { fa: 'گفت‌وگو با پشتیبانی', en: 'Chat with support' },
  conversation: { fa: 'پیام‌ها', en: 'Messages' },
  online: { fa: 'پشتیبانی آنلاین است', en: 'Support is online' },
  offline: {
    fa: 'پشتیبانی الان نیست؛ پیام بگذارید، پاسخ می‌دهیم',
    en: 'Support is away. Leave a message and we will answer',
  },
  customerOnline: { fa: 'آنلاین', en: 'Online' },
  customerOffline: { fa: 'اینجا نیست', en: 'Away' },
  types: { fa: 'در حال نوشتن…', en: 'Writing…' },
  reconnecting: { fa: 'ارتباط قطع شده است. دوباره وصل می‌شویم…', en: 'The connection is lost. Connecting again…' },
  loading: { fa: 'پیام‌ها در راه‌اند', en: 'Messages are on their way' },
  failed: { fa: 'پیام‌ها بارگذاری نشد.', en: 'The messages did not load.' },
  older: { fa: 'پیام‌های قبلی', en: 'Earlier messages' },
  empty: { fa: 'چطور می‌توانیم کمک کنیم؟', en: 'What can we help with?' },
  emptyHint: {
    fa: 'از سفارش، کالا یا مرجوعی بپرسید. گفت‌وگو همین‌جا می‌ماند.',
    en: 'Ask about an order, a product or a return. The conversation stays here.',
  },
  write: { fa: 'پیام شما', en: 'Your message' },
  writeHint: { fa: 'پیام خود را بنویسید…', en: 'Write a message…' },
  send: { fa: 'فرستادن', en: 'Send' },
  attach: { fa: 'پیوست', en: 'Attach' },
  left: {
    fa: (signs: number) => `${formatNumber(signs, 'fa')} حرف مانده`,
    en: (signs: number) => `${formatNumber(signs, 'en')} characters left`,
  },
  you: { fa: 'شما', en: 'You' },
  shop: { fa: 'پشتیبانی فروشگاه', en: 'Shop support' },
  customer: { fa: 'مشتری', en: 'Customer' },
  sending: { fa: 'در راه', en: 'Sending' },
  sent: { fa: 'رسید', en: 'Delivered' },
  read: { fa: 'خوانده شد', en: 'Read' },
  again: { fa: 'دوباره بفرست', en: 'Send again' },
  giveUp: { fa: 'پاک کن', en: 'Discard' },
  noConnection: {
    fa: 'فرستاده نشد؛ با برگشت اینترنت خودش می‌رود.',
    en: 'Not sent. It goes out when the connection is back.',
  },
  notSent: { fa: 'فرستاده نشد.', en: 'Not sent.' },
  newMessage: {
    fa: (who: string, text: string) => `${who}: ${text}`,
    en: (who: string, text: string) => `${who}: ${text}`,
  },
  aFile: { fa: 'یک فایل', en: 'A file' },
  toNewest: { fa: 'به تازه‌ترین پیام', en: 'To the newest message' },
  today: { fa: 'امروز', en: 'Today' },
  closed: {
    fa: 'این گفت‌وگو بسته شده است. اگر بنویسید دوباره باز می‌شود.',
    en: 'This conversation is closed. Writing opens it again.',
  },
});
