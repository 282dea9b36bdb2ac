import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { noteLimit } from './rate-limits.ts';
import { throttleMessages } from './throttle.messages.ts';

const windowSeconds = 60;

interface Minute {
  readonly began: number;
  readonly calls: Map<number, number>;
}

/** The number of calls per person in the current minute: per process, in memory, because every call is counted. */
const minutes = new WeakMap<Shop, Minute>();

/**
 * Counts a call of a signed-in person towards the limit over all calls; refuses those above `CALLER_CALLS_PER_MINUTE`. A program with an access key
 * has a separate limit, counted across all processes.
 */
export function countCall(shop: Shop, customerId: number): Refusal<'too-many-requests'> | null {
  const now = shop.clock.now().getTime();
  const began = now - (now % (windowSeconds * 1_000));
  let minute = minutes.get(shop);
  if (minute?.began !== began) minutes.set(shop, (minute = { began, calls: new Map() }));
  const tries = (minute.calls.get(customerId) ?? 0) + 1;
  minute.calls.set(customerId, tries);
  const max = shop.config.callerCallsPerMinute;
  const resetSeconds = Math.ceil((began - now) / 1_000) + windowSeconds;
  noteLimit({ policy: 'caller', max, windowSeconds, tries, resetSeconds });
  if (tries <= max) return null;
  return refuse(
    'too-many-requests',
    inBoth(throttleMessages, (t) => t.tooManyCalls(resetSeconds)),
    { retryAfterSeconds: resetSeconds },
  );
}
