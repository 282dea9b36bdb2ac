import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';
import { giveByPayments, type Occasion, type PaymentLeft, type RefundedOrder } from './refunds.service.ts';
import { balanceOfOrder, paymentsLeft } from './refunds.store.ts';

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
 * Answers how much that was: nothing for who comes second.
 */
export async function giveBackExcess(
  shop: Shop,
  order: RefundedOrder,
  occasion: Pick<Occasion, 'way' | 'by' | 'reason'>,
): Promise<Toman> {
  const { excess } = await balanceOf(shop, order.id);
  await giveBackApart(shop, order, excess, { ...occasion, cause: 'excess' });
  return excess;
}

/** Gives back all that came in for an order that comes to nothing before it was paid whole, in the transaction that has locked the order. */
export async function giveBackReceived(
  shop: Shop,
  order: RefundedOrder,
  occasion: Pick<Occasion, 'way' | 'by' | 'reason'>,
): Promise<void> {
  const { received } = await balanceOf(shop, order.id);
  await giveBackApart(shop, order, received, { ...occasion, cause: 'not-taken' });
}

/** An amount that is no part of what the order cost goes back by its payments, the last one first. */
async function giveBackApart(
  shop: Shop,
  order: RefundedOrder,
  amount: Toman,
  occasion: Omit<Occasion, 'key'>,
): Promise<void> {
  if (amount === 0) return;
  const payments = await paymentsLeft(shop, { orderId: order.id });
  const key = ({ id, left }: PaymentLeft) => `${occasion.cause}:${id}:${left}`;
  await giveByPayments(shop, order, { amount, payments: payments.toReversed(), occasion, key });
}
