import { useState } from 'react';
import type { Settle } from './held-draft.ts';
import { useDraft, type Draft } from './use-draft.ts';

export interface WrittenItem<Item, T> {
  /** The item that is written; null until a new one was made. */
  readonly item: Item | null;
  readonly draft: Draft<T>;
  /**
   * What was sent is stored, as the shop answered; whether nothing was typed since, so that the dialog may close. Else it goes on with
   * what was made.
   */
  readonly saved: (sent: T, answered: Item) => boolean;
}

/** By which version it was answered; null for what has none. */
const versionOf = (item: object | null): number | null =>
  item !== null && 'version' in item && typeof item.version === 'number' ? item.version : null;

/** What is written in a dialog of an item, or of one that is made by its first save. */
export function useWrittenItem<Item extends object, T extends object>(
  given: Item | null,
  written: (item: Item | null) => T,
  name: (item: Item | null) => string,
  settle?: Settle<T>,
): WrittenItem<Item, T> {
  /** What a save has made: of nothing, or in the place of what was given. */
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
