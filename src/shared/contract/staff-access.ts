import type { StaffRole } from './contract.ts';

/** The roles whose work goods, prices and the shop window are. */
export const managers = { staff: ['owner', 'manager'] as readonly StaffRole[] } as const;
