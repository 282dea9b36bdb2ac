import { recordChange } from '#features/audit/server/audit.service.ts';
import { cached } from '#platform/cache/memory.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import { dayInTehran } from '#shared/text/jalali.ts';
import { staffMoneyErrors } from '../staff-money-errors.messages.ts';
import { dayLimitOf, staffMoneyFrom, staffMoneySetting, type StaffMoneyLimits } from '../staff-money.rules.ts';
import { refuseUnlessApproved } from './money-approvals.service.ts';
import { changeSetting, readSetting } from './settings.service.ts';
import { addGiven, forgetGiven } from './staff-money.store.ts';

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

export type GivingRejection = Refusal<'over-staff-limit' | 'approval-needed'>;

/**
 * Counts money that a member of the staff gives to a customer, in the transaction that gives it; refused above what the role may
 * give in a day, and from a bound on without the approval of a second one, the owner's own sums too. The owners are notified of a
 * large sum.
 */
export async function countGivenMoney(
  shop: Shop,
  { giver, amount, link }: { readonly giver: Giver; readonly amount: Toman; readonly link: string },
): Promise<GivingRejection | null> {
  const limits = await staffMoneyLimits(shop);
  const limit = dayLimitOf(limits, giver.role);
  const day = dayInTehran(shop.clock.now());
  if ((await addGiven(shop, { staffId: giver.id, day, amount, limit })).length === 0)
    return refuse(
      'over-staff-limit',
      inBoth(staffMoneyErrors, (t) => t.overLimit(limit ?? 0)),
    );
  if (limits.approveFrom !== null && amount >= limits.approveFrom) {
    const unapproved = await refuseUnlessApproved(shop, { by: giver.id, amount, link, from: limits.approveFrom });
    if (unapproved !== null) return unapproved;
  }
  if (giver.role !== 'owner' && limits.notifyFrom !== null && amount >= limits.notifyFrom)
    await shop.publish('money.given', { by: giver.id, amount, link });
  return null;
}

const daysStored = 7;

/** Forgets what was given on days that are over; the audit log and the ledgers hold it for good. */
export async function forgetGivenMoney(shop: Shop): Promise<void> {
  await forgetGiven(shop, { before: dayInTehran(new Date(shop.clock.now().getTime() - daysStored * 86_400_000)) });
}
