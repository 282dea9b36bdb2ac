import { formatToman } from '#shared/commerce/money.ts';
import { toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the store credit for customers. */
export const creditMessages = messages({
  title: { fa: 'اعتبار من', en: 'My credit' },
  balance: { fa: 'موجودی اعتبار', en: 'Credit balance' },
  lead: {
    fa: 'پول سفارش‌های لغوشده و مرجوعی اینجا می‌ماند و در خرید بعدی خرج می‌شود.',
    en: 'What you paid for cancelled and returned orders stays here, and pays for your next one.',
  },
  entries: { fa: 'تراکنش‌های اعتبار', en: 'Credit entries' },
  refund: { fa: 'بازگشت پول سفارش', en: 'Refund of an order' },
  payment: { fa: 'پرداخت سفارش', en: 'Paid for an order' },
  'given-back': { fa: 'بازگشت اعتبار سفارش', en: 'Credit of an order given back' },
  added: { fa: 'افزایش اعتبار', en: 'Credit added' },
  taken: { fa: 'کاهش اعتبار', en: 'Credit taken' },
  order: { fa: (number: string) => `سفارش ${toPersianDigits(number)}`, en: (number: string) => `Order ${number}` },
  after: {
    fa: (balance: number) => `مانده: ${formatToman(balance, 'fa')}`,
    en: (balance: number) => `Balance: ${formatToman(balance, 'en')}`,
  },
  empty: { fa: 'هنوز اعتباری ندارید', en: 'You have no credit yet' },
  browse: { fa: 'دیدن کالاها', en: 'Browse products' },
  failed: { fa: 'اعتبار شما بارگذاری نشد.', en: 'Your credit did not load.' },
  more: { fa: 'تراکنش‌های قبلی', en: 'Earlier entries' },
});
