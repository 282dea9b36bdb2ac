import { settleInStock } from '#features/products/server/product-stock.service.ts';
import { invalidatePieces } from '#features/inventory/server/inventory.service.ts';
import type { Shop } from '#platform/shop.ts';
import { movePieces } from './orders.store.ts';

/** How the pieces of an order move: what becomes of those on the shelf and of those held, and why. */
const moves = {
  /** Paid in time: what was held leaves the shelf. What can be had stays the same. */
  sold: { onHand: -1, held: -1, reason: 'sold', changesWhatCanBeHad: false },
  /** Paid after the hold had lapsed: taken from what is left. */
  'sold-late': { onHand: -1, held: 0, reason: 'sold', changesWhatCanBeHad: true },
  /** Not paid: what was held can be had again. */
  released: { onHand: 0, held: -1, reason: 'released', changesWhatCanBeHad: true },
  /** Cancelled after it was placed: what had left the shelf is back on it. */
  returned: { onHand: 1, held: 0, reason: 'returned', changesWhatCanBeHad: true },
} as const;

/** Moves the pieces of an order, in the transaction that moves the order. */
export async function movedPieces(shop: Shop, orderId: number, how: keyof typeof moves): Promise<void> {
  const move = moves[how];
  const products = await movePieces(shop, [orderId, move.onHand, move.held, move.reason, shop.clock.now()]);
  const productIds = products.map((product) => product.productId);
  if (move.changesWhatCanBeHad) await settleInStock(shop, productIds);
  else invalidatePieces(shop, productIds);
}
