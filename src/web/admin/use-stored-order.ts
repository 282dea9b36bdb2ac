import type { UsedResource } from '../data/use-resource.ts';
import { useAction } from '#web/forms/use-action.ts';

interface KeptOrder<Item> {
  readonly busy: boolean;
  /** Reads the list again while it stays in sight. */
  readonly renew: () => Promise<void>;
  /** Moves an item one place up or down; `moved` is announced. */
  readonly move: (item: Item, by: -1 | 1, moved: string) => Promise<void>;
}

/** A list that the staff puts into order: what is moved stands in its new place at once, and where the shop refuses, the list is read again. */
export function useKeptOrder<Item>(
  asked: UsedResource<Item[]>,
  { read, keep }: { readonly read: () => Promise<Item[]>; readonly keep: (items: readonly Item[]) => Promise<unknown> },
): KeptOrder<Item> {
  const ordering = useAction();
  const renew = async () => {
    try {
      asked.replace(await read());
    } catch {
      asked.refresh();
    }
  };
  return {
    busy: ordering.busy,
    renew,
    move: async (item, by, moved) => {
      if (ordering.busy || asked.state !== 'ready') return;
      const place = asked.data.indexOf(item);
      const next = asked.data.toSpliced(place, 1).toSpliced(place + by, 0, item);
      asked.replace(next);
      if (!(await ordering.run(() => keep(next), moved))) await renew();
    },
  };
}
