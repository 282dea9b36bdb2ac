import { messages } from '#shared/messages.ts';

/** Refusals of the events call. */
export const eventErrors = messages({
  typeUnknown: { fa: 'چنین رویدادی نیست.', en: 'There is no such event.' },
  cursorExpired: {
    fa: 'رویدادهای بعد از این نشانی دیگر نگه‌داری نمی‌شوند. یک بار از اول بخوانید و وضعیت‌ها را تازه کنید.',
    en: 'The events behind this cursor are not stored any more. Read from the beginning once, and fetch what may have changed.',
  },
});
