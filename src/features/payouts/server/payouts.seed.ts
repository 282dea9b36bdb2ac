import { seedRows } from '#platform/database/seed-rows.ts';
import type { Shop } from '#platform/shop.ts';
import { commissionOf } from '../commission.rules.ts';
import { sellerEntries } from './payouts.tables.ts';

/** A seller's part of a delivered order. */
export interface SeedSale {
  readonly sellerId: number;
  readonly orderId: number;
  /** What buyers paid plus the discounts borne by the shop, in toman. */
  readonly sold: number;
  readonly at: Date;
}

/** Enters sales into the sellers' ledgers in chronological order, as the shop's job would have done one by one. */
export function seedSales(
  shop: Shop,
  sales: readonly SeedSale[],
  percentOf: (sellerId: number) => number,
): Promise<void> {
  const accounts = new Map<number, { sequence: number; balance: number }>();
  const rows = sales
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.orderId - other.orderId)
    .map((sale) => {
      const commissionPercent = percentOf(sale.sellerId);
      const { commission, owed: amount } = commissionOf(sale.sold, commissionPercent);
      const before = accounts.get(sale.sellerId) ?? { sequence: 0, balance: 0 };
      const account = { sequence: before.sequence + 1, balance: before.balance + amount };
      accounts.set(sale.sellerId, account);
      return { ...sale, ...account, kind: 'sale' as const, commission, commissionPercent, amount };
    });
  return seedRows(shop, sellerEntries, rows);
}
