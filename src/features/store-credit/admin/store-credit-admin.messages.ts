import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';
import { formatToman } from '#shared/commerce/money.ts';

export const creditAdminMessages = messages({
  title: { fa: 'اعتبار فروشگاه', en: 'Store credit' },
  balance: {
    fa: (amount: number) => `موجودی: ${formatToman(amount, 'fa')} تومان`,
    en: (amount: number) => `Balance: ${formatToman(amount, 'en')} Toman`,
  },
  change: { fa: 'افزودن یا برداشتن', en: 'Add or take' },
  add: { fa: 'افزودن', en: 'Add' },
  take: { fa: 'برداشتن', en: 'Take' },
  amount: { fa: 'مبلغ به تومان', en: 'Amount in Toman' },
  badAmount: { fa: 'مبلغ را به رقم بنویسید.', en: 'Write the amount in digits.' },
  note: { fa: 'دلیل', en: 'Reason' },
  noteHint: { fa: 'مشتری آن را در تراکنش‌های اعتبارش می‌بیند.', en: 'The customer sees it among the entries.' },
  save: { fa: 'ثبت', en: 'Save' },
  when: { fa: 'زمان', en: 'When' },
  what: { fa: 'بابت', en: 'What for' },
  sum: { fa: 'مبلغ', en: 'Amount' },
  after: { fa: 'مانده', en: 'Balance' },
  by: { fa: 'به دست', en: 'By' },
  shop: { fa: 'خود فروشگاه', en: 'The shop itself' },
  order: { fa: (number: string) => `سفارش ${toPersianDigits(number)}`, en: (number: string) => `Order ${number}` },
  empty: { fa: 'هنوز تراکنشی ندارد', en: 'There are no entries yet' },
});
