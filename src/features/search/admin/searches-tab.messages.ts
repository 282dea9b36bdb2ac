import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const percentOf = (share: number) => Math.round(share * 100);

export const searchesTabMessages = messages({
  searches: { fa: 'جست‌وجوها', en: 'Searches' },
  hint: {
    fa: 'آنچه خریداران جست‌وجو کرده‌اند؛ از هر شبکه روزی یک بار شمرده می‌شود و عبارت‌ها از سه بار به بعد می‌آیند. اینکه چه کسی جست‌وجو کرده، نگه داشته نمی‌شود.',
    en: 'What shoppers searched for, counted once a day from each network and listed from three times on. Who searched is not stored.',
  },
  period: { fa: 'بازه', en: 'Period' },
  days: {
    fa: (days: number) => `${formatNumber(days, 'fa')} روز گذشته`,
    en: (days: number) => `Last ${days} days`,
  },
  which: { fa: 'کدام‌ها', en: 'Which' },
  all: { fa: 'همه', en: 'All' },
  onlyEmpty: { fa: 'بی‌نتیجه‌ها', en: 'Without a result' },
  find: { fa: 'جست‌وجو در عبارت‌ها', en: 'Find a wording' },
  query: { fa: 'عبارت', en: 'Wording' },
  times: { fa: 'دفعات', en: 'Searches' },
  empty: { fa: 'بی‌نتیجه', en: 'Without a result' },
  clicks: { fa: 'کلیک', en: 'Clicks' },
  positions: { fa: 'جای کلیک: ۱ · ۲ و ۳ · ۴ تا ۱۰ · بعدی‌ها', en: 'Clicked at 1 · 2 and 3 · 4 to 10 · further' },
  arrange: { fa: 'چینش نتیجه‌ها', en: 'Arrange results' },
  export: { fa: 'دریافت برای اکسل', en: 'Export for Excel' },
  exporting: { fa: 'در حال آماده‌کردن…', en: 'Preparing…' },
  none: { fa: 'در این بازه جست‌وجویی نیست.', en: 'There are no searches in this period.' },
  noneHint: {
    fa: 'هر عبارت وقتی می‌آید که از چند شبکه یا در چند روز جست‌وجو شده باشد.',
    en: 'A wording comes here once it was searched for from several networks or on several days.',
  },
  totals: {
    fa: (searches: number, empty: number, clicks: number) =>
      `جست‌وجو: ${formatNumber(searches, 'fa')} · بی‌نتیجه: ${formatNumber(percentOf(searches === 0 ? 0 : empty / searches), 'fa')}٪ · کلیک: ${formatNumber(clicks, 'fa')}`,
    en: (searches: number, empty: number, clicks: number) =>
      `Searches: ${formatNumber(searches, 'en')} · without a result: ${percentOf(searches === 0 ? 0 : empty / searches)}% · clicks: ${formatNumber(clicks, 'en')}`,
  },
});
