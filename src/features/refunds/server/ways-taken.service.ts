import type { Shop } from '#platform/shop.ts';
import type { StoredRefundWay } from '../refunds.contract.ts';
import { refundsOfOccasion } from './refunds.store.ts';

/** Ways as the audit log has them: one by itself, several as a list, null where nothing went back. */
export function loggedWay(ways: readonly StoredRefundWay[]): StoredRefundWay | StoredRefundWay[] | null {
  const each = [...new Set(ways)];
  return each.length > 1 ? each : (each[0] ?? null);
}

/** The way that the money of an occasion really took, as the audit log has it: what a payment cannot take back goes to credit. */
export async function wayTaken(shop: Shop, orderId: number, key: string): Promise<ReturnType<typeof loggedWay>> {
  return loggedWay((await refundsOfOccasion(shop, { orderId, key })).map(({ way }) => way));
}
