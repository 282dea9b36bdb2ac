import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import type { StoredRefundWay } from '../refunds.contract.ts';
import { giveByTenders, leftBySource, type Occasion, type RefundedOrder, type TenderLeft } from './refunds.service.ts';
import { balanceOfOrder } from './refunds.store.ts';

/** What came in for an order beside its credit, what is still to come in while it awaits payment, and what came in above it. */
export interface Balance {
  readonly received: Toman;
  readonly shortfall: Toman;
  readonly excess: Toman;
}

/** How what came in for an order compares with what was due. */
export async function balanceOf(shop: Shop, orderId: number): Promise<Balance> {
  const [balance] = await balanceOfOrder(shop, { orderId });
  if (balance === undefined) throw new Error(`The order ${orderId} is gone.`);
  return balance;
}

/**
 * Gives back what came in for an order above what it cost, by the payments that came last, in the transaction that has locked the order.
 * Answers the ways that it took: none for who comes second.
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
 * Gives back all that came in for an order that comes to nothing before it was paid whole, and the credit that it had taken, in the
 * transaction that has locked the order.
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

/** An amount that is no part of what the order cost goes back by tenders, the last one first. */
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
