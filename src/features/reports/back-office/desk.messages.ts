import { messages } from '#shared/messages.ts';

export const deskMessages = messages({
  title: { fa: 'میز کار', en: 'Desk' },
});
