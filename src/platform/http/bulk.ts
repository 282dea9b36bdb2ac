import type { BulkOutcome, BulkReply } from '#shared/contract/bulk.ts';
import type { Language } from '#shared/language.ts';
import { isRefusal, type Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '../shop.ts';

interface Together<Key> {
  readonly ids: readonly Key[];
  readonly done: readonly Key[];
}

interface Outcomes<Key> {
  data: (Omit<BulkOutcome, 'id'> & { id: Key })[];
}

/** What a bulk call answers whose items were done in one transaction: what is not among the done is refused, or was so already. */
export function doneTogether<Key>(
  { ids, done }: Together<Key>,
  refused?: { readonly refusal: Refusal; readonly language: Language },
): Outcomes<Key> {
  const finished = new Set(done);
  const left = {
    outcome: refused === undefined ? 'skipped' : 'failed',
    code: refused?.refusal.refusal ?? null,
    message: refused?.refusal.message[refused.language] ?? null,
  } as const;
  return {
    data: ids.map((id) => ({
      id,
      ...(finished.has(id) ? ({ outcome: 'done', code: null, message: null } as const) : left),
    })),
  };
}

/** How to do a bulk call's work with one item. */
export interface BulkWork<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => number;
  readonly language: Language;
  /** Does it for one item, in a transaction of its own: answers a refusal, or whether there was anything to do. */
  readonly each: (item: Item) => Promise<'done' | 'skipped' | Refusal>;
}

/**
 * Does the same with several items, each by itself: one that is refused is as it was, and the others are done. They are done in the order of
 * their ids, so that two calls which share some never wait for each other in a circle, and answered in the order of the request.
 */
export async function inBulk<Item>(
  shop: Pick<Shop, 'transaction'>,
  { items, idOf, language, each }: BulkWork<Item>,
): Promise<BulkReply> {
  const data: BulkOutcome[] = [];
  const inOrder = items.map((item, index) => ({ item, index, id: idOf(item) })).sort((a, b) => a.id - b.id);
  for (const { item, index, id } of inOrder) {
    const outcome = await shop.transaction(() => each(item));
    data[index] = isRefusal(outcome)
      ? { id, outcome: 'failed', code: outcome.refusal, message: outcome.message[language] }
      : { id, outcome, code: null, message: null };
  }
  return { data };
}
