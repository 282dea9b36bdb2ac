import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inventoryMessages } from '../inventory.messages.ts';
import type { StockChange } from '../inventory-admin.contract.ts';
import { changeStockRows, heldOf } from './inventory.store.ts';

/** Changes of the stock by a person: the shop's staff, or (by a `sellerId`) a seller of what is theirs alone. */
export interface StockMove {
  readonly by: number;
  readonly sellerId: number | null;
  readonly changes: readonly StockChange[];
  readonly note?: string;
}

export type StockRefusal = Refusal<'stock-unknown' | 'stock-held' | 'stock-twice'>;

/**
 * Receives or corrects the stock of variants by one statement, with a movement for each that says who and why: all of them
 * or none. What is held for orders cannot be counted away. Answers how many there were.
 */
export function moveStock(shop: Shop, { by, sellerId, changes, note = '' }: StockMove): Promise<number | StockRefusal> {
  return shop.transaction(async () => {
    const ids = changes.map((change) => change.variant_id);
    const twice = ids.findIndex((id, place) => ids.indexOf(id) !== place);
    if (twice >= 0)
      return refusedAt(
        'stock-twice',
        twice,
        inBoth(inventoryMessages, (t) => t.twice),
      );
    const changed = await changeStockRows(shop, [
      ids,
      changes.map((change) => change.reason),
      changes.map((change) => change.pieces),
      shop.clock.now(),
      by,
      note,
      sellerId,
    ]);
    if (changed.length < changes.length)
      return whyNot(shop, { changes, sellerId, done: changed.map((row) => row.variantId) });
    await recordChange(
      shop,
      ...changed
        .filter((row) => row.before !== row.after)
        .map((row): Change => ({
          by,
          action: 'stock.changed',
          subject: 'variant',
          subjectId: row.variantId,
          before: { on_hand: row.before },
          after: { on_hand: row.after, ...(note === '' ? {} : { note }) },
        })),
    );
    await settleInStock(shop, [...new Set(changed.map((row) => row.productId))]);
    return changed.length;
  });
}

async function whyNot(
  shop: Shop,
  { changes, sellerId, done }: { changes: readonly StockChange[]; sellerId: number | null; done: readonly number[] },
): Promise<StockRefusal> {
  const place = changes.findIndex((change) => !done.includes(change.variant_id));
  const [stock] = await heldOf(shop, [changes[place]?.variant_id, sellerId]);
  if (stock === undefined)
    return refusedAt(
      'stock-unknown',
      place,
      inBoth(inventoryMessages, (t) => t.unknown),
    );
  return refusedAt(
    'stock-held',
    place,
    inBoth(inventoryMessages, (t) => t.held(stock.held)),
  );
}

function refusedAt<Code extends StockRefusal['refusal']>(
  code: Code,
  place: number,
  message: Refusal['message'],
): Refusal<Code> {
  return refuse(code, message, { fields: { [`changes.${place}.pieces`]: message } });
}

/** After pieces of products were taken of which some are left: only their own pages say how many. */
export function tellPiecesChanged(shop: Shop, productIds: readonly number[]): void {
  shop.invalidate(...productIds.map((id) => `stock:${id}`));
}
