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

/** How much the staff may give, as it holds now. */
export const staffMoneyLimits = cached({
  tag: `setting:${staffMoneySetting}`,
  read: async (shop) => staffMoneyFrom(await readSetting(shop, staffMoneySetting)),
});

/** Changes how much the staff may give; what was given today counts. */
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

/** A member of the staff who gives money. */
export interface Giver {
  readonly id: number;
  readonly role: string | null;
}

/** Who gives money by a call. Nobody sits at a program, so that of an owner has the limits of a manager. */
export const giverOf = ({ customerId, role, key }: Pick<Caller, 'customerId' | 'role' | 'key'>): Giver => ({
  id: customerId,
  role: key !== undefined && role === 'owner' ? 'manager' : role,
});

/** A sum that one of the staff gives. */
export interface GivenSum {
  readonly giver: Giver;
  /** Who gets it: nobody but the owner gives to oneself. */
  readonly customerId: number;
  readonly amount: Toman;
  /** Of a larger sum that nobody but the giver has seen, such as a transfer that was found: what a second one approves is all of it. */
  readonly ofSum?: Toman | undefined;
  /** The page of the admin where it is given. */
  readonly link: string;
}

export type GivingRejection = Refusal<'over-staff-limit' | 'approval-needed' | 'credit-to-oneself'>;

/**
 * Counts money that a member of the staff gives to a customer, in the transaction that gives it; refused above what the role may
 * give in a day, and from a bound on without the approval of a second one, the owner's own sums too. The owners are notified of a
 * large sum. What the same customer was given earlier that day counts with it, so that nobody gives a large sum in parts.
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

/** Forgets what was given on days that are over; the audit log and the ledgers hold it for good. */
export async function forgetGivenMoney(shop: Shop): Promise<void> {
  const before = dayInTehran(new Date(shop.clock.now().getTime() - daysStored * 86_400_000));
  await forgetGiven(shop, { before });
  await forgetGivenTo(shop, { before });
}
