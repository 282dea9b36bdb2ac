import { messages } from '#shared/messages.ts';

/** Refusals of requests about the staff. */
export const staffErrors = messages({
  ownerLinkEnded: {
    fa: 'این لینک دیگر معتبر نیست. فروشگاهی که مالک ندارد، در هر بار راه‌اندازی لینک تازه‌ای در گزارش خود می‌نویسد.',
    en: 'This link is no longer valid. A shop without an owner writes a new one into its log at each start.',
  },
});
