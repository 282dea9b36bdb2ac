import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { StaffRole } from '#shared/contract/contract.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { accountName } from '#features/auth/auth.rules.ts';
import type { Member } from '../staff.contract.ts';
import { accountById, accountNamed } from '#features/accounts/server/customers.store.ts';
import { refusalMessages } from '#features/auth/server/auth-errors.messages.ts';
import { endAllSessions } from '#features/auth/server/sessions.service.ts';
import { changeActive, changeFullName, changeRole, staffMembers, type ChangedMember } from './staff.store.ts';

const customerUnknown = () =>
  refuse(
    'customer-unknown',
    inBoth(refusalMessages, (t) => t.customerUnknown),
  );
const lastOwner = () =>
  refuse(
    'last-owner',
    inBoth(refusalMessages, (t) => t.lastOwner),
  );

/** Everybody who is employed. */
export async function listStaff(shop: Shop): Promise<Member[]> {
  return (await staffMembers(shop)).flatMap(({ fullName, role, ...member }) =>
    role === null ? [] : [{ ...member, role, full_name: fullName }],
  );
}

/** Gives a customer, found by phone, mail or username, a role. Their sessions end, so that it holds from now on everywhere. */
export async function employ(
  shop: Shop,
  { customer, role, by }: { customer: string; role: StaffRole; by: number },
): Promise<Member | Refusal<'customer-unknown' | 'last-owner'>> {
  const account = await accountNamed(shop, accountName(customer));
  if (account === undefined) return customerUnknown();
  return shop.transaction(async () => {
    const changed = await setRole(shop, { customerId: account.id, role, by });
    if (changed === null) return lastOwner();
    const { id, username, phone, active, fullName } = changed;
    return { id, username, phone, active, full_name: fullName, role };
  });
}

/** Takes somebody's role. The last owner cannot be dismissed. */
export async function dismiss(
  shop: Shop,
  { customerId, by }: { customerId: number; by: number },
): Promise<Refusal<'customer-unknown' | 'last-owner'> | null> {
  const account = await accountById(shop, customerId);
  if (account === undefined || account.role === null) return customerUnknown();
  return shop.transaction(async () =>
    (await setRole(shop, { customerId, role: null, by })) === null ? lastOwner() : null,
  );
}

async function setRole(
  shop: Shop,
  change: { customerId: number; role: StaffRole | null; by: number },
): Promise<ChangedMember | null> {
  const [changed] = await changeRole(shop, [change.customerId, change.role]);
  if (changed === undefined) return null;
  if (changed.before === change.role) return changed;
  await endAllSessions(shop, change.customerId);
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

/** Blocks a customer, whose sessions end, or lets them in again. The last owner cannot be blocked. */
export async function setCustomerActive(
  shop: Shop,
  { customerId, active, by }: { customerId: number; active: boolean; by: number },
): Promise<Refusal<'customer-unknown' | 'last-owner'> | null> {
  const account = await accountById(shop, customerId);
  if (account === undefined) return customerUnknown();
  return shop.transaction(async () => {
    const [changed] = await changeActive(shop, [customerId, active]);
    if (changed === undefined) return lastOwner();
    if (changed.before === active) return null;
    await endAllSessions(shop, customerId);
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

/** Corrects the full name, which a customer sets only once, unless somebody was quicker. */
export async function correctFullName(
  shop: Shop,
  { customerId, before, after, by }: { customerId: number; before: string | null; after: string; by: number },
): Promise<Refusal<'customer-unknown' | 'changed-meanwhile'> | null> {
  return shop.transaction(async () => {
    const [changed] = await changeFullName(shop, [customerId, before, after]);
    if (changed === undefined) {
      return (await accountById(shop, customerId)) === undefined
        ? customerUnknown()
        : refuse(
            'changed-meanwhile',
            inBoth(refusalMessages, (t) => t.nameChangedMeanwhile),
          );
    }
    if (before === after) return null;
    await recordChange(shop, {
      by,
      action: 'customer.renamed',
      subject: 'customer',
      subjectId: customerId,
      before: { full_name: before },
      after: { full_name: after },
    });
    await shop.publish('customer.renamed', { customerId });
    return null;
  });
}
