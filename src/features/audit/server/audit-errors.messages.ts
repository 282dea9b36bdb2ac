import { messages } from '#shared/messages.ts';

export const auditRefusals = messages({
  noSuchDay: { fa: 'این روز در تقویم نیست.', en: 'There is no such day.' },
});
