import { messages } from '#shared/messages.ts';

const isOneWord = (words: string) => !/\s/.test(words.trim());

export const searchMessages = messages({
  title: { fa: 'جست‌وجو', en: 'Search' },
  description: {
    fa: 'جست‌وجو در کالاهای فروشگاه، با هر املا و صفحه‌کلیدی.',
    en: 'Search the products of the shop, however it is spelt or typed.',
  },
  resultsFor: { fa: (words: string) => `نتیجهٔ جست‌وجوی «${words}»`, en: (words: string) => `Results for “${words}”` },
  searchedFor: { fa: (words: string) => `جست‌وجوی «${words}»`, en: (words: string) => `Search for “${words}”` },
  taggedWith: { fa: (tag: string) => `کالاهای با برچسب «${tag}»`, en: (tag: string) => `Products tagged “${tag}”` },
  corrected: {
    fa: (meant: string, typed: string) => `برای «${typed}» چیزی نبود؛ نتیجه‌های «${meant}» را می‌بینید.`,
    en: (meant: string, typed: string) => `Nothing was found for “${typed}”; these are the results for “${meant}”.`,
  },
  relaxed: {
    fa: (words: string) =>
      `کالایی با ${isOneWord(words) ? '' : 'همهٔ کلمه‌های '}«${words}» پیدا نشد؛ نزدیک‌ترین‌ها را می‌بینید.`,
    en: (words: string) =>
      isOneWord(words)
        ? `No product was found for “${words}”; these come closest.`
        : `No product has all the words of “${words}”; these come closest.`,
  },
  widened: {
    fa: (words: string) => `با «${words}» کالای کمی پیدا شد؛ بعد از آن‌ها نزدیک‌ترین‌ها را می‌بینید.`,
    en: (words: string) => `Few products were found for “${words}”; those that come closest follow them.`,
  },
  leftOut: {
    fa: (words: readonly string[]) =>
      `با ${words.map((word) => `«${word}»`).join(' و ')} چیزی پیدا نشد؛ این‌ها بدون ${words.length > 1 ? 'آن کلمه‌ها' : 'آن کلمه'} پیدا شدند.`,
    en: (words: readonly string[]) =>
      `Nothing was found with ${words.map((word) => `“${word}”`).join(' and ')}; these are the results without ${words.length > 1 ? 'them' : 'it'}.`,
  },
  nothing: {
    fa: (words: string) => `برای «${words}» کالایی پیدا نشد.`,
    en: (words: string) => `No product was found for “${words}”.`,
  },
  nothingHint: {
    fa: 'با کلمهٔ دیگری جست‌وجو کنید یا سری به دسته‌ها بزنید.',
    en: 'Try another word, or look through the categories.',
  },
  start: {
    fa: 'نام کالایی را که می‌خواهید بنویسید یا سری به دسته‌ها بزنید.',
    en: 'Type what you are looking for, or look through the categories.',
  },
  alike: { fa: 'کالاهای شبیه عکس شما', en: 'Products like your picture' },
  noneAlike: { fa: 'کالایی شبیه این عکس پیدا نشد.', en: 'No product looks like this picture.' },
  noneAlikeHint: {
    fa: 'عکسی از یک کالا با زمینهٔ ساده بهتر جواب می‌دهد.',
    en: 'A picture of one thing on a plain ground works best.',
  },
  categories: { fa: 'دسته‌ها', en: 'Categories' },
});
