import { messages } from '#shared/messages.ts';

export const limitsFormMessages = messages({
  save: { fa: 'ذخیره', en: 'Save' },
  noLimit: { fa: 'خالی: بدون سقف', en: 'Empty: no limit' },
});
