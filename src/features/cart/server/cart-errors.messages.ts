import { messages } from '#shared/messages.ts';

/** Server messages for refusals that the shop's own pages never cause. */
export const cartRefusals = messages({
  productNotFound: { fa: 'این کالا پیدا نشد', en: 'This product was not found' },
  oneIdNeeded: {
    fa: 'یا product_id لازم است یا variant_id، نه هر دو و نه هیچ‌یک',
    en: 'Exactly one of product_id and variant_id is needed',
  },
  quantityTooSmall: { fa: 'تعداد باید حداقل ۱ باشد', en: 'The quantity must be at least 1' },
});
