import type { Shop } from '#platform/shop.ts';
import type { StoredRefundWay } from '../refunds.contract.ts';
import { refundsOfOccasion } from './refunds.store.ts';

/** Returns refund methods in the audit log's format: a single one by itself, several as a list, null when nothing was refunded. */
export function loggedWay(ways: readonly StoredRefundWay[]): StoredRefundWay | StoredRefundWay[] | null {
  const each = [...new Set(ways)];
  return each.length > 1 ? each : (each[0] ?? null);
}

/** Returns the method actually used for an occasion, in the audit log's format: what a payment cannot take back becomes store credit. */
export async function wayTaken(shop: Shop, orderId: number, key: string): Promise<ReturnType<typeof loggedWay>> {
  return loggedWay((await refundsOfOccasion(shop, { orderId, key })).map(({ way }) => way));
}
