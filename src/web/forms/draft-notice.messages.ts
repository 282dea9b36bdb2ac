import { messages } from '#shared/messages.ts';

/** What an editor writes where somebody else has saved the same item, and where what was typed before is found again. */
export const draftNoticeMessages = messages({
  joined: {
    fa: 'یک نفر دیگر هم‌زمان این را عوض کرد. تغییرهای او در جاهایی که شما دست نزده بودید آمد؛ ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else changed this meanwhile. Their changes came in where you had changed nothing; look and save again.',
  },
  both: {
    fa: (names: string) => `هر دو تغییر داده‌اید و نوشتهٔ شما مانده: ${names}`,
    en: (names: string) => `Changed by both, with yours kept: ${names}`,
  },
  bothSome: {
    fa: 'چیزی را هر دو تغییر داده‌اید و نوشتهٔ شما مانده است.',
    en: 'You both changed the same thing, and yours is kept.',
  },
  takeTheirs: { fa: 'نسخهٔ او بماند', en: 'Take theirs' },
  restored: {
    fa: 'نوشتهٔ قبلی شما که ذخیره نشده بود، اینجاست.',
    en: 'What you had written and not saved is here again.',
  },
  giveUp: { fa: 'کنارش بگذار', en: 'Discard it' },
});
