import { formatNumber } from '#shared/text/digits.ts';
import { messages } from '#shared/messages.ts';

/** Refusal messages of the access-key calls. */
export const accessKeyErrors = messages({
  notFound: { fa: 'این کلید پیدا نشد.', en: 'This key was not found.' },
  tooMany: {
    fa: (limit: number) =>
      `بیش از ${formatNumber(limit, 'fa')} کلید هم‌زمان نمی‌شود. کلیدی را که استفاده نمی‌شود باطل کنید.`,
    en: (limit: number) =>
      `There can be ${formatNumber(limit, 'en')} keys at once. Revoke one that is not used any more.`,
  },
});
