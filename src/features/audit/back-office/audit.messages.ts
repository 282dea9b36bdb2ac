import { messages } from '#shared/messages.ts';

export const auditMessages = messages({
  title: { fa: 'گزارش تغییرها', en: 'Audit log' },
  list: { fa: 'تغییرهای کارکنان، تازه‌ترین اول', en: 'Changes by the staff, newest first' },
  when: { fa: 'زمان', en: 'When' },
  who: { fa: 'چه کسی', en: 'Who' },
  what: { fa: 'چه کاری', en: 'What' },
  subject: { fa: 'روی چه', en: 'On what' },
  change: { fa: 'پیش و پس', en: 'Before and after' },
  before: { fa: 'پیش', en: 'Before' },
  after: { fa: 'پس', en: 'After' },
  shop: { fa: 'خود فروشگاه', en: 'The shop itself' },
  bySubject: { fa: 'نوع', en: 'Kind' },
  byNumber: { fa: 'شناسه', en: 'Id' },
  byWho: { fa: 'نام کاربری', en: 'Username' },
  empty: { fa: 'با این صافی تغییری ثبت نشده است', en: 'No change was recorded under these filters' },
  show: { fa: 'نمایش', en: 'Show' },
});
