import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

export const supportMessages = messages({
  support: { fa: 'راهنما', en: 'Support' },
  supportLead: {
    fa: 'پاسخ پرسش‌های پرتکرار دربارهٔ خرید، ارسال، پرداخت و حساب شما.',
    en: 'Answers to what is often asked about buying, shipping, paying and your account.',
  },
  search: { fa: 'جست‌وجو در پاسخ‌ها', en: 'Search in the answers' },
  searchPlaceholder: { fa: 'مثلاً هزینهٔ ارسال', en: 'For example: cost of shipping' },
  clearSearch: { fa: 'پاک کردن جست‌وجو', en: 'Clear the search' },
  buyers: { fa: 'برای خریداران', en: 'For Buyers' },
  authors: { fa: 'برای نویسندگان', en: 'For Authors' },
  others: { fa: 'پرسش‌های دیگر', en: 'Others' },
  found: {
    fa: (count: number) => `${formatNumber(count, 'fa')} پاسخ پیدا شد`,
    en: (count: number) => (count === 1 ? 'One answer found' : `${formatNumber(count, 'en')} answers found`),
  },
  nothingFound: {
    fa: (requested: string) => `برای «${requested}» پاسخی پیدا نشد.`,
    en: (requested: string) => `No answer was found for "${requested}".`,
  },
  nothingFoundHint: { fa: 'با کلمهٔ دیگری جست‌وجو کنید یا از ما بپرسید.', en: 'Try another word, or ask us.' },
  noAnswers: { fa: 'هنوز پاسخی نوشته نشده است.', en: 'No answers have been written yet.' },
  linkToAnswer: { fa: 'لینک این پاسخ', en: 'Link to this answer' },
  helpful: { fa: 'این پاسخ به کارتان آمد؟', en: 'Was this helpful?' },
  yes: { fa: 'بله', en: 'Yes' },
  no: { fa: 'نه', en: 'No' },
  thanks: { fa: 'ممنون از نظرتان.', en: 'Thank you for telling us.' },
  sorry: { fa: 'ممنون. اگر هنوز پرسشی دارید، از ما بپرسید.', en: 'Thank you. If the question remains, ask us.' },
  stillAQuestion: { fa: 'پاسخ را پیدا نکردید؟', en: 'Did not find your answer?' },
  contactUs: { fa: 'از ما بپرسید', en: 'Ask us' },
});
