import { useEffect, useState } from 'react';
import { holdsTheSame, joinChanges, typedSince } from '#shared/join-changes.ts';
import { onSending } from './action.ts';
import { draftText, giveUpDraft, storeDraft, useWriterKnown } from './stored-draft.ts';

/** What is being written of an item that the shop stores. */
export interface Draft<T> {
  readonly value: T;
  /** The version that was seen, which a save sends. */
  readonly version: number;
  /** What the shop stores, as far as it is known here. */
  readonly stored: T;
  /** Whether it differs from what is stored. */
  readonly changed: boolean;
  /** Somebody else saved while it was changed here: what both changed, with what was typed here still in its place. Null: nobody did. */
  readonly both: readonly (keyof T)[] | null;
  /** It was typed before, and found again. */
  readonly restored: boolean;
  readonly change: (part: Partial<T>) => void;
  /** What was sent is stored by now, under the version that the shop answered: only what was typed since differs. */
  readonly saved: (sent: T, version?: number) => void;
  /** What was written was sent and is done: what was typed since stays, everything else begins anew. */
  readonly done: (sent: T) => void;
  /** Of what is written by now only what this answers stays, also where its screen has gone by then. */
  readonly leave: (left: (now: T) => T) => void;
  /** Gives up what was typed for what is stored; after a send it is {@link Draft.done}. */
  readonly takeStored: () => void;
}

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
}

const untouched = { both: null, restored: false, own: null, sent: [] } as const;

/** So many of what was sent are compared with what comes back. */
const maxSent = 5;

/** What is written is being sent: where its answer is lost, it may be stored all the same. */
export function sentDraft<T extends object>(held: HeldDraft<T>): HeldDraft<T> {
  const { base, value, sent } = held;
  if (holdsTheSame(base, value) || sent.some((one) => holdsTheSame(one, value))) return held;
  return { ...held, sent: [...sent, value].slice(-maxSent) };
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

/** A draft to which another version has come, if it is newer: fields that were not touched since take it, and what was typed stays. */
export function withVersion<T extends object>(held: HeldDraft<T>, stored: T, version: number | null): HeldDraft<T> {
  const isNewer =
    version === null
      ? !holdsTheSame(held.base, stored)
      : version > held.version || (version === held.version && held.own === 'same');
  if (!isNewer) return held;
  const { joined, both } = joinChanges(held.base, held.value, stored);
  const isByOthers =
    held.own === null &&
    !holdsTheSame(held.base, held.value) &&
    !holdsTheSame(held.base, stored) &&
    !held.sent.some((sent) => isOwnSave(held.base, stored, sent));
  return {
    ...held,
    version: version ?? 0,
    base: stored,
    value: joined,
    own: null,
    sent: [],
    both: isByOthers ? both : held.both,
  };
}

export function savedDraft<T extends object>(held: HeldDraft<T>, sent: T, version?: number): HeldDraft<T> {
  return {
    ...held,
    ...untouched,
    base: sent,
    version: version ?? held.version,
    own: version === undefined ? 'newer' : 'same',
  };
}

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
export function foundDraft<T extends object>(stored: T, version: number | null, text: string): HeldDraft<T> {
  if (text === '') return heldDraft(stored, version);
  try {
    const before = JSON.parse(text) as Pick<HeldDraft<T>, 'version' | 'base' | 'value'> & Partial<HeldDraft<T>>;
    const value = { ...stored, ...before.value };
    const { sent = [] } = before;
    return withVersion({ ...before, ...untouched, sent, value, restored: true }, stored, version);
  } catch {
    return heldDraft(stored, version);
  }
}

/**
 * What is written of an item. The editor is keyed by the item, never by its version: when a newer version comes, after a save or because
 * somebody else changed it, fields that were not touched since take it, and what was typed stays. By its name (`post:12`) it outlives a
 * closed dialog, a reload, Back, a new version of the shop and an expired session, until it is saved or given up. An item without a version (null) is newer
 * when it holds something else; its saves say what `stored` was.
 */
export function useDraft<T extends object>(stored: T, version: number | null, name: string): Draft<T> {
  const isKnown = useWriterKnown();
  const find = () => (isKnown ? foundDraft(stored, version, draftText(name)) : heldDraft(stored, version));
  const [held, setHeld] = useState(find);
  const [lookedFor, setLookedFor] = useState(isKnown ? name : null);
  if (isKnown && lookedFor !== name) {
    setLookedFor(name);
    // What was typed before it was known who writes is newer than what is stored; what is typed under another name is another's.
    if (lookedFor !== null || holdsTheSame(held.base, held.value)) setHeld(find());
  }
  const current = withVersion(held, stored, version);
  if (current !== held) setHeld(current);
  const changed = !holdsTheSame(current.base, current.value);
  const leave = (left: (now: T, base: T) => T) => {
    const after = (before: HeldDraft<T>) => draftWith(before, left(before.value, before.base));
    // At once, and from what is stored: the screen may have gone meanwhile, or goes with it.
    storeDraft(name, textOfDraft(after(foundDraft(stored, version, draftText(name)))));
    setHeld(after);
  };
  useEffect(() => onSending(() => setHeld(sentDraft)), []);
  useEffect(() => {
    if (isKnown && lookedFor === name) storeDraft(name, textOfDraft(current));
  }, [isKnown, lookedFor, name, current]);
  return {
    value: current.value,
    version: current.version,
    stored: current.base,
    changed,
    both: current.both,
    restored: current.restored && changed,
    change: (part) => {
      setHeld((before) => ({ ...before, value: { ...before.value, ...part } }));
    },
    saved: (sent, as) => {
      // At once, because the dialog that it was written in may close with it; what was typed since is stored with the next drawing.
      storeDraft(name, '');
      setHeld((before) => savedDraft(before, sent, as));
    },
    done: (sent) => {
      leave((now, base) => typedSince(now, sent, base));
    },
    leave,
    takeStored: () => {
      giveUpDraft(name);
      setHeld((before) => heldDraft(before.base, before.version));
    },
  };
}
