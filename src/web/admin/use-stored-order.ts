import { useMemo } from 'react';
import { announce } from '#ui/feedback/toast.tsx';
import { useAction } from '#web/forms/use-action.ts';
import { usePressed } from '#web/forms/use-pressed.ts';
import type { UsedResource } from '../data/use-resource.ts';

interface StoredOrder<Item> {
  /** The items in the most recent order, before the response. */
  readonly items: readonly Item[];
  readonly busy: boolean;
  /** Reloads the list while it stays visible. */
  readonly renew: () => Promise<void>;
  /** Moves an item one place up or down; `moved` is announced. */
  readonly move: (item: Item, by: -1 | 1, moved: string) => Promise<void>;
}

const none: readonly never[] = [];

/**
 * Returns a list that the staff reorders: a moved item is in its new place at once, moves made while one is in flight are sent after it, and if the
 * shop refuses one, the list is reloaded.
 */
export function useStoredOrder<Item>(
  requested: UsedResource<Item[]>,
  {
    read,
    keep,
  }: {
    readonly read: () => Promise<Item[]>;
    readonly keep: (items: readonly Item[], before: readonly Item[]) => Promise<unknown>;
  },
): StoredOrder<Item> {
  const ordering = useAction({ done: null });
  const rows = requested.state === 'ready' ? requested.data : none;
  const stored = useMemo(() => ({ items: rows, moved: '' }), [rows]);
  const { now, press } = usePressed<{ readonly items: readonly Item[]; readonly moved: string }>(stored, {
    action: ordering,
    send: async (next, known) => {
      await keep(next.items, known.items);
      announce(next.moved, 'good');
      return next;
    },
  });
  const renew = async () => {
    try {
      requested.replace(await read());
    } catch {
      requested.refresh();
    }
  };
  return {
    items: now.items,
    busy: ordering.busy,
    renew,
    move: async (item, by, moved) => {
      const index = now.items.indexOf(item);
      const items = now.items.toSpliced(index, 1).toSpliced(index + by, 0, item);
      if (index >= 0 && !(await press({ items, moved }))) await renew();
    },
  };
}
