import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { throttleMessages } from './throttle.messages.ts';

/** Refuses a caller with too many attempts, with the time to retry. */
export function tooManyTries(retryAfterSeconds: number): Refusal<'too-many-tries'> {
  const message = inBoth(throttleMessages, (t) => {
    if (retryAfterSeconds < 100) return t.waitSeconds(retryAfterSeconds);
    return retryAfterSeconds > 2 * 3_600 ? t.waitTomorrow : t.waitMinutes(retryAfterSeconds);
  });
  return refuse('too-many-tries', message, { retryAfterSeconds, facts: { retry_after_seconds: retryAfterSeconds } });
}
