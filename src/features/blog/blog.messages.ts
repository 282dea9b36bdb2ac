import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const contentMessages = messages({
  blog: { fa: 'مجله', en: 'Blog' },
  blogLead: {
    fa: 'نوشته‌های فروشگاه، تازه‌ترین اول.',
    en: 'What the shop writes, the newest first.',
  },
  grid: { fa: 'نمای شبکه‌ای', en: 'Grid view' },
  list: { fa: 'نمای فهرستی', en: 'List view' },
  layout: { fa: 'چیدمان نوشته‌ها', en: 'Layout of the posts' },
  categories: { fa: 'موضوع‌ها', en: 'Categories' },
  all: { fa: 'همه', en: 'All' },
  readMore: { fa: 'خواندن نوشته', en: 'Read More' },
  readMinutes: {
    fa: (minutes: number) => `${formatNumber(minutes, 'fa')} دقیقه مطالعه`,
    en: (minutes: number) => `${formatNumber(minutes, 'en')} min read`,
  },
  older: { fa: 'نوشته‌های قدیمی‌تر', en: 'Older posts' },
  newest: { fa: 'تازه‌ترین نوشته‌ها', en: 'Newest posts' },
  nonePosts: { fa: 'در این موضوع هنوز نوشته‌ای نیست.', en: 'There is no post on this yet.' },
  allPosts: { fa: 'همهٔ نوشته‌ها', en: 'All posts' },
  postNotFound: { fa: 'این نوشته پیدا نشد', en: 'This post was not found' },
  related: { fa: 'نوشته‌های مرتبط', en: 'Related posts' },
  onlyPersian: { fa: '', en: 'This text has not been translated yet, so it is shown in Persian.' },

  comments: {
    fa: (count: number) => (count === 0 ? 'نظرها' : `نظرها (${formatNumber(count, 'fa')})`),
    en: (count: number) => (count === 0 ? 'Comments' : `Comments (${formatNumber(count, 'en')})`),
  },
  noComments: {
    fa: 'هنوز کسی چیزی ننوشته است. اولین نظر را شما بنویسید.',
    en: 'Nobody has written yet. The first comment is yours.',
  },
  commentsFailed: { fa: 'نظرها بارگذاری نشد.', en: 'The comments did not load.' },
  olderComments: { fa: 'نظرهای قدیمی‌تر', en: 'Older comments' },
  writeComment: { fa: 'نظر شما', en: 'Your comment' },
  commentRule: {
    fa: 'نظرها بعد از بازبینی نمایش داده می‌شوند. شمارهٔ تلفن و نشانی ننویسید.',
    en: 'Comments are read before they are shown. Please leave out phone numbers and addresses.',
  },
  commentMissing: { fa: 'اول نظرتان را بنویسید.', en: 'Write your comment first.' },
  postComment: { fa: 'ارسال نظر', en: 'Post Comment' },
  posting: { fa: 'در حال ارسال…', en: 'Posting…' },
  signInToComment: {
    fa: 'برای ارسال، وارد حساب خود می‌شوید و با همین متن برمی‌گردید.',
    en: 'You will be asked to sign in, and come back with what you wrote.',
  },
  commentTaken: {
    fa: 'نظرتان رسید و بعد از بازبینی نمایش داده می‌شود.',
    en: 'Your comment has arrived and will be shown once it is approved.',
  },
  waiting: { fa: 'در انتظار بازبینی', en: 'Awaiting approval' },
  refused: {
    fa: (reason: string) => `نمایش داده نمی‌شود: \u2068${reason}\u2069`,
    en: (reason: string) => `Not shown: \u2068${reason}\u2069`,
  },
  you: { fa: 'شما', en: 'You' },
});
