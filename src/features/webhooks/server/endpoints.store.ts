import { and, desc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import { customerNames } from '#features/accounts/server/accounts.views.ts';
import { shopSellers } from '#features/sellers/server/sellers.views.ts';
import { bigint, nothing, nullable, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { eventsStaff } from '../events.contract.ts';
import type { PauseReason } from '../webhooks.rules.ts';
import { webhookEndpoints } from './webhooks.tables.ts';

/** Whose endpoints to include: a seller's own, or for staff everybody's, including the shop's. */
export type EndpointsOf = { readonly sellerId: number } | 'everybody';

const columns = {
  id: webhookEndpoints.id,
  sellerId: webhookEndpoints.sellerId,
  sellerName: shopSellers.name,
  sellerOwnerId: shopSellers.ownerId,
  name: webhookEndpoints.name,
  url: webhookEndpoints.url,
  types: webhookEndpoints.types,
  status: webhookEndpoints.status,
  pauseReason: webhookEndpoints.pauseReason,
  secret: webhookEndpoints.secret,
  formerSecret: webhookEndpoints.formerSecret,
  formerSecretUntil: webhookEndpoints.formerSecretUntil,
  seenEventId: webhookEndpoints.seenEventId,
  failingSince: webhookEndpoints.failingSince,
  lastDeliveredAt: webhookEndpoints.lastDeliveredAt,
  createdAt: webhookEndpoints.createdAt,
  updatedAt: webhookEndpoints.updatedAt,
  version: webhookEndpoints.version,
  changedBy: webhookEndpoints.changedBy,
  changedByName: customerNames.displayName,
};

const whose = (of: EndpointsOf) => (of === 'everybody' ? undefined : eq(webhookEndpoints.sellerId, of.sellerId));

const selected = (shop: Shop) =>
  shop.db
    .select(columns)
    .from(webhookEndpoints)
    .leftJoin(shopSellers, eq(shopSellers.id, webhookEndpoints.sellerId))
    .leftJoin(customerNames, eq(customerNames.id, webhookEndpoints.changedBy));

export type EndpointRow = Awaited<ReturnType<typeof endpointsOf>>[number];

/** Returns endpoints, newest first, after an endpoint's id. */
export function endpointsOf(
  shop: Shop,
  { of, after, limit }: { readonly of: EndpointsOf; readonly after: number | null; readonly limit: number },
) {
  return selected(shop)
    .where(and(whose(of), after === null ? undefined : lt(webhookEndpoints.id, after)))
    .orderBy(desc(webhookEndpoints.id))
    .limit(limit);
}

export async function endpointOfId(shop: Shop, id: number, of: EndpointsOf): Promise<EndpointRow | undefined> {
  const [found] = await selected(shop).where(and(eq(webhookEndpoints.id, id), whose(of)));
  return found;
}

/** Returns the ids of active endpoints without deliveries for all events up to an id. */
export async function endpointsBehind(shop: Shop, eventId: number): Promise<number[]> {
  const rows = await shop.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.status, 'active'), lt(webhookEndpoints.seenEventId, eventId)));
  return rows.map(({ id }) => id);
}

/** Returns an endpoint with its owner and its last processed event, locked until the end of the transaction. */
export async function lockEndpoint(shop: Shop, id: number) {
  const { sellerId, types, status, seenEventId, version } = webhookEndpoints;
  const [found] = await shop.db
    .select({ id: webhookEndpoints.id, sellerId, types, status, seenEventId, version })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update');
  return found;
}

/** Serializes the creation of one owner's endpoints until the end of the transaction, so that they can be counted. */
export const lockEndpointsOf = statement({
  name: 'webhooks_lock_endpoints',
  params: { sellerId: bigint },
  row: { pg_advisory_xact_lock: nullable(nothing) },
  text: `SELECT pg_advisory_xact_lock(hashtextextended('webhooks of ' || :sellerId, 0))`,
});

export async function countEndpoints(shop: Shop, sellerId: number | null): Promise<number> {
  return shop.db.$count(
    webhookEndpoints,
    sellerId === null ? isNull(webhookEndpoints.sellerId) : eq(webhookEndpoints.sellerId, sellerId),
  );
}

export async function insertEndpoint(shop: Shop, row: typeof webhookEndpoints.$inferInsert): Promise<number> {
  const [added] = await shop.db.insert(webhookEndpoints).values(row).returning({ id: webhookEndpoints.id });
  if (added === undefined) throw new Error('An endpoint was not added.');
  return added.id;
}

