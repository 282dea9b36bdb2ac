import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { bigint, int, nullable, smallint, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { DeliveryError, DeliveryStatus } from '../webhooks.rules.ts';
import { isAnsweredFor } from './endpoints.store.ts';
import { webhookDeliveries } from './webhooks.tables.ts';

/** A delivery to insert. */
export type NewDelivery = typeof webhookDeliveries.$inferInsert;

/** Inserts deliveries, each message once. */
export async function insertDeliveries(shop: Shop, rows: readonly NewDelivery[]): Promise<void> {
  if (rows.length > 0)
    await shop.db
      .insert(webhookDeliveries)
      .values([...rows])
      .onConflictDoNothing();
}

/** Inserts a delivery that the caller attempts immediately, already claimed. */
export async function insertClaimed(shop: Shop, row: NewDelivery): Promise<ClaimedDelivery> {
  const { id, endpointId, messageId, type, body, tries, firstTriedAt } = webhookDeliveries;
  const [added] = await shop.db
    .insert(webhookDeliveries)
    .values(row)
    .returning({ id, endpointId, messageId, type, body, tries, firstTriedAt });
  if (added?.firstTriedAt == null) throw new Error('A delivery that is tried at once has no first try.');
  return { ...added, firstTriedAt: added.firstTriedAt };
}

const listed = {
  id: webhookDeliveries.id,
  endpointId: webhookDeliveries.endpointId,
  eventId: webhookDeliveries.eventId,
  messageId: webhookDeliveries.messageId,
  type: webhookDeliveries.type,
  body: webhookDeliveries.body,
  status: webhookDeliveries.status,
  tries: webhookDeliveries.tries,
  lastTriedAt: webhookDeliveries.lastTriedAt,
  nextTryAt: webhookDeliveries.nextTryAt,
  deliveredAt: webhookDeliveries.deliveredAt,
  answerStatus: webhookDeliveries.answerStatus,
  answer: webhookDeliveries.answer,
  error: webhookDeliveries.error,
  createdAt: webhookDeliveries.createdAt,
};

/** Returns an endpoint's deliveries, newest first, after a delivery's id. */
export function deliveriesOf(
  shop: Shop,
  wanted: {
    readonly endpointId: number;
    readonly status: DeliveryStatus | undefined;
    readonly after: number | null;
    readonly limit: number;
  },
) {
  return shop.db
    .select(listed)
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, wanted.endpointId),
        wanted.status === undefined ? undefined : eq(webhookDeliveries.status, wanted.status),
        wanted.after === null ? undefined : lt(webhookDeliveries.id, wanted.after),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(wanted.limit);
}

export type DeliveryRow = Awaited<ReturnType<typeof deliveriesOf>>[number];

export async function deliveryOfId(
  shop: Shop,
  { id, endpointId }: { readonly id: number; readonly endpointId: number },
): Promise<DeliveryRow | undefined> {
  const [found] = await shop.db
    .select(listed)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)));
  return found;
}

/** The condition for a delivery that is unclaimed and has no earlier pending one of the same subject. */
const inTurn = `d.status = 'pending' AND (d.claimed_until IS NULL OR d.claimed_until <= :now)
  AND NOT EXISTS (
    SELECT FROM webhook_deliveries b
    WHERE b.endpoint_id = d.endpoint_id AND b.subject = d.subject AND b.status = 'pending' AND b.id < d.id
  )`;

/** The condition for an endpoint that receives deliveries now; while it fails, from one process at a time. */
const open = `e.status = 'active' AND ${isAnsweredFor} AND (e.retry_at IS NULL OR e.retry_at <= :now)
  AND (e.seller_id IS NULL OR EXISTS (SELECT FROM open_sellers s WHERE s.id = e.seller_id))
  AND (e.failing_since IS NULL OR NOT EXISTS (
    SELECT FROM webhook_deliveries u WHERE u.endpoint_id = e.id AND u.status = 'pending' AND u.claimed_until > :now
  ))`;

/** Endpoints with deliveries that can be sent now. */
export const dueEndpoints = statement({
  name: 'webhooks_due_endpoints',
  params: { now: timestamptz },
  row: { id: bigint },
  text: `
SELECT e.id FROM webhook_endpoints e
WHERE ${open} AND EXISTS (SELECT FROM webhook_deliveries d WHERE d.endpoint_id = e.id AND d.next_try_at <= :now AND ${inTurn})`,
});

