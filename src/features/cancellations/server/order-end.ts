import { giveCouponBack } from '#features/coupons/server/coupon-uses.service.ts';
import { giveFlashSalePiecesBack } from '#features/flash-sales/server/flash-sale-pieces.service.ts';
import { unpackAll } from '#features/fulfillments/server/fulfillments.service.ts';
import {
  lockAvailableStock,
  putBackStock,
  releaseStock,
  restock,
} from '#features/inventory/server/inventory.service.ts';
import { orderLife, refundableSum } from '#features/orders/orders.rules.ts';
import {
  flashSalePieces,
  moveLockedOrder,
  stockOfOrder,
  takeBackAllPieces,
  type StandingOrder,
} from '#features/orders/server/standing-orders.service.ts';
import type { OrderStepCause } from '#features/orders/orders.contract.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { balanceOf, giveBackExcess, giveBackReceived } from '#features/refunds/server/order-balance.service.ts';
import { giveBack } from '#features/refunds/server/refunds.service.ts';
import { endReturnsOf } from '#features/returns/server/returns.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Toman } from '#shared/commerce/money.ts';

interface OrderEnd {
  readonly order: StandingOrder;
  readonly state: 'cancelled' | 'lapsed' | 'returned';
  readonly cause: OrderStepCause;
  /** Where what was paid goes; as credit when nothing is given. */
  readonly way?: RefundWay | undefined;
  readonly reason?: string | undefined;
  /** Who of the staff ends it. */
  readonly by?: number | undefined;
}

/** Moves a locked order to its end and gives back what it had taken and what was paid: pieces, coupon, shares of flash sales, money. */
export async function endOrder(shop: Shop, end: OrderEnd): Promise<void> {
  const { order, state, cause, by } = end;
  await moveLockedOrder(shop, order, { to: state, cause, by });
  if (state === 'cancelled') await unpackAll(shop, order.id);
  // As an order is placed: stock, coupon, flash sales, and products last, so that nobody waits crosswise.
  const stock = await stockOfOrder(shop, order.id);
  await lockAvailableStock(
    shop,
    stock.pieces.map(({ variantId }) => variantId),
  );
  await giveCouponBack(shop, order.id);
  await giveFlashSalePiecesBack(shop, await flashSalePieces(shop, order.id));
  if (orderLife[order.state].pieces === 'held') await releaseStock(shop, stock);
  else if (state === 'cancelled') await putBackStock(shop, stock);
  else await restock(shop, stock);
  if (state === 'returned') {
    await takeBackAllPieces(shop, order.id);
    await endReturnsOf(shop, { orderId: order.id, by });
  }
  await giveMoneyBack(shop, end);
}

/** What came in for an order and goes back when it ends; the credit that an unpaid one had taken is none. */
export async function moneyComingBack(shop: Shop, order: StandingOrder): Promise<Toman> {
  const { received, excess } = await balanceOf(shop, order.id);
  return order.paidAt === null ? received : refundableSum(order) + excess;
}

/** All that came in and has not gone back yet; credit that an unpaid order had taken is free again. */
async function giveMoneyBack(shop: Shop, { order, state, way = 'credit', reason, by }: OrderEnd): Promise<void> {
  if (order.paidAt === null) {
    await giveBackReceived(shop, order, { way, reason, by });
    return;
  }
  const given = await giveBack(shop, order, refundableSum(order), {
    cause: state === 'returned' ? 'returned' : 'cancelled',
    key: `end:${order.id}`,
    way,
    reason,
    by,
  });
  await giveBackExcess(shop, order, { way, reason, by });
  if (given !== 'given') throw new Error(`The money of an order that ended did not go back: ${given}.`);
}
