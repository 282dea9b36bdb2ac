import { refuse } from '#shared/contract/refusal.ts';

/** A place in a sorted list, after which the next page begins: the sort key of the last product displayed, and its number. */
export interface Cursor {
  readonly key: number;
  readonly id: number;
}

const shape = /^([a-z]+(?:-[a-z]+)*):(-?\d+(?:\.\d+)?(?:e-?\d+)?):(\d+)$/;

/** The place as it stands in an address; what it holds is nobody's business but ours. */
export function writeCursor(order: string, { key, id }: Cursor): string {
  return Buffer.from(`${order}:${key}:${id}`).toString('base64url');
}

/**
 * The place that an address names; null when it is none of this order. Its sort key is a whole number, unless the list is sorted by what may
 * be a fraction: a rating, or how well something fits.
 */
export function readCursor(order: string, text: string, { fractions = false } = {}): Cursor | null {
  const bytes = Buffer.from(text, 'base64url');
  // Node reads over what is no base64: something else at its end would be the same cursor.
  if (bytes.toString('base64url') !== text) return null;
  const found = shape.exec(bytes.toString());
  if (found?.[1] !== order) return null;
  const row = { key: Number(found[2]), id: Number(found[3]) };
  const wellFormed =
    (fractions ? Number.isFinite(row.key) : Number.isInteger(row.key)) &&
    Math.abs(row.key) <= Number.MAX_SAFE_INTEGER &&
    Number.isSafeInteger(row.id);
  return wellFormed ? row : null;
}

/** Behind every row of a list that the shop will ever have, and a number that the database can still count to. */
const greatestOffset = 1_000_000_000;

/** How many rows stand before a page that is requested by its number. */
export function offsetOf(page: number | undefined, size: number): number {
  return Math.min(((page ?? 1) - 1) * size, greatestOffset);
}

/** An `after` that none of our pages has named. */
export const cursorRejection = refuse(
  'invalid-request',
  {
    fa: 'درخواست درست نیست. after از نشانی صفحهٔ پیش گرفته نشده است.',
    en: 'The request is not valid. after is not taken from the address of a page.',
  },
  { fields: { after: { fa: 'درست نیست.', en: 'It is not accepted.' } } },
);
