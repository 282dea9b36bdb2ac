import { holdsTheSame, joinChanges } from '#shared/join-changes.ts';

/** The item created from a draft: the name under which editing continues, and what the shop stores of it. */
export interface MadeItem<T> {
  readonly name: string;
  readonly stored: T;
  readonly version: number | null;
}

/**
 * Merges into the written value what the shop stored of the sent one: new rows take the ids under which they are stored, so that they are not added a
 * second time.
 */
export type Settle<T> = (written: T, sent: T, stored: T) => T;

const asWritten = <T>(written: T): T => written;

export interface HeldDraft<T> {
  readonly version: number;
  /** The values of the fields when untouched or last stored. */
  readonly base: T;
  readonly value: T;
  readonly both: readonly (keyof T)[] | null;
  readonly restored: boolean;
  /** Whether the next version is the draft's own save: `same` where its number is known already. */
  readonly own: 'same' | 'newer' | null;
  /** Values that were sent and are not known to be stored: the response was lost or is pending. */
  readonly sent: readonly T[];
  /** Values stored before the own saves: for an item without a version, a response that still contains one of them is stale, not newer. */
  readonly before: readonly T[];
}

const untouched = { both: null, restored: false, own: null, sent: [], before: [] } as const;

/** The number of sent values that are compared with a newer version. */
const maxSent = 5;

/** Marks the current value as sent: even if the response is lost, it may be stored. */
export function sentDraft<T extends object>(held: HeldDraft<T>): HeldDraft<T> {
  const { base, value, sent, before } = held;
  // Sending again accepts the value stored now as the base, even if it equals the one before the save.
  const now = before.length === 0 ? held : { ...held, before: [] };
  if (holdsTheSame(base, value) || sent.some((one) => holdsTheSame(one, value))) return now;
  return { ...now, sent: [...sent, value].slice(-maxSent) };
}

/** Returns the value as the shop stores it: with trimmed texts. */
const asStored = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

/** Whether the stored value differs from the base only by what was sent. */
const isOwnSave = <T extends object>(base: T, stored: T, sent: T): boolean =>
  (Object.keys(base) as (keyof T)[]).every((name) =>
    [base[name], sent[name]].some((one) => asStored(one) === asStored(stored[name])),
  );

export const heldDraft = <T extends object>(stored: T, version: number | null): HeldDraft<T> => ({
  version: version ?? 0,
  base: stored,
  value: stored,
  ...untouched,
});

/** Whether no own save is awaiting its newer version. */
const isOver = <T extends object>({ own, before }: HeldDraft<T>): boolean => own === null && before.length === 0;

/** Returns a draft rebased on another version, if that is newer: untouched fields take the new values, and what was typed stays. */
export function withVersion<T extends object>(
  held: HeldDraft<T>,
  stored: T,
  version: number | null,
  settle: Settle<T> = asWritten,
): HeldDraft<T> {
  if (version === null && holdsTheSame(held.base, stored))
    return isOver(held) ? held : { ...held, own: null, before: [] };
  const isNewer =
    version === null
      ? !held.before.some((one) => holdsTheSame(one, stored))
      : version > held.version || (version === held.version && held.own === 'same');
  if (!isNewer) return held;
  const own =
    held.own === null ? held.sent.find((sent) => isOwnSave(held.base, stored, settle(sent, sent, stored))) : held.base;
  const settled = (written: T): T => (own === undefined ? written : settle(written, own, stored));
  const [base, value] = [settled(held.base), settled(held.value)];
  const { joined, both } = joinChanges(base, value, stored);
  const isByOthers = own === undefined && !holdsTheSame(base, value) && !holdsTheSame(base, stored);
  return {
    ...held,
    version: version ?? 0,
    base: stored,
    value: joined,
    own: null,
    sent: [],
    before: [],
    both: isByOthers ? both : held.both,
  };
}

export function savedDraft<T extends object>(held: HeldDraft<T>, sent: T, version?: number): HeldDraft<T> {
  return {
    ...held,
    ...untouched,
    sent: [sent],
    before: [...held.before, held.base].slice(-maxSent),
    base: sent,
    version: version ?? held.version,
    own: version === undefined ? 'newer' : 'same',
  };
}

/** Returns the draft of an item created from another draft, with what was typed there since it was sent. */
export const madeDraft = <T extends object>(
  { value }: HeldDraft<T>,
  sent: T,
  made: MadeItem<T>,
  settle?: Settle<T>,
): HeldDraft<T> => withVersion({ ...heldDraft(sent, null), value, own: 'newer' }, made.stored, made.version, settle);

/** Returns the rest of a draft of which a part was sent, as a new draft. */
export const draftWith = <T extends object>(held: HeldDraft<T>, value: T): HeldDraft<T> => ({
  ...held,
  ...untouched,
  value,
});

/** Returns the text of a draft to store in this tab; empty where it equals what the shop stores. */
export function textOfDraft<T extends object>({ version, base, value, sent }: HeldDraft<T>): string {
  return holdsTheSame(base, value) ? '' : JSON.stringify({ version, base, value, ...(sent.length > 0 && { sent }) });
}

/** Restores what was typed before, as {@link textOfDraft} wrote it, joined with what is stored by now. */
export function foundDraft<T extends object>(
  stored: T,
  version: number | null,
  text: string,
  settle?: Settle<T>,
): HeldDraft<T> {
  if (text === '') return heldDraft(stored, version);
  try {
    const before = JSON.parse(text) as Pick<HeldDraft<T>, 'version' | 'base' | 'value'> & Partial<HeldDraft<T>>;
    const value = { ...stored, ...before.value };
    const { sent = [] } = before;
    return withVersion({ ...before, ...untouched, sent, value, restored: true }, stored, version, settle);
  } catch {
    return heldDraft(stored, version);
  }
}
