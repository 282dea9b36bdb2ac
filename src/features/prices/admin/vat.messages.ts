import { messages } from '#shared/messages.ts';

/** Texts of the value added tax rates. */
export const vatMessages = messages({
  vat: { fa: 'مالیات داخل قیمت (درصد)', en: 'Tax within prices (percent)' },
  vatHint: {
    fa: 'هر نرخ از اول همان روز به وقت تهران برقرار است و هر سفارش نرخ روز خود را نگه می‌دارد.',
    en: 'Each rate holds from the beginning of its day in Tehran, and an order keeps the rate of its day.',
  },
  vatFrom: { fa: 'از روز', en: 'From' },
  percent: { fa: 'درصد', en: 'Percent' },
  addRate: { fa: 'نرخ تازه', en: 'Add a rate' },
  removeRate: { fa: (day: string) => `برداشتن نرخ ${day}`, en: (day: string) => `Remove the rate of ${day}` },
  badDay: { fa: 'روز را مانند ۱۴۰۶/۰۱/۰۱ بنویسید.', en: 'Write the day like 2027/03/21.' },
  badNumber: { fa: 'عدد بنویسید.', en: 'Write a number.' },
});
