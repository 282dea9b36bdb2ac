import { messages } from '#shared/messages.ts';

export const searchRefusals = messages({
  tooManyClicks: { fa: 'کمی بعد دوباره امتحان کنید.', en: 'Please try again a little later.' },
  tooManyImages: {
    fa: 'عکس‌های زیادی فرستاده‌اید؛ کمی بعد دوباره امتحان کنید.',
    en: 'You have sent many pictures. Please try again a little later.',
  },
});
