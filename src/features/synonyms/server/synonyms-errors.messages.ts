import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const synonymErrors = messages({
  notFound: { fa: 'این جفت در واژه‌نامه نیست.', en: 'This pair is not in the dictionary.' },
  suggestionNotFound: {
    fa: 'این پیشنهاد دیگر منتظر تصمیم نیست.',
    en: 'This suggestion no longer waits for a decision.',
  },
  taken: { fa: 'این دو نام همین حالا در واژه‌نامه‌اند.', en: 'These two names are in the dictionary already.' },
  noWords: { fa: 'حداقل یک کلمه بنویسید.', en: 'Write at least one word.' },
  tooManyWords: { fa: 'حداکثر چهار کلمه بنویسید.', en: 'Write four words at most.' },
  same: { fa: 'برای جست‌وجو این دو یکی هستند.', en: 'To a search these two are the same.' },
  tooMany: {
    fa: (max: number) => `واژه‌نامه حداکثر ${formatNumber(max, 'fa')} جفت دارد.`,
    en: (max: number) => `The dictionary has ${formatNumber(max, 'en')} pairs at most.`,
  },
});
