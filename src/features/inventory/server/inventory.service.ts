import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inventoryMessages } from '../inventory.messages.ts';
import type { StockChange } from '../inventory-admin.contract.ts';
import { setThreshold } from './inventory-admin.store.ts';
import { mainLocationId } from '../stock-locations.rules.ts';
import {
  lockAvailable,
  putBackPieces,
  releasePieces,
  restockPieces,
  sellFreePieces,
  sellHeldPieces,
  uncountSales,
} from './inventory.store.ts';
import { changeStockRows, changeStockRowsOfSeller, heldOf, heldOfSeller } from './stock-changes.store.ts';
import { firstLocationId, openLevels } from './stock-locations.store.ts';

/** Stock changes by a person: the shop's staff or, with a `sellerId`, a seller, limited to their own variants. */
export interface StockMove {
  readonly by: number;
  readonly sellerId: number | null;
  readonly changes: readonly StockChange[];
  readonly note?: string;
}

export type StockRefusal = Refusal<'variant-not-found' | 'stock-held' | 'stock-twice' | 'changed-meanwhile'>;

/**
 * Receives or corrects the stock of variants in one statement, all or none, with a movement for each that records person and reason. A correction
 * below the held quantity is refused, as is one whose expected quantity is outdated. Returns the number of variants.
 */
export function moveStock(shop: Shop, { by, sellerId, changes, note = '' }: StockMove): Promise<number | StockRefusal> {
  return shop.transaction(async () => {
    const first = await firstLocation(shop);
    const ids = changes.map((change) => change.variant_id);
    const locationIds = changes.map((change) => change.location_id ?? first);
    const levels = ids.map((id, index) => `${id}@${locationIds[index]}`);
    const twice = levels.findIndex((level, index) => levels.indexOf(level) !== index);
    if (twice >= 0)
      return refusedAt(
        'stock-twice',
        twice,
        inBoth(inventoryMessages, (t) => t.twice),
      );
    if (locationIds.some((id) => id !== mainLocationId)) await openLevels(shop, { variantIds: ids, locationIds });
    const wanted = {
      variantIds: ids,
      locationIds,
      named: changes.map((change) => change.location_id !== undefined),
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
      return whyNot(shop, {
        changes,
        first,
        sellerId,
        done: changed.map((row) => `${row.variantId}@${row.locationId}`),
      });
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
          after: { on_hand: row.after, ...atLocation(row.locationId), ...(note === '' ? {} : { note }) },
        })),
    );
    await settleInStock(shop, [...new Set(changed.map((row) => row.productId))]);
    return changed.length;
  });
}

export const stockUnknown = () =>
  refuse(
    'variant-not-found',
    inBoth(inventoryMessages, (t) => t.unknown),
  );

/** Whether a variant has stock levels. */
export async function isInStore(shop: Shop, variantId: number): Promise<boolean> {
  return (await heldOf(shop, { variantId, locationId: await firstLocation(shop) })).length > 0;
}

/** Returns the location for the audit log: empty for the main location, the only one in most shops. */
export const atLocation = (locationId: number) => (locationId === mainLocationId ? {} : { location: locationId });

/** Returns the first location in the owner's order, which receives pieces by default. */
export async function firstLocation(shop: Shop): Promise<number> {
  return (await firstLocationId(shop))[0]?.id ?? mainLocationId;
}

/**
 * Sets the low-stock threshold: of a variant at all locations, which also applies to the hint for shoppers, or at a given location. Refused when the
 * current value differs from `seen`.
 */
export function setLowStockThreshold(
  shop: Shop,
  {
    by,
    variantId,
    pieces,
    seen,
    locationId = mainLocationId,
  }: {
    readonly by: number;
    readonly variantId: number;
    readonly pieces: number;
    readonly seen?: number | undefined;
    readonly locationId?: number | undefined;
  },
): Promise<{ id: number; low_stock_threshold: number } | Refusal<'variant-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [before] = await setThreshold(shop, { variantId, locationId, pieces, seen: seen ?? null });
    if (before === undefined) return stockUnknown();
    if (before.was !== (seen ?? before.was)) return changedMeanwhile();
    if (before.was !== pieces) {
      await recordChange(shop, {
        by,
        action: 'stock.threshold-changed',
        subject: 'variant',
        subjectId: variantId,
        before: { low_stock_threshold: before.was },
        after: { low_stock_threshold: pieces, ...atLocation(locationId) },
      });
      shop.invalidate(`stock:${before.productId}`);
    }
    return { id: variantId, low_stock_threshold: pieces };
  });
}

/** Returns the stock of a variant for the staff or for its seller. */
function shelfOf(
  shop: Shop,
  { sellerId, ...level }: { readonly variantId: number; readonly locationId: number; readonly sellerId: number | null },
) {
  return sellerId === null ? heldOf(shop, level) : heldOfSeller(shop, { ...level, sellerId });
}

