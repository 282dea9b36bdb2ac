import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import type { StoredRefundWay } from '../refunds.contract.ts';
import { giveByTenders, leftBySource, type Occasion, type RefundedOrder, type TenderLeft } from './refunds.service.ts';
import { balanceOfOrder } from './refunds.store.ts';

/** The sum received for an order besides its store credit, the sum still missing while it awaits payment, and the excess. */
export interface Balance {
  readonly received: Toman;
  readonly shortfall: Toman;
  readonly excess: Toman;
}

/** Returns how the sum received for an order compares with the sum due. */
export async function balanceOf(shop: Shop, orderId: number): Promise<Balance> {
  const [balance] = await balanceOfOrder(shop, { orderId });
  if (balance === undefined) throw new Error(`The order ${orderId} is gone.`);
  return balance;
}

/**
 * Refunds what was received for an order above its total, latest payments first, in the transaction that has locked the order. Returns the methods
 * used; none for a concurrent second caller.
 */
export async function giveBackExcess(
  shop: Shop,
  order: RefundedOrder,
  occasion: Pick<Occasion, 'way' | 'by' | 'reason'>,
): Promise<StoredRefundWay[]> {
  const { excess } = await balanceOf(shop, order.id);
  if (excess === 0) return [];
  const { gateway } = await leftBySource(shop, order.id);
  return giveBackApart(shop, order, { amount: excess, tenders: gateway, occasion: { ...occasion, cause: 'excess' } });
}

/**
 * Refunds everything received for an order that ends before it was fully paid, and the store credit it used, in the transaction that has locked the
 * order.
 */
export async function giveBackReceived(
  shop: Shop,
  order: RefundedOrder,
  occasion: Pick<Occasion, 'way' | 'by' | 'reason'>,
): Promise<void> {
  const { received } = await balanceOf(shop, order.id);
  const { gateway, credit } = await leftBySource(shop, order.id);
  const notTaken = { ...occasion, cause: 'not-taken' } as const;
  await giveBackApart(shop, order, { amount: received, tenders: gateway, occasion: notTaken });
  const amount = credit.reduce((sum, { left }) => sum + left, 0);
  await giveBackApart(shop, order, { amount, tenders: credit, occasion: notTaken });
}

/** Refunds an amount that is not part of the order's total from its tenders, last first. */
async function giveBackApart(
  shop: Shop,
  order: RefundedOrder,
  {
    amount,
    tenders,
    occasion,
  }: { readonly amount: Toman; readonly tenders: readonly TenderLeft[]; readonly occasion: Omit<Occasion, 'key'> },
): Promise<StoredRefundWay[]> {
  const key = ({ id, left }: TenderLeft) => `${occasion.cause}:${id}:${left}`;
  return amount > 0 ? giveByTenders(shop, order, { amount, tenders: tenders.toReversed(), occasion, key }) : [];
}
