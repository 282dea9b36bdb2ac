import type { Toman } from '#shared/commerce/money.ts';

/**
 * The maximum that a staff member may grant customers per day (Tehran) as refunds and store credit; null for no limit. The owner may grant any sum,
 * from a threshold on with a second approval.
 */
export interface StaffMoneyLimits {
  readonly manager: Toman | null;
  readonly support: Toman | null;
  /** The sum from which the owners are notified of what others granted; null for never. */
  readonly notifyFrom: Toman | null;
  /** The sum from which a second staff member must approve it, whoever grants it; null for never. */
  readonly approveFrom: Toman | null;
}

/** The name of the owner's setting (settings.tables.ts). */
export const staffMoneySetting = 'staff-money';

/** The default limits. */
export const deliveredStaffMoney: StaffMoneyLimits = {
  manager: 100_000_000,
  support: 30_000_000,
  notifyFrom: 10_000_000,
  approveFrom: 50_000_000,
};

/** Parses the owner's setting; missing values are the defaults. */
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

/** Returns the daily limit of a role; null for unlimited, 0 for a role that may grant nothing. */
export function dayLimitOf(limits: StaffMoneyLimits, role: string | null): Toman | null {
  if (role === 'owner') return null;
  if (role === 'manager') return limits.manager;
  return role === 'support' ? limits.support : 0;
}
