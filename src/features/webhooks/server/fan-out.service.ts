import { lastEventId } from '#platform/jobs/events.store.ts';
import type { Shop } from '#platform/shop.ts';
import type { EventEntry } from '../events.contract.ts';
import { testType, typesOfEndpoint } from '../webhooks.rules.ts';
import { insertDeliveries, type NewDelivery } from './deliveries.store.ts';
import { endpointsBehind, lockEndpoint, noteSeen } from './endpoints.store.ts';
import { readEvents, readEventsOfSeller, type WantedEvents } from './events.service.ts';

const maxAtOnce = 200;

/** Enters among the deliveries of each endpoint what has happened since it was looked at: each event once, in its order. */
export async function enterEvents(shop: Shop): Promise<void> {
  const until = await lastEventId(shop);
  for (const id of await endpointsBehind(shop, until)) while (await enterSome(shop, id, until));
}

/** Enters the next events of an endpoint, in one transaction with the note of how far it went; whether there may be more. */
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

/** The body of a message, as Standard Webhooks writes it. What it says is what `GET /api/admin/events/` says of the event. */
function bodyOf({ type, created_at: timestamp, ...data }: EventEntry): string {
  return JSON.stringify({ type, timestamp, data });
}

/**
 * A message bears the number of its event and the moment of it, so that no other ever has its id, not even in a shop that was restored from
 * a backup and gives the same numbers again.
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

/** A message that tries an endpoint out: nothing has happened, and its `data` says so. */
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
