import { messages } from '#shared/messages.ts';

/** Why the shop's contact data cannot be saved. */
export const contactRefusals = messages({
  halfAPlace: {
    fa: 'برای نقشه، عرض و طول هر دو لازم است؛ یا هیچ‌کدام را ننویسید.',
    en: 'The map needs latitude and longitude; write both, or neither.',
  },
});
