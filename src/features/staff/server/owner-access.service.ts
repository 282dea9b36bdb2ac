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

/** There is no such owner, or more than one and none was named. */
export class NoSuchOwner extends Error {
  override readonly name = 'NoSuchOwner';
}

/**
 * Removes the second factors and the password of an owner, ends the owner's sessions and answers a sentence with a link to choose a new password, once, for
 * thirty minutes. For the console of the server alone: no call leads here.
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
    // Who knows the password alone would set up a factor of their own before the owner does.
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
