import { staffMembers } from '#features/accounts/server/roles.service.ts';
import { faultPoint } from '#platform/fault-points.ts';
import type { FindAddresses } from '#platform/outbound/checked-lookup.ts';
import { postToPublic, type PostOutcome } from '#platform/outbound/public-post.ts';
import type { Shop } from '#platform/shop.ts';
import { secondsAfter } from '#shared/seconds.ts';
import {
  endpointPauseAfter,
  pauseAfter,
  testType,
  triedForSeconds,
  type DeliveryError,
  type PauseReason,
} from '../webhooks.rules.ts';
import { giveBackClaim, noteDelivered, noteFailed, type ClaimedDelivery } from './deliveries.store.ts';
import {
  endpointOfId,
  noteFailing,
  noteWell,
  pauseActive,
  restUntil,
  unansweredEndpoints,
  type EndpointRow,
} from './endpoints.store.ts';
import { secretsOf } from './secrets.ts';
import { signedHeaders } from './signature.ts';

/** Timeout of a request to an endpoint, in milliseconds. */
const timeoutMs = 10_000;
/** Duration of a claim by the process making an attempt: longer than an attempt can take. */
export const claimSeconds = 30;

const names = new WeakMap<Shop, FindAddresses>();

/** Overrides DNS resolution in tests. */
export function findAddressesBy(shop: Shop, findAddresses: FindAddresses): void {
  names.set(shop, findAddresses);
}

/** The outcome of an attempt. */
type Outcome = Exclude<PostOutcome, { error: unknown }> | { readonly error: DeliveryError };

/**
 * Attempts a claimed delivery once and records the outcome: delivered by a 2xx response, otherwise retried for up to three days. It is recorded after
 * the response, so a process that crashes in between sends it again under the same id.
 */
export async function sendDelivery(shop: Shop, claimed: ClaimedDelivery, signal?: AbortSignal): Promise<void> {
  const endpoint = await endpointOfId(shop, claimed.endpointId, 'everybody');
  if (endpoint === undefined) return;
  const secrets = secretsOf(shop, endpoint);
  if (secrets.length === 0) {
    await giveBackClaim(shop, claimed);
    await pause(shop, endpoint, 'secret-unreadable');
    return;
  }
  const outcome = await post(shop, { endpoint, claimed, secrets, signal });
  if (outcome === 'stopped') return giveBackClaim(shop, claimed);
  await faultPoint(shop, 'webhook-answered');
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300) {
    const { status: answerStatus, answer } = outcome;
    await noteDelivered(shop, { id: claimed.id, now: shop.clock.now(), answerStatus, answer });
    await noteWell(shop, { id: endpoint.id, now: shop.clock.now() });
    return;
  }
  await noteInVain(shop, { endpoint, claimed, outcome });
}

interface Sending {
  readonly endpoint: EndpointRow;
  readonly claimed: ClaimedDelivery;
  readonly secrets: readonly Uint8Array[];
  readonly signal: AbortSignal | undefined;
}

async function post(shop: Shop, { endpoint, claimed, secrets, signal }: Sending): Promise<Outcome | 'stopped'> {
  const { messageId: id, body } = claimed;
  try {
    const outcome = await postToPublic({
      address: endpoint.url,
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Hojreh-Webhooks/1',
        ...signedHeaders(secrets, { id, sentAt: shop.clock.now(), body }),
      },
      timeoutMs,
      signal,
      loopback: shop.config.mode === 'demo',
      findAddresses: names.get(shop),
    });
    return outcome;
  } catch (error) {
    if (signal?.aborted === true) return 'stopped';
    throw error;
  }
}

/** Records an unsuccessful attempt with the time of the next one, if any, and pauses an endpoint that is gone or has failed for three days. */
async function noteInVain(
  shop: Shop,
  { endpoint, claimed, outcome }: Pick<Sending, 'endpoint' | 'claimed'> & { readonly outcome: Outcome },
): Promise<void> {
  const now = shop.clock.now();
  const { id, tries } = claimed;
  const answered = 'status' in outcome ? outcome : null;
  const isRedirect = answered !== null && answered.status >= 300 && answered.status < 400;
  const report = {
    id,
    tries,
    answerStatus: answered?.status ?? null,
    answer: answered?.answer ?? null,
    error: 'error' in outcome ? outcome.error : isRedirect ? ('redirected' as const) : ('refused' as const),
  };
  // A test is attempted once and does not affect the endpoint's state.
  if (claimed.type === testType) return noteFailed(shop, { ...report, status: 'failed', nextTryAt: now });
  const [failing] = await noteFailing(shop, { id: endpoint.id, now });
  const failingFor = secondsBetween(failing?.failingSince ?? now, now);
  const triedFor = secondsBetween(claimed.firstTriedAt, now);
  const reason = answered?.status === 410 ? 'gone' : failingFor >= triedForSeconds ? 'failing' : null;
  const requested = answered?.retryAfterSeconds ?? null;
  const last = secondsAfter(claimed.firstTriedAt, triedForSeconds);
  const next = secondsAfter(now, pauseAfter(triedFor, requested));
  // Pending deliveries of a paused endpoint stay until it is resumed.
  const isOver = reason === null && triedFor >= triedForSeconds;
  await noteFailed(shop, {
    ...report,
    status: isOver ? 'failed' : 'pending',
    nextTryAt: next > last && triedFor < triedForSeconds ? last : next,
  });
  await restUntil(shop, endpoint.id, secondsAfter(now, endpointPauseAfter(failingFor, requested)));
  if (reason !== null) await pause(shop, endpoint, reason);
}

const secondsBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 1_000;

/**
 * Pauses endpoints for which nobody is responsible; waiting deliveries are sent once somebody resumes the endpoint and thereby becomes responsible
 * for it.
 */
export async function pauseUnanswered(shop: Shop): Promise<void> {
  for (const { id } of await unansweredEndpoints(shop, {})) {
    const endpoint = await endpointOfId(shop, id, 'everybody');
    if (endpoint !== undefined) await pause(shop, endpoint, 'unanswered-for');
  }
}

/** Pauses an endpoint automatically and notifies its owners: the owners of the shop, or the seller. */
async function pause(shop: Shop, endpoint: EndpointRow, reason: Exclude<PauseReason, 'by-hand'>): Promise<void> {
  const { id, name, sellerId, sellerOwnerId } = endpoint;
  await shop.transaction(async () => {
    if (!(await pauseActive(shop, id, reason))) return;
    const staff =
      sellerId === null ? (await staffMembers(shop)).filter(({ role, active }) => role === 'owner' && active) : [];
    const link = sellerId === null ? `/admin/webhooks?webhook=${id}` : `/seller/webhooks?webhook=${id}`;
    for (const customerId of [...staff.map((member) => member.id), ...(sellerOwnerId === null ? [] : [sellerOwnerId])])
      await shop.publish('notice.due', { customerId, kind: 'webhook-paused', params: { name, cause: reason }, link });
  });
  shop.log.warn({ webhook: id, reason }, 'a webhook was paused');
}
