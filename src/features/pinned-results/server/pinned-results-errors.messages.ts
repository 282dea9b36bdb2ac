import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const pinnedResultsErrors = messages({
  notFound: { fa: 'این جست‌وجو دیگر چینش دستی ندارد.', en: 'This search has no results of its own any more.' },
  taken: {
    fa: 'برای این جست‌وجو قبلاً چینش نوشته‌اید؛ همان را ویرایش کنید.',
    en: 'This search has results of its own already; change those.',
  },
  noWords: { fa: 'حداقل یک کلمه بنویسید.', en: 'Write at least one word.' },
  noProducts: {
    fa: 'حداقل یک کالا برای بالای فهرست یا کنار گذاشتن انتخاب کنید.',
    en: 'Choose at least one product to stand first or to be left out.',
  },
  twice: { fa: 'هر کالا فقط یک جا می‌آید.', en: 'Each product stands in one place only.' },
  productNotFound: { fa: 'یکی از کالاها دیگر در فروشگاه نیست.', en: 'One of the products is no longer in the shop.' },
  tooMany: {
    fa: (max: number) => `حداکثر برای ${formatNumber(max, 'fa')} جست‌وجو می‌توان چینش نوشت.`,
    en: (max: number) => `At most ${formatNumber(max, 'en')} searches can have results of their own.`,
  },
});
