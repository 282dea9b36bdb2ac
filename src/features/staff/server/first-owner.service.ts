import { createHash, randomBytes } from 'node:crypto';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { countTry } from '#platform/http/limits/throttle.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { isGuessable } from '#features/auth/server/passwords/password-strength.service.ts';
import { insertOwnerLink, useOwnerLinks } from './first-owner.store.ts';
import { passwordHash } from '#features/auth/server/passwords/passwords.service.ts';
import { weakPassword } from '#features/auth/auth-errors.ts';
import {
  startSession,
  type SigningIn,
  type TokenPair,
  type Whereabouts,
} from '#features/auth/server/sessions/sessions.service.ts';
import { insertCustomer } from '#features/accounts/server/accounts.service.ts';
import { usernameError, usernameKey } from '#features/accounts/account.rules.ts';
import { secondsAfter } from '#shared/seconds.ts';
import { tooManyTries } from '#platform/http/limits/too-many-tries.ts';
import { hasOwner } from '#features/accounts/server/roles.service.ts';
import { invalidUsername } from '#features/accounts/account-errors.ts';
import { accountErrors } from '#features/accounts/account-errors.messages.ts';
import { staffErrors } from './staff-errors.messages.ts';

/** Lifetime of the link for the first owner, in hours. */
const linkHours = 24;

/** Creates a one-time link for the shop's first owner; null when there is an owner. */
export async function firstOwnerLink(shop: Shop): Promise<string | null> {
  if (await hasOwner(shop)) return null;
  const token = randomBytes(32).toString('base64url');
  const now = shop.clock.now();
  await insertOwnerLink(shop, {
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: secondsAfter(now, linkHours * 3_600),
  });
  return `${shop.config.publicUrl}/admin/first-owner?token=${token}`;
}

export interface FirstOwner {
  readonly token: string;
  readonly username: string;
  readonly phone: string;
  readonly password: string;
}

type FirstOwnerRefusal = 'link-ended' | 'customer-taken' | 'invalid-username' | 'weak-password' | 'too-many-tries';

/** Creates the first owner and signs them in. A second caller, with any link, finds it used. */
export async function becomeFirstOwner(
  shop: Shop,
  given: FirstOwner & Whereabouts,
): Promise<TokenPair | Refusal<FirstOwnerRefusal>> {
  const { allowed, retryAfterSeconds } = await countTry(shop, {
    key: `first-owner:${given.address}`,
    max: 20,
    windowSeconds: 600,
  });
  if (!allowed) return tooManyTries(retryAfterSeconds);
  if (usernameError(given.username) !== null) return invalidUsername();
  if (isGuessable(shop, given.password, [given.username, given.phone])) return weakPassword('password');
  const hash = await passwordHash(shop, given.password);
  const owner = await shop.transaction(() => makeOwner(shop, given, hash));
  return isRefusal(owner) ? owner : startSession(shop, owner, { at: given });
}

async function makeOwner(
  shop: Shop,
  { token, username, phone }: FirstOwner,
  stored: string,
): Promise<SigningIn | Refusal<'link-ended' | 'customer-taken'>> {
  const now = shop.clock.now();
  const linkEnded = refuse(
    'link-ended',
    inBoth(staffErrors, (t) => t.ownerLinkEnded),
  );
  const used = await useOwnerLinks(shop, { now });
  const link = used.find(({ tokenHash }) => tokenHash === hashOf(token));
  // Checked after the links were locked, so that a concurrent winner is visible.
  if (link === undefined || link.expiresAt <= now || (await hasOwner(shop))) return linkEnded;
  const added = await insertCustomer(shop, {
    username,
    usernameKey: usernameKey(username),
    email: null,
    phone,
    passwordHash: stored,
    role: 'owner',
    createdAt: now,
  });
  if (added === undefined)
    return refuse(
      'customer-taken',
      inBoth(accountErrors, (t) => t.taken),
    );
  await recordChange(shop, {
    by: null,
    action: 'staff.first-owner-made',
    subject: 'customer',
    subjectId: added.id,
    after: { role: 'owner' },
  });
  return added;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
