import { createHash, randomBytes } from 'node:crypto';
import { isUniqueViolation } from '#platform/database/database.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { accountErrors } from '#features/accounts/account-errors.messages.ts';
import { unsettledAt } from '#features/accounts/account.rules.ts';
import { dropMailSince } from '#features/accounts/server/email-change.service.ts';
import { clearPassword, setPhone } from '#features/accounts/server/accounts.service.ts';
import { removeFactorsSince } from '#features/second-factor/server/second-factor.service.ts';
import { authErrors } from '../auth-errors.messages.ts';
import { phoneReturnSeconds } from '../auth.rules.ts';
import { resetToken } from './passwords/password-change.service.ts';
import { deleteReturnsSince, insertReturn, useReturn } from './phone-return.store.ts';
import { endAllSessions } from './sessions/sessions.service.ts';

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Returns a single-use URL with which the account's present phone can take the account back within a day; called in the transaction of the change.
 */
export async function allowPhoneReturn(shop: Shop, customerId: number, phone: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const createdAt = shop.clock.now();
  const expiresAt = secondsAfter(createdAt, phoneReturnSeconds);
  await insertReturn(shop, { tokenHash: hashOf(token), customerId, phone, createdAt, expiresAt });
  return `${shop.config.publicUrl}/phone-back?token=${token}`;
}

/**
 * Returns an account to the phone it had before a change. Ends every session and removes the password and any mail address, second factor and access
 * key added since or shortly before, so that no other access remains. Returns a token for choosing a new password.
 */
export async function takePhoneBack(
  shop: Shop,
  { token, address }: { token: string; address: string },
): Promise<{ resetToken: string } | Refusal<'link-ended' | 'phone-taken' | 'too-many-tries'>> {
  const limit = { key: `phone-back:${address}`, max: 20, windowSeconds: 600 };
  const { allowed, retryAfterSeconds } = await countTry(shop, limit);
  if (!allowed) return tooManyTries(retryAfterSeconds);
  try {
    const back = await shop.transaction(async () => {
      const used = await useReturn(shop, { tokenHash: hashOf(token), now: shop.clock.now() });
      if (used === undefined) return null;
      const { customerId, phone, createdAt } = used;
      await setPhone(shop, customerId, phone);
      await clearPassword(shop, customerId);
      const since = unsettledAt(createdAt);
      await dropMailSince(shop, { customerId, since });
      await removeFactorsSince(shop, customerId, since);
      await shop.publish('account.taken-back', { customerId, since: since.toISOString() });
      await deleteReturnsSince(shop, customerId, createdAt);
      await endAllSessions(shop, customerId);
      return { customerId, resetToken: await resetToken(shop, customerId) };
    });
    if (back === null)
      return refuse(
        'link-ended',
        inBoth(accountErrors, (t) => t.linkEnded),
      );
    securityEvent(shop, 'phone.taken-back', { customer: back.customerId, address });
    return { resetToken: back.resetToken };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return refuse(
      'phone-taken',
      inBoth(authErrors, (t) => t.oldPhoneTaken),
    );
  }
}
