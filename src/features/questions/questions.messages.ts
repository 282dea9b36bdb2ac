import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts of the questions about products. */
export const questionsMessages = messages({
  questions: { fa: 'پرسش و پاسخ', en: 'Questions and answers' },
  count: {
    fa: (count: number) => `${fa(count)} پرسش`,
    en: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  },
  noneYet: { fa: 'هنوز کسی چیزی نپرسیده است.', en: 'Nobody has asked anything yet.' },
  failed: { fa: 'پرسش‌ها بارگذاری نشد.', en: 'The questions did not load.' },
  loading: { fa: 'در حال دریافت پرسش‌ها…', en: 'Loading questions…' },
  more: { fa: 'پرسش‌های بیشتر', en: 'More questions' },
  ask: { fa: 'پرسش تازه', en: 'Ask a question' },
  signInToQuestion: { fa: 'برای پرسیدن وارد شوید', en: 'Log in to ask' },
  yourQuestion: { fa: 'پرسش شما', en: 'Your question' },
  questionHint: {
    fa: 'دربارهٔ خود کالا بپرسید؛ فروشنده و خریداران پاسخ می‌دهند.',
    en: 'Ask about the product itself; its seller and its buyers answer.',
  },
  sendQuestion: { fa: 'فرستادن پرسش', en: 'Send the question' },
  waiting: {
    fa: 'پرسش شما رسید و بعد از بررسی نمایش داده می‌شود.',
    en: 'Your question has arrived and will be shown once it is checked.',
  },
  waitingMark: { fa: 'در انتظار بررسی', en: 'Waiting to be checked' },
  refused: {
    fa: (reason: string) => `نمایش داده نمی‌شود: \u2068${reason}\u2069`,
    en: (reason: string) => `Not shown: \u2068${reason}\u2069`,
  },
  yours: { fa: 'پرسش‌های شما', en: 'Your questions' },
  answer: { fa: 'پاسخ دادن', en: 'Answer' },
  yourAnswer: { fa: 'پاسخ شما', en: 'Your answer' },
  sendAnswer: { fa: 'فرستادن پاسخ', en: 'Send the answer' },
  sending: { fa: 'در حال فرستادن…', en: 'Sending…' },
  answerWaiting: {
    fa: 'پاسخ شما رسید و بعد از بررسی نمایش داده می‌شود.',
    en: 'Your answer has arrived and will be shown once it is checked.',
  },
  answerVisible: {
    fa: 'پاسخ شما با نام فروشگاهتان نمایش داده شد.',
    en: 'Your answer is shown under the name of your shop.',
  },
  notSent: { fa: 'فرستاده نشد. دوباره تلاش کنید.', en: 'It was not sent. Try again.' },
  empty: { fa: 'چیزی بنویسید.', en: 'Write something.' },
  byShop: { fa: 'پاسخ فروشگاه', en: 'Answer by the shop' },
  bySeller: { fa: 'فروشندهٔ این کالا', en: 'Sells this' },
  byBuyer: { fa: 'خریدار این کالا', en: 'Bought this' },
  someone: { fa: 'کاربر فروشگاه', en: 'A customer of the shop' },
  noAnswer: { fa: 'هنوز پاسخی ندارد.', en: 'It has no answer yet.' },

  questionNotFound: { fa: 'این پرسش پیدا نشد.', en: 'This question was not found.' },
  answerNotFound: { fa: 'این پاسخ پیدا نشد.', en: 'This answer was not found.' },
  ownAnswer: { fa: 'به پاسخ خودتان نمی‌توانید رأی بدهید.', en: 'You cannot vote on your own answer.' },
  onlyBuyers: {
    fa: 'فقط فروشگاه، فروشنده و خریداران این کالا پاسخ می‌دهند.',
    en: 'Only the shop, its seller and its buyers answer.',
  },
  tooOften: {
    fa: 'کمی آهسته‌تر. چند دقیقهٔ دیگر دوباره تلاش کنید.',
    en: 'A little slower, please. Try again in some minutes.',
  },
});
