import type { Language, Text } from '#shared/language.ts';

/** The shop's name and default language. As configured until the owner's setting is loaded, with which features/brand updates it. */
export interface ShopIdentity {
  name: Text;
  language: Language;
}
