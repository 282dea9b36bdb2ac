import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Error messages for rejected home page changes. */
export const homeErrors = messages({
  linkWrong: {
    fa: 'لینک باید با / شروع شود و به صفحه‌ای از همین فروشگاه برسد؛ نمونه: \u2066/flash-sale\u2069',
    en: 'The link begins with / and leads to a page of this shop, for example /flash-sale.',
  },
  slideNotFound: { fa: 'چنین اسلایدی نیست.', en: 'There is no such slide.' },
  slideChanged: {
    fa: 'یک نفر دیگر زودتر از شما این اسلاید را عوض کرده است؛ تازه‌اش را ببینید و دوباره تلاش کنید.',
    en: 'Somebody else has changed this slide before you; look at theirs and try again.',
  },
  slidesChanged: {
    fa: 'اسلایدها در این میان کم یا زیاد شده‌اند؛ ترتیب را دوباره بچینید.',
    en: 'Slides were added or removed meanwhile; put them in order again.',
  },
  tooManySlides: {
    fa: (max: number) => `بیش از ${formatNumber(max, 'fa')} اسلاید نمی‌شود؛ یکی را حذف یا ویرایش کنید.`,
    en: (max: number) => `There can be at most ${formatNumber(max, 'en')} slides; remove or change one.`,
  },
});
