import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const auditMessages = messages({
  title: { fa: 'گزارش تغییرها', en: 'Audit log' },
  list: { fa: 'تغییرهای همکاران، تازه‌ترین اول', en: 'Changes by the staff, newest first' },
  when: { fa: 'زمان', en: 'When' },
  who: { fa: 'چه کسی', en: 'Who' },
  what: { fa: 'چه کاری', en: 'What' },
  subject: { fa: 'روی چه', en: 'On what' },
  change: { fa: 'پیش و پس', en: 'Before and after' },
  byKey: {
    fa: (name: string) => `با کلید «${name}»`,
    en: (name: string) => `by the key “${name}”`,
  },
  shop: { fa: 'خود فروشگاه', en: 'The shop itself' },
  bySubject: { fa: 'موضوع', en: 'Subject' },
  allSubjects: { fa: 'همهٔ موضوع‌ها', en: 'Every subject' },
  byAction: { fa: 'کار', en: 'Action' },
  allActions: { fa: 'همهٔ کارها', en: 'Every action' },
  byNumber: { fa: 'شناسه', en: 'Id' },
  byWho: { fa: 'نام کاربری', en: 'Username' },
  from: { fa: 'از روز', en: 'From day' },
  until: { fa: 'تا روز', en: 'Until day' },
  empty: { fa: 'با این فیلتر تغییری ثبت نشده است', en: 'No change was recorded under these filters' },
  show: {
    fa: (fields: number) => `نمایش ${formatNumber(fields, 'fa')} بخش`,
    en: (fields: number) => (fields === 1 ? 'Show 1 part' : `Show ${fields} parts`),
  },
  none: { fa: 'جزئیاتی ثبت نشده است', en: 'No details were recorded' },
  before: { fa: 'پیش:', en: 'Before:' },
  after: { fa: 'پس:', en: 'After:' },
  unchanged: { fa: 'بی‌تغییر:', en: 'Unchanged:' },
  nothing: { fa: 'خالی', en: 'Empty' },
  yes: { fa: 'بله', en: 'Yes' },
  no: { fa: 'خیر', en: 'No' },
  whole: { fa: 'همه', en: 'All of it' },
  cut: {
    fa: (letters: number) => `بقیه نگه داشته نشد؛ متن ${formatNumber(letters, 'fa')} حرف داشت.`,
    en: (letters: number) => `The rest was not kept; the text had ${formatNumber(letters, 'en')} letters.`,
  },
});
