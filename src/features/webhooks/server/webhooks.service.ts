import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { changedParts, type AuditAction } from '#features/audit/audit.rules.ts';
import { actingKey } from '#platform/http/callers.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import { lastEventId } from '#platform/jobs/events.store.ts';
import { isLoopbackAddress, isPublicAddress } from '#platform/outbound/public-address.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { webhookErrors } from '../webhook-errors.messages.ts';
import type { Webhook, WebhookFields, WebhookWithSecret } from '../webhooks.contract.ts';
import { formerSecretSeconds, isWebhookUrl, typesOfEndpoint } from '../webhooks.rules.ts';
import { beginPendingAgain } from './deliveries.store.ts';
import {
  countEndpoints,
  deleteEndpoint,
  endpointOfId,
  endpointsOf,
  insertEndpoint,
  lockEndpoint,
  lockEndpointsOf,
  storeSecret,
  updateEndpoint,
  type EndpointRow,
  type EndpointsOf,
} from './endpoints.store.ts';
import { sealedFor } from './secrets.ts';
import { newWebhookSecret, writtenSecret } from './signature.ts';

/** Maximum number of webhooks of the shop and of each seller. */
export const maxWebhooks = { shop: 50, seller: 5 } as const;

/** Whose webhooks are managed, and by whom. */
export interface WebhookOwner {
  readonly by: number;
  /** Null for staff, who manage everybody's. */
  readonly sellerId: number | null;
}

/** Whoever changes a webhook becomes responsible for it, with the key used for the change. */
const answering = ({ by }: WebhookOwner) => ({ changedBy: by, changedByKey: actingKey() });

const of = ({ sellerId }: Pick<WebhookOwner, 'sellerId'>): EndpointsOf =>
  sellerId === null ? 'everybody' : { sellerId };

const notFound = refuse(
  'webhook-not-found',
  inBoth(webhookErrors, (t) => t.notFound),
);
const urlRefused = refuse(
  'webhook-url-refused',
  inBoth(webhookErrors, (t) => t.urlRefused),
  { fields: { url: inBoth(webhookErrors, (t) => t.urlRefused) } },
);
const typeUnknown = refuse(
  'event-type-unknown',
  inBoth(webhookErrors, (t) => t.typeUnknown),
  { fields: { types: inBoth(webhookErrors, (t) => t.typeUnknown) } },
);

type FieldRefusal = Refusal<'webhook-url-refused' | 'event-type-unknown'>;

/**
 * Refuses a URL that can never receive deliveries, as far as it is known statically: the addresses its host resolves to are checked on every
 * delivery.
 */
function checkFields(shop: Shop, { url, types }: WebhookFields, sellerId: number | null): FieldRefusal | null {
  const isDemo = shop.config.mode === 'demo';
  if (!isWebhookUrl(url, { plain: isDemo })) return urlRefused;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isPublicAddress(host) && !(isDemo && isLoopbackAddress(host))) return urlRefused;
  return typesOfEndpoint(types, { ofSeller: sellerId !== null }) === null ? typeUnknown : null;
}

/** Returns webhooks, newest first: a seller's own, or everybody's. */
export async function listWebhooks(
  shop: Shop,
  { owner, ...wanted }: { readonly owner: WebhookOwner; readonly after: number | null; readonly limit: number },
): Promise<Webhook[]> {
  return (await endpointsOf(shop, { of: of(owner), ...wanted })).map((row) => asWritten(shop, row));
}

/** Returns a webhook's row. */
export async function webhookRow(
  shop: Shop,
  owner: WebhookOwner,
  id: number,
): Promise<EndpointRow | Refusal<'webhook-not-found'>> {
  return (await endpointOfId(shop, id, of(owner))) ?? notFound;
}

export async function readWebhook(
  shop: Shop,
  owner: WebhookOwner,
  id: number,
): Promise<Webhook | Refusal<'webhook-not-found'>> {
  const row = await webhookRow(shop, owner, id);
  return isRefusal(row) ? row : asWritten(shop, row);
}

/** Creates a webhook, which receives events from now on. The response contains its secret, which is never displayed again. */
export async function makeWebhook(
  shop: Shop,
  owner: WebhookOwner,
  fields: WebhookFields,
): Promise<WebhookWithSecret | FieldRefusal | Refusal<'too-many-webhooks'>> {
  const { sellerId } = owner;
  const refusal = checkFields(shop, fields, sellerId);
  if (refusal !== null) return refusal;
  const max = sellerId === null ? maxWebhooks.shop : maxWebhooks.seller;
  const secret = newWebhookSecret();
  return shop.transaction(async () => {
    await lockEndpointsOf(shop, { sellerId: sellerId ?? 0 });
    if ((await countEndpoints(shop, sellerId)) >= max)
      return refuse(
        'too-many-webhooks',
        inBoth(webhookErrors, (t) => t.tooMany(max)),
      );
    const now = shop.clock.now();
    const seenEventId = await lastEventId(shop);
    const row = { ...fields, ...answering(owner), sellerId, seenEventId, secret: '', createdAt: now, updatedAt: now };
    const id = await insertEndpoint(shop, row);
    // The encryption depends on the id, which exists only now.
    await storeSecret(shop, id, sealedFor(shop, id, secret));
    await record(shop, owner, { action: 'webhook.made', id, after: fields });
    return { ...(await written(shop, id)), secret: writtenSecret(secret) };
  });
}

