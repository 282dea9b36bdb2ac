import { messages } from '#shared/messages.ts';

/** Texts of the wishlist button, wherever products are displayed. */
export const heartMessages = messages({
  wish: {
    fa: (name: string) => `افزودن «${name}» به علاقه‌مندی‌ها`,
    en: (name: string) => `Add ${name} to the wishlist`,
  },
});
