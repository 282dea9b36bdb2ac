import type { Toman } from '#shared/commerce/money.ts';

/** How much a member of the staff may give customers in a day (Tehran) as refunds and credit; null for no limit. The owner may give any sum, from a bound on with a second one's approval. */
export interface StaffMoneyLimits {
  readonly manager: Toman | null;
  readonly support: Toman | null;
  /** From this sum on the owners are notified of what somebody else gave; null for never. */
  readonly notifyFrom: Toman | null;
  /** From this sum on a second member of the staff approves it first, whoever gives it; null for never. */
  readonly approveFrom: Toman | null;
}

/** The name under which the owner's decision is stored (settings.tables.ts). */
export const staffMoneySetting = 'staff-money';

/** What holds until the owner decides. */
export const deliveredStaffMoney: StaffMoneyLimits = {
  manager: 100_000_000,
  support: 30_000_000,
  notifyFrom: 10_000_000,
  approveFrom: 50_000_000,
};

/** What the owner decided; what is missing is as delivered. */
export function staffMoneyFrom(stored: unknown): StaffMoneyLimits {
  const own: Partial<Record<keyof StaffMoneyLimits, unknown>> =
    typeof stored === 'object' && stored !== null ? stored : {};
  const limit = (name: keyof StaffMoneyLimits) => {
    const value = own[name];
    return typeof value === 'number' || value === null ? value : deliveredStaffMoney[name];
  };
  return {
    manager: limit('manager'),
    support: limit('support'),
    notifyFrom: limit('notifyFrom'),
    approveFrom: limit('approveFrom'),
  };
}

/** What somebody of a role may give in a day; null for any sum, 0 for a role that may give nothing. */
export function dayLimitOf(limits: StaffMoneyLimits, role: string | null): Toman | null {
  if (role === 'owner') return null;
  if (role === 'manager') return limits.manager;
  return role === 'support' ? limits.support : 0;
}
