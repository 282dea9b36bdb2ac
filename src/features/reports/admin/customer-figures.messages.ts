import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

export const customerFiguresMessages = messages({
  title: { fa: 'در یک نگاه', en: 'In figures' },
  spent: { fa: 'خرید', en: 'Spent' },
  toman: {
    fa: (amount: number) => `${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `${formatToman(amount, 'en')} Toman`,
  },
  orders: { fa: 'سفارش', en: 'Orders' },
  cancelled: { fa: 'سفارش لغوشده', en: 'Orders called off' },
  returned: { fa: 'سفارش برگشته', en: 'Orders sent back' },
  reviews: { fa: 'نظر', en: 'Reviews' },
  questions: { fa: 'پرسش', en: 'Questions' },
  comments: { fa: 'نظر زیر نوشته‌ها', en: 'Comments' },
  tickets: { fa: 'درخواست', en: 'Tickets' },
  failed: { fa: 'ارقام بارگذاری نشد.', en: 'The figures could not be loaded.' },
});
