import { messages } from '#shared/messages.ts';

/** What a field says whose choices did not come. */
export const unloadedChoicesMessages = messages({
  unloaded: { fa: 'گزینه‌ها بارگذاری نشد.', en: 'The choices could not be loaded.' },
});
