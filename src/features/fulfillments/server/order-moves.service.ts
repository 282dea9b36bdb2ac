import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { dealsWithOwn } from '#features/accounts/server/roles.service.ts';
import { ownOrder } from '#features/orders/own-order.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import type { OrderState } from '#features/orders/orders.contract.ts';
import { statesBefore } from '#features/orders/orders.rules.ts';
import { lockOrdersByNumber, publishStep } from '#features/orders/server/standing-orders.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { parcelStatusesBehind } from '../fulfillments.rules.ts';
import type { FulfillmentStatus } from '../fulfillments.contract.ts';
import { notifyOfStep } from './fulfillments.service.ts';
import { storeTrackingCode } from './fulfillments.store.ts';
import { moveOrders } from './order-moves.store.ts';

/** Returns the parcel statuses that move along when their order moves to a step; empty for steps before handover. */
const behindOf = (to: OrderState): FulfillmentStatus[] =>
  to === 'on-the-way' || to === 'at-station' || to === 'delivered' ? parcelStatusesBehind(to) : [];

/** Moves many orders one step on at once, with their parcels. Skips orders that are unknown, have moved elsewhere or have a returning parcel. */
export async function moveAlong(
  shop: Shop,
  { numbers, to, by }: { readonly numbers: readonly string[]; readonly to: OrderState; readonly by: number },
): Promise<string[] | Refusal<'order-step-wrong' | 'own-order'>> {
  const from = statesBefore(to);
  if (from.length === 0)
    return refuse(
      'order-step-wrong',
      inBoth(orderErrors, (t) => t.notAStep),
    );
  return shop.transaction(async () => {
    await lockOrdersByNumber(shop, numbers);
    const moved = await moveOrders(shop, { numbers, from, to, behind: behindOf(to), by, now: shop.clock.now() });
    const ownPaid = moved.find(({ customerId, nowPaid }) => nowPaid && customerId === by);
    if (ownPaid !== undefined && (await dealsWithOwn(shop, { by, customerId: by }))) return ownOrder();
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
    for (const { id, number, customerId, before, nowPaid } of moved) {
      await publishStep(shop, { orderId: id, from: before, to, nowPaid });
      await notifyOfStep(shop, { number, customerId }, to as Parameters<typeof notifyOfStep>[2]);
    }
    return moved.map(({ number }) => number);
  });
}

/**
 * Stores the tracking code of the first parcel of an order that the transaction has locked; an empty code removes it. Returns false while nothing is
 * packed.
 */
export async function writeTrackingCode(
  shop: Shop,
  { id, number }: { readonly id: number; readonly number: string },
  { by, trackingCode }: { readonly by: number; readonly trackingCode: string },
): Promise<boolean> {
  const code = trackingCode === '' ? null : trackingCode;
  const [was] = await storeTrackingCode(shop, { orderId: id, code });
  if (was === undefined) return code === null;
  await recordChange(shop, {
    by,
    action: 'order.tracking-kept',
    subject: 'order',
    subjectId: number,
    before: { tracking_code: was.before },
    after: { tracking_code: code },
  });
  return true;
}

/** Hands over an order placed in this transaction to a customer at the counter: delivered at once, in a parcel without packing or notifications. */
export async function handOverAtCounter(
  shop: Shop,
  { id, number, by }: { readonly id: number; readonly number: string; readonly by: number },
): Promise<void> {
  const now = shop.clock.now();
  const moved = await moveOrders(shop, { numbers: [number], from: ['placed'], to: 'delivered', behind: [], by, now });
  if (moved.length === 0) throw new Error('An order was placed, and could not be handed over.');
  await publishStep(shop, { orderId: id, from: 'placed', to: 'delivered', nowPaid: false });
}
