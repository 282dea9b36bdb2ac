import type { CutText } from './audit.rules.ts';

/** The value of a field: a string, a number, a boolean, a list of these, or null. */
export type Stored = string | number | boolean | null | CutText | readonly (string | number | boolean | null)[];

/** A field of an entry. A side that is undefined did not have the field. */
export interface FieldChange {
  /** From the outermost name inward: `variants`, `0`, `base_price`. */
  readonly path: readonly string[];
  readonly before: Stored | undefined;
  readonly after: Stored | undefined;
  readonly changed: boolean;
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
const isCut = (value: object): value is CutText => 'cut_text' in value && 'letters' in value;

function fieldsOf(
  value: unknown,
  path: readonly string[] = [],
): [string, { path: readonly string[]; stored: Stored }][] {
  if (value === undefined) return [];
  if (isPlain(value)) return path.length === 0 && value === null ? [] : [[path.join('.'), { path, stored: value }]];
  if (Array.isArray(value) && value.every(isPlain)) return [[path.join('.'), { path, stored: value }]];
  if (typeof value !== 'object') return [];
  if (isCut(value)) return [[path.join('.'), { path, stored: value }]];
  return Object.entries(value).flatMap(([name, part]) => fieldsOf(part, [...path, name]));
}

/** Returns the fields of an entry of the log in the order in which they were recorded; changed ones come first. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [new Map(fieldsOf(before)), new Map(fieldsOf(after))];
  const rows = [...new Map([...old, ...now])].map(([name, { path }]): FieldChange => {
    const [was, is] = [old.get(name)?.stored, now.get(name)?.stored];
    return { path, before: was, after: is, changed: JSON.stringify(was) !== JSON.stringify(is) };
  });
  return [...rows.filter((row) => row.changed), ...rows.filter((row) => !row.changed)];
}
