import { countTry } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { daySeconds, secondsAfter } from '#shared/seconds.ts';
import { webhookErrors } from '../webhook-errors.messages.ts';
import type { WebhookDelivery } from '../webhooks.contract.ts';
import type { DeliveryStatus } from '../webhooks.rules.ts';
import {
  beginAgain,
  deliveriesOf,
  deliveryOfId,
  forgetDeliveriesBefore,
  insertClaimed,
  type DeliveryRow,
} from './deliveries.store.ts';
import { deliverWhatIsDue } from './dispatcher.ts';
import { testDelivery } from './fan-out.service.ts';
import { claimSeconds, sendDelivery } from './sending.service.ts';
import { testMessageId, webhookRow, type WebhookOwner } from './webhooks.service.ts';

/** Retention of deliveries, in days. */
const storedDays = 30;
/** Limit of test deliveries: each is a request to an external server. */
const testsPerMinute = 20;

const notFound = refuse(
  'delivery-not-found',
  inBoth(webhookErrors, (t) => t.deliveryNotFound),
);
const isPaused = refuse(
  'webhook-paused',
  inBoth(webhookErrors, (t) => t.paused),
);

/** Returns a page of a webhook's deliveries, newest first. */
export async function listDeliveries(
  shop: Shop,
  {
    owner,
    id,
    ...wanted
  }: {
    readonly owner: WebhookOwner;
    readonly id: number;
    readonly status: DeliveryStatus | undefined;
    readonly after: number | null;
    readonly limit: number;
  },
): Promise<WebhookDelivery[] | Refusal<'webhook-not-found'>> {
  const webhook = await webhookRow(shop, owner, id);
  if (isRefusal(webhook)) return webhook;
  return (await deliveriesOf(shop, { endpointId: id, ...wanted })).map(asWritten);
}

/** Redelivers a delivery, whatever its outcome; one in progress continues. */
export async function sendAgain(
  shop: Shop,
  owner: WebhookOwner,
  { id, deliveryId }: { readonly id: number; readonly deliveryId: number },
): Promise<WebhookDelivery | Refusal<'webhook-not-found' | 'delivery-not-found' | 'webhook-paused'>> {
  const webhook = await webhookRow(shop, owner, id);
  if (isRefusal(webhook)) return webhook;
  const wanted = { id: deliveryId, endpointId: id };
  if ((await deliveryOfId(shop, wanted)) === undefined) return notFound;
  if (webhook.status === 'paused') return isPaused;
  await beginAgain(shop, { id: deliveryId, now: shop.clock.now() });
  const delivery = await deliveryOfId(shop, wanted);
  if (delivery === undefined) return notFound;
  await deliverWhatIsDue(shop);
  return asWritten(delivery);
}

/** Sends a test message to a webhook, even a paused one, and returns the outcome. */
export async function sendTest(
  shop: Shop,
  owner: WebhookOwner,
  id: number,
): Promise<WebhookDelivery | Refusal<'webhook-not-found' | 'too-many-tries'>> {
  const webhook = await webhookRow(shop, owner, id);
  if (isRefusal(webhook)) return webhook;
  const limit = { key: `webhook-test:${id}`, max: testsPerMinute, windowSeconds: 60, policy: 'webhook-tests' };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  const now = shop.clock.now();
  const claimed = await insertClaimed(shop, {
    ...testDelivery(shop, id, testMessageId()),
    tries: 1,
    firstTriedAt: now,
    lastTriedAt: now,
    claimedUntil: secondsAfter(now, claimSeconds),
  });
  await sendDelivery(shop, claimed);
  const delivery = await deliveryOfId(shop, { id: claimed.id, endpointId: id });
  return delivery === undefined ? refuse('webhook-not-found', notFound.message) : asWritten(delivery);
}

/** Deletes deliveries beyond the retention. */
export const forgetOldDeliveries = (shop: Shop): Promise<void> =>
  forgetDeliveriesBefore(shop, secondsAfter(shop.clock.now(), -storedDays * daySeconds));

function asWritten(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    message_id: row.messageId,
    event_id: row.eventId,
    type: row.type,
    body: row.body,
    status: row.status,
    tries_count: row.tries,
    last_tried_at: row.lastTriedAt?.toISOString() ?? null,
    next_try_at: row.status === 'pending' ? row.nextTryAt.toISOString() : null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    answer_status: row.answerStatus,
    answer: row.answer,
    error: row.error,
    created_at: row.createdAt.toISOString(),
  };
}
