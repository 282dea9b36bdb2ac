import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

export const dashboardMessages = messages({
  title: { fa: 'میز کار', en: 'Desk' },
  opening: { fa: 'قبل از باز شدن فروشگاه', en: 'Before the shop opens' },
  openingLead: {
    fa: 'این‌ها هنوز مانده است؛ هر کدام انجام شود از این فهرست می‌رود.',
    en: 'This is still to be done; what is done leaves this list.',
  },
  'unset-contact': { fa: 'نشانی، تلفن و ایمیل فروشگاه را بنویسید', en: 'Write the shop’s address, phone and mail' },
  'unset-logo': { fa: 'نام را ببینید و نشان فروشگاه را بگذارید', en: 'Check the name and give the shop its logo' },
  'unset-paying': { fa: 'راهی برای پرداخت قبل از ارسال باز کنید', en: 'Open a way to pay before goods are sent' },
  'unset-sending': { fa: 'یک روش ارسال اضافه کنید', en: 'Add a way of sending' },
  'unset-products': { fa: 'اولین کالا را اضافه کنید', en: 'Add the first product' },
  waiting: { fa: 'منتظر شما', en: 'Waiting for you' },
  waitingFailed: { fa: 'صف‌ها خوانده نشد.', en: 'The queues could not be read.' },
  nothingWaits: { fa: 'هیچ‌چیز منتظر نیست.', en: 'Nothing waits.' },
  number: { fa: (count: number) => formatNumber(count, 'fa'), en: (count: number) => formatNumber(count, 'en') },
  'queue-orders': { fa: 'سفارش برای بسته‌بندی', en: 'Orders to pack' },
  'queue-transfers': { fa: 'واریز برای بررسی', en: 'Transfers to check' },
  'queue-disputes': { fa: 'اختلاف مبلغ با درگاه پرداخت', en: 'Payments of another sum' },
  'queue-conversations': { fa: 'گفت‌وگوی بی‌پاسخ', en: 'Conversations without an answer' },
  'queue-tickets': { fa: 'درخواست باز', en: 'Open tickets' },
  'queue-reviews': { fa: 'نظر برای بررسی', en: 'Reviews to moderate' },
  'queue-questions': { fa: 'پرسش و پاسخ برای بررسی', en: 'Questions and answers to moderate' },
  'queue-comments': { fa: 'نظر زیر نوشته‌ها', en: 'Comments below posts' },
  'queue-applications': { fa: 'درخواست فروشندگی', en: 'Seller applications' },
  'queue-returns': { fa: 'درخواست بازگشت کالا', en: 'Returns to answer' },
  'queue-seller-products': { fa: 'کالای فروشندگان برای تأیید', en: 'Sellers’ products to approve' },
  today: { fa: 'فروش امروز', en: 'Sales today' },
  month: { fa: 'فروش سی روز گذشته', en: 'Sales of the last 30 days' },
  toman: {
    fa: (amount: number) => `${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `${formatToman(amount, 'en')} Toman`,
  },
  orders: {
    fa: (count: number) => `${formatNumber(count, 'fa')} سفارش`,
    en: (count: number) => (count === 1 ? '1 order' : `${formatNumber(count, 'en')} orders`),
  },
  byDay: { fa: 'فروش هر روز در سی روز گذشته', en: 'Sales of each of the last 30 days' },
  underWay: { fa: 'سفارش‌های در جریان', en: 'Orders under way' },
  best: { fa: 'پرفروش‌های ماه', en: 'Best sellers of the month' },
  low: { fa: 'رو به پایان', en: 'Running low' },
  pieces: {
    fa: (count: number) => `${formatNumber(count, 'fa')} عدد`,
    en: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
  },
  soldOut: { fa: 'ناموجود', en: 'Sold out' },
  nothing: { fa: 'چیزی نیست.', en: 'There is nothing.' },
  failed: { fa: 'ارقام بارگذاری نشد.', en: 'The figures could not be loaded.' },
});