async function whyNot(
  shop: Shop,
  {
    changes,
    first,
    sellerId,
    done,
  }: { changes: readonly StockChange[]; first: number; sellerId: number | null; done: readonly string[] },
): Promise<StockRefusal> {
  const locationOf = (change: StockChange) => change.location_id ?? first;
  const index = changes.findIndex((change) => !done.includes(`${change.variant_id}@${locationOf(change)}`));
  const wanted = changes[index];
  const [level] =
    wanted === undefined
      ? []
      : await shelfOf(shop, { variantId: wanted.variant_id, locationId: locationOf(wanted), sellerId });
  if (wanted === undefined || level === undefined)
    return refusedAt(
      'variant-not-found',
      index,
      inBoth(inventoryMessages, (t) => t.unknown),
    );
  const onHand = wanted.location_id === undefined ? level.onHand : level.here;
  if (wanted.reason === 'corrected' && wanted.seen !== undefined && wanted.seen !== onHand)
    return {
      ...refusedAt(
        'changed-meanwhile',
        index,
        inBoth(inventoryMessages, (t) => t.changed(onHand)),
      ),
      facts: { on_hand: onHand },
    };
  // Pieces at other locations are not affected by the correction and set its minimum.
  const elsewhere = wanted.location_id === undefined ? level.onHand - level.here : 0;
  const least = level.held + elsewhere;
  return refusedAt(
    'stock-held',
    index,
    inBoth(inventoryMessages, (t) => (elsewhere > 0 ? t.elsewhere(least) : t.held(least))),
  );
}

function refusedAt<Code extends StockRefusal['refusal']>(
  code: Code,
  index: number,
  message: Refusal['message'],
): Refusal<Code> {
  return refuse(code, message, { fields: { [`changes.${index}.pieces`]: message } });
}

/** Pieces of a variant that an order takes or returns. */
export interface OrderPieces {
  readonly variantId: number;
  readonly productId: number;
  readonly quantity: number;
}

/** The pieces of one order, of all its lines or some. */
export interface OrderStock {
  readonly orderId: number;
  readonly pieces: readonly OrderPieces[];
}

/**
 * Sells the pieces of an order in the transaction that moves it: from those reserved for it, which leaves the available quantity unchanged, or, when
 * its hold had expired, from the available stock in the owner's order of locations. Throws when there are not enough.
 */
export async function sellStock(
  shop: Shop,
  { held, ...order }: OrderStock & { readonly held: boolean },
): Promise<void> {
  if (order.pieces.length === 0) return;
  await (held ? sellHeldPieces : sellFreePieces)(shop, movedOf(shop, order));
  const productIds = productsOf(order);
  if (held) invalidatePieces(shop, productIds);
  else await settleInStock(shop, productIds);
}

/** Releases the pieces reserved for an order that was not paid; they become available again at their locations. */
export async function releaseStock(shop: Shop, order: OrderStock): Promise<void> {
  if (order.pieces.length === 0) return;
  await releasePieces(shop, movedOf(shop, order));
  await settleInStock(shop, productsOf(order));
}

/** Returns sold pieces of an order that were never shipped to the locations they were taken from. */
export async function putBackStock(shop: Shop, order: OrderStock): Promise<void> {
  if (order.pieces.length === 0) return;
  await putBackPieces(shop, movedOf(shop, order));
  await settleInStock(shop, productsOf(order));
}

interface CameBack extends OrderStock {
  /** Whether they can be sold again. */
  readonly toShelf?: boolean;
  /** The location that receives them; the first by default. */
  readonly locationId?: number | undefined;
  /** The return they belong to. */
  readonly returnId?: number | undefined;
}

/** Takes back sold pieces: into stock where they can be sold again; in either case they are subtracted from the sold count. */
export async function restock(shop: Shop, { toShelf = true, locationId, returnId, ...order }: CameBack): Promise<void> {
  if (order.pieces.length === 0) return;
  if (!toShelf) {
    await uncountSales(shop, {
      productIds: order.pieces.map(({ productId }) => productId),
      quantities: order.pieces.map(({ quantity }) => quantity),
    });
    return;
  }
  const to = locationId ?? (await firstLocation(shop));
  const moved = movedOf(shop, order);
  if (to !== mainLocationId)
    await openLevels(shop, { variantIds: moved.variantIds, locationIds: moved.variantIds.map(() => to) });
  await restockPieces(shop, { ...moved, locationId: to, returnId: returnId ?? null });
  await settleInStock(shop, productsOf(order));
}

/** Returns the available quantities of variants, locked until the end of the transaction. */
export async function lockAvailableStock(
  shop: Shop,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await lockAvailable(shop, { variantIds });
  return new Map(rows.map(({ variantId, available }) => [variantId, available]));
}

const movedOf = (shop: Shop, { orderId, pieces }: OrderStock) => ({
  variantIds: pieces.map(({ variantId }) => variantId),
  productIds: pieces.map(({ productId }) => productId),
  quantities: pieces.map(({ quantity }) => quantity),
  orderId,
  at: shop.clock.now(),
});

const productsOf = ({ pieces }: OrderStock): number[] => [...new Set(pieces.map(({ productId }) => productId))];

/** Invalidates the product pages after pieces were taken and some are left: no other page displays the quantity. */
export function invalidatePieces(shop: Shop, productIds: readonly number[]): void {
  shop.invalidate(...productIds.map((id) => `stock:${id}`));
}
