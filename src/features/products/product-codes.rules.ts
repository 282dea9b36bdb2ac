import { foldText } from '#shared/text/search-text.ts';

/** The codes that a text may be: a product id, a variant's SKU or the number below a barcode. */
export interface TypedCode {
  /** Normalized by {@link plainCode}. */
  readonly sku: string;
  /** The number padded to each barcode length: leading zeros depend on the barcode type. */
  readonly barcodes: readonly string[];
  readonly productId: number | null;
}

/** Maximum length of a code, in characters. */
const maxLetters = 80;
const barcodeLengths = [8, 12, 13, 14];
const greatestId = 999_999_999;

/** Labels printed before a code and copied with it. */
const label =
  /^(?:(?:کد|شماره|شناسه)(?: ?(?:کالا|محصول))?|بارکد|sku|gtin|ean|upc|barcode|(?:product|item) (?:code|number|no\.?))(?: ?[:#]| (?=\S*[0-9]))/;

/** Normalizes a code: without separators, in lower case and Latin digits, so that hj-991, HJ 991 and hj_۹۹۱ are equal. */
export const plainCode = (text: string): string => foldText(text).replace(/[\s\p{Cf}_./\u2010-\u2015-]/gu, '');

/** Returns the codes that a text may be, after removing its label; null for a text that cannot be a code: a code contains a digit. */
export function codeIn(text: string): TypedCode | null {
  if (text.length > maxLetters) return null;
  const sku = plainCode(foldText(text).replace(label, '').replace(/^#/, ''));
  if (!/^[\p{L}\p{N}]*[0-9][\p{L}\p{N}]*$/u.test(sku)) return null;
  const digits = /^[0-9]+$/.test(sku) ? sku.replace(/^0+/, '') : '';
  const number = digits === '' ? 0 : Number(digits);
  return {
    sku,
    barcodes:
      digits.length < 5
        ? []
        : barcodeLengths.filter((length) => length >= digits.length).map((length) => digits.padStart(length, '0')),
    productId: number > 0 && number <= greatestId ? number : null,
  };
}
