import { kindIn, nameIn } from '#shared/text/names.ts';
import type { Language } from '#shared/language.ts';

/** The names of an ordered item at the time, in Persian and English. */
export interface LineWords {
  readonly name: string;
  readonly nameEn: string | null;
  readonly variantName: string | null;
  readonly variantNameEn: string | null;
}

/** Returns the names of an ordered item in a language, falling back to Persian. */
export const lineNames = (
  { variantName, variantNameEn, ...line }: LineWords,
  language: Language,
): { name: string; variant: string | null } => ({
  name: nameIn(line, language),
  variant: variantName === null ? null : kindIn({ name: variantName, nameEn: variantNameEn }, language),
});

/** The codes of an ordered item for other systems: those at the time of the order, and the variant's current external reference. */
export interface LineCodes {
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly externalRef: string | null;
}

/** Serialises the codes for the API. */
export const lineCodes = ({ sku, barcode, externalRef }: LineCodes) => ({ sku, barcode, external_ref: externalRef });
