import { messages } from '#shared/messages.ts';

export const searchAdminMessages = messages({
  title: { fa: 'جست‌وجوی فروشگاه', en: 'Shop search' },
});
