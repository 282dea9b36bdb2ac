import { formatToman } from '#shared/commerce/money.ts';
import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the approvals of large sums. */
export const moneyApprovalsMessages = messages({
  title: { fa: 'تأیید مبلغ‌ها', en: 'Sums to approve' },
  list: { fa: 'مبلغ‌هایی که همکاران می‌خواهند به مشتری بدهند', en: 'Sums that colleagues want to give customers' },
  means: {
    fa: 'هر مبلغ بزرگی که به مشتری برمی‌گردد یا اعتبار می‌شود، یک همکار دیگر هم باید تأییدش کند. مرز آن را مالک فروشگاه در تنظیمات می‌گذارد.',
    en: 'A second colleague approves every large sum that goes to a customer as a refund or credit. The owner sets from which sum on in the settings.',
  },
  state: { fa: 'وضعیت', en: 'State' },
  waiting: { fa: 'در انتظار', en: 'Waiting' },
  approved: { fa: 'تأییدشده', en: 'Approved' },
  refused: { fa: 'ردشده', en: 'Refused' },
  used: { fa: 'پرداخت‌شده', en: 'Given' },
  none: { fa: 'مبلغی نیست.', en: 'There are no sums.' },
  amount: { fa: 'مبلغ (تومان)', en: 'Sum (Toman)' },
  about: { fa: 'برای', en: 'For' },
  order: {
    fa: (number: string) => `سفارش ${toPersianDigits(number)}`,
    en: (number: string) => `Order ${number}`,
  },
  customer: { fa: (id: string) => `مشتری ${toPersianDigits(id)}`, en: (id: string) => `Customer ${id}` },
  requestedBy: { fa: 'درخواست از', en: 'Asked by' },
  when: { fa: 'زمان', en: 'When' },
  decision: { fa: 'تصمیم', en: 'Decision' },
  by: { fa: (name: string) => `با تصمیم ${name}`, en: (name: string) => `By ${name}` },
  waitsForOther: { fa: 'منتظر یک همکار دیگر', en: 'Waits for a colleague' },
  approve: { fa: 'تأیید', en: 'Approve' },
  refuse: { fa: 'رد', en: 'Refuse' },
  takeBack: { fa: 'پس گرفتن درخواست', en: 'Take back' },
  approveQuestion: { fa: 'این مبلغ داده شود؟', en: 'Approve this sum?' },
  approveText: {
    fa: (amount: number, name: string) =>
      `${name} تا یک روز می‌تواند ${formatToman(amount, 'fa')} تومان به مشتری بدهد. تأیید شما در گزارش تغییرها می‌ماند.`,
    en: (amount: number, name: string) =>
      `${name} can give the customer ${formatToman(amount, 'en')} Toman within a day. Your approval stays in the audit log.`,
  },
  ownText: {
    fa: 'همکار دیگری ندارید که تأیید کند، پس باید نشان دهید خودتان هستید: با ورود دومرحله‌ای یا رمز عبور.',
    en: 'You have no colleague who could approve it, so please show that it is you: by your second step or your password.',
  },
  password: { fa: 'رمز عبور (اگر ورود دومرحله‌ای ندارید)', en: 'Password (where you have no second step)' },
  refuseQuestion: { fa: 'این مبلغ رد شود؟', en: 'Refuse this sum?' },
  refuseText: { fa: 'همکارتان باخبر می‌شود.', en: 'Your colleague is notified.' },
  wasApproved: { fa: 'تأیید شد.', en: 'Approved.' },
  wasRefused: { fa: 'رد شد.', en: 'Refused.' },
});