/** The earliest time of a delivery that is not due yet; null when none is pending. */
export const nextDueAt = statement({
  name: 'webhooks_next_due',
  params: { now: timestamptz },
  row: { at: nullable(timestamptz) },
  text: `
SELECT min(w.at) AS at FROM (
  SELECT greatest(d.next_try_at, d.claimed_until, e.retry_at) AS at
  FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id AND e.status = 'active'
  WHERE d.status = 'pending'
) w WHERE w.at > :now`,
});

/** Claims an endpoint's next delivery until a time; no row when none is due or all are claimed. */
export const claimDelivery = statement({
  name: 'webhooks_claim',
  params: { endpointId: bigint, now: timestamptz, claimedUntil: timestamptz },
  row: {
    id: bigint,
    endpointId: bigint,
    messageId: text,
    type: text,
    body: text,
    tries: int,
    firstTriedAt: timestamptz,
  },
  text: `
UPDATE webhook_deliveries c
SET claimed_until = :claimedUntil, tries = c.tries + 1, first_tried_at = coalesce(c.first_tried_at, :now), last_tried_at = :now
WHERE c.id = (
  SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
  WHERE d.endpoint_id = :endpointId AND d.next_try_at <= :now AND ${inTurn} AND ${open}
  ORDER BY d.next_try_at, d.id LIMIT 1 FOR UPDATE OF d SKIP LOCKED
)
RETURNING c.id, c.endpoint_id AS "endpointId", c.message_id AS "messageId", c.type, c.body, c.tries,
  coalesce(c.first_tried_at, :now) AS "firstTriedAt"`,
});

export type ClaimedDelivery = RowOf<typeof claimDelivery>;

/** Marks a delivery as delivered, even when its claim has expired and another process has it. */
export const noteDelivered = statement({
  name: 'webhooks_delivered',
  params: { id: bigint, now: timestamptz, answerStatus: smallint, answer: text },
  text: `
UPDATE webhook_deliveries SET status = 'delivered', delivered_at = :now, claimed_until = NULL,
  answer_status = :answerStatus, answer = :answer, error = NULL
WHERE id = :id AND status = 'pending'`,
});

/** Records an unsuccessful attempt, unless another process has tried again since. */
export const noteFailed = statement({
  name: 'webhooks_failed',
  params: {
    id: bigint,
    tries: int,
    status: textOf<DeliveryStatus>(),
    nextTryAt: timestamptz,
    answerStatus: nullable(smallint),
    answer: nullable(text),
    error: nullable(textOf<DeliveryError>()),
  },
  text: `
UPDATE webhook_deliveries SET status = :status, next_try_at = :nextTryAt, claimed_until = NULL,
  answer_status = :answerStatus, answer = :answer, error = :error
WHERE id = :id AND tries = :tries AND status = 'pending'`,
});

/** Releases the claim of a delivery that was not attempted. */
export const giveBackClaim = statement({
  name: 'webhooks_give_back',
  params: { id: bigint, tries: int },
  text: `UPDATE webhook_deliveries SET claimed_until = NULL, tries = tries - 1 WHERE id = :id AND tries = :tries AND status = 'pending'`,
});

/** Restarts a delivery from the beginning; no change while it is being attempted. */
export async function beginAgain(shop: Shop, { id, now }: { readonly id: number; readonly now: Date }): Promise<void> {
  const { claimedUntil } = webhookDeliveries;
  await shop.db
    .update(webhookDeliveries)
    .set({ status: 'pending', nextTryAt: now, firstTriedAt: null, claimedUntil: null, deliveredAt: null })
    .where(and(eq(webhookDeliveries.id, id), sql`(${claimedUntil} is null or ${claimedUntil} <= ${now})`));
}

/** Makes an endpoint's pending deliveries due immediately, each with its full retry period. */
export async function beginPendingAgain(
  shop: Shop,
  { endpointId, now }: { readonly endpointId: number; readonly now: Date },
): Promise<void> {
  await shop.db
    .update(webhookDeliveries)
    .set({ nextTryAt: now, firstTriedAt: null, claimedUntil: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.status, 'pending')));
}

/** Deletes deliveries created before a time, whatever their outcome. */
export async function forgetDeliveriesBefore(shop: Shop, before: Date): Promise<void> {
  await shop.db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, before));
}
