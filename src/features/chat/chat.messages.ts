import { messages } from '#shared/messages.ts';

export const chatRefusals = messages({
  tooManyMessages: {
    fa: 'پیام‌ها پشت سر هم آمدند. کمی دیگر دوباره بفرستید.',
    en: 'That was a lot at once. Send it again in a moment.',
  },
  conversationNotFound: { fa: 'این گفت‌وگو پیدا نشد.', en: 'This conversation was not found.' },
});
