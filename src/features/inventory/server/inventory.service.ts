import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inventoryMessages } from '../inventory.messages.ts';
import type { StockChange } from '../inventory-admin.contract.ts';
import { setThreshold } from './inventory-admin.store.ts';
import {
  changeStockRows,
  changeStockRowsOfSeller,
  heldOf,
  heldOfSeller,
  lockAvailable,
  movePieces,
  uncountSales,
} from './inventory.store.ts';

/** Changes of the stock by a person: the shop's staff, or (by a `sellerId`) a seller of what is theirs alone. */
export interface StockMove {
  readonly by: number;
  readonly sellerId: number | null;
  readonly changes: readonly StockChange[];
  readonly note?: string;
}

export type StockRefusal = Refusal<'stock-unknown' | 'stock-held' | 'stock-twice' | 'changed-meanwhile'>;

/**
 * Receives or corrects the stock of variants by one statement, with a movement for each that says who and why: all of them
 * or none. What is held for orders cannot be counted away, and what was counted when another number was there is not taken for true. Answers how many there were.
 */
export function moveStock(shop: Shop, { by, sellerId, changes, note = '' }: StockMove): Promise<number | StockRefusal> {
  return shop.transaction(async () => {
    const ids = changes.map((change) => change.variant_id);
    const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index);
    if (twice >= 0)
      return refusedAt(
        'stock-twice',
        twice,
        inBoth(inventoryMessages, (t) => t.twice),
      );
    const wanted = {
      variantIds: ids,
      reasons: changes.map((change) => change.reason),
      pieces: changes.map((change) => change.pieces),
      seen: changes.map((change) => change.seen ?? null),
      at: shop.clock.now(),
      by,
      note,
    };
    const changed =
      sellerId === null
        ? await changeStockRows(shop, wanted)
        : await changeStockRowsOfSeller(shop, { ...wanted, sellerId });
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

/** Sets at how many pieces or fewer of a variant shoppers and staff are notified that few are left. */
export function setLowStockThreshold(
  shop: Shop,
  { by, variantId, pieces }: { readonly by: number; readonly variantId: number; readonly pieces: number },
): Promise<{ id: number; low_stock_threshold: number } | Refusal<'stock-unknown'>> {
  return shop.transaction(async () => {
    const [before] = await setThreshold(shop, { variantId, pieces });
    if (before === undefined)
      return refuse(
        'stock-unknown',
        inBoth(inventoryMessages, (t) => t.unknown),
      );
    if (before.was !== pieces) {
      await recordChange(shop, {
        by,
        action: 'stock.threshold-changed',
        subject: 'variant',
        subjectId: variantId,
        before: { low_stock_threshold: before.was },
        after: { low_stock_threshold: pieces },
      });
      shop.invalidate(`stock:${before.productId}`);
    }
    return { id: variantId, low_stock_threshold: pieces };
  });
}

/** The shelf of a variant as the staff has it, or as its seller does. */
function shelfOf(
  shop: Shop,
  { variantId, sellerId }: { readonly variantId: number; readonly sellerId: number | null },
) {
  return sellerId === null ? heldOf(shop, { variantId }) : heldOfSeller(shop, { variantId, sellerId });
}

async function whyNot(
  shop: Shop,
  { changes, sellerId, done }: { changes: readonly StockChange[]; sellerId: number | null; done: readonly number[] },
): Promise<StockRefusal> {
  const index = changes.findIndex((change) => !done.includes(change.variant_id));
  const wanted = changes[index];
  const [stock] = wanted === undefined ? [] : await shelfOf(shop, { variantId: wanted.variant_id, sellerId });
  if (stock === undefined)
    return refusedAt(
      'stock-unknown',
      index,
      inBoth(inventoryMessages, (t) => t.unknown),
    );
  if (wanted?.reason === 'corrected' && wanted.seen !== undefined && wanted.seen !== stock.onHand)
    return {
      ...refusedAt(
        'changed-meanwhile',
        index,
        inBoth(inventoryMessages, (t) => t.changed(stock.onHand)),
      ),
      facts: { on_hand: stock.onHand },
    };
  return refusedAt(
    'stock-held',
    index,
    inBoth(inventoryMessages, (t) => t.held(stock.held)),
  );
}

function refusedAt<Code extends StockRefusal['refusal']>(
  code: Code,
  index: number,
  message: Refusal['message'],
): Refusal<Code> {
  return refuse(code, message, { fields: { [`changes.${index}.pieces`]: message } });
}

/** Pieces of a variant that an order takes or gives back. */
export interface OrderPieces {
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
}

/** The pieces of one order, of all its lines or of some. */
export interface OrderStock {
  readonly orderId: number;
  readonly pieces: readonly OrderPieces[];
}

/**
 * Sells the pieces of an order, in the transaction that moves the order: from those that are held for it, where what can be
 * had stays the same, or from what is left when its hold had lapsed. Fails when there are not enough.
 */
export async function sellStock(
  shop: Shop,
  { held, ...order }: OrderStock & { readonly held: boolean },
): Promise<void> {
  await move(shop, order, { onHand: -1, held: held ? -1 : 0, reason: 'sold' });
  const productIds = productsOf(order);
  if (held) invalidatePieces(shop, productIds);
  else await settleInStock(shop, productIds);
}

/** Lets go of the pieces that are held for an order which was not paid: they can be had again. */
export async function releaseStock(shop: Shop, order: OrderStock): Promise<void> {
  await move(shop, order, { onHand: 0, held: -1, reason: 'released' });
  await settleInStock(shop, productsOf(order));
}

/** Takes back pieces that were sold: onto the shelf where they can be sold again; sold they no longer count in either case. */
export async function restock(
  shop: Shop,
  { toShelf = true, ...order }: OrderStock & { readonly toShelf?: boolean },
): Promise<void> {
  if (toShelf) {
    await move(shop, order, { onHand: 1, held: 0, reason: 'returned' });
    await settleInStock(shop, productsOf(order));
  } else if (order.pieces.length > 0) {
    await uncountSales(shop, {
      productIds: order.pieces.map(({ productId }) => productId),
      quantities: order.pieces.map(({ quantity }) => quantity),
    });
  }
}

/** How many pieces of some variants can be had; nobody else takes any until the end of the transaction. */
export async function lockAvailableStock(
  shop: Shop,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await lockAvailable(shop, { variantIds });
  return new Map(rows.map(({ variantId, available }) => [variantId, available]));
}

async function move(
  shop: Shop,
  { orderId, pieces }: OrderStock,
  how: { readonly onHand: -1 | 0 | 1; readonly held: -1 | 0; readonly reason: 'sold' | 'released' | 'returned' },
): Promise<void> {
  if (pieces.length === 0) return;
  await movePieces(shop, {
    variantIds: pieces.map(({ variantId }) => variantId),
    productIds: pieces.map(({ productId }) => productId),
    quantities: pieces.map(({ quantity }) => quantity),
    onHandDirection: how.onHand,
    heldDirection: how.held,
    reason: how.reason,
    orderId,
    at: shop.clock.now(),
  });
}

const productsOf = ({ pieces }: OrderStock): number[] => [...new Set(pieces.map(({ productId }) => productId))];

/** After pieces of products were taken of which some are left: only their own pages say how many. */
export function invalidatePieces(shop: Shop, productIds: readonly number[]): void {
  shop.invalidate(...productIds.map((id) => `stock:${id}`));
}
