import { priceSource } from '#features/orders/order-promise.rules.ts';
import { orderNumber } from '#features/orders/orders.rules.ts';
import { promiseOrders } from '#features/orders/server/order-promises.service.ts';
import { orderLines, orders, orderSteps } from '#features/orders/server/orders.tables.ts';
import { shipments } from '#features/fulfillments/server/fulfillments.tables.ts';
import { payments } from '#features/payments/server/payments.tables.ts';
import { shopSellers } from '#features/sellers/server/sellers.views.ts';
import type { Shop } from '#platform/shop.ts';
import { inBatches } from './batches.ts';
import { demoCoupon, demoReceipt, type BookedOrder, type DemoLedger } from './demo-ledger.ts';
import type { DemoPerson } from './demo-people.ts';
import type { Shelf, ShelfVariant } from './demo-shelves.ts';

/** What the ledger is written with. */
export interface Books {
  readonly shelves: readonly Shelf[];
  readonly ledger: DemoLedger;
  readonly people: readonly DemoPerson[];
  /** In the order of the people. */
  readonly customerIds: readonly number[];
  readonly shippingMethodId: number;
  readonly offersSince: Date;
}

type Booked = BookedOrder & { readonly id: number };

/** Writes the ledger's orders with their lines, steps, parcels and payments, and what they promised; answers their numbers. */
export async function fillOrders(
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
  await fillLines(shop, booked, offerIds);
  await promiseOrders(shop);
  await fillWay(shop, booked);
  return booked.map(({ id }) => id);
}

async function fillLines(shop: Shop, booked: readonly Booked[], offerIds: ReadonlyMap<number, number>): Promise<void> {
  const who = new Map((await shop.db.select().from(shopSellers)).map((seller) => [seller.id, seller]));
  const lineRows = booked.flatMap(({ id, lines, sums }) =>
    lines.map(({ product, variantId, quantity, unitPrice, onOffer }, position) => {
      const variant = product.variants.find((one) => one.id === variantId);
      const seller = who.get(product.sellerId);
      const offerId = onOffer ? (offerIds.get(product.id) ?? null) : null;
      return {
        orderId: id,
        position: position + 1,
        variantId,
        productId: product.id,
        sellerId: product.sellerId,
        sellerName: seller?.name ?? '',
        sellerNameEn: seller?.translations['en']?.['name'] ?? null,
        commissionPercent: seller?.commissionPercent ?? 0,
        name: product.demo.name.fa,
        nameEn: product.demo.name.en,
        variantName: chosenParts(variant, 'fa').join('، ') || null,
        variantNameEn: chosenParts(variant, 'en').join(', ') || null,
        pictureKey: variant?.pictureKey ?? product.pictureKeys[0] ?? null,
        quantity,
        listPrice: product.demo.price,
        unitPrice,
        priceSource: priceSource({ offerId, basePrice: product.demo.price, unitPrice }),
        offerId,
        discount: sums.lines[position]?.discount ?? 0,
        vat: sums.lines[position]?.vat ?? 0,
        total: sums.lines[position]?.total ?? 0,
      };
    }),
  );
  for (const batch of inBatches(lineRows)) await shop.db.insert(orderLines).values(batch);
}

/** Steps, parcels and payments. */
async function fillWay(shop: Shop, booked: readonly Booked[]): Promise<void> {
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
}

/** The customer of a place in the list of people. */
export function customerId({ customerIds }: Books, place: number): number {
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
