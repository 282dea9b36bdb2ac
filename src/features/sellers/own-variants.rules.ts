import { kindIn } from '#shared/text/names.ts';
import type { ProductDraft } from '#features/products/products-admin.contract.ts';
import { joined } from '#shared/text/joined.ts';
import type { Language } from '#shared/language.ts';

type OwnVariant = Pick<ProductDraft['variants'][number], 'colour' | 'size'>;

/** Returns a variant's name for its seller: colour and size in the seller's language; null for a single variant. */
export function ownVariantName({ colour, size }: OwnVariant, language: Language): string | null {
  const kinds = [
    ...(colour === null ? [] : [kindIn({ name: colour.name.fa, nameEn: colour.name.en }, language)]),
    ...(size === null ? [] : [kindIn({ name: size.fa, nameEn: size.en }, language)]),
  ];
  return joined(kinds, language) || null;
}
