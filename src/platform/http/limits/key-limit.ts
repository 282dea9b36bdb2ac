import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { Shop } from '../../shop.ts';
import { throughDoor } from './doors.ts';
import { throttleMessages } from './throttle.messages.ts';
import { countTry } from './throttle.ts';

const windowSeconds = 60;

/** Counts a call of an access key across all processes; refuses those above `KEY_CALLS_PER_MINUTE`. */
export async function countKeyCall(
  shop: Shop,
  keyId: number,
  address: string,
): Promise<Refusal<'too-many-requests'> | null> {
  const limit = { key: `access-key:${keyId}`, max: shop.config.keyCallsPerMinute, windowSeconds, policy: 'key' };
  const { allowed, retryAfterSeconds } = await throughDoor(shop, { kind: 'customer', address }, () =>
    countTry(shop, limit),
  );
  if (allowed) return null;
  return refuse(
    'too-many-requests',
    inBoth(throttleMessages, (t) => t.tooManyCalls(retryAfterSeconds)),
    { retryAfterSeconds },
  );
}
