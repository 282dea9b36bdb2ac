import { messages } from '#shared/messages.ts';

/** What a heart says wherever products are displayed. */
export const heartMessages = messages({
  wish: {
    fa: (name: string) => `افزودن «${name}» به علاقه‌مندی‌ها`,
    en: (name: string) => `Add ${name} to the wishlist`,
  },
});
