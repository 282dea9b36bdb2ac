import { holdsTheSame, joinChanges } from '#shared/join-changes.ts';

/** What was made of a draft: under which name it is written on, and what the shop stores of it. */
export interface MadeItem<T> {
  readonly name: string;
  readonly stored: T;
  readonly version: number | null;
}

/**
 * What is written, where `stored` is what the shop made of what was sent: its new rows bear the numbers by which they are stored, so that they are not
 * added once more.
 */
export type Settle<T> = (written: T, sent: T, stored: T) => T;

const asWritten = <T>(written: T): T => written;

export interface HeldDraft<T> {
  readonly version: number;
  /** What the fields were when nobody had touched them, or when they were last stored. */
  readonly base: T;
  readonly value: T;
  readonly both: readonly (keyof T)[] | null;
  readonly restored: boolean;
  /** The next version is one's own: `same` where its number is known already. */
  readonly own: 'same' | 'newer' | null;
  /** What was sent and is not known to be stored: its answer did not come, or is on its way. */
  readonly sent: readonly T[];
  /** What was stored before it was saved: of an item without a version an answer that still holds it is from before, not newer. */
  readonly before: readonly T[];
}

const untouched = { both: null, restored: false, own: null, sent: [], before: [] } as const;

/** So many of what was sent are compared with what comes back. */
const maxSent = 5;

/** What is written is being sent: where its answer is lost, it may be stored all the same. */
export function sentDraft<T extends object>(held: HeldDraft<T>): HeldDraft<T> {
  const { base, value, sent, before } = held;
  // Who sends again means what the shop holds now, though it is what was there before.
  const now = before.length === 0 ? held : { ...held, before: [] };
  if (holdsTheSame(base, value) || sent.some((one) => holdsTheSame(one, value))) return now;
  return { ...now, sent: [...sent, value].slice(-maxSent) };
}

/** As the shop stores it: without the blanks around a text. */
const asStored = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? part.trim() : part));

/** Whether what is stored now differs from before by nothing but what one sent. */
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

/** Whether no answer to an own save is waited for. */
const isOver = <T extends object>({ own, before }: HeldDraft<T>): boolean => own === null && before.length === 0;

/** A draft to which another version has come, if it is newer: fields that were not touched since take it, and what was typed stays. */
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

/** A draft of what was made of another draft: what was typed in that since it was sent. */
export const madeDraft = <T extends object>(
  { value }: HeldDraft<T>,
  sent: T,
  made: MadeItem<T>,
  settle?: Settle<T>,
): HeldDraft<T> => withVersion({ ...heldDraft(sent, null), value, own: 'newer' }, made.stored, made.version, settle);

/** A draft of which a part was sent: the rest, as something that was begun anew. */
export const draftWith = <T extends object>(held: HeldDraft<T>, value: T): HeldDraft<T> => ({
  ...held,
  ...untouched,
  value,
});

/** What is stored of a draft in this tab: nothing where it holds what the shop stores. */
export function textOfDraft<T extends object>({ version, base, value, sent }: HeldDraft<T>): string {
  return holdsTheSame(base, value) ? '' : JSON.stringify({ version, base, value, ...(sent.length > 0 && { sent }) });
}

/** What was typed before, as {@link textOfDraft} wrote it, joined with what is stored by now. */
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
