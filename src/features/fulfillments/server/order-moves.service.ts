import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { statesBefore } from '#features/orders/orders.rules.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { moveOrders, storeTrackingCode } from './order-moves.store.ts';

/** Leads orders one step on, many at once. What stands elsewhere by now, or is unknown, is left. */
export async function moveAlong(
  shop: Shop,
  { numbers, to, by }: { readonly numbers: readonly string[]; readonly to: OrderState; readonly by: number },
): Promise<{ moved: string[]; left: string[] } | Refusal<'not-a-step'>> {
  const from = statesBefore(to);
  if (from.length === 0)
    return refuse(
      'not-a-step',
      inBoth(orderErrors, (t) => t.notAStep),
    );
  return shop.transaction(async () => {
    const moved = await moveOrders(shop, { numbers, from, to, by, now: shop.clock.now() });
    await recordChange(
      shop,
      ...moved.map(({ number, before }): Change => ({
        by,
        action: 'order.moved',
        subject: 'order',
        subjectId: number,
        before: { state: before },
        after: { state: to },
      })),
    );
    for (const { id, number, customerId } of moved) {
      await shop.publish('order.moved', { orderId: id, state: to });
      const params = { number, state: to as 'packaging' | 'ready' | 'on-the-way' | 'at-station' | 'delivered' };
      await shop.publish('notice.due', {
        customerId,
        kind: 'order-moved',
        params,
        link: `/my-order?order=${number}`,
        once: `order-moved:${number}:${to}`,
      });
    }
    const done = moved.map(({ number }) => number);
    return { moved: done, left: numbers.filter((number) => !done.includes(number)) };
  });
}

/** Stores the carrier's code of an order; an empty one removes it. In a transaction. */
export async function writeTrackingCode(
  shop: Shop,
  { number, by, trackingCode }: { readonly number: string; readonly by: number; readonly trackingCode: string },
): Promise<void> {
  const code = trackingCode === '' ? null : trackingCode;
  const [was] = await storeTrackingCode(shop, { number, code });
  await recordChange(shop, {
    by,
    action: 'order.tracking-kept',
    subject: 'order',
    subjectId: number,
    before: { tracking_code: was?.before ?? null },
    after: { tracking_code: code },
  });
}
