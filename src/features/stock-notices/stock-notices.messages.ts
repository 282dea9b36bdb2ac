import { messages } from '#shared/messages.ts';

export const stockNoticesMessages = messages({
  request: { fa: 'موجود شد خبرم کن', en: 'Notify me when it is back' },
  requested: { fa: 'خبرتان می‌کنیم', en: 'We will notify you' },
  means: {
    fa: 'همین که موجود شد، یک پیامک و یک اعلان می‌گیرید.',
    en: 'As soon as it is back you get a text and a notification.',
  },
  cancelled: { fa: 'دیگر خبرتان نمی‌کنیم.', en: 'We will not notify you.' },
});
