import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

export const refundsAdminMessages = messages({
  refund: { fa: 'پس دادن پول', en: 'Refund' },
  refundQuestion: { fa: 'چه مبلغی پس داده شود؟', en: 'Refund of this order' },
  refundMeans: {
    fa: (left: number) => `تا ${formatToman(left, 'fa')} تومان از پول این سفارش مانده است.`,
    en: (left: number) => `${formatToman(left, 'en')} Toman of what was paid are left.`,
  },
  amount: { fa: 'مبلغ به تومان', en: 'Amount in Toman' },
  badAmount: { fa: 'مبلغ را به رقم بنویسید.', en: 'Write the amount in digits.' },
  ofPieces: { fa: 'قیمت این کالاها', en: 'What these pieces cost' },
  byAmount: { fa: 'یک مبلغ', en: 'An amount' },
  byPieces: { fa: 'قیمت چند کالا', en: 'Of some pieces' },
  refundReason: { fa: 'دلیل', en: 'Reason' },
  refundReasonHint: { fa: 'مشتری آن را در سفارش خود می‌بیند.', en: 'The customer sees it with the order.' },
  refundDone: { fa: 'پس دادن پول ثبت شد.', en: 'The refund is noted.' },
  onlyCredit: {
    fa: 'پول این سفارش به اعتبار مشتری برمی‌گردد.',
    en: 'The money of this order goes to the customer’s credit.',
  },
  atCounter: {
    fa: 'این سفارش حضوری و بدون نام فروخته شده است؛ پولش را پای صندوق به خریدار بدهید.',
    en: 'This order was sold at the counter to somebody without a name: hand the money back there.',
  },
  refundedBy: { fa: 'به دست', en: 'By' },
  error: { fa: 'پاسخ درگاه', en: 'The gateway said' },
  silent: { fa: 'درگاه یک روز پاسخ نداد', en: 'The gateway was silent for a day' },
  allPaidBack: { fa: 'پولش برگشته است', en: 'Paid back' },
  piecesOf: { fa: (name: string) => `تعداد «${name}»`, en: (name: string) => `Pieces of “${name}”` },
});
