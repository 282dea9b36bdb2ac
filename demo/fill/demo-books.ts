import { sql } from 'drizzle-orm';
import { stock, stockMovements } from '#features/inventory/server/inventory.tables.ts';
import { percentSold } from '#features/flash-sales/flash-sales.rules.ts';
import { coupons, couponUses } from '#features/coupons/server/coupons.tables.ts';
import { flashSales } from '#features/flash-sales/server/flash-sales.tables.ts';
import { reviews } from '#features/reviews/server/reviews.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { inBatches } from './batches.ts';
import { demoCoupon } from './demo-ledger.ts';
import { demoOfferEnd, offersOf } from './demo-offers.ts';
import { demoWeeks } from './demo-orders.ts';
import { customerId, fillOrders, type Books } from './demo-order-rows.ts';

/** Writes offers, coupon, orders with their payments and steps, stock with its movements, and reviews. */
export async function fillBooks(shop: Shop, books: Books): Promise<void> {
  const offerIds = await fillOffers(shop, books);
  const couponId = await fillCoupon(shop, books);
  const orderIds = await fillOrders(shop, books, { offerIds, couponId });
  await fillStock(shop, books, orderIds);
  const written = books.ledger.reviews.map(({ customer, ...review }) => ({
    ...review,
    customerId: customerId(books, customer),
    state: 'approved' as const,
  }));
  for (const batch of inBatches(written)) await shop.db.insert(reviews).values(batch);
}

async function fillOffers(shop: Shop, { shelves, ledger, offersSince }: Books): Promise<Map<number, number>> {
  const now = shop.clock.now();
  // What sells best stands first.
  const rows = offersOf(shelves)
    .map(({ slug, ...terms }) => ({
      ...terms,
      beginsAt: offersSince,
      endsAt: demoOfferEnd(slug, now),
      sold: ledger.soldOnOffer.get(terms.productId) ?? 0,
    }))
    .sort((a, b) => percentSold(b) - percentSold(a))
    .map((offer, position) => ({ ...offer, position }));
  const made = await shop.db
    .insert(flashSales)
    .values(rows)
    .returning({ id: flashSales.id, productId: flashSales.productId });
  return new Map(made.map((offer) => [offer.productId, offer.id]));
}

async function fillCoupon(shop: Shop, books: Books): Promise<number> {
  const beginsAt = new Date(shop.clock.now().getTime() - demoWeeks * 7 * 24 * 3_600_000);
  const uses = [...books.ledger.couponUses];
  const all = uses.reduce((sum, [, count]) => sum + count, 0);
  const [coupon] = await shop.db
    .insert(coupons)
    .values({ ...demoCoupon, beginsAt, uses: all })
    .returning({ id: coupons.id });
  if (coupon === undefined) throw new Error('The demo coupon was not kept.');
  if (uses.length > 0) {
    await shop.db.insert(couponUses).values(
      uses.map(([customer, count]) => ({
        couponId: coupon.id,
        customerId: customerId(books, customer),
        uses: count,
      })),
    );
  }
  return coupon.id;
}

/** What is there now and what was sold since came in before the first order. */
async function fillStock(shop: Shop, { shelves, ledger }: Books, orderIds: readonly number[]): Promise<void> {
  const variants = shelves.flatMap((shelf) =>
    shelf.variants.map((variant) => ({ ...variant, createdAt: shelf.createdAt })),
  );
  const stockRows = variants.map(({ id, left }) => ({ variantId: id, onHand: left }));
  for (const batch of inBatches(stockRows)) await shop.db.insert(stock).values(batch);
  const received = variants
    .map(({ id, left, createdAt }) => ({
      variantId: id,
      onHandChange: left + (ledger.soldOfVariant.get(id) ?? 0),
      heldChange: 0,
      reason: 'received' as const,
      at: createdAt,
    }))
    .filter((movement) => movement.onHandChange > 0);
  for (const batch of inBatches(received)) await shop.db.insert(stockMovements).values(batch);
  const moved = ledger.orders.flatMap(({ lines, purchase: { placedAt, paysInCash, steps } }, place) =>
    lines.flatMap(({ variantId, quantity }) => {
      const line = { variantId, orderId: orderIds[place] ?? null };
      const soldAt = steps[0]?.at ?? placedAt;
      if (paysInCash) return [{ ...line, onHandChange: -quantity, heldChange: 0, reason: 'sold' as const, at: soldAt }];
      return [
        { ...line, onHandChange: 0, heldChange: quantity, reason: 'held' as const, at: placedAt },
        { ...line, onHandChange: -quantity, heldChange: -quantity, reason: 'sold' as const, at: soldAt },
      ];
    }),
  );
  for (const batch of inBatches(moved)) await shop.db.insert(stockMovements).values(batch);
  await shop.db.execute(sql`analyze`);
}
