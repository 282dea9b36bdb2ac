import { messages } from '#shared/messages.ts';

export const supportRefusals = messages({
  answerNotFound: { fa: 'این پاسخ پیدا نشد.', en: 'This answer was not found.' },
  tooManyVotes: { fa: 'کمی بعد دوباره تلاش کنید.', en: 'Please try again a little later.' },
  changedMeanwhile: {
    fa: 'یک نفر دیگر همین حالا این پاسخ را عوض کرده است. صفحه را تازه کنید.',
    en: 'Somebody else has changed this answer meanwhile. Reload the page.',
  },
  slugTaken: { fa: 'پاسخ دیگری این نشانی را دارد.', en: 'Another answer has this address.' },
});
