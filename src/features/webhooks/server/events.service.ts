import { and, eq, inArray } from 'drizzle-orm';
import { orderedLines, orderSummaries } from '#features/orders/server/orders.views.ts';
import { productSellers } from '#features/products/server/products.views.ts';
import { eventsAfter, forgetEventsBefore, type EventRow } from '#platform/jobs/events.store.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import type { EventEntry } from '../events.contract.ts';
import { eventDays, eventSubjects, type EventType } from '../events.rules.ts';

/** The field of an event that holds the subject's id. */
const idIn = {
  order: 'orderId',
  fulfillment: 'fulfillmentId',
  return: 'returnId',
  customer: 'customerId',
  application: 'applicationId',
  offer: 'offerId',
  product: 'productId',
  category: 'categoryId',
  brand: 'brandId',
} as const;

/** A stored event with its subject. */
interface Read extends EventRow {
  readonly type: EventType;
  readonly subjectId: number;
  /** The ids and the state in the event. */
  readonly bears: Readonly<Partial<Record<'orderId' | 'productId', number>>> & { readonly state?: string };
}

function read(row: EventRow): Read {
  const type = row.name as EventType;
  const bears = row.news as Read['bears'] & Readonly<Record<string, unknown>>;
  return { ...row, type, subjectId: Number(bears[idIn[eventSubjects[type]]]), bears };
}

/** The filter of events: some types, after an id and up to another. */
export interface WantedEvents {
  readonly after: number;
  readonly until?: number;
  readonly types: readonly EventType[];
  readonly limit: number;
}

/** Returns events of some types after an id, oldest first. */
export async function readEvents(shop: Shop, { types, ...wanted }: WantedEvents): Promise<EventEntry[]> {
  return asEntries(shop, (await eventsAfter(shop, { ...wanted, names: types })).map(read));
}

/** Returns those events that concern a seller: orders with their products, or their products. */
export async function readEventsOfSeller(
  shop: Shop,
  sellerId: number,
  { types, ...wanted }: WantedEvents,
): Promise<{ readonly own: EventEntry[]; readonly lastId: number | null; readonly read: number }> {
  const found = (await eventsAfter(shop, { ...wanted, names: types })).map(read);
  const idsIn = (name: 'orderId' | 'productId') => [...new Set(found.flatMap(({ bears }) => bears[name] ?? []))];
  const [orders, products] = await Promise.all([
    shop.db
      .selectDistinct({ id: orderedLines.orderId })
      .from(orderedLines)
      .where(and(eq(orderedLines.sellerId, sellerId), inArray(orderedLines.orderId, idsIn('orderId')))),
    shop.db
      .select({ id: productSellers.productId })
      .from(productSellers)
      .where(and(eq(productSellers.sellerId, sellerId), inArray(productSellers.productId, idsIn('productId')))),
  ]);
  const ownOrders = new Set(orders.map(({ id }) => id));
  const ownProducts = new Set(products.map(({ id }) => id));
  const isOwn = ({ bears: { orderId, productId } }: Read) => {
    return (orderId !== undefined && ownOrders.has(orderId)) || (productId !== undefined && ownProducts.has(productId));
  };
  return { own: await asEntries(shop, found.filter(isOwn)), lastId: found.at(-1)?.id ?? null, read: found.length };
}

async function asEntries(shop: Shop, found: readonly Read[]): Promise<EventEntry[]> {
  const numbers = await orderNumbers(shop, found);
  return found.map(({ id, type, subjectId, bears, createdAt }) => {
    const kind = eventSubjects[type];
    return {
      id,
      type,
      created_at: createdAt.toISOString(),
      subject: { kind, id: subjectId, number: numbers.get(bears.orderId ?? 0) ?? null },
      status: bears.state ?? null,
    };
  });
}

/** Returns the numbers of the orders that some events are about. */
async function orderNumbers(shop: Shop, found: readonly Read[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(found.flatMap(({ bears: { orderId } }) => orderId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: orderSummaries.id, number: orderSummaries.number })
    .from(orderSummaries)
    .where(inArray(orderSummaries.id, ids));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Returns the time since which events are retained. */
export const storedSince = (now: Date): Date => secondsAfter(now, -eventDays * daySeconds);

/** Deletes events beyond the retention. */
export const forgetOldEvents = (shop: Shop): Promise<void> => forgetEventsBefore(shop, storedSince(shop.clock.now()));
