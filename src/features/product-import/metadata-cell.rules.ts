import { normalisers } from '#shared/contract/normalisers.ts';
import {
  longestMetadataValue,
  maxMetadataKeys,
  metadataKey,
  type Metadata,
  type MetadataChange,
} from '#shared/metadata.ts';

/** Why a cell is not valid metadata of a product. */
export type MetadataCellError = 'no-pair' | 'key-twice' | 'too-many' | 'too-long';

const shape = new RegExp(metadataKey);

// A value may contain line breaks, which would otherwise start new pairs in the cell.
const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const unescaped = (value: string) => value.replace(/\\([\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

/** Returns metadata as a table cell: one `key=value` per line, ordered by key. */
export const metadataCell = (metadata: Metadata): string =>
  Object.entries(metadata)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${escaped(value)}`)
    .join('\n');

/** Parses a metadata cell, which replaces all metadata of the product; an empty cell means none. */
export function metadataIn(cell: string): { readonly values: Metadata } | { readonly error: MetadataCellError } {
  const values = new Map<string, string>();
  for (const line of cell.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [key, value] = pairIn(line);
    if (!shape.test(key) || value === null) return { error: 'no-pair' };
    if (value.length > longestMetadataValue) return { error: 'too-long' };
    if (values.has(key)) return { error: 'key-twice' };
    values.set(key, value);
  }
  return values.size > maxMetadataKeys ? { error: 'too-many' } : { values: Object.fromEntries(values) };
}

function pairIn(line: string): [key: string, value: string | null] {
  const divider = line.indexOf('=');
  if (divider < 0) return ['', null];
  return [line.slice(0, divider).trim(), normalisers.text(unescaped(line.slice(divider + 1)))];
}

/** Returns the difference between the current metadata and that of a cell; null when there is none. */
export function metadataChange(now: Metadata, wanted: Metadata): MetadataChange | null {
  const standing = new Map(Object.entries(now));
  const after = new Map(Object.entries(wanted));
  const keys = [...new Set([...standing.keys(), ...after.keys()])].filter(
    (key) => standing.get(key) !== after.get(key),
  );
  if (keys.length === 0) return null;
  const partOf = (values: ReadonlyMap<string, string>) =>
    Object.fromEntries(keys.map((key) => [key, values.get(key) ?? null]));
  return { metadata: partOf(after), before: partOf(standing) };
}
