import { recordChange } from '#features/audit/server/audit.service.ts';
import { endJobsOf } from '#features/jobs/server/ending-jobs.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Refusal } from '#shared/contract/refusal.ts';
import { endAllSessions, endOwnSession } from './sessions/sessions.service.ts';
import { accountById } from '#features/accounts/server/accounts.service.ts';
import { isWalkIn } from '#features/accounts/account.rules.ts';
import { customerUnknown, lastOwner } from '#features/accounts/account-errors.ts';
import { changeActive } from '#features/accounts/server/roles.service.ts';

/** Blocks a customer and ends their sessions, or unblocks them. The last owner cannot be blocked. */
export async function setCustomerActive(
  shop: Shop,
  { customerId, active, by }: { customerId: number; active: boolean; by: number },
): Promise<Refusal<'customer-not-found' | 'last-owner'> | null> {
  const account = await accountById(shop, customerId);
  if (account === undefined || isWalkIn(account)) return customerUnknown();
  return shop.transaction(async () => {
    const [changed] = await changeActive(shop, { customerId, active });
    if (changed === undefined) return lastOwner();
    if (changed.before === active) return null;
    await endAllSessions(shop, customerId);
    if (!active) await endJobsOf(shop, { by: customerId });
    const action = active ? 'customer.unblocked' : 'customer.blocked';
    await recordChange(shop, {
      by,
      action,
      subject: 'customer',
      subjectId: customerId,
      before: { active: !active },
      after: { active },
    });
    return null;
  });
}

/** Ends one session of a customer on behalf of the staff; false if the customer has no such session. */
export function endSessionByStaff(
  shop: Shop,
  { customerId, sessionId, by }: { customerId: number; sessionId: string; by: number },
): Promise<boolean> {
  return shop.transaction(async () => {
    const ended = await endOwnSession(shop, customerId, sessionId);
    if (ended)
      await recordChange(shop, { by, action: 'customer.session-ended', subject: 'customer', subjectId: customerId });
    return ended;
  });
}

/** Ends every session of a customer on behalf of the staff; returns how many there were. */
export function endSessionsByStaff(
  shop: Shop,
  { customerId, by }: { customerId: number; by: number },
): Promise<number> {
  return shop.transaction(async () => {
    const ended = await endAllSessions(shop, customerId);
    if (ended > 0)
      await recordChange(shop, {
        by,
        action: 'customer.sessions-ended',
        subject: 'customer',
        subjectId: customerId,
        before: { devices: ended },
        after: { devices: 0 },
      });
    return ended;
  });
}
