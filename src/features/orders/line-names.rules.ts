import { kindIn, nameIn } from '#shared/text/names.ts';
import type { Language } from '#shared/language.ts';

/** What was ordered, as it was called then, in Persian and in English. */
export interface LineWords {
  readonly name: string;
  readonly nameEn: string | null;
  readonly variantName: string | null;
  readonly variantNameEn: string | null;
}

/** What was ordered, as it was called then, in a language; what was not written in it stands in Persian. */
export const lineNames = (
  { variantName, variantNameEn, ...line }: LineWords,
  language: Language,
): { name: string; variant: string | null } => ({
  name: nameIn(line, language),
  variant: variantName === null ? null : kindIn({ name: variantName, nameEn: variantNameEn }, language),
});

/** By what other systems know what was ordered: its codes as they were then, and what another program calls the variant now. */
export interface LineCodes {
  readonly sku: string | null;
  readonly barcode: string | null;
  readonly externalRef: string | null;
}

/** The same as calls answer it. */
export const lineCodes = ({ sku, barcode, externalRef }: LineCodes) => ({ sku, barcode, external_ref: externalRef });