/** Changes a webhook's name, URL and event types from now on. */
export async function changeWebhook(
  shop: Shop,
  owner: WebhookOwner,
  { id, version, ...fields }: WebhookFields & { readonly id: number; readonly version: number },
): Promise<Webhook | FieldRefusal | Refusal<'webhook-not-found' | 'changed-meanwhile'>> {
  return change(shop, owner, id, async (before) => {
    if (before.version !== version) return changedMeanwhile(before.version);
    const refusal = checkFields(shop, fields, before.sellerId);
    if (refusal !== null) return refusal;
    await updateEndpoint(shop, id, { ...fields, ...answering(owner) });
    const { name, url, types } = before;
    await record(shop, owner, { action: 'webhook.changed', id, ...changedParts({ name, url, types }, fields) });
    return null;
  });
}

/** Deletes a webhook with all its deliveries. */
export async function removeWebhook(
  shop: Shop,
  owner: WebhookOwner,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<Record<string, never> | Refusal<'webhook-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    await lockEndpoint(shop, id);
    const before = await webhookRow(shop, owner, id);
    if (isRefusal(before)) return before;
    if (before.version !== version) return changedMeanwhile(before.version);
    await deleteEndpoint(shop, id);
    const { name, url } = before;
    await record(shop, owner, { action: 'webhook.removed', id, before: { name, url } });
    return {};
  });
}

/** Pauses a webhook until it is resumed. Idempotent. */
export function pauseWebhook(shop: Shop, owner: WebhookOwner, id: number) {
  return change<never>(shop, owner, id, async ({ status, name }) => {
    if (status === 'paused') return null;
    await updateEndpoint(shop, id, { ...answering(owner), status: 'paused', pauseReason: 'by-hand' });
    await record(shop, owner, { action: 'webhook.paused', id, after: { name } });
    return null;
  });
}

/** Resumes a paused webhook: each pending delivery gets its full three days again. */
export function resumeWebhook(shop: Shop, owner: WebhookOwner, id: number) {
  return change<never>(shop, owner, id, async ({ status, name }) => {
    if (status === 'active') return null;
    await updateEndpoint(shop, id, {
      ...answering(owner),
      status: 'active',
      pauseReason: null,
      failingSince: null,
      retryAt: null,
    });
    await beginPendingAgain(shop, { endpointId: id, now: shop.clock.now() });
    await record(shop, owner, { action: 'webhook.resumed', id, after: { name } });
    return null;
  });
}

/** Rotates a webhook's secret; the former one also signs for a day. */
export async function rotateSecret(
  shop: Shop,
  owner: WebhookOwner,
  id: number,
): Promise<WebhookWithSecret | Refusal<'webhook-not-found'>> {
  const secret = newWebhookSecret();
  const changed = await change<never>(shop, owner, id, async (before) => {
    await updateEndpoint(shop, id, {
      ...answering(owner),
      secret: sealedFor(shop, id, secret),
      formerSecret: before.secret,
      formerSecretUntil: secondsAfter(shop.clock.now(), formerSecretSeconds),
    });
    await record(shop, owner, { action: 'webhook.secret-rotated', id, after: { name: before.name } });
    return null;
  });
  return isRefusal(changed) ? changed : { ...changed, secret: writtenSecret(secret) };
}

/** Changes a webhook under a lock and returns its new state; `work` returns a refusal or null. */
async function change<R extends Refusal>(
  shop: Shop,
  owner: WebhookOwner,
  id: number,
  work: (before: EndpointRow) => Promise<R | null>,
): Promise<Webhook | R | Refusal<'webhook-not-found'>> {
  return shop.transaction(async () => {
    await lockEndpoint(shop, id);
    const before = await webhookRow(shop, owner, id);
    if (isRefusal(before)) return before;
    return (await work(before)) ?? written(shop, id);
  });
}

async function written(shop: Shop, id: number): Promise<Webhook> {
  const row = await endpointOfId(shop, id, 'everybody');
  if (row === undefined) throw new Error('A webhook was gone in the transaction that changed it.');
  return asWritten(shop, row);
}

function record(
  shop: Shop,
  { by }: WebhookOwner,
  {
    id,
    ...change
  }: { readonly action: AuditAction; readonly id: number; readonly before?: object; readonly after?: object },
): Promise<void> {
  return recordChange(shop, { by, subject: 'webhook', subjectId: id, ...change });
}

/** Generates the id of a test message. */
export const testMessageId = (): string => `test_${randomUUID()}`;

function asWritten(shop: Shop, row: EndpointRow): Webhook {
  const { formerSecretUntil } = row;
  const signsStill = formerSecretUntil !== null && formerSecretUntil > shop.clock.now();
  return {
    id: row.id,
    name: row.name,
    seller: row.sellerId === null ? null : { id: row.sellerId, name: row.sellerName ?? '' },
    url: row.url,
    types: row.types,
    status: row.status,
    reason: row.pauseReason,
    former_secret_until: signsStill ? formerSecretUntil.toISOString() : null,
    failing_since: row.failingSince?.toISOString() ?? null,
    last_delivered_at: row.lastDeliveredAt?.toISOString() ?? null,
    changed_by: row.changedBy === null ? null : { id: row.changedBy, name: row.changedByName ?? '' },
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
