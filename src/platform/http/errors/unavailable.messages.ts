import { messages } from '#shared/messages.ts';

export const unavailableMessages = messages({
  unavailable: {
    fa: 'فروشگاه برای چند لحظه در دسترس نیست. چیزی از دست نرفته است؛ کمی بعد دوباره تلاش کنید.',
    en: 'The shop cannot be reached for a moment. Nothing is lost; please try again shortly.',
  },
  busy: {
    fa: 'فروشگاه همین حالا بسیار شلوغ است. چند ثانیهٔ دیگر دوباره تلاش کنید.',
    en: 'The shop is very busy just now. Please try again in a few seconds.',
  },
  tryAgain: { fa: 'تلاش دوباره', en: 'Try again' },
});
