import { messages } from '#shared/messages.ts';

/** Messages of any form that could not be sent. */
export const formsMessages = messages({
  noAnswer: {
    fa: 'ارتباط برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.',
    en: 'No connection; check your internet and try again.',
  },
  perhapsOwn: {
    fa: 'این از آن وقت عوض شده است؛ شاید ذخیرهٔ قبلی خودتان باشد که پاسخش نرسید. نسخهٔ فعلی را ببینید و اگر لازم بود دوباره ذخیره کنید.',
    en: 'This has changed since, perhaps by your own save, whose answer never came. Look at how it is now, and save again if it needs that.',
  },
  perhapsDone: {
    fa: 'شاید بار اول انجام شده و فقط پاسخش نرسیده باشد.',
    en: 'Perhaps it was done the first time, and only the answer never came.',
  },
  firstDone: {
    fa: 'درخواست قبلی‌تان انجام شده بود و فقط پاسخش نرسیده بود؛ نوشتهٔ تازه فرستاده نشد. ببینید الان چه ثبت شده و اگر این را هم می‌خواهید، دوباره بزنید.',
    en: 'What you sent before was done, and only its answer never came. What is written now was not sent: look at how things are, and press again if you want this as well.',
  },
  notDone: { fa: 'انجام نشد.', en: 'It was not done.' },
  saved: { fa: 'ذخیره شد.', en: 'Saved.' },
});
