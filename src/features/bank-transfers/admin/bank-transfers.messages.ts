import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of the queue of reported transfers. */
export const staffTransfersMessages = messages({
  title: { fa: 'واریزهای بانکی', en: 'Bank transfers' },
  list: { fa: 'واریزهای گزارش‌شده', en: 'Reported transfers' },
  search: { fa: 'شمارهٔ سفارش یا پیگیری', en: 'Order number or reference' },
  state: { fa: 'وضعیت', en: 'State' },
  waitingCount: {
    fa: (count: number) => `در انتظار (${formatNumber(count, 'fa')})`,
    en: (count: number) => `Waiting (${count})`,
  },
  waiting: { fa: 'در انتظار', en: 'Waiting' },
  confirmed: { fa: 'تأییدشده', en: 'Confirmed' },
  refused: { fa: 'ردشده', en: 'Refused' },
  order: { fa: 'سفارش', en: 'Order' },
  customer: { fa: 'مشتری', en: 'Customer' },
  former: { fa: 'مشتری پیشین', en: 'Former customer' },
  amount: { fa: 'مبلغ (تومان)', en: 'Amount (Toman)' },
  reference: { fa: 'شمارهٔ پیگیری', en: 'Reference' },
  receipt: { fa: 'رسید', en: 'Receipt' },
  openReceipt: {
    fa: (number: string) => `دیدن رسید سفارش ${toPersianDigits(number)}`,
    en: (number: string) => `See the receipt of order ${number}`,
  },
  receiptErased: { fa: 'با حساب مشتری حذف شد', en: 'Erased with the account' },
  receiptPdf: { fa: 'رسید PDF', en: 'PDF receipt' },
  receiptTitle: {
    fa: (number: string) => `رسید سفارش ${toPersianDigits(number)}`,
    en: (number: string) => `Receipt of order ${number}`,
  },
  openApart: { fa: 'باز کردن در تب دیگر', en: 'Open in another tab' },
  reportedAt: { fa: 'زمان گزارش', en: 'Reported' },
  decision: { fa: 'رسیدگی', en: 'Decision' },
  alsoOn: {
    fa: (numbers: string) => `همین شماره برای سفارش ${toPersianDigits(numbers)} هم گزارش شده است`,
    en: (numbers: string) => `Also reported for order ${numbers}`,
  },
  orderOver: {
    fa: 'این سفارش دیگر منتظر پرداخت نیست: اگر کالا مانده باشد ثبت می‌شود، وگرنه پول به اعتبار مشتری می‌رود.',
    en: 'The order no longer waits: the money becomes credit unless its items are left.',
  },
  confirm: { fa: 'تأیید', en: 'Confirm' },
  confirmOne: {
    fa: (number: string) => `تأیید واریز سفارش ${toPersianDigits(number)}`,
    en: (number: string) => `Confirm the transfer of order ${number}`,
  },
  confirmTitle: { fa: 'این پول در حساب دیده شد؟', en: 'Is this money in the account?' },
  confirmText: {
    fa: (amount: string, reference: string) =>
      `${amount} تومان با شمارهٔ پیگیری ${toPersianDigits(reference)}. تأیید برگشت ندارد.`,
    en: (amount: string, reference: string) =>
      `${amount} Toman under the reference ${reference}. This cannot be undone.`,
  },
  found: { fa: 'چقدر در حساب است؟ (تومان)', en: 'How much is there (Toman)' },
  foundMissing: { fa: 'این قسمت را پر کنید.', en: 'Write how much is there.' },
  foundHint: {
    fa: (due: string) =>
      `${due} تومان از سفارش مانده است. اگر کمتر باشد، سفارش منتظر بقیه می‌ماند؛ اگر بیشتر باشد، اضافه‌اش برمی‌گردد.`,
    en: (due: string) =>
      `${due} Toman of the order are left: with less it waits for the rest, and what is too much goes back.`,
  },
  wasPart: {
    fa: (number: string) => `پول ثبت شد؛ سفارش ${toPersianDigits(number)} منتظر باقی آن است.`,
    en: (number: string) => `The money is noted; order ${number} waits for the rest.`,
  },
  confirmYes: { fa: 'بله، در حساب است', en: 'Yes, it is there' },
  refuse: { fa: 'رد', en: 'Refuse' },
  refuseOne: {
    fa: (number: string) => `رد واریز سفارش ${toPersianDigits(number)}`,
    en: (number: string) => `Refuse the transfer of order ${number}`,
  },
  refuseTitle: { fa: 'چرا تأیید نمی‌شود؟', en: 'Why is it not confirmed?' },
  refuseText: {
    fa: 'خریدار این جمله را می‌خواند و می‌تواند دوباره بفرستد.',
    en: 'The buyer reads this sentence, and can send it again.',
  },
  reasonNotThere: { fa: 'این مبلغ به حساب ما نرسیده است.', en: 'This amount has not reached our account.' },
  reasonAmount: { fa: 'مبلغ واریز با مبلغ سفارش یکی نیست.', en: 'The amount transferred is not that of the order.' },
  reasonReceipt: {
    fa: 'رسید خوانا نیست؛ تصویر روشن‌تری بفرستید.',
    en: 'The receipt cannot be read; send a clearer picture.',
  },
  wasPlaced: {
    fa: (number: string) => `سفارش ${toPersianDigits(number)} پرداخت شد.`,
    en: (number: string) => `Order ${number} is paid.`,
  },
  wasCredited: {
    fa: 'کالا نمانده بود؛ پول به اعتبار مشتری رفت.',
    en: 'No items were left; the money became the customer’s credit.',
  },
  wasRefused: { fa: 'واریز رد شد و خریدار خبردار می‌شود.', en: 'The transfer was refused, and the buyer is told.' },
  by: { fa: (who: string) => `به دست ${who}`, en: (who: string) => `by ${who}` },
  reason: {
    fa: (reason: string) => `دلیل: \u2068${reason}\u2069`,
    en: (reason: string) => `Reason: \u2068${reason}\u2069`,
  },
  none: { fa: 'واریزی در این وضعیت نیست.', en: 'There are no transfers in this state.' },
});
