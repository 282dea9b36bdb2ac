import type { Language, Text } from '#shared/language.ts';

/**
 * How the shop speaks where nobody chose for themselves: by its name, in its language. As configured until the owner's
 * decision is known, which features/brand keeps it to.
 */
export interface ShopIdentity {
  name: Text;
  language: Language;
}
