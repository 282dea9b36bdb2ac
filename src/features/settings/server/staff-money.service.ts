import { recordChange } from '#features/audit/server/audit.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Caller } from '#platform/http/api-calls.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { dayInTehran } from '#shared/tehran-days.ts';
import { staffMoneyErrors } from '../staff-money-errors.messages.ts';
import { dayLimitOf, staffMoneyFrom, staffMoneySetting, type StaffMoneyLimits } from '../staff-money.rules.ts';
import { refuseUnlessApproved } from './money-approvals.service.ts';
import { changeSetting, readSetting } from './settings.service.ts';
import { addGiven, addGivenTo, forgetGiven, forgetGivenTo, takeApproved } from './staff-money.store.ts';

/** The current limits on money granted by staff. */
export const staffMoneyLimits = cached({
  tag: `setting:${staffMoneySetting}`,
  read: async (shop) => staffMoneyFrom(await readSetting(shop, staffMoneySetting)),
});

/** Changes the limits; sums already granted today count. */
export async function changeStaffMoneyLimits(shop: Shop, limits: StaffMoneyLimits, by: number): Promise<void> {
  await shop.transaction(async () => {
    const before = staffMoneyFrom(await readSetting(shop, staffMoneySetting));
    await changeSetting(shop, staffMoneySetting, limits);
    await recordChange(shop, {
      by,
      action: 'settings.staff-money-changed',
      subject: 'setting',
      subjectId: staffMoneySetting,
      before,
      after: limits,
    });
  });
}

/** A staff member who grants money. */
export interface Giver {
  readonly id: number;
  readonly role: string | null;
}

/** Returns who grants money in a request. A request with an access key is unattended, so an owner's key has a manager's limits. */
export const giverOf = ({ customerId, role, key }: Pick<Caller, 'customerId' | 'role' | 'key'>): Giver => ({
  id: customerId,
  role: key !== undefined && role === 'owner' ? 'manager' : role,
});

/** A sum granted by a staff member. */
export interface GivenSum {
  readonly giver: Giver;
  /** The recipient: only the owner may grant money to themselves. */
  readonly customerId: number;
  readonly amount: Toman;
  /** The larger sum it is part of, which only the staff member has seen, such as a found transfer: the second approval covers all of it. */
  readonly ofSum?: Toman | undefined;
  /** The admin page where it is granted. */
  readonly link: string;
}

export type GivingRejection = Refusal<'over-staff-limit' | 'approval-needed' | 'credit-to-oneself'>;

/**
 * Counts money that a staff member grants to a customer, in the same transaction; refused above the role's daily limit and, from a threshold on,
 * without a second one's approval, including the owner's sums. The owners are notified of large sums. Earlier sums of the day for the same customer
 * are added, so that a large sum cannot be split.
 */
export async function countGivenMoney(shop: Shop, sum: GivenSum): Promise<GivingRejection | null> {
  const { giver, customerId, amount, ofSum = amount } = sum;
  if (ofSum === 0) return null;
  const toOneself = refuseToOneself(sum);
  if (toOneself !== null) return toOneself;
  const limits = await staffMoneyLimits(shop);
  const limit = dayLimitOf(limits, giver.role);
  const day = dayInTehran(shop.clock.now());
  if ((await addGiven(shop, { staffId: giver.id, day, amount, limit })).length === 0)
    return refuse(
      'over-staff-limit',
      inBoth(staffMoneyErrors, (t) => t.overLimit(limit ?? 0)),
    );
  const part = { staffId: giver.id, customerId, day, amount: ofSum };
  const together = (await addGivenTo(shop, part))[0]?.amount ?? ofSum;
  if (limits.approveFrom !== null && together >= limits.approveFrom) {
    const requested = { by: giver.id, customerId, amount: ofSum, link: sum.link, from: limits.approveFrom };
    const unapproved = await refuseUnlessApproved(shop, requested);
    if (unapproved !== null) return unapproved;
    await takeApproved(shop, part);
  }
  if (giver.role !== 'owner' && amount > 0 && limits.notifyFrom !== null && together >= limits.notifyFrom)
    await shop.publish('money.given', { by: giver.id, amount, link: sum.link });
  return null;
}

function refuseToOneself({ giver, customerId }: GivenSum): Refusal<'credit-to-oneself'> | null {
  if (customerId !== giver.id || giver.role === 'owner') return null;
  return refuse(
    'credit-to-oneself',
    inBoth(staffMoneyErrors, (t) => t.notToOneself),
  );
}

const daysStored = 7;

/** Deletes the counts of past days; the audit log and the ledgers keep the data permanently. */
export async function forgetGivenMoney(shop: Shop): Promise<void> {
  const before = dayInTehran(new Date(shop.clock.now().getTime() - daysStored * 86_400_000));
  await forgetGiven(shop, { before });
  await forgetGivenTo(shop, { before });
}
