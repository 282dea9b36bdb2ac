import { useState } from 'react';
import type { Settle } from './held-draft.ts';
import { useDraft, type Draft } from './use-draft.ts';

export interface WrittenItem<Item, T> {
  /** The edited item; null until a new one was created. */
  readonly item: Item | null;
  readonly draft: Draft<T>;
  /**
   * Applies the shop's response to the sent value; returns whether nothing was typed since, so that the dialog may close. Otherwise editing continues
   * on the created item.
   */
  readonly saved: (sent: T, answered: Item) => boolean;
}

/** Returns the version of the response; null for an item without one. */
const versionOf = (item: object | null): number | null =>
  item !== null && 'version' in item && typeof item.version === 'number' ? item.version : null;

/** The draft in a dialog of an item, or of one that its first save creates. */
export function useWrittenItem<Item extends object, T extends object>(
  given: Item | null,
  written: (item: Item | null) => T,
  name: (item: Item | null) => string,
  settle?: Settle<T>,
): WrittenItem<Item, T> {
  /** The item that a save created, from nothing or in place of the given one. */
  const [made, setMade] = useState<{ readonly insteadOf: string; readonly item: Item } | null>(null);
  const item = made?.insteadOf === name(given) ? made.item : given;
  const draft = useDraft(written(item), versionOf(item), name(item), settle);
  const saved = (sent: T, answered: Item): boolean => {
    const version = versionOf(answered);
    const isAnother = name(answered) !== name(item);
    const isWhole = isAnother
      ? draft.made(sent, { name: name(answered), stored: written(answered), version })
      : draft.saved(sent, version ?? undefined);
    if (!isWhole && isAnother) setMade({ insteadOf: name(given), item: answered });
    return isWhole;
  };
  return { item, draft, saved };
}
