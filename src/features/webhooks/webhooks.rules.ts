import { daySeconds, hourSeconds } from '#shared/seconds.ts';
import { eventTypes, typesOf, type EventType } from './events.rules.ts';

/** Whether an endpoint is sent what happens: a paused one is sent it later, when it goes on. */
export const endpointStatuses = ['active', 'paused'] as const;

/**
 * Why an endpoint is paused: somebody paused it, its server answered 410, it failed for three days, its secret cannot
 * be read any more, or nobody answers for it: who changed it last may not work with webhooks by now, or did it by a key that was revoked.
 */
export const pauseReasons = ['by-hand', 'gone', 'failing', 'secret-unreadable', 'unanswered-for'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** Where a delivery is: it waits for its first or next try, was taken, or was given up. */
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a try had no answer, or none that could be used. */
export const deliveryErrors = [
  'address-private',
  'name-unknown',
  'too-slow',
  'certificate',
  'unreachable',
  'redirected',
  'refused',
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** The type of an event that tries an endpoint out; nothing has happened. */
export const testType = 'webhook.test';

/** For how long a delivery is tried, and for how long an endpoint may fail before it is paused. */
export const triedForSeconds = 3 * daySeconds;
/** For how long the former secret signs beside a new one. */
export const formerSecretSeconds = daySeconds;

/** Seconds between one try and the next; the last of them holds until the end. */
const pauses = [
  5,
  60,
  5 * 60,
  15 * 60,
  hourSeconds,
  2 * hourSeconds,
  4 * hourSeconds,
  8 * hourSeconds,
  12 * hourSeconds,
];
const longestPause = 12 * hourSeconds;
/** While an endpoint fails one delivery after another tries it, and none for longer than so many seconds. */
const longestEndpointPause = 15 * 60;

/**
 * How many seconds a delivery pauses that has been tried in vain for `elapsed` seconds; what the server requests holds where it is
 * longer. The pauses grow with the time that has gone by, so that a delivery that is begun anew begins with short ones.
 */
export function pauseAfter(elapsed: number, requestedSeconds: number | null = null): number {
  let sum = 0;
  const usual =
    pauses.find((pause) => {
      sum += pause;
      return sum > elapsed;
    }) ?? longestPause;
  return Math.max(usual, Math.min(requestedSeconds ?? 0, longestPause));
}

/** How many seconds nothing is sent to an endpoint that has failed for `elapsed` seconds. */
export const endpointPauseAfter = (elapsed: number, requestedSeconds: number | null = null): number =>
  Math.min(pauseAfter(elapsed, requestedSeconds), longestEndpointPause);

/** What sellers are sent of their own: orders with goods of theirs, from the moment they stand, and prices of their products. */
export const sellerEventTypes = eventTypes.filter((type) =>
  ['order.placed', 'order.paid', 'order.moved', 'order.cancelled', 'offer.begun', 'product.cheaper'].includes(type),
);

/** The types that the filters of an endpoint mean, `order.*` among them; null where one means nothing to its owner. */
export function typesOfEndpoint(filters: readonly string[], { ofSeller }: { ofSeller: boolean }): EventType[] | null {
  const offered = ofSeller ? sellerEventTypes : eventTypes;
  const wanted = new Set<EventType>();
  for (const filter of filters) {
    const found = filter.includes(',') ? null : typesOf(filter);
    const own = found?.filter((type) => offered.includes(type)) ?? [];
    if (own.length === 0) return null;
    for (const type of own) wanted.add(type);
  }
  return offered.filter((type) => wanted.has(type));
}

/** Whether a shop delivers to an address: https, without a name or a password in it; in the demo also http. */
export function isWebhookUrl(url: string, { plain }: { plain: boolean }): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hash, hostname } = new URL(url);
  if (username !== '' || password !== '' || hash !== '' || hostname === '') return false;
  return protocol === 'https:' || (plain && protocol === 'http:');
}
