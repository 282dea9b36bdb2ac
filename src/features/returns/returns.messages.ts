import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Texts of returns, for customers and staff. */
export const returnsMessages = messages({
  returns: { fa: 'بازگشت کالا', en: 'Returns' },
  requestReturn: { fa: 'درخواست بازگشت کالا', en: 'Return goods' },
  requestUntil: {
    fa: (date: string) => `تا ${date} می‌توانید کالایی را برگردانید.`,
    en: (date: string) => `You can return goods until ${date}.`,
  },
  which: { fa: 'کدام کالا و چند عدد؟', en: 'Which goods, and how many?' },
  piecesOf: { fa: (name: string) => `تعداد «${name}»`, en: (name: string) => `Pieces of “${name}”` },
  why: { fa: 'چرا آن را برمی‌گردانید؟', en: 'Why do you return it?' },
  chooseReason: { fa: 'یک دلیل انتخاب کنید', en: 'Choose a reason' },
  damaged: { fa: 'کالا آسیب دیده است', en: 'It is damaged' },
  'wrong-goods': { fa: 'کالای دیگری رسیده است', en: 'Other goods came' },
  'not-as-described': { fa: 'با توضیح کالا فرق دارد', en: 'It is not as described' },
  'does-not-fit': { fa: 'اندازه یا رنگش مناسب نیست', en: 'Its size or colour does not fit' },
  'changed-mind': { fa: 'از خرید پشیمان شده‌ام', en: 'I changed my mind' },
  'not-delivered': { fa: 'مرسوله به دست مشتری نرسید', en: 'The parcel never arrived' },
  'reason-other': { fa: 'دلیل دیگر', en: 'Another reason' },
  text: { fa: 'توضیح', en: 'What happened' },
  images: { fa: 'عکس‌ها', en: 'Pictures' },
  imagesHint: {
    fa: 'اگر کالا آسیب دیده، عکس آن بررسی را سریع‌تر می‌کند.',
    en: 'If it is damaged, pictures help us decide sooner.',
  },
  send: { fa: 'فرستادن درخواست', en: 'Send the request' },
  sending: { fa: 'در حال فرستادن…', en: 'Sending…' },
  sent: { fa: 'درخواست بازگشت ثبت شد.', en: 'Your return is noted.' },
  chooseSome: { fa: 'حداقل یک کالا انتخاب کنید.', en: 'Choose at least one piece.' },
  stillSending: { fa: 'عکس‌ها هنوز فرستاده می‌شوند.', en: 'The pictures are still on their way.' },
  asked: { fa: 'در انتظار بررسی', en: 'Waiting for an answer' },
  approved: { fa: 'پذیرفته شد؛ کالا را بفرستید', en: 'Accepted; send the goods' },
  refused: { fa: 'پذیرفته نشد', en: 'Not accepted' },
  done: { fa: 'کالا رسید و پول برگشت', en: 'Received and paid back' },
  'done-undelivered': { fa: 'مرسولهٔ نرسیده؛ تسویه شد', en: 'Undelivered; settled' },
  lineOf: {
    fa: (name: string, quantity: number) => `${formatNumber(quantity, 'fa')} × \u2068${name}\u2069`,
    en: (name: string, quantity: number) => `${quantity} × \u2068${name}\u2069`,
  },
  answer: { fa: 'پاسخ ما', en: 'Our answer' },
});
