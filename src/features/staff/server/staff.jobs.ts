import { eventJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { nameOf, notifyApprovers } from './money-approvals.service.ts';
import { listStaff } from './staff.service.ts';

/** Notifies the owners that a staff member granted a customer a large sum. */
export async function notifyOwnersOfMoney(
  shop: Shop,
  { by, amount, link }: { readonly by: number; readonly amount: number; readonly link: string },
): Promise<void> {
  const staff = await listStaff(shop);
  const name = nameOf(staff, by);
  for (const owner of staff.filter(({ role, active, id }) => role === 'owner' && active && id !== by))
    await shop.publish('notice.due', { customerId: owner.id, kind: 'money-given', params: { name, amount }, link });
}

/** Notifies every owner of a changed bank account for transfers, including whoever changed it: their session may be hijacked. */
export async function notifyOwnersOfAccounts(shop: Shop, { by }: { readonly by: number }): Promise<void> {
  const staff = await listStaff(shop);
  const params = { name: nameOf(staff, by) };
  for (const { id: customerId } of staff.filter(({ role, active }) => role === 'owner' && active))
    await shop.publish('notice.due', { customerId, kind: 'bank-accounts-changed', params, link: '/admin/settings' });
}

export const staffJobs: readonly Job[] = [
  eventJob('notify-owners-of-money', 'money.given', notifyOwnersOfMoney),
  eventJob('notify-approvers-of-money', 'money.requested', notifyApprovers),
  eventJob('notify-owners-of-accounts', 'bank-accounts.changed', notifyOwnersOfAccounts),
];
