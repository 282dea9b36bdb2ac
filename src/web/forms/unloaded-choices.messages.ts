import { messages } from '#shared/messages.ts';

/** Messages of a field whose choices could not be loaded. */
export const unloadedChoicesMessages = messages({
  unloaded: { fa: 'گزینه‌ها بارگذاری نشد.', en: 'The choices could not be loaded.' },
});
