import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const contentRefusals = messages({
  postNotFound: { fa: 'این نوشته پیدا نشد.', en: 'This post was not found.' },
  tooManyComments: {
    fa: 'چند نظر پشت سر هم فرستادید. کمی بعد دوباره بنویسید.',
    en: 'You sent several comments in a row. Please write again a little later.',
  },
  reasonNeeded: { fa: 'برای رد کردن، دلیلی برای نویسنده بنویسید.', en: 'To refuse it, write a reason for its writer.' },
  slugTaken: { fa: 'نوشتهٔ دیگری این نشانی را دارد.', en: 'Another post has this address.' },
  categoryNotFound: { fa: 'این موضوع دیگر در مجله نیست.', en: 'The blog no longer has this category.' },
  categorySlugNeeded: {
    fa: 'از این نام نشانی ساخته نمی‌شود؛ خودتان یکی بنویسید.',
    en: 'No address can be made of this name; write one.',
  },
  categorySlugTaken: { fa: 'موضوع دیگری این نشانی را دارد.', en: 'Another category has this address.' },
  categoryChanged: {
    fa: 'یک نفر دیگر زودتر از شما این موضوع را عوض کرده است؛ تازه‌اش را ببینید و دوباره تلاش کنید.',
    en: 'Somebody else has changed this category before you; look at theirs and try again.',
  },
  orderOutdated: {
    fa: 'موضوع‌ها در این میان کم یا زیاد شده‌اند؛ ترتیب را دوباره بچینید.',
    en: 'Categories were added or removed meanwhile; put them in order again.',
  },
  categoryInUse: {
    fa: (posts: number) => `این موضوع ${formatNumber(posts, 'fa')} نوشته دارد؛ بگویید به کدام موضوع بروند.`,
    en: (posts: number) =>
      `This category has ${posts === 1 ? 'one post' : `${formatNumber(posts, 'en')} posts`}; say which category ${posts === 1 ? 'it goes' : 'they go'} to.`,
  },
  slugNeeded: { fa: 'برای این عنوان نشانی بنویسید.', en: 'Write an address for this title.' },
  summaryNeeded: { fa: 'برای انتشار، خلاصه لازم است.', en: 'A post needs a summary to be published.' },
  bodyNeeded: { fa: 'برای انتشار، متن فارسی لازم است.', en: 'A post needs its Persian text to be published.' },
  changedMeanwhile: {
    fa: 'یک نفر دیگر زودتر از شما این متن را عوض کرده است. چیزی از نوشتهٔ شما از دست نرفته؛ تازه‌اش را ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else has changed this before you. Nothing you wrote is lost; look at theirs and save again.',
  },
  notADraft: { fa: 'نوشتهٔ منتشرشده را اول پیش‌نویس کنید.', en: 'Make a published post a draft first.' },
});
