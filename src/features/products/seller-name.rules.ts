import type { Brand } from '#features/appearance/appearance.rules.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import type { Language } from '#shared/language.ts';
import { nameIn } from '#shared/text/names.ts';

/** Returns a seller's name as displayed to shoppers. The house seller is the shop itself and uses the shop's name. */
export function sellerName(
  { id, name, nameEn }: { readonly id: number; readonly name: string; readonly nameEn: string | null },
  { brand, language }: { readonly brand: Brand; readonly language: Language },
): string {
  return id === houseSellerId ? brand.name[language] : nameIn({ name, nameEn }, language);
}
