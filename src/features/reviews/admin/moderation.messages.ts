import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts of the moderation queues. */
export const moderationMessages = messages({
  reviews: { fa: 'نظر خریداران', en: 'Reviews' },
  questions: { fa: 'پرسش‌ها', en: 'Questions' },
  waiting: { fa: (count: number) => `در انتظار (${fa(count)})`, en: (count: number) => `Waiting (${count})` },
  approved: { fa: (count: number) => `منتشرشده (${fa(count)})`, en: (count: number) => `Published (${count})` },
  refused: { fa: (count: number) => `ردشده (${fa(count)})`, en: (count: number) => `Refused (${count})` },
  unanswered: { fa: (count: number) => `بی‌پاسخ (${fa(count)})`, en: (count: number) => `Unanswered (${count})` },
  stateWaiting: { fa: 'در انتظار', en: 'Waiting' },
  stateApproved: { fa: 'منتشرشده', en: 'Published' },
  stateRefused: { fa: 'ردشده', en: 'Refused' },
  state: { fa: 'وضعیت', en: 'State' },
  of: { fa: 'دربارهٔ', en: 'About' },
  ofAll: { fa: 'کالا و فروشنده', en: 'Products and sellers' },
  ofProduct: { fa: 'کالاها', en: 'Products' },
  ofSeller: { fa: 'فروشندگان', en: 'Sellers' },
  stars: { fa: 'ستاره', en: 'Stars' },
  anyStars: { fa: 'همهٔ امتیازها', en: 'Any rating' },
  starsOf: {
    fa: (stars: number) => `${fa(stars)} ستاره`,
    en: (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`,
  },
  writer: { fa: 'نویسنده', en: 'Writer' },
  anonymous: { fa: 'بدون نام نمایش داده می‌شود', en: 'Shown without a name' },
  bought: { fa: 'خریدار', en: 'Bought it' },
  text: { fa: 'متن', en: 'Text' },
  noText: { fa: 'بدون متن', en: 'No text' },
  when: { fa: 'زمان', en: 'When' },
  decision: { fa: 'رسیدگی', en: 'Decision' },
  approve: { fa: 'انتشار', en: 'Publish' },
  refuse: { fa: 'رد', en: 'Refuse' },
  approveOne: {
    fa: (writer: string) => `انتشار نوشتهٔ ${writer}`,
    en: (writer: string) => `Publish what ${writer} wrote`,
  },
  refuseOne: { fa: (writer: string) => `رد نوشتهٔ ${writer}`, en: (writer: string) => `Refuse what ${writer} wrote` },
  markOne: { fa: (writer: string) => `انتخاب نوشتهٔ ${writer}`, en: (writer: string) => `Mark what ${writer} wrote` },
  markAll: { fa: 'انتخاب همه', en: 'Mark all' },
  refuseTitle: { fa: 'چرا منتشر نمی‌شود؟', en: 'Why is it not published?' },
  refuseText: { fa: 'نویسنده این دلیل را می‌خواند.', en: 'Its writer reads this reason.' },
  reasonContact: { fa: 'نشانی یا شمارهٔ تماس دارد', en: 'It holds contact details' },
  reasonAdvert: { fa: 'تبلیغ فروشگاه دیگری است', en: 'It advertises another shop' },
  reasonRude: { fa: 'لحن مناسبی ندارد', en: 'Its language is not fitting' },
  reasonOffTopic: { fa: 'دربارهٔ این کالا نیست', en: 'It is not about this product' },
  done: {
    fa: (count: number) => `${fa(count)} مورد رسیدگی شد.`,
    en: (count: number) => (count === 1 ? 'Decided 1.' : `Decided ${count}.`),
  },
  notUndone: {
    fa: 'برگشت نخورد: در این میان مشتری به آن پاسخ یا رأی داده یا همکارتان تصمیم دیگری گرفته است.',
    en: 'Not undone: a customer answered or voted meanwhile, or a colleague decided otherwise.',
  },
  stale: {
    fa: (count: number) => `${fa(count)} مورد در این میان از نو نوشته شده است؛ دوباره بخوانید.`,
    en: (count: number) =>
      count === 1
        ? '1 was written anew meanwhile; read it again.'
        : `${count} were written anew meanwhile; read them again.`,
  },
  keys: {
    fa: 'کلیدها: j و k جابه‌جایی، x انتخاب، a انتشار، r رد، u برگرداندن',
    en: 'Keys: j and k move, x marks, a publishes, r refuses, u undoes',
  },
  noReviews: { fa: 'نظری در این وضعیت نیست.', en: 'There are no reviews in this state.' },
  noQuestions: { fa: 'پرسشی در این وضعیت نیست.', en: 'There are no questions in this state.' },
  list: { fa: 'آنچه مشتریان نوشته‌اند', en: 'What customers wrote' },
  answers: { fa: 'پاسخ‌ها', en: 'Answers' },
  byShop: { fa: 'پاسخ فروشگاه', en: 'By the shop' },
  answer: { fa: 'پاسخ', en: 'Answer' },
  answerOne: { fa: (question: string) => `پاسخ به «${question}»`, en: (question: string) => `Answer “${question}”` },
  yourAnswer: { fa: 'پاسخ', en: 'Answer' },
  sendAnswer: { fa: 'انتشار پاسخ', en: 'Publish the answer' },
  answerText: {
    fa: 'پاسخ همان لحظه در صفحهٔ کالا دیده می‌شود.',
    en: 'The answer is seen on the product’s page at once.',
  },
  answered: { fa: 'پاسخ منتشر شد.', en: 'The answer is published.' },
  failed: { fa: 'فهرست بارگذاری نشد.', en: 'The list did not load.' },
  reason: {
    fa: (reason: string) => `دلیل: \u2068${reason}\u2069`,
    en: (reason: string) => `Reason: \u2068${reason}\u2069`,
  },
});
