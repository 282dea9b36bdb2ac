import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { refusalMessages } from './auth-errors.messages.ts';

/** Refuses who tried too often, and says when to try again. */
export function tooManyTries(retryAfterSeconds: number): Refusal<'too-many-tries'> {
  const message = inBoth(refusalMessages, (t) => {
    if (retryAfterSeconds < 100) return t.waitSeconds(retryAfterSeconds);
    return retryAfterSeconds > 2 * 3_600 ? t.waitTomorrow : t.waitMinutes(retryAfterSeconds);
  });
  return refuse('too-many-tries', message, { retryAfterSeconds, facts: { retry_after_seconds: retryAfterSeconds } });
}

/** Refuses a password that would be guessed at once. */
export function weakPassword(field: 'password' | 'new_password'): Refusal<'weak-password'> {
  const message = inBoth(refusalMessages, (t) => t.weakPassword);
  return refuse('weak-password', message, { fields: { [field]: message } });
}

/** Refuses a username that would be read as a phone when somebody signs in. */
export function invalidUsername(): Refusal<'invalid-username'> {
  const message = inBoth(refusalMessages, (t) => t.usernameIsPhone);
  return refuse('invalid-username', message, { fields: { username: message } });
}
