import { messages } from '#shared/messages.ts';

/** Texts of the exported searches: the file name and column headings. */
export const searchesFileMessages = messages({
  file: { fa: (day: string) => `جست‌وجوها-${day}.csv`, en: (day: string) => `searches-${day}.csv` },
  query: { fa: 'جست‌وجو', en: 'Search' },
  searches: { fa: 'دفعات', en: 'Searches' },
  empty: { fa: 'بی‌نتیجه', en: 'Without a result' },
  clicks: { fa: 'کلیک', en: 'Clicks' },
  first: { fa: 'کلیک روی نتیجهٔ ۱', en: 'Clicks on result 1' },
  secondThird: { fa: 'کلیک روی ۲ و ۳', en: 'Clicks on 2 and 3' },
  fourthTenth: { fa: 'کلیک روی ۴ تا ۱۰', en: 'Clicks on 4 to 10' },
  further: { fa: 'کلیک بعد از ۱۰', en: 'Clicks behind 10' },
});
