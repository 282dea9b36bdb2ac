import { inArray } from 'drizzle-orm';
import { orderSummaries } from '#features/orders/server/orders.views.ts';
import { eventsAfter, forgetEventsBefore, type EventRow } from '#platform/jobs/events.store.ts';
import type { Shop } from '#platform/shop.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import type { EventEntry } from '../events.contract.ts';
import { eventDays, eventSubjects, type EventType } from '../events.rules.ts';

/** Where the id of a subject stands in its news. */
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

/** An event as it was stored, with what it is about. */
interface Read extends EventRow {
  readonly type: EventType;
  readonly subjectId: number;
}

function read(row: EventRow): Read {
  const type = row.name as EventType;
  const news = row.news as Readonly<Record<string, unknown>>;
  return { ...row, type, subjectId: Number(news[idIn[eventSubjects[type]]]) };
}

/** Events of some types behind an id, oldest first. */
export async function readEvents(
  shop: Shop,
  wanted: { readonly after: number; readonly types: readonly EventType[]; readonly limit: number },
): Promise<EventEntry[]> {
  const rows = await eventsAfter(shop, { after: wanted.after, names: wanted.types, limit: wanted.limit });
  const found = rows.map(read);
  const numbers = await orderNumbers(shop, found);
  return found.map(({ id, type, subjectId, news, createdAt }) => {
    const { state } = news as { state?: string };
    const kind = eventSubjects[type];
    return {
      id,
      type,
      created_at: createdAt.toISOString(),
      subject: { kind, id: subjectId, number: kind === 'order' ? (numbers.get(subjectId) ?? null) : null },
      status: state ?? null,
    };
  });
}

/** The numbers of the orders that some events are about. */
async function orderNumbers(shop: Shop, found: readonly Read[]): Promise<ReadonlyMap<number, string>> {
  const ids = [
    ...new Set(found.filter(({ type }) => eventSubjects[type] === 'order').map(({ subjectId }) => subjectId)),
  ];
  if (ids.length === 0) return new Map();
  const rows = await shop.db
    .select({ id: orderSummaries.id, number: orderSummaries.number })
    .from(orderSummaries)
    .where(inArray(orderSummaries.id, ids));
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** From when on events are stored. */
export const storedSince = (now: Date): Date => secondsAfter(now, -eventDays * daySeconds);

/** Forgets events that no program reads any more. */
export const forgetOldEvents = (shop: Shop): Promise<void> => forgetEventsBefore(shop, storedSince(shop.clock.now()));
