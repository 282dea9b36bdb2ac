import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const counted = (word: string, count: number, language: 'fa' | 'en') =>
  count === 0 ? word : `${word} (${formatNumber(count, language)})`;

export const returnsAdminMessages = messages({
  title: { fa: 'بازگشت کالا', en: 'Returns' },
  list: { fa: 'درخواست‌های بازگشت کالا', en: 'Requests to return goods' },
  state: { fa: 'وضعیت', en: 'State' },
  asked: {
    fa: (count: number) => counted('در انتظار بررسی', count, 'fa'),
    en: (count: number) => counted('To be answered', count, 'en'),
  },
  approved: {
    fa: (count: number) => counted('در انتظار رسیدن کالا', count, 'fa'),
    en: (count: number) => counted('Goods on their way', count, 'en'),
  },
  refused: { fa: 'پذیرفته‌نشده', en: 'Refused' },
  done: { fa: 'انجام‌شده', en: 'Done' },
  empty: { fa: 'درخواستی در این صف نیست', en: 'Nothing waits in this queue' },
  order: { fa: 'سفارش', en: 'Order' },
  what: { fa: 'کالا و دلیل', en: 'Goods and reason' },
  worth: { fa: 'مبلغ (تومان)', en: 'Amount (Toman)' },
  when: { fa: 'زمان', en: 'When' },
  by: { fa: (who: string) => `به دست \u2068${who}\u2069`, en: (who: string) => `by \u2068${who}\u2069` },
  approve: { fa: 'پذیرفتن', en: 'Accept' },
  approveQuestion: { fa: 'کالا برگردد؟', en: 'Accept this return?' },
  approveMeans: {
    fa: 'به مشتری پیام می‌دهیم که کالا را بفرستد. پول بعد از رسیدن کالا برمی‌گردد.',
    en: 'The customer is told to send the goods; the money goes back once they are in.',
  },
  how: { fa: 'چطور بفرستد؟', en: 'How to send them' },
  approvedDone: { fa: 'درخواست پذیرفته شد.', en: 'The return is accepted.' },
  refuse: { fa: 'نپذیرفتن', en: 'Refuse' },
  refuseQuestion: { fa: 'این درخواست پذیرفته نشود؟', en: 'Refuse this return?' },
  refuseMeans: { fa: 'مشتری دلیل شما را می‌خواند.', en: 'The customer reads your reason.' },
  why: { fa: 'دلیل', en: 'Reason' },
  refusedDone: { fa: 'درخواست رد شد.', en: 'The return is refused.' },
  receive: { fa: 'کالا رسید', en: 'Goods are in' },
  receiveQuestion: { fa: 'کالا رسیده است؟', en: 'Take the goods in?' },
  receiveMeans: {
    fa: 'پول به مشتری برمی‌گردد. این کار برگشت ندارد.',
    en: 'The money goes back to the customer. This cannot be undone.',
  },
  restock: { fa: 'سالم است و به انبار برمی‌گردد', en: 'It can be sold again: back onto the shelf' },
  received: { fa: 'کالا ثبت شد و پول برمی‌گردد.', en: 'The goods are in, and the money goes back.' },
});
