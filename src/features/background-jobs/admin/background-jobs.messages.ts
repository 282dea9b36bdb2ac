import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const backgroundJobsMessages = messages({
  title: { fa: 'کارهای پس‌زمینه', en: 'Background jobs' },
  list: { fa: 'کارهای انجام‌نشده، تازه‌ترین اول', en: 'Jobs that are not done, newest first' },
  hint: {
    fa: 'پیامک، ایمیل، بازگشت وجه و کارهای دیگری که بار اول انجام نشد، خودبه‌خود تا چند ساعت تکرار می‌شود. آنچه باز هم نشد اینجا می‌ماند تا دوباره بفرستید.',
    en: 'Text messages, mail, refunds and other work that did not succeed is tried again by itself for some hours. What still failed waits here until you send it again.',
  },
  status: { fa: 'وضعیت', en: 'Status' },
  failed: {
    fa: (count: number) => `ناموفق (${formatNumber(count, 'fa')})`,
    en: (count: number) => `Failed (${formatNumber(count, 'en')})`,
  },
  retrying: {
    fa: (count: number) => `در حال تکرار (${formatNumber(count, 'fa')})`,
    en: (count: number) => `Retrying (${formatNumber(count, 'en')})`,
  },
  waiting: {
    fa: (count: number) => `در صف (${formatNumber(count, 'fa')})`,
    en: (count: number) => `Waiting (${formatNumber(count, 'en')})`,
  },
  job: { fa: 'کار', en: 'Job' },
  reason: { fa: 'علت', en: 'Reason' },
  noReason: { fa: 'هنوز شروع نشده', en: 'Not begun yet' },
  tries: { fa: 'دفعات', en: 'Tries' },
  triesOf: {
    fa: (count: number) => `${formatNumber(count, 'fa')} بار`,
    en: (count: number) => (count === 1 ? 'once' : `${formatNumber(count, 'en')} times`),
  },
  since: { fa: 'از', en: 'Since' },
  nextTry: { fa: 'تلاش بعدی', en: 'Next try' },
  retry: { fa: 'ارسال دوباره', en: 'Send again' },
  retried: {
    fa: (count: number) => `${formatNumber(count, 'fa')} کار دوباره به صف رفت.`,
    en: (count: number) =>
      count === 1 ? 'One job is tried again.' : `${formatNumber(count, 'en')} jobs are tried again.`,
  },
  markOne: { fa: (name: string) => `انتخاب «${name}»`, en: (name: string) => `Mark “${name}”` },
  markAll: { fa: 'انتخاب همه', en: 'Mark all' },
  emptyFailed: { fa: 'هیچ کاری ناموفق نمانده است.', en: 'Nothing has failed.' },
  empty: { fa: 'چیزی در این صف نیست.', en: 'Nothing is in this queue.' },
});