/** Stores the secret of a new endpoint. */
export async function storeSecret(shop: Shop, id: number, secret: string): Promise<void> {
  await shop.db.update(webhookEndpoints).set({ secret }).where(eq(webhookEndpoints.id, id));
}

/** Updates an endpoint, locked by the transaction, and increments its version. */
export async function updateEndpoint(
  shop: Shop,
  id: number,
  change: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<void> {
  await shop.db
    .update(webhookEndpoints)
    .set({ ...change, updatedAt: shop.clock.now(), version: sql`${webhookEndpoints.version} + 1` })
    .where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpoint(shop: Shop, id: number): Promise<void> {
  await shop.db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

/** Stores the last event for which an endpoint's deliveries were inserted. */
export async function noteSeen(shop: Shop, id: number, seenEventId: number): Promise<void> {
  await shop.db.update(webhookEndpoints).set({ seenEventId }).where(eq(webhookEndpoints.id, id));
}

/**
 * SQL condition that somebody is responsible for an endpoint: whoever changed it last may still work with webhooks, and the key used is not revoked.
 * For the shop's endpoints that requires staff, for a seller's any active account.
 */
export const isAnsweredFor = `(
  (e.changed_by IS NULL OR EXISTS (
    SELECT FROM customer_names m
    WHERE m.id = e.changed_by AND m.active AND (e.seller_id IS NOT NULL OR m.role IN (${eventsStaff.staff.map((role) => `'${role}'`).join(', ')}))
  ))
  AND NOT EXISTS (SELECT FROM access_key_names k WHERE k.id = e.changed_by_key AND k.revoked_at IS NOT NULL)
)`;

/** Selects the endpoints for which nobody is responsible any more. */
export const unansweredEndpoints = statement({
  name: 'webhooks_unanswered_for',
  params: {},
  row: { id: bigint },
  text: `SELECT e.id FROM webhook_endpoints e WHERE e.status = 'active' AND NOT ${isAnsweredFor}`,
});

/** Records a successful delivery to an endpoint and clears its error state. */
export const noteWell = statement({
  name: 'webhooks_note_well',
  params: { id: bigint, now: timestamptz },
  text: 'UPDATE webhook_endpoints SET failing_since = NULL, retry_at = NULL, last_delivered_at = :now WHERE id = :id',
});

/** Records an unsuccessful delivery to an endpoint; returns since when it has been failing. */
export const noteFailing = statement({
  name: 'webhooks_note_failing',
  params: { id: bigint, now: timestamptz },
  row: { failingSince: timestamptz },
  text: `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, :now) WHERE id = :id RETURNING coalesce(failing_since, :now) AS "failingSince"`,
});

/** Suspends deliveries to an endpoint until a time. */
export async function restUntil(shop: Shop, id: number, retryAt: Date): Promise<void> {
  await shop.db.update(webhookEndpoints).set({ retryAt }).where(eq(webhookEndpoints.id, id));
}

/** Pauses an active endpoint; returns whether it was active. */
export async function pauseActive(shop: Shop, id: number, pauseReason: PauseReason): Promise<boolean> {
  const paused = await shop.db
    .update(webhookEndpoints)
    .set({
      status: 'paused',
      pauseReason,
      updatedAt: shop.clock.now(),
      version: sql`${webhookEndpoints.version} + 1`,
    })
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.status, 'active')))
    .returning({ id: webhookEndpoints.id });
  return paused.length > 0;
}

/** Pauses the endpoints that a person has changed since a moment, the shop's and those of their own shop as a seller. */
export async function pauseChangedBy(
  shop: Shop,
  { by, sellerId, since }: { readonly by: number; readonly sellerId: number | null; readonly since: Date },
): Promise<void> {
  const { changedBy, updatedAt } = webhookEndpoints;
  const own = sellerId === null ? undefined : whose({ sellerId });
  const changed = await shop.db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(or(eq(changedBy, by), own), gte(updatedAt, since)));
  for (const { id } of changed) await pauseActive(shop, id, 'by-hand');
}

/** Returns the encrypted secrets of all endpoints. */
export function sealedSecrets(shop: Shop): Promise<{ id: number; secret: string; formerSecret: string | null }[]> {
  const { id, secret, formerSecret } = webhookEndpoints;
  return shop.db.select({ id, secret, formerSecret }).from(webhookEndpoints);
}

/** Replaces the encryption of secrets that are still the same; those that cannot be decrypted are skipped. */
export async function replaceSealed(
  shop: Shop,
  { id, from, to }: { id: number; from: string; to: { secret: string; formerSecret: string | null } },
): Promise<void> {
  await shop.db
    .update(webhookEndpoints)
    .set(to)
    .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.secret, from)));
}
