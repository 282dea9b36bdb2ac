import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the search assistance: suggestions, voice and image. */
export const searchAssistMessages = messages({
  suggestions: { fa: 'پیشنهادهای جست‌وجو', en: 'Search suggestions' },
  recent: { fa: 'جست‌وجوهای اخیر', en: 'Recent searches' },
  forgetRecent: { fa: 'پاک کردن', en: 'Clear' },
  popular: { fa: 'پرطرفدارها', en: 'Popular' },
  words: { fa: 'جست‌وجو کنید', en: 'Search for' },
  places: { fa: 'دسته‌ها و برندها', en: 'Categories and brands' },
  products: { fa: 'کالاها', en: 'Products' },
  inCategory: { fa: 'دسته', en: 'Category' },
  brand: { fa: 'برند', en: 'Brand' },
  count: {
    fa: (count: number) =>
      count === 0 ? 'پیشنهادی نیست.' : `${formatNumber(count, 'fa')} پیشنهاد؛ با کلیدهای بالا و پایین ببینید.`,
    en: (count: number) => (count === 0 ? 'No suggestions.' : `${count} suggestions; use the up and down keys.`),
  },
  leftOut: {
    fa: (words: readonly string[]) =>
      `با ${words.map((word) => `«${word}»`).join(' و ')} چیزی پیدا نشد؛ این‌ها بدون ${words.length > 1 ? 'آن کلمه‌ها' : 'آن کلمه'} پیدا شدند.`,
    en: (words: readonly string[]) =>
      `Nothing was found with ${words.map((word) => `“${word}”`).join(' and ')}; these are the results without ${words.length > 1 ? 'them' : 'it'}.`,
  },
  toman: { fa: 'تومان', en: 'Toman' },
  speak: { fa: 'جست‌وجوی صوتی', en: 'Search by voice' },
  stopListening: { fa: 'تمام شد', en: 'Stop listening' },
  listening: { fa: 'گوش می‌کنم؛ نام کالا را بگویید…', en: 'Listening. Say what you are looking for…' },
  notAllowed: { fa: 'اجازهٔ میکروفون داده نشده است.', en: 'The microphone is not allowed.' },
  noSpeech: { fa: 'صدایی شنیده نشد؛ دوباره بگویید.', en: 'Nothing was heard. Please say it again.' },
  voiceFailed: { fa: 'جست‌وجوی صوتی الان کار نمی‌کند.', en: 'Voice search does not work right now.' },
  byImage: { fa: 'جست‌وجو با عکس', en: 'Search by picture' },
  looking: { fa: 'در حال دیدن عکس…', en: 'Looking at the picture…' },
  imageFailed: {
    fa: 'عکس خوانده نشد؛ عکس دیگری بفرستید.',
    en: 'The picture could not be read. Please send another one.',
  },
});
