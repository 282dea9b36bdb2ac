import { refuse } from '#shared/contract/refusal.ts';

/** A position in a sorted list, after which the next page begins: the sort key and id of the last row displayed. */
export interface Cursor {
  readonly key: number;
  readonly id: number;
}

const shape = /^([a-z]+(?:-[a-z]+)*):(-?\d+(?:\.\d+)?(?:e-?\d+)?):(\d+)$/;

/** Encodes a position for a URL; the format is opaque to callers. */
export function writeCursor(order: string, { key, id }: Cursor): string {
  return Buffer.from(`${order}:${key}:${id}`).toString('base64url');
}

/**
 * Decodes a position from a URL; null when it does not belong to this order. The sort key is an integer, unless the list is sorted by a possibly
 * fractional value: a rating or a relevance.
 */
export function readCursor(order: string, text: string, { fractions = false } = {}): Cursor | null {
  const bytes = Buffer.from(text, 'base64url');
  // Node skips invalid base64 characters: otherwise a suffix would yield the same cursor.
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

/** Greater than the number of rows of any list, but within the database's range. */
const greatestOffset = 1_000_000_000;

/** Returns the number of rows before a page requested by its number. */
export function offsetOf(page: number | undefined, size: number): number {
  return Math.min(((page ?? 1) - 1) * size, greatestOffset);
}

/** The refusal of an `after` that is not a cursor of this list. */
export const cursorRejection = refuse(
  'invalid-request',
  {
    fa: 'درخواست درست نیست. after از نشانی صفحهٔ پیش گرفته نشده است.',
    en: 'The request is not valid. after is not taken from the address of a page.',
  },
  { fields: { after: { fa: 'درست نیست.', en: 'It is not accepted.' } } },
);
