import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

const fa = (number: number) => formatNumber(number, 'fa');

/** Texts of the reviews of products and sellers. */
export const reviewsMessages = messages({
  reviews: { fa: 'نظر خریداران', en: 'Reviews' },
  failed: { fa: 'نظرها بارگذاری نشد.', en: 'The reviews did not load.' },
  noneYet: { fa: 'هنوز نظری ثبت نشده است.', en: 'There are no reviews yet.' },
  beFirst: { fa: 'اگر آن را می‌شناسید، اولین نظر را شما بنویسید.', en: 'If you know it, write the first one.' },
  noneSuch: { fa: 'نظری با این ویژگی نیست.', en: 'There is no such review.' },
  showAll: { fa: 'نمایش همهٔ نظرها', en: 'Show all reviews' },
  spread: { fa: 'امتیازها به تفکیک ستاره', en: 'Ratings by stars' },
  only: {
    fa: (stars: number, count: number) => `${fa(stars)} ستاره، ${fa(count)} نظر`,
    en: (stars: number, count: number) =>
      `${stars} ${stars === 1 ? 'star' : 'stars'}, ${count} ${count === 1 ? 'review' : 'reviews'}`,
  },
  withImages: { fa: (count: number) => `با تصویر (${fa(count)})`, en: (count: number) => `With pictures (${count})` },
  sortBy: { fa: 'ترتیب', en: 'Sort by' },
  newest: { fa: 'تازه‌ترین', en: 'Newest' },
  helpfulFirst: { fa: 'مفیدترین', en: 'Most helpful' },
  highest: { fa: 'بیشترین امتیاز', en: 'Highest rating' },
  lowest: { fa: 'کمترین امتیاز', en: 'Lowest rating' },
  more: { fa: 'نظرهای بیشتر', en: 'More reviews' },
  loading: { fa: 'در حال دریافت نظرها…', en: 'Loading reviews…' },
  helpful: {
    fa: (count: number) => (count === 0 ? 'مفید بود' : `مفید بود (${fa(count)})`),
    en: (count: number) => (count === 0 ? 'Helpful' : `Helpful (${count})`),
  },
  imageOf: {
    fa: (index: number) => `تصویر ${fa(index)} از این نظر`,
    en: (index: number) => `Picture ${index} of this review`,
  },

  write: { fa: 'نوشتن نظر', en: 'Write a review' },
  rewrite: { fa: 'ویرایش نظر من', en: 'Edit my review' },
  signInToWrite: { fa: 'برای نوشتن نظر وارد شوید', en: 'Log in to write a review' },
  yourReview: { fa: 'نظر شما', en: 'Your review' },
  waiting: {
    fa: 'نظر شما رسید و بعد از بررسی نمایش داده می‌شود.',
    en: 'Your review has arrived and will be shown once it is checked.',
  },
  refused: {
    fa: (reason: string) => `نظر شما نمایش داده نمی‌شود: \u2068${reason}\u2069`,
    en: (reason: string) => `Your review is not shown: \u2068${reason}\u2069`,
  },
  stars: { fa: 'امتیاز شما', en: 'Your rating' },
  starNames: {
    fa: (stars: number) => ['', 'خیلی بد', 'بد', 'معمولی', 'خوب', 'عالی'][stars] ?? '',
    en: (stars: number) => ['', 'Very bad', 'Bad', 'Fair', 'Good', 'Excellent'][stars] ?? '',
  },
  starsOf: {
    fa: (stars: number, name: string) => `${fa(stars)} از ۵: ${name}`,
    en: (stars: number, name: string) => `${stars} of 5: ${name}`,
  },
  chooseStars: { fa: 'یک تا پنج ستاره بدهید.', en: 'Give one to five stars.' },
  text: { fa: 'متن نظر', en: 'Your words' },
  textHint: { fa: 'چه چیزش خوب بود و چه چیزش نه؟', en: 'What was good about it, and what was not?' },
  left: {
    fa: (count: number) => (count >= 0 ? `${fa(count)} حرف مانده` : `${fa(-count)} حرف بیشتر از حد`),
    en: (count: number) => (count >= 0 ? `${count} characters left` : `${-count} characters too many`),
  },
  tooLong: {
    fa: (max: number) => `بیش از ${fa(max)} حرف است.`,
    en: (max: number) => `It is longer than ${max} characters.`,
  },
  images: { fa: 'تصویرها', en: 'Pictures' },
  removeImage: {
    fa: (index: number) => `برداشتن تصویر ${fa(index)}`,
    en: (index: number) => `Remove picture ${index}`,
  },
  anonymous: { fa: 'نامم نمایش داده نشود', en: 'Do not show my name' },
  markedBought: { fa: 'این نظر با نشان خریدار نمایش داده می‌شود.', en: 'This review will be marked as a buyer’s.' },
  send: { fa: 'ثبت نظر', en: 'Send the review' },
  sending: { fa: 'در حال فرستادن…', en: 'Sending…' },
  takeBack: { fa: 'پس گرفتن نظر', en: 'Take the review back' },
  takenBack: { fa: 'نظر شما پس گرفته شد.', en: 'Your review was taken back.' },

  reviewNotFound: { fa: 'این نظر پیدا نشد.', en: 'This review was not found.' },
  ownReview: { fa: 'به نظر خودتان نمی‌توانید رأی بدهید.', en: 'You cannot vote on your own review.' },
  ownShop: {
    fa: 'دربارهٔ فروشگاه و کالاهای خودتان نمی‌توانید نظر یا رأی بدهید.',
    en: 'You cannot review your own shop and goods, or vote on their reviews.',
  },
  tooOften: {
    fa: 'کمی آهسته‌تر. چند دقیقهٔ دیگر دوباره تلاش کنید.',
    en: 'A little slower, please. Try again in some minutes.',
  },
});
