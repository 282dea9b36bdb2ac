import { messages } from '#shared/messages.ts';

export const contentRefusals = messages({
  postNotFound: { fa: 'این نوشته پیدا نشد.', en: 'This post was not found.' },
  tooManyComments: {
    fa: 'چند دیدگاه پشت سر هم فرستادید. کمی بعد دوباره بنویسید.',
    en: 'You sent several comments in a row. Please write again a little later.',
  },
  reasonNeeded: { fa: 'برای رد کردن، دلیلی برای نویسنده بنویسید.', en: 'To refuse it, write a reason for its writer.' },
  slugTaken: { fa: 'نوشتهٔ دیگری این نشانی را دارد.', en: 'Another post has this address.' },
  categoryNotFound: { fa: 'این موضوع دیگر در مجله نیست.', en: 'The blog no longer has this category.' },
  slugNeeded: { fa: 'برای این عنوان نشانی بنویسید.', en: 'Write an address for this title.' },
  summaryNeeded: { fa: 'برای انتشار، خلاصه لازم است.', en: 'A post needs a summary to be published.' },
  bodyNeeded: { fa: 'برای انتشار، متن فارسی لازم است.', en: 'A post needs its Persian text to be published.' },
  changedMeanwhile: {
    fa: 'کس دیگری این متن را در این میان تغییر داده است. متن خود را رونوشت کنید و صفحه را تازه کنید.',
    en: 'Somebody else has changed this meanwhile. Copy your text and reload the page.',
  },
  notADraft: { fa: 'نوشتهٔ منتشرشده را نخست پیش‌نویس کنید.', en: 'Make a published post a draft first.' },
});
