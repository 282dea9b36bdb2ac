import { messages } from '#shared/messages.ts';

export const chatRefusals = messages({
  tooManyMessages: {
    fa: 'پیام‌ها پشت سر هم آمدند. کمی دیگر دوباره بفرستید.',
    en: 'That was a lot at once. Send it again in a moment.',
  },
  changedHands: {
    fa: 'مسئول این گفت‌وگو در این میان عوض شده است.',
    en: 'This conversation has changed hands since you looked.',
  },
  wroteMeanwhile: {
    fa: 'مشتری همین حالا نوشت. پیامش را ببینید، بعد ببندید.',
    en: 'The customer has just written. Read that first, then close it.',
  },
  conversationNotFound: { fa: 'این گفت‌وگو پیدا نشد.', en: 'This conversation was not found.' },
});
