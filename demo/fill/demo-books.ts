import { sql } from 'drizzle-orm';
import { stock, stockMovements } from '#features/inventory/server/inventory.tables.ts';
import { orderNumber } from '#features/orders/orders.rules.ts';
import { orderLines, orders, orderSteps } from '#features/orders/server/orders.tables.ts';
import { shipments } from '#features/fulfillments/server/fulfillments.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import { percentSold } from '#features/flash-sales/flash-sales.rules.ts';
import { coupons, couponUses } from '#features/coupons/server/coupons.tables.ts';
import { flashSales } from '#features/flash-sales/server/flash-sales.tables.ts';
import { reviews } from '#features/reviews/server/reviews.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { inBatches } from './batches.ts';
import { demoCoupon, demoReceipt, type DemoLedger } from './demo-ledger.ts';
import { demoOfferEnd, offersOf } from './demo-offers.ts';
import { demoWeeks } from './demo-orders.ts';
import type { DemoPerson } from './demo-people.ts';
import type { Shelf, ShelfVariant } from './demo-shelves.ts';

/** What the ledger is written with. */
interface Books {
  readonly shelves: readonly Shelf[];
  readonly ledger: DemoLedger;
  readonly people: readonly DemoPerson[];
  /** In the order of the people. */
  readonly customerIds: readonly number[];
  readonly shippingMethodId: number;
  readonly offersSince: Date;
}

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

async function fillOrders(
  shop: Shop,
  books: Books,
  { offerIds, couponId }: { offerIds: ReadonlyMap<number, number>; couponId: number },
): Promise<number[]> {
  const { rows } = await shop.database.pool.query<{ id: number }>({
    text: `select nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, $1) order by 1`,
    values: [books.ledger.orders.length],
  });
  const booked = books.ledger.orders.map((order, place) => ({ ...order, id: rows[place]?.id ?? 0 }));

  const orderRows = booked.map(({ id, purchase, sums, hasCoupon, paidAt }) => ({
    id,
    number: orderNumber(id),
    customerId: customerId(books, purchase.customer),
    state: purchase.state,
    paymentMethod: purchase.paysInCash ? 'cash' : 'online',
    shippingMethodId: books.shippingMethodId,
    address: addressOf(books, purchase.customer),
    couponCode: hasCoupon ? demoCoupon.code : null,
    couponId: hasCoupon ? couponId : null,
    itemsTotal: sums.itemsTotal,
    discountTotal: sums.discountTotal,
    shippingTotal: sums.shippingTotal,
    vatTotal: sums.vatTotal,
    total: sums.total,
    placedAt: purchase.placedAt,
    paidAt,
  }));
  for (const batch of inBatches(orderRows)) await shop.db.insert(orders).overridingSystemValue().values(batch);

  const lineRows = booked.flatMap(({ id, lines, sums }) =>
    lines.map(({ product, variantId, quantity, unitPrice, onOffer }, position) => {
      const variant = product.variants.find((one) => one.id === variantId);
      return {
        orderId: id,
        position: position + 1,
        variantId,
        productId: product.id,
        sellerId: product.sellerId,
        name: product.demo.name.fa,
        nameEn: product.demo.name.en,
        variantName: chosenParts(variant, 'fa').join('، ') || null,
        variantNameEn: chosenParts(variant, 'en').join(', ') || null,
        pictureKey: variant?.pictureKey ?? product.pictureKeys[0] ?? null,
        quantity,
        listPrice: product.demo.price,
        unitPrice,
        offerId: onOffer ? (offerIds.get(product.id) ?? null) : null,
        discount: sums.lines[position]?.discount ?? 0,
        vat: sums.lines[position]?.vat ?? 0,
        total: sums.lines[position]?.total ?? 0,
      };
    }),
  );
  for (const batch of inBatches(lineRows)) await shop.db.insert(orderLines).values(batch);

  const stepRows = booked.flatMap(({ id, purchase: { placedAt, steps, paysInCash } }) => [
    ...(paysInCash ? [] : [{ orderId: id, state: 'awaiting-payment' as const, at: placedAt, cause: 'customer' }]),
    ...steps.map(({ state, at }) => ({
      orderId: id,
      state,
      at,
      cause: state !== 'placed' ? 'staff' : paysInCash ? 'customer' : 'payment',
    })),
  ]);
  for (const batch of inBatches(stepRows)) await shop.db.insert(orderSteps).values(batch);

  const shipmentRows = booked.flatMap(({ id, purchase, lines }) => {
    const sentAt = purchase.steps.find((step) => step.state === 'on-the-way')?.at ?? null;
    const trackingCode = sentAt === null ? null : demoReceipt(orderNumber(id)).reference;
    return [...new Set(lines.map(({ product }) => product.sellerId))].map((sellerId) => ({
      orderId: id,
      sellerId,
      sentAt,
      trackingCode,
    }));
  });
  for (const batch of inBatches(shipmentRows)) await shop.db.insert(shipments).values(batch);

  const paymentRows = booked.map(({ id, purchase, sums, paidAt }) => ({
    orderId: id,
    method: purchase.paysInCash ? 'cash' : 'online',
    state: 'paid' as const,
    amount: sums.total,
    startedAt: purchase.placedAt,
    settledAt: paidAt,
    ...(purchase.paysInCash ? {} : demoReceipt(orderNumber(id))),
  }));
  for (const batch of inBatches(paymentRows)) await shop.db.insert(payments).values(batch);
  return booked.map(({ id }) => id);
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

function customerId({ customerIds }: Books, place: number): number {
  const id = customerIds[place];
  if (id === undefined) throw new Error(`The demo has no customer ${place}.`);
  return id;
}

function addressOf({ people }: Books, place: number): DemoPerson['address'] {
  const person = people[place];
  if (person === undefined) throw new Error(`The demo has no customer ${place}.`);
  return person.address;
}

/** Colour and size of what was bought, where it is chosen by them. */
function chosenParts(variant: ShelfVariant | undefined, language: 'fa' | 'en'): string[] {
  return [variant?.colour?.name, variant?.size].flatMap((part) => part?.[language] ?? []);
}
