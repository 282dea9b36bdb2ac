import { messages } from '#shared/messages.ts';

/** Error messages for applicants and the deciding staff. */
export const applicationRefusals = messages({
  weakPassword: {
    fa: 'این رمز را زود حدس می‌زنند. رمز دیگری انتخاب کنید.',
    en: 'This password is easy to guess. Choose another one.',
  },
  notFound: { fa: 'این درخواست پیدا نشد.', en: 'This application was not found.' },
  decidedAlready: {
    fa: 'همکار دیگری به این درخواست رسیدگی کرده است.',
    en: 'A colleague has already decided this application.',
  },
  sellsAlready: { fa: 'این مشتری همین حالا فروشگاه دارد.', en: 'This customer has a shop already.' },
  reasonNeeded: {
    fa: 'برای رد کردن، دلیلی برای درخواست‌کننده بنویسید.',
    en: 'To refuse it, write a reason for the applicant.',
  },
});
