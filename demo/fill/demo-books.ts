import { redeemSeededCoupons, seedCoupon } from '#features/coupons/server/coupons.seed.ts';
import { percentSold } from '#features/flash-sales/flash-sales.rules.ts';
import { seedFlashSales } from '#features/flash-sales/server/flash-sales.seed.ts';
import { seedStock } from '#features/inventory/server/inventory.seed.ts';
import { seedSales } from '#features/payouts/server/payouts.seed.ts';
import { seedReviews, type SeededReview } from '#features/reviews/server/reviews.seed.ts';
import { shopSellers } from '#features/sellers/server/sellers.views.ts';
import type { Shop } from '#platform/shop.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';
import { fillOrders } from './demo-order-rows.ts';
import { demoCoupon, type DemoLedger } from './demo-ledger.ts';
import { demoFlashSaleEnd, flashSalesOf } from './demo-flash-sales.ts';
import { demoWeeks } from './demo-orders.ts';
import type { DemoPerson } from './demo-people.ts';
import type { Shelf } from './demo-shelves.ts';

/** The data from which the ledger is written. */
export interface Books {
  readonly shelves: readonly Shelf[];
  readonly ledger: DemoLedger;
  readonly people: readonly DemoPerson[];
  /** Customer ids, in the order of the people. */
  readonly customerIds: readonly number[];
  readonly shippingMethodId: number;
  readonly flashSalesSince: Date;
}

/** Writes flash sales, coupon, orders with their payments and steps, stock with its movements, seller accounts, and reviews; returns the reviews. */
export async function fillBooks(shop: Shop, books: Books): Promise<readonly SeededReview[]> {
  const flashSaleIds = await fillFlashSales(shop, books);
  const couponId = await fillCoupon(shop, books);
  const orderIds = await fillOrders(shop, books, { flashSaleIds, couponId });
  await redeemSeededCoupons(shop);
  await fillStock(shop, books, orderIds);
  await fillSellerAccounts(shop, books, orderIds);
  return seedReviews(
    shop,
    books.ledger.reviews.map(({ customer, ...review }) => ({
      ...review,
      customerId: customerId(books, customer),
      state: 'approved' as const,
    })),
  );
}

function fillFlashSales(shop: Shop, { shelves, ledger, flashSalesSince }: Books): Promise<ReadonlyMap<number, number>> {
  const now = shop.clock.now();
  // The best-selling products come first.
  const rows = flashSalesOf(shelves)
    .map(({ slug, ...terms }) => ({
      ...terms,
      beginsAt: flashSalesSince,
      endsAt: demoFlashSaleEnd(slug, now),
      sold: ledger.soldOnFlashSale.get(terms.productId) ?? 0,
    }))
    .sort((a, b) => percentSold(b) - percentSold(a))
    .map((flashSale, position) => ({ ...flashSale, position }));
  return seedFlashSales(shop, rows);
}

function fillCoupon(shop: Shop, books: Books): Promise<number> {
  const beginsAt = new Date(shop.clock.now().getTime() - demoWeeks * 7 * 24 * 3_600_000);
  const uses = [...books.ledger.couponUses].map(([customer, count]) => [customerId(books, customer), count] as const);
  return seedCoupon(shop, { ...demoCoupon, beginsAt }, new Map(uses));
}

/** The current stock plus everything sold since was received before the first order. */
async function fillStock(shop: Shop, { shelves, ledger }: Books, orderIds: readonly number[]): Promise<void> {
  const variants = shelves.flatMap((shelf) =>
    shelf.variants.map((variant) => ({ ...variant, createdAt: shelf.createdAt })),
  );
  const received = variants
    .map(({ id, left, createdAt }) => ({
      variantId: id,
      onHandChange: left + (ledger.soldOfVariant.get(id) ?? 0),
      heldChange: 0,
      reason: 'received' as const,
      at: createdAt,
    }))
    .filter((movement) => movement.onHandChange > 0);
  const moved = ledger.orders.flatMap(({ lines, purchase: { placedAt, paysInCash, steps } }, index) =>
    lines.flatMap(({ variantId, quantity }) => {
      const line = { variantId, orderId: orderIds[index] ?? null };
      const soldAt = steps[0]?.at ?? placedAt;
      if (paysInCash) return [{ ...line, onHandChange: -quantity, heldChange: 0, reason: 'sold' as const, at: soldAt }];
      return [
        { ...line, onHandChange: 0, heldChange: quantity, reason: 'held' as const, at: placedAt },
        { ...line, onHandChange: -quantity, heldChange: -quantity, reason: 'sold' as const, at: soldAt },
      ];
    }),
  );
  const stock = variants.map(({ id, left }) => ({ variantId: id, onHand: left }));
  await seedStock(shop, { stock, movements: [...received, ...moved] });
}

/** Credits sellers' accounts for what they have delivered; the house has no account. */
async function fillSellerAccounts(shop: Shop, { ledger }: Books, orderIds: readonly number[]): Promise<void> {
  const sellers = await shop.db
    .select({ id: shopSellers.id, percent: shopSellers.commissionPercent })
    .from(shopSellers);
  const percents = new Map(sellers.map(({ id, percent }) => [id, percent]));
  const sales = ledger.orders.flatMap(({ purchase, lines, sums }, index) => {
    const delivered = purchase.steps.find((step) => step.state === 'delivered');
    if (delivered === undefined) return [];
    const sold = new Map<number, number>();
    // The shop bears the coupon's cost: sellers are paid as if there were no discount.
    for (const [position, { product }] of lines.entries()) {
      const { total, discount } = sums.lines[position] ?? { total: 0, discount: 0 };
      sold.set(product.sellerId, (sold.get(product.sellerId) ?? 0) + total + discount);
    }
    sold.delete(houseSellerId);
    const orderId = orderIds[index] ?? 0;
    return [...sold].map(([sellerId, total]) => ({ sellerId, orderId, sold: total, at: delivered.at }));
  });
  await seedSales(shop, sales, (sellerId) => percents.get(sellerId) ?? 0);
}

/** Returns the id of a customer by the index in the list of people. */
export function customerId({ customerIds }: Pick<Books, 'customerIds'>, index: number): number {
  const id = customerIds[index];
  if (id === undefined) throw new Error(`The demo has no customer ${index}.`);
  return id;
}
