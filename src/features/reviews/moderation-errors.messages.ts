import { messages } from '#shared/messages.ts';

/** Why a moderation decision cannot be made. */
export const moderationRefusals = messages({
  reasonNeeded: { fa: 'برای رد کردن، دلیلی برای نویسنده بنویسید.', en: 'To refuse it, write a reason for its writer.' },
});
