import { messages } from '#shared/messages.ts';
import { maxJobsUnderWay } from './jobs.rules.ts';

/** Error messages for jobs and their results. */
export const jobErrors = messages({
  notFound: { fa: 'چنین کاری پیدا نشد.', en: 'There is no such job.' },
  over: { fa: 'این کار قبلاً تمام شده است.', en: 'The job has ended already.' },
  notReady: {
    fa: 'این بررسی تمام نشده است یا قبلاً ثبت شده است.',
    en: 'This dry run is not through, or was carried out already.',
  },
  withoutResult: { fa: 'این کار هنوز نتیجه‌ای ندارد.', en: 'The job has no result.' },
  tooMany: {
    fa: `هم‌زمان بیش از ${maxJobsUnderWay} کار در جریان نمی‌ماند. صبر کنید یکی تمام شود یا آن را لغو کنید.`,
    en: `Only ${maxJobsUnderWay} jobs can be under way at once. Wait for one to end, or cancel it.`,
  },
  itemFailed: {
    fa: (name: string) => `این مورد به دلیل خطایی در خود فروشگاه کنار گذاشته شد. شناسهٔ خطا: \u2066${name}\u2069`,
    en: (name: string) =>
      `This item was left out because the shop itself failed at it. The failure is logged as \u2066${name}\u2069.`,
  },
  failed: {
    fa: 'انجام این کار ممکن نشد. دوباره درخواستش کنید.',
    en: 'The job could not be done. Request it again.',
  },
});
