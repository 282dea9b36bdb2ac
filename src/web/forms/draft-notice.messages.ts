import { messages } from '#shared/messages.ts';

/** The texts for an editor when somebody else has saved the same item, and when a draft is restored. */
export const draftNoticeMessages = messages({
  joined: {
    fa: 'یک نفر دیگر هم‌زمان این را تغییر داد. جاهایی که دست نزده بودید، با تغییرهای او پر شد؛ نگاهی بیندازید و دوباره ذخیره کنید.',
    en: 'Someone else changed this meanwhile. Their changes are in wherever you had none; check and save again.',
  },
  both: {
    fa: (names: string) => `هر دو تغییرش داده‌اید؛ نوشتهٔ شما ماند: ${names}`,
    en: (names: string) => `Both of you changed: ${names}. Yours stays.`,
  },
  bothSome: {
    fa: 'یک جا را هر دو تغییر داده‌اید؛ نوشتهٔ شما ماند.',
    en: 'You both changed the same part; yours stays.',
  },
  takeTheirs: { fa: 'گذاشتن نسخهٔ او', en: 'Use theirs' },
  restored: {
    fa: 'نوشتهٔ قبلی‌تان ذخیره نشده بود؛ همین‌جاست.',
    en: 'Your unsaved changes from before are back.',
  },
  giveUp: { fa: 'حذف این نوشته', en: 'Discard it' },
});
