import type { StaffRole } from './contract.ts';

/** The roles that manage products, prices and the storefront. */
export const managers = { staff: ['owner', 'manager'] as readonly StaffRole[] } as const;
