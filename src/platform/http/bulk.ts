import type { BulkOutcome, BulkReply } from '#shared/contract/bulk.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { Shop } from '../shop.ts';
import { validationMessages } from './validation/validation.messages.ts';

interface Together<Key> {
  readonly ids: readonly Key[];
  readonly done: readonly Key[];
}

interface Outcomes<Key> {
  data: (Omit<BulkOutcome, 'id'> & { id: Key })[];
}

/** Refuses an item that names what one before it in the same request has named: of two prices of one variant nobody knows which is meant. */
export const itemRepeated = (): Refusal<'item-repeated'> =>
  refuse(
    'item-repeated',
    inBoth(validationMessages, (t) => t.itemRepeated),
  );

/** Which items name what one before them has named already; what has no name repeats nothing. */
export function repeatedOf<Item>(items: readonly Item[], nameOf: (item: Item) => string | undefined): boolean[] {
  const named = new Set<string>();
  return items.map((item) => {
    const name = nameOf(item);
    if (name === undefined) return false;
    const isRepeated = named.has(name);
    named.add(name);
    return isRepeated;
  });
}

/**
 * What a bulk call answers whose items were done in one transaction: what is not among the done is refused, or was so already. With all of
 * them the same is done, so one that is named again was so already, too.
 */
export function doneTogether<Key>(
  { ids, done }: Together<Key>,
  refused?: { readonly refusal: Refusal | ((id: Key) => Refusal | null); readonly language: Language },
): Outcomes<Key> {
  const finished = new Set(done);
  const repeated = repeatedOf(ids, String);
  const left = (id: Key) => {
    const refusal = typeof refused?.refusal === 'function' ? refused.refusal(id) : refused?.refusal;
    if (refused === undefined || refusal == null) return { outcome: 'skipped', code: null, message: null } as const;
    return { outcome: 'failed', code: refusal.refusal, message: refusal.message[refused.language] } as const;
  };
  return {
    data: ids.map((id, index) => ({
      id,
      ...(!finished.has(id)
        ? left(id)
        : ({ outcome: repeated[index] === true ? 'skipped' : 'done', code: null, message: null } as const)),
    })),
  };
}

/** How to do a bulk call's work with one item. */
export interface BulkWork<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => number;
  /** What an item names, where that is not its id alone; undefined of what is not there yet. */
  readonly nameOf?: (item: Item) => string | undefined;
  readonly language: Language;
  /** Does it for one item, in a transaction of its own: answers a refusal, or whether there was anything to do. */
  readonly each: (item: Item) => Promise<'done' | 'skipped' | Refusal>;
}

/**
 * Does the same with several items, each by itself: one that is refused is as it was, and the others are done. They are done in the order of
 * their ids, so that two calls which share some never wait for each other in a circle, and answered in the order of the request. What is
 * named again is refused.
 */
export async function inBulk<Item>(
  shop: Pick<Shop, 'transaction'>,
  { items, idOf, nameOf = (item) => String(idOf(item)), language, each }: BulkWork<Item>,
): Promise<BulkReply> {
  const data: BulkOutcome[] = [];
  const repeated = repeatedOf(items, nameOf);
  const inOrder = items.map((item, index) => ({ item, index, id: idOf(item) })).sort((a, b) => a.id - b.id);
  for (const { item, index, id } of inOrder) {
    const outcome = repeated[index] === true ? itemRepeated() : await shop.transaction(() => each(item));
    data[index] = isRefusal(outcome)
      ? { id, outcome: 'failed', code: outcome.refusal, message: outcome.message[language] }
      : { id, outcome, code: null, message: null };
  }
  return { data };
}
