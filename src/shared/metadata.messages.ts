import { messages } from './messages.ts';

/** The reasons why metadata of other systems is not stored. */
export const metadataMessages = messages({
  changedMeanwhile: {
    fa: 'یک نفر یا یک برنامهٔ دیگر زودتر از شما این برچسب را عوض کرده است؛ تازه‌اش را ببینید و دوباره ذخیره کنید.',
    en: 'Somebody else, or a program, has changed one of these before you; look at theirs and save again.',
  },
  tooMany: { fa: 'بیشتر از ۲۰ برچسب جا نمی‌شود.', en: 'There is room for 20 of these.' },
});
