import { eventJob, type Job } from '#platform/jobs/jobs.ts';
import type { Shop } from '#platform/shop.ts';
import { notifyApprovers } from './money-approvals.service.ts';
import { listStaff } from './staff.service.ts';

/** Notifies the owners that one of the staff gave a customer a large sum. */
export async function notifyOwnersOfMoney(
  shop: Shop,
  { by, amount, link }: { readonly by: number; readonly amount: number; readonly link: string },
): Promise<void> {
  const staff = await listStaff(shop);
  const giver = staff.find(({ id }) => id === by);
  const name = giver?.full_name ?? giver?.username ?? String(by);
  for (const owner of staff.filter(({ role, active, id }) => role === 'owner' && active && id !== by))
    await shop.publish('notice.due', { customerId: owner.id, kind: 'money-given', params: { name, amount }, link });
}

export const staffJobs: readonly Job[] = [
  eventJob('notify-owners-of-money', 'money.given', notifyOwnersOfMoney),
  eventJob('notify-approvers-of-money', 'money.requested', notifyApprovers),
];
