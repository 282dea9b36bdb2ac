import type { UsedResource } from '../data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';

interface StoredOrder<Item> {
  readonly busy: boolean;
  /** Reads the list again while it stays in sight. */
  readonly renew: () => Promise<void>;
  /** Moves an item one place up or down; `moved` is announced. */
  readonly move: (item: Item, by: -1 | 1, moved: string) => Promise<void>;
}

/** A list that the staff puts into order: what is moved stands in its new place at once, and where the shop refuses, the list is read again. */
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
  const ordering = useAction();
  const renew = async () => {
    try {
      requested.replace(await read());
    } catch {
      requested.refresh();
    }
  };
  return {
    busy: ordering.busy,
    renew,
    move: async (item, by, moved) => {
      if (ordering.busy || requested.state !== 'ready') return;
      const before = requested.data;
      const index = before.indexOf(item);
      const next = before.toSpliced(index, 1).toSpliced(index + by, 0, item);
      requested.replace(next);
      if (!(await ordering.run(() => keep(next, before), moved))) await renew();
    },
  };
}
