import { foldText } from '#shared/text/search-text.ts';

/** What a text may be the code of: a product's own number, a variant's SKU, and the number below a barcode. */
export interface TypedCode {
  /** As {@link plainCode} has it. */
  readonly sku: string;
  /** The number in each of the lengths that a barcode has: the zeros before it belong to its kind. */
  readonly barcodes: readonly string[];
  readonly productId: number | null;
}

/** A longer text is none. */
const maxLetters = 80;
const barcodeLengths = [8, 12, 13, 14];
const greatestId = 999_999_999;

/** What is printed before a code, and copied with it. */
const label =
  /^(?:(?:کد|شماره|شناسه)(?: ?(?:کالا|محصول))?|بارکد|sku|gtin|ean|upc|barcode|(?:product|item) (?:code|number|no\.?))(?: ?[:#]| (?=\S*[0-9]))/;

/** A code without what only parts it, in small letters and Latin digits: hj-991, HJ 991 and hj_۹۹۱ are one. */
export const plainCode = (text: string): string => foldText(text).replace(/[\s\p{Cf}_./\u2010-\u2015-]/gu, '');

/** What a text may be the code of; null where it is none: a code has a digit, and is what is left behind its label. */
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
