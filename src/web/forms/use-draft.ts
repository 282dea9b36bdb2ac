import { useEffect, useState } from 'react';
import { holdsTheSame, typedSince } from '#shared/join-changes.ts';
import { onSending } from './action.ts';
import {
  draftWith,
  foundDraft,
  heldDraft,
  madeDraft,
  savedDraft,
  sentDraft,
  textOfDraft,
  withVersion,
  type HeldDraft,
  type MadeItem,
  type Settle,
} from './held-draft.ts';
import { draftText, giveUpDraft, storeDraft, useWriterKnown } from './stored-draft.ts';

/** The draft of an item that the shop stores. */
export interface Draft<T> {
  readonly value: T;
  /** The version the draft is based on, which a save sends. */
  readonly version: number;
  /** What the shop stores, as far as this client knows. */
  readonly stored: T;
  /** Whether the draft differs from the stored value. */
  readonly changed: boolean;
  /** The fields changed both here and by somebody else's save meanwhile; the draft retains what was typed here. Null if there was no such save. */
  readonly both: readonly (keyof T)[] | null;
  /** Whether the draft was restored from storage. */
  readonly restored: boolean;
  readonly change: (part: Partial<T>) => void;
  /** Marks the sent value as stored under the version in the response: only what was typed since differs. Returns whether nothing was. */
  readonly saved: (sent: T, version?: number) => boolean;
  /** Marks the sent value as a newly created item: what was typed since moves to that item's draft, which is named. Returns whether nothing was. */
  readonly made: (sent: T, item: MadeItem<T>) => boolean;
  /** Resets the draft after the sent value was processed: what was typed since stays. */
  readonly done: (sent: T) => void;
  /** Reduces the current draft to what the callback returns, even after its screen was unmounted. Returns whether nothing is left. */
  readonly leave: (left: (now: T) => T) => boolean;
  /** Discards what was typed in favour of what is stored; after a send use {@link Draft.done}. */
  readonly takeStored: () => void;
}

/**
 * The draft of an item. The editor is keyed by the item, never by its version: when a newer version arrives, after a save or from somebody else,
 * untouched fields take it, and what was typed stays. Stored by its name (`post:12`), it survives a closed dialog, a reload, Back, a new version of
 * the shop and an expired session, until it is saved or discarded. An item without a version (null) is newer when its content differs; its saves pass
 * what `stored` was.
 */
export function useDraft<T extends object>(
  stored: T,
  version: number | null,
  name: string,
  settle?: Settle<T>,
): Draft<T> {
  const isKnown = useWriterKnown();
  /** The current state from storage: the screen may be unmounted meanwhile or by this very change. */
  const newest = () => foundDraft(stored, version, draftText(name), settle);
  const find = () => (isKnown ? newest() : heldDraft(stored, version));
  const [held, setHeld] = useState(find);
  const [lookedFor, setLookedFor] = useState(isKnown ? name : null);
  let now = held;
  if (isKnown && lookedFor !== name) {
    setLookedFor(name);
    // A draft written before the session was known is newer than what is stored; what is typed under another name belongs to another draft.
    if (lookedFor !== null || holdsTheSame(held.base, held.value)) now = find();
  }
  const current = withVersion(now, stored, version, settle);
  if (current !== held) setHeld(current);
  const changed = !holdsTheSame(current.base, current.value);
  const becomes = (after: (before: HeldDraft<T>) => HeldDraft<T>): boolean => {
    const left = textOfDraft(after(newest()));
    storeDraft(name, left);
    setHeld(after);
    return left === '';
  };
  const leave = (left: (now: T, base: T) => T) =>
    becomes((before) => draftWith(before, left(before.value, before.base)));
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
    saved: (sent, as) => becomes((before) => savedDraft(before, sent, as)),
    made: (sent, item) => {
      const left = textOfDraft(madeDraft(newest(), sent, item, settle));
      // The display is unchanged until the screen switches to the created item.
      becomes((before) => savedDraft(before, before.value));
      if (left !== '') storeDraft(item.name, left);
      return left === '';
    },
    done: (sent) => void leave((now, base) => typedSince(now, sent, base)),
    leave,
    takeStored: () => {
      giveUpDraft(name);
      setHeld((before) => heldDraft(before.base, before.version));
    },
  };
}
