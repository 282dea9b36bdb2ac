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
  /** The way of the refund; credit when omitted. */
  readonly way?: RefundWay | undefined;
  readonly reason?: string | undefined;
  /** The member of staff who ends it. */
  readonly by?: number | undefined;
}

/** Moves a locked order to its final state and returns what it held and what was paid: stock, coupon, flash sale shares and money. */
export async function endOrder(shop: Shop, end: OrderEnd): Promise<void> {
  const { order, state, cause, by } = end;
  await moveLockedOrder(shop, order, { to: state, cause, by });
  if (state === 'cancelled') await unpackAll(shop, order.id);
  // Locks in the order of placing an order: stock, coupon, flash sales, and products last, so that there is no deadlock.
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

/** Returns the money received for an order that is refunded when it ends; credit reserved by an unpaid order is not part of it. */
export async function moneyComingBack(shop: Shop, order: StandingOrder): Promise<Toman> {
  const { received, excess } = await balanceOf(shop, order.id);
  return order.paidAt === null ? received : refundableSum(order) + excess;
}

/** Refunds everything received and not yet refunded; credit reserved by an unpaid order is released. */
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
