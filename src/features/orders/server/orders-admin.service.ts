import { orderErrors } from '../order-errors.messages.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { OrderState } from '../orders.contract.ts';
import { statesBefore } from '../orders.rules.ts';
import { keepNote, keepTrackingCode, moveOrders, orderForStaff, stepsForStaff } from './orders-admin.store.ts';

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
    const moved = await moveOrders(shop, [numbers, from, to, by, shop.clock.now()]);
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

/** An order as the staff sees it beside what its customer sees: who placed it, and who moved it; null when there is none. */
export async function orderSeenByStaff(shop: Shop, number: string) {
  const [order] = await orderForStaff(shop, [number]);
  return order === undefined ? null : { ...order, steps: await stepsForStaff(shop, [order.id]) };
}

/** Stores the carrier's code and the staff's note of an order; what is not named stays. In a transaction. */
export async function writeNotes(
  shop: Shop,
  {
    number,
    by,
    trackingCode,
    staffNote,
  }: {
    readonly number: string;
    readonly by: number;
    readonly trackingCode?: string | undefined;
    readonly staffNote?: string | undefined;
  },
): Promise<void> {
  const emptied = (text: string) => (text === '' ? null : text);
  const change = { by, subject: 'order', subjectId: number } as const;
  if (trackingCode !== undefined) {
    const [was] = await keepTrackingCode(shop, [number, emptied(trackingCode)]);
    await recordChange(shop, {
      ...change,
      action: 'order.tracking-kept',
      before: { tracking_code: was?.before ?? null },
      after: { tracking_code: emptied(trackingCode) },
    });
  }
  if (staffNote !== undefined) {
    const [was] = await keepNote(shop, [number, emptied(staffNote)]);
    await recordChange(shop, {
      ...change,
      action: 'order.note-kept',
      before: { staff_note: was?.before ?? null },
      after: { staff_note: emptied(staffNote) },
    });
  }
}
