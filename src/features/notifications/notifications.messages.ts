import { messages } from '#shared/messages.ts';

export const notificationsMessages = messages({
  notFound: { fa: 'این اعلان پیدا نشد.', en: 'This notification was not found.' },
});
