import { formatNumber, toPersianDigits } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Emails about tickets, in the author's language. */
export const ticketMail = messages({
  receiptSubject: {
    fa: (number: string) => `پیام شما رسید، شمارهٔ ${toPersianDigits(number)}`,
    en: (number: string) => `We have your message, number ${number}`,
  },
  receipt: {
    fa: (number: string, hours: number | null) =>
      `سلام،\n\nپیام شما با شمارهٔ ${toPersianDigits(number)} ثبت شد${hours === null ? '؛ پاسخ را همین‌جا می‌فرستیم' : ` و حداکثر تا ${formatNumber(hours, 'fa')} ساعت پاسخ می‌دهیم`}.\n\nاگر شما پیامی نفرستاده‌اید، این ایمیل را نادیده بگیرید.`,
    en: (number: string, hours: number | null) =>
      `Hello,\n\nWe have your message under number ${number}, and ${hours === null ? 'the reply will come here' : `we shall reply within ${hours} hours`}.\n\nIf you sent no message, ignore this mail.`,
  },
  /** File names, isolated so that each has its own text direction. */
  files: {
    fa: (names: readonly string[]) => `پیوست‌ها: ${names.map((name) => `\u2068${name}\u2069`).join('، ')}`,
    en: (names: readonly string[]) => `Attachments: ${names.map((name) => `\u2068${name}\u2069`).join(', ')}`,
  },
  answerSubject: {
    fa: (number: string) => `پاسخ به پیام شمارهٔ ${toPersianDigits(number)}`,
    en: (number: string) => `Reply to your message, number ${number}`,
  },
  hello: { fa: 'سلام،', en: 'Hello,' },
  follow: {
    fa: (address: string) => `گفت‌وگو را اینجا ببینید و ادامه دهید: ${address}`,
    en: (address: string) => `See the conversation and write on: ${address}`,
  },
  writeAgain: {
    fa: (address: string) => `پرسش دیگری دارید؟ ${address}`,
    en: (address: string) => `Another question? ${address}`,
  },
});

/** Error messages for authors of tickets and staff. */
export const ticketErrors = messages({
  ticketNotFound: { fa: 'این درخواست پیدا نشد.', en: 'This request was not found.' },
  tooManyTickets: {
    fa: 'پیام‌های زیادی فرستاده شد. کمی بعد دوباره تلاش کنید.',
    en: 'Too many messages were sent. Please try again later.',
  },
  colleagueUnknown: {
    fa: 'این همکار دیگر به درخواست‌ها رسیدگی نمی‌کند.',
    en: 'This colleague does not see to tickets any more.',
  },
  wroteMeanwhile: {
    fa: 'فرستنده همین حالا پیام تازه‌ای گذاشت. آن را ببینید، بعد ببندید.',
    en: 'The writer has just written again. Read that first, then close it.',
  },
  changedHands: {
    fa: 'این درخواست همین حالا به همکار دیگری سپرده شد.',
    en: 'Somebody else has taken this ticket meanwhile.',
  },
  ticketFull: {
    fa: 'این گفت‌وگو طولانی شده است؛ پیام تازه‌ای بفرستید.',
    en: 'This conversation has grown long; please begin a new one.',
  },
  guestReadsNoFiles: {
    fa: 'مهمان پاسخ را فقط با ایمیل می‌گیرد و پیوست به دستش نمی‌رسد. پیوست‌ها را بردارید.',
    en: 'A guest reads the answer by mail alone, where attachments do not arrive. Remove them.',
  },
  looksAutomated: {
    fa: 'این فرم خودکار پر شده به نظر می‌رسد. فیلد پنهان را خالی بگذارید.',
    en: 'This form looks as if a program had filled it. Leave the hidden field empty.',
  },
  notAnAddress: {
    fa: 'نشانی صفحه را مانند hojreh.ir/page بنویسید.',
    en: 'Write the address of a page such as hojreh.ir/page.',
  },
});
