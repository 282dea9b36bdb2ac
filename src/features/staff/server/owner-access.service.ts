import { recordChange } from '#features/audit/server/audit.service.ts';
import { clearPassword } from '#features/accounts/server/accounts.service.ts';
import { staffMembers } from '#features/accounts/server/roles.service.ts';
import { makeResetLink } from '#features/auth/server/passwords/password-change.service.ts';
import { notifyOfFactors } from '#features/auth/server/second-step/second-step.service.ts';
import { endAllSessions } from '#features/auth/server/sessions/sessions.service.ts';
import { removeFactors } from '#features/second-factor/server/second-factor.service.ts';
import { securityEvent } from '#platform/security-log.ts';
import type { Shop } from '#platform/shop.ts';
import { usernameKey } from '#features/accounts/account.rules.ts';

/** Thrown when there is no such owner, or there are several and none was named. */
export class NoSuchOwner extends Error {
  override readonly name = 'NoSuchOwner';
}

/**
 * Removes an owner's second factors and password, ends their sessions and returns a sentence with a one-time link to set a new password, valid for
 * thirty minutes. Only for the server's console: not reachable through the API.
 */
export async function giveOwnerAccess(shop: Shop, named: string | undefined): Promise<string> {
  const owners = (await staffMembers(shop)).filter(({ role, active }) => role === 'owner' && active);
  const names = owners.map(({ username }) => username).join(', ');
  const wanted = named === undefined ? undefined : usernameKey(named);
  const owner =
    wanted === undefined
      ? owners.length === 1
        ? owners[0]
        : undefined
      : owners.find(({ username, phone }) => usernameKey(username) === wanted || phone === named);
  if (owner === undefined)
    throw new NoSuchOwner(
      owners.length === 0
        ? 'This shop has no owner yet: its log shows the link by which it gets one.'
        : `Name the owner: npm run owner-access -- <username>. There are: ${names}.`,
    );
  const link = await shop.transaction(async () => {
    await removeFactors(shop, owner.id);
    // Otherwise someone who knows the password could set up their own second factor first.
    await clearPassword(shop, owner.id);
    await endAllSessions(shop, owner.id);
    await recordChange(shop, {
      by: null,
      action: 'staff.second-factor-reset',
      subject: 'customer',
      subjectId: owner.id,
      after: { username: owner.username },
    });
    return makeResetLink(shop, owner.id);
  });
  await notifyOfFactors(shop, owner.id, 'reset');
  securityEvent(shop, 'owner.access-given', { customer: owner.id });
  return `${owner.username} has no password and no second step any more, and sets one up at the next sign-in.\nTo choose a new password, once, for thirty minutes: ${link}`;
}
