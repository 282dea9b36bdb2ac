import { revokeKeysOfMember } from '#features/access-keys/server/access-keys.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { endJobsOf } from '#features/jobs/server/ending-jobs.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import type { Member } from '../staff.contract.ts';
import { endAllSessions } from '#features/auth/server/sessions/sessions.service.ts';
import { accountById, accountNamed } from '#features/accounts/server/accounts.service.ts';
import { accountName, isWalkIn } from '#features/accounts/account.rules.ts';
import { changeRole, staffMembers, type ChangedMember } from '#features/accounts/server/roles.service.ts';
import { customerUnknown, lastOwner } from '#features/accounts/account-errors.ts';

/** Returns all staff members. */
export async function listStaff(shop: Shop): Promise<Member[]> {
  return (await staffMembers(shop)).flatMap(({ fullName, role, ...member }) =>
    role === null ? [] : [{ ...member, role, full_name: fullName }],
  );
}

/**
 * Gives a customer, found by phone, email or username, a role, if their role still is `seen`, when given. Ends their sessions, so that the role
 * applies immediately.
 */
export async function employ(
  shop: Shop,
  { customer, role, seen, by }: { customer: string; role: StaffRole; seen?: StaffRole | null | undefined; by: number },
): Promise<Member | Refusal<'customer-not-found' | 'last-owner' | 'changed-meanwhile'>> {
  const account = await accountNamed(shop, accountName(customer));
  if (account === undefined || isWalkIn(account)) return customerUnknown();
  return shop.transaction(async () => {
    const changed = await setRole(shop, { customerId: account.id, role, by });
    if (changed === null) return lastOwner();
    // A customer who already has the role may have received it from an earlier attempt.
    if (seen !== undefined && changed.before !== seen && changed.before !== role) return changedMeanwhile();
    const { id, username, phone, active, fullName } = changed;
    return { id, username, phone, active, full_name: fullName, role };
  });
}

/** Removes a member's role, if it still is the expected one. The last owner cannot be dismissed. */
export async function dismiss(
  shop: Shop,
  { customerId, seen, by }: { customerId: number; seen: StaffRole; by: number },
): Promise<Refusal<'customer-not-found' | 'last-owner' | 'changed-meanwhile'> | null> {
  const account = await accountById(shop, customerId);
  if (account === undefined || account.role === null) return customerUnknown();
  return shop.transaction(async () => {
    const changed = await setRole(shop, { customerId, role: null, by });
    if (changed === null) return lastOwner();
    return changed.before === seen ? null : changedMeanwhile();
  });
}

async function setRole(
  shop: Shop,
  change: { customerId: number; role: StaffRole | null; by: number },
): Promise<ChangedMember | null> {
  const [changed] = await changeRole(shop, { customerId: change.customerId, role: change.role });
  if (changed === undefined) return null;
  if (changed.before === change.role) return changed;
  await endAllSessions(shop, change.customerId);
  if (change.role === null) await revokeKeysOfMember(shop, change);
  await endJobsOf(shop, { staffId: change.customerId, role: change.role });
  await recordChange(shop, {
    by: change.by,
    action: 'staff.role-changed',
    subject: 'customer',
    subjectId: change.customerId,
    before: { role: changed.before },
    after: { role: change.role },
  });
  return changed;
}
