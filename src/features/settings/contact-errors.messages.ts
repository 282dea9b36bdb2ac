import { messages } from '#shared/messages.ts';

/** What the owner reads when the shop's contact cannot be stored. */
export const contactRefusals = messages({
  halfAPlace: {
    fa: 'برای نقشه، عرض و طول هر دو لازم است؛ یا هیچ‌کدام را ننویسید.',
    en: 'The map needs latitude and longitude; write both, or neither.',
  },
});
