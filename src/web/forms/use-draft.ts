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
  /** What was sent is stored by now, under the version that the shop answered: only what was typed since differs. Whether nothing was. */
  readonly saved: (sent: T, version?: number) => boolean;
  /** What was sent was made an item of its own: what was typed since is found in the draft of that, which is named. Whether nothing was. */
  readonly made: (sent: T, item: MadeItem<T>) => boolean;
  /** What was written was sent and is done: what was typed since stays, everything else begins anew. */
  readonly done: (sent: T) => void;
  /** Of what is written by now only what this answers stays, also where its screen has gone by then. Whether nothing does. */
  readonly leave: (left: (now: T) => T) => boolean;
  /** Gives up what was typed for what is stored; after a send it is {@link Draft.done}. */
  readonly takeStored: () => void;
}

/**
 * What is written of an item. The editor is keyed by the item, never by its version: when a newer version comes, after a save or because
 * somebody else changed it, fields that were not touched since take it, and what was typed stays. By its name (`post:12`) it outlives a
 * closed dialog, a reload, Back, a new version of the shop and an expired session, until it is saved or given up. An item without a version (null) is newer
 * when it holds something else; its saves say what `stored` was.
 */
export function useDraft<T extends object>(
  stored: T,
  version: number | null,
  name: string,
  settle?: Settle<T>,
): Draft<T> {
  const isKnown = useWriterKnown();
  /** As it is by now: the screen may have gone meanwhile, or goes with it. */
  const newest = () => foundDraft(stored, version, draftText(name), settle);
  const find = () => (isKnown ? newest() : heldDraft(stored, version));
  const [held, setHeld] = useState(find);
  const [lookedFor, setLookedFor] = useState(isKnown ? name : null);
  let now = held;
  if (isKnown && lookedFor !== name) {
    setLookedFor(name);
    // What was typed before it was known who writes is newer than what is stored; what is typed under another name is another's.
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
      // It looks as before until its screen goes on with what was made.
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
