import { daySeconds, hourSeconds } from '#shared/seconds.ts';
import { eventTypes, typesOf, type EventType } from './events.rules.ts';

/** Whether an endpoint receives events: a paused one receives them after it is resumed. */
export const endpointStatuses = ['active', 'paused'] as const;

/**
 * Why an endpoint is paused: by hand, its server answered 410, it failed for three days, its secret cannot be decrypted, or nobody is responsible for
 * it: whoever changed it last may no longer work with webhooks, or the key used is revoked.
 */
export const pauseReasons = ['by-hand', 'gone', 'failing', 'secret-unreadable', 'unanswered-for'] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** The status of a delivery: pending, delivered, or given up. */
export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why an attempt had no usable response. */
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

/** The event type of test messages. */
export const testType = 'webhook.test';

/** The retry period of a delivery, and the time an endpoint may fail before it is paused. */
export const triedForSeconds = 3 * daySeconds;
/** The time for which the former secret also signs after a rotation. */
export const formerSecretSeconds = daySeconds;

/** Retry delays in seconds; the last one repeats. */
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
/** Maximum delay between attempts at a failing endpoint, each with another delivery, in seconds. */
const longestEndpointPause = 15 * 60;

/**
 * Returns the retry delay, in seconds, of a delivery that has failed for `elapsed` seconds, or the server's Retry-After if longer. The delay depends
 * on the elapsed time, so that a restarted delivery begins with short delays.
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

/** Returns the delay before the next attempt at an endpoint that has failed for `elapsed` seconds. */
export const endpointPauseAfter = (elapsed: number, requestedSeconds: number | null = null): number =>
  Math.min(pauseAfter(elapsed, requestedSeconds), longestEndpointPause);

/** The event types available to sellers: orders with their products, once confirmed, and prices of their products. */
export const sellerEventTypes = eventTypes.filter((type) =>
  ['order.placed', 'order.paid', 'order.moved', 'order.cancelled', 'offer.begun', 'product.cheaper'].includes(type),
);

/** Returns the types that an endpoint's filters match, including `order.*`; null when one is invalid for its owner. */
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

/** Whether a URL is allowed for deliveries: https without credentials; in the demo also http. */
export function isWebhookUrl(url: string, { plain }: { plain: boolean }): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hash, hostname } = new URL(url);
  if (username !== '' || password !== '' || hash !== '' || hostname === '') return false;
  return protocol === 'https:' || (plain && protocol === 'http:');
}
