import { formatToman } from '#shared/commerce/money.ts';
import { messages } from '#shared/messages.ts';

export const transfersMessages = messages({
  title: { fa: 'پرداخت با انتقال بانکی', en: 'Payment by bank transfer' },
  loading: { fa: 'در حال دریافت…', en: 'Loading…' },
  failed: { fa: 'اطلاعات واریز بارگذاری نشد.', en: 'The transfer did not load.' },
  amount: { fa: 'مبلغ واریز', en: 'To transfer' },
  rial: { fa: (amount: string) => `${amount} ریال`, en: (amount: string) => `${amount} Rial` },
  until: { fa: 'مهلت واریز و ثبت آن', en: 'Time to transfer and report it' },
  accounts: { fa: 'حساب‌های فروشگاه', en: 'Accounts of the shop' },
  accountOf: { fa: 'به نام', en: 'In the name of' },
  sheba: { fa: 'شبا', en: 'Sheba' },
  card: { fa: 'شمارهٔ کارت', en: 'Card number' },
  number: { fa: 'شمارهٔ حساب', en: 'Account number' },
  noAccounts: {
    fa: 'الان حسابی برای واریز معرفی نشده است؛ با پشتیبانی تماس بگیرید.',
    en: 'No account is named at the moment; please contact our support.',
  },
  copy: { fa: (what: string) => `کپی ${what}`, en: (what: string) => `Copy: ${what}` },
  copied: { fa: (what: string) => `${what} کپی شد`, en: (what: string) => `Copied: ${what}` },
  notCopied: { fa: 'کپی نشد؛ آن را انتخاب کنید و کپی کنید.', en: 'It was not copied; select it and copy it.' },
  amountInRial: { fa: 'مبلغ به ریال', en: 'Amount in Rial' },

  reportTitle: { fa: 'ثبت واریز', en: 'Report your transfer' },
  reportHint: {
    fa: 'بعد از واریز، شمارهٔ پیگیری و تصویر رسید را بفرستید تا بررسی کنیم.',
    en: 'When it is done, send its reference and a picture of the receipt for us to check.',
  },
  reference: { fa: 'شمارهٔ پیگیری', en: 'Reference' },
  referenceHint: {
    fa: 'همان شماره‌ای که بانک بعد از واریز می‌دهد',
    en: 'The number that the bank gives after the transfer',
  },
  transferred: { fa: 'چقدر واریز کردید؟ (تومان)', en: 'How much you transferred (Toman)' },
  transferredHint: {
    fa: 'اگر فقط بخشی را واریز کرده‌اید، همان را بنویسید و باقی را بعداً ثبت کنید.',
    en: 'If it is a part only, write that, and report the rest later.',
  },
  amountMissing: { fa: 'مبلغ واریزی را بنویسید.', en: 'Write how much you transferred.' },
  receipt: { fa: 'تصویر رسید', en: 'Receipt' },
  receiptHint: {
    fa: 'عکس یا PDF؛ فقط همکاران فروشگاه آن را می‌بینند.',
    en: 'A picture or PDF; only the staff of the shop sees it.',
  },
  receiptStored: {
    fa: 'اگر رسید تازه‌ای نفرستید، همان قبلی می‌ماند.',
    en: 'Without a new one the receipt stays as it was.',
  },
  send: { fa: 'ثبت واریز', en: 'Report it' },
  sendAgain: { fa: 'ثبت اصلاح', en: 'Send the correction' },
  sending: { fa: 'در حال فرستادن…', en: 'Sending…' },
  sent: {
    fa: 'واریز شما ثبت شد؛ بعد از بررسی خبرتان می‌کنیم.',
    en: 'Your transfer is reported; we will tell you when it is checked.',
  },
  correct: { fa: 'اصلاح', en: 'Correct it' },
  keepIt: { fa: 'بماند', en: 'Leave it' },
  waitForUpload: { fa: 'رسید هنوز در راه است.', en: 'The receipt is still on its way.' },

  waiting: {
    fa: 'واریز شما ثبت شد و در حال بررسی است. تا پاسخ ما، سفارش لغو نمی‌شود.',
    en: 'Your transfer is reported and being checked. Until we answer, the order does not lapse.',
  },
  waitingLate: {
    fa: 'واریز شما ثبت شد و در حال بررسی است. مهلت سفارش قبل از آن گذشته بود: اگر کالا مانده باشد سفارش ثبت می‌شود، وگرنه پول به اعتبار شما می‌آید.',
    en: 'Your transfer is reported and being checked. The time of the order was over before: it is placed if its items are left, else the money becomes your credit.',
  },
  refused: {
    fa: (reason: string) => `واریز تأیید نشد: \u2068${reason}\u2069`,
    en: (reason: string) => `The transfer was not found: \u2068${reason}\u2069`,
  },
  confirmed: { fa: 'واریز شما تأیید شد.', en: 'Your transfer is confirmed.' },
  confirmedPart: {
    fa: (found: number, left: number) =>
      `${formatToman(found, 'fa')} تومان از واریز شما دیده شد؛ ${formatToman(left, 'fa')} تومان دیگر مانده است.`,
    en: (found: number, left: number) =>
      `${formatToman(found, 'en')} Toman of your transfer were found; ${formatToman(left, 'en')} Toman are left.`,
  },
  late: {
    fa: 'مهلت این سفارش گذشته است. اگر پول را فرستاده‌اید، آن را ثبت کنید: اگر کالا مانده باشد سفارش ثبت می‌شود، وگرنه پول به اعتبار شما می‌آید.',
    en: 'The time to pay this order is over. If you have sent the money, report it: the order is placed if its items are left, else the money becomes your credit.',
  },
  closed: { fa: 'این سفارش دیگر منتظر واریز نیست.', en: 'This order no longer waits for a transfer.' },
  seeReceipt: { fa: 'دیدن رسید', en: 'See the receipt' },
  timeOver: { fa: 'مهلت واریز تمام شد.', en: 'The time to transfer is over.' },
});
