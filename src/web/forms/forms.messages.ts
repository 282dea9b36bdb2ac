import { messages } from '#shared/messages.ts';

/** What any form says when it could not be sent. */
export const formsMessages = messages({
  noAnswer: {
    fa: 'ارتباط برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    en: 'No connection; check your internet and try again.',
  },
  notDone: { fa: 'انجام نشد.', en: 'It was not done.' },
  saved: { fa: 'ذخیره شد.', en: 'Saved.' },
});
