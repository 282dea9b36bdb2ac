import { refuse, type Refusal } from './contract/refusal.ts';
import { inBoth } from './messages.ts';
import { metadataMessages } from './metadata.messages.ts';

/** Metadata that other systems store on an item of the shop, by their own names: such as an order's number in their books. */
export type Metadata = Readonly<Record<string, string>>;

/** A name begins with a letter, followed by letters, digits, hyphens and underscores. */
export const metadataKey = '^[A-Za-z][A-Za-z0-9_-]{0,39}$';
export const longestMetadataValue = 500;
export const maxMetadataKeys = 20;

/** A change of metadata: unnamed keys stay, null deletes. `before` contains the values of the named keys as read. */
export interface MetadataChange {
  readonly metadata: Readonly<Record<string, string | null>>;
  readonly before: Readonly<Record<string, string | null>>;
}

const at = (values: MetadataChange['before'], key: string) =>
  Object.hasOwn(values, key) ? (values[key] ?? null) : null;

/** Returns the metadata after a change, sorted by key; refused if somebody else has changed one of the keys, or there are too many. */
export function changedMetadata(
  now: Metadata,
  { metadata, before }: MetadataChange,
): Metadata | Refusal<'changed-meanwhile' | 'too-many-metadata'> {
  const keys = Object.keys(metadata);
  if (keys.some((key) => at(now, key) !== at(before, key)))
    return refuse(
      'changed-meanwhile',
      inBoth(metadataMessages, (t) => t.changedMeanwhile),
    );
  const values = new Map(Object.entries(now));
  for (const key of keys) {
    const value = at(metadata, key);
    if (value === null) values.delete(key);
    else values.set(key, value);
  }
  if (values.size > maxMetadataKeys)
    return refuse(
      'too-many-metadata',
      inBoth(metadataMessages, (t) => t.tooMany),
    );
  return Object.fromEntries([...values].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the differences of two states, for the audit log. */
export function metadataParts(before: Metadata, after: Metadata): { before: Metadata; after: Metadata } {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => at(before, key) !== at(after, key),
  );
  const partOf = (state: Metadata) =>
    Object.fromEntries(differing.flatMap((key) => (Object.hasOwn(state, key) ? [[key, state[key] ?? '']] : [])));
  return { before: partOf(before), after: partOf(after) };
}
