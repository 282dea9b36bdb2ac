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

/** Refuses an item that names the same as an earlier one in the request: of two prices of one variant it is unclear which is meant. */
export const itemRepeated = (): Refusal<'item-repeated'> =>
  refuse(
    'item-repeated',
    inBoth(validationMessages, (t) => t.itemRepeated),
  );

/** Returns which items name the same as an earlier one; an item without a name repeats nothing. */
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
 * Builds the response of a bulk call whose items were processed in one transaction: an item not among the done ones is refused, or was already in
 * that state. All items undergo the same change, so a repeated one was already in that state, too.
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

/** How a bulk call processes one item. */
export interface BulkWork<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => number;
  /** Returns what an item names if that is not its id alone; undefined for what does not exist yet. */
  readonly nameOf?: (item: Item) => string | undefined;
  readonly language: Language;
  /** Processes one item in its own transaction: returns a refusal, or whether there was anything to do. */
  readonly each: (item: Item) => Promise<'done' | 'skipped' | Refusal>;
}

/**
 * Processes several items independently: a refused one is unchanged, and the others are applied. They are processed in the order of their ids, so
 * that two calls that share some never deadlock, and reported in the order of the request. A repeated item is refused.
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
