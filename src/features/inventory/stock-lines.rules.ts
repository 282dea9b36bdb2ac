import { toLatinDigits } from '#shared/text/digits.ts';

/** A line of a pasted table: variant id, pieces and, in a shop with several locations, location id. */
export interface StockLine {
  readonly variantId: number;
  readonly pieces: number;
  readonly locationId?: number;
}

const line = /^(\d{1,9})\s*[,،;\t ]\s*(\d{1,7})(?:\s*[,،;\t ]\s*(\d{1,9}))?$/;
/** The maximum number of lines per save. */
export const maxStockLines = 500;

/** Parses a pasted table with any digits; `wrong` is the number of the first invalid line. Skips empty lines and a heading. */
export function stockLines(text: string): { readonly lines: StockLine[]; readonly wrong: number | null } {
  const lines: StockLine[] = [];
  for (const [index, raw] of toLatinDigits(text).split(/\r?\n/).entries()) {
    const one = raw.trim().replaceAll('"', '');
    if (one === '' || (index === 0 && !/^\d/.test(one))) continue;
    const found = line.exec(one);
    if (found === null) return { lines, wrong: index + 1 };
    const location = found[3] === undefined ? {} : { locationId: Number(found[3]) };
    lines.push({ variantId: Number(found[1]), pieces: Number(found[2]), ...location });
  }
  return { lines, wrong: null };
}
