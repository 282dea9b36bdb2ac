import { messages } from '#shared/messages.ts';

/** What the staff reads when a decision cannot be taken. */
export const moderationRefusals = messages({
  reasonNeeded: { fa: 'برای رد کردن، دلیلی برای نویسنده بنویسید.', en: 'To refuse it, write a reason for its writer.' },
});
