import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { countGivenMoney, type Giver, type GivingRejection } from '#features/settings/server/staff-money.service.ts';
import type { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { staffOrderDetail } from '#features/order-details/server/order-details-admin.service.ts';
import { hasLeft } from '#features/fulfillments/server/fulfillments.service.ts';
import { orderCan } from '#features/orders/orders.rules.ts';
import { lockOrderByNumber } from '#features/orders/server/standing-orders.service.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { endOrder, moneyComingBack } from './order-end.ts';

/**
 * Ends an order by the staff, with a reason: cancels it before it is sent, or takes it back after delivery. The refund counts towards the daily limit
 * of money given.
 */
export async function endByStaff(
  shop: Shop,
  {
    number,
    language,
    state,
    reason,
    way,
    giver,
  }: { readonly number: string; readonly language: Language } & {
    readonly state: 'cancelled' | 'returned';
    readonly reason: string;
    readonly way?: RefundWay | undefined;
    readonly giver: Giver;
  },
): Promise<StaffOrderDetail | Refusal<'order-not-found' | 'order-moved-on'> | GivingRejection> {
  const ended = await shop.transaction(async () => {
    const order = await lockOrderByNumber(shop, number);
    if (order === null)
      return refuse(
        'order-not-found',
        inBoth(orderErrors, (t) => t.unknown),
      );
    if (!orderCan.end(order, state) || (state === 'cancelled' && (await hasLeft(shop, order.id))))
      return refuse(
        'order-moved-on',
        inBoth(orderErrors, (t) => t.movedOn),
      );
    const over = await countGivenMoney(shop, {
      giver,
      customerId: order.customerId,
      amount: await moneyComingBack(shop, order),
      link: `/admin/orders/${number}`,
    });
    if (over !== null) return over;
    const by = giver.id;
    await endOrder(shop, { order, state, cause: 'staff', way, reason, by });
    await recordChange(shop, {
      by,
      action: `order.${state}`,
      subject: 'order',
      subjectId: number,
      before: { state: order.state },
      after: { state, reason },
    });
    if (state === 'returned')
      await shop.publish('notice.due', {
        customerId: order.customerId,
        kind: 'order-moved',
        params: { number, state },
        link: `/my-order?order=${number}`,
      });
    return null;
  });
  return ended ?? staffOrderDetail(shop, { number, language });
}
