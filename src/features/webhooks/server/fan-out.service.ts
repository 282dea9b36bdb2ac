import { lastEventId } from '#platform/jobs/events.store.ts';
import type { Shop } from '#platform/shop.ts';
import type { EventEntry } from '../events.contract.ts';
import { testType, typesOfEndpoint } from '../webhooks.rules.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.store.ts';
import { endpointsBehind, lockEndpoint, noteSeen } from './endpoints.store.ts';
import { readEvents, readEventsOfSeller, type WantedEvents } from './events.service.ts';

const maxAtOnce = 200;

/** Inserts deliveries for each endpoint from the events since its last processed one: each event once, in order. */
export async function enterEvents(shop: Shop): Promise<void> {
  const until = await lastEventId(shop);
  for (const id of await endpointsBehind(shop, until)) while (await enterSome(shop, id, until));
}

/** Inserts an endpoint's next deliveries and advances its position in one transaction; returns whether there may be more. */
function enterSome(shop: Shop, id: number, until: number): Promise<boolean> {
  return shop.transaction(async () => {
    const endpoint = await lockEndpoint(shop, id);
    if (endpoint?.status !== 'active' || endpoint.seenEventId >= until) return false;
    const { sellerId, seenEventId } = endpoint;
    const types = typesOfEndpoint(endpoint.types, { ofSeller: sellerId !== null }) ?? [];
    const wanted = { after: seenEventId, until, types, limit: maxAtOnce };
    const { own, lastId, read } = await (sellerId === null
      ? ofShop(shop, wanted)
      : readEventsOfSeller(shop, sellerId, wanted));
    const isMore = read === maxAtOnce && lastId !== null;
    await insertDeliveries(
      shop,
      own.map((event) => deliveryOf(shop, id, event)),
    );
    await noteSeen(shop, id, isMore ? lastId : until);
    return isMore;
  });
}

async function ofShop(shop: Shop, wanted: WantedEvents) {
  const own = await readEvents(shop, wanted);
  return { own, lastId: own.at(-1)?.id ?? null, read: own.length };
}

/** Returns the body of a message in the Standard Webhooks format, with the same data as the event in `GET /api/admin/events/`. */
function bodyOf({ type, created_at: timestamp, ...data }: EventEntry): string {
  return JSON.stringify({ type, timestamp, data });
}

/**
 * Returns the delivery of an event. The message id contains the event's id and time, so that it stays unique even in a shop restored from a backup,
 * which assigns the same ids again.
 */
function deliveryOf(shop: Shop, endpointId: number, event: EventEntry): NewDelivery {
  const now = shop.clock.now();
  return {
    endpointId,
    eventId: event.id,
    messageId: `evt_${event.id}_${Date.parse(event.created_at).toString(36)}`,
    type: event.type,
    subject: `${event.subject.kind}:${event.subject.id}`,
    body: bodyOf(event),
    nextTryAt: now,
    createdAt: now,
  };
}

/** Returns a test delivery without an event, as its `data` states. */
export function testDelivery(shop: Shop, endpointId: number, messageId: string): NewDelivery {
  const now = shop.clock.now();
  return {
    endpointId,
    messageId,
    type: testType,
    subject: messageId,
    body: JSON.stringify({ type: testType, timestamp: now.toISOString(), data: { endpoint_id: endpointId } }),
    nextTryAt: now,
    createdAt: now,
  };
}
