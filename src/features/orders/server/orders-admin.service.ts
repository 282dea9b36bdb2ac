import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import { explainSaid } from '#features/payments/server/payment-methods.service.ts';
import { noteDealtWith, paymentsOfOrder, shownForeign } from '#features/payments/server/payments.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import { orderRefusals } from '../order-errors.messages.ts';
import type { OrderState } from '../orders.contract.ts';
import { orderCan, statesBefore, stepsFrom } from '../orders.rules.ts';
import type { StaffOrderDetail } from '../orders-admin.contract.ts';
import type { RefundWay } from '#features/refunds/refunds.contract.ts';
import { refundableSum } from '#features/refunds/refunds.rules.ts';
import { endOrder, orderDetail } from './orders.service.ts';
import { lockedOrder, ownOrder, type StandingOrder } from './orders.store.ts';
import { shownRefund } from '#features/refunds/server/refunds.service.ts';
import { refundsOfOrder } from '#features/refunds/server/refunds.store.ts';
import { keepNote, keepTrackingCode, moveOrders, orderForStaff, stepsForStaff } from './orders-admin.store.ts';

const notFound = () =>
  refuse(
    'order-not-found',
    inBoth(orderRefusals, (t) => t.unknown),
  );

interface AskedOrder {
  readonly number: string;
  readonly language: Language;
}

/** Everything about an order, as the staff sees it. */
export async function staffOrderDetail(
  shop: Shop,
  { number, language }: AskedOrder,
): Promise<StaffOrderDetail | Refusal<'order-not-found'>> {
  const [found] = await orderForStaff(shop, [number]);
  const [order] = found === undefined ? [] : await ownOrder(shop, [found.customerId, number]);
  if (found === undefined || order === undefined) return notFound();
  const [detail, steps, payments, refunds] = await Promise.all([
    orderDetail(shop, { customerId: found.customerId, number, language }),
    stepsForStaff(shop, [order.id]),
    paymentsOfOrder(shop, order.id),
    refundsOfOrder(shop, [order.id]),
  ]);
  if (isRefusal(detail)) return detail;
  return {
    ...detail,
    customer: { id: found.customerId, username: found.username, phone: found.phone },
    staff_note: found.staffNote,
    steps: steps.map(({ state, at, cause, by }) => ({ status: state, at: at.toISOString(), cause, by })),
    payments: payments.map(({ method, state, amount, reference, cardMask, said, disputed, startedAt, foreign }) => ({
      method,
      state,
      amount,
      reference,
      card_mask: cardMask,
      at: startedAt.toISOString(),
      disputed,
      foreign: shownForeign(foreign),
      said: said === null || state === 'paid' ? null : (explainSaid(method, said)?.[language] ?? said),
    })),
    refunds: refunds.map((refund) => ({ ...shownRefund(refund), by: refund.by, failure: refund.failure })),
    refundable: orderCan.refund(order) ? refundableSum(order) : 0,
    can: {
      become: stepsFrom(order.state),
      cancel: orderCan.end(order, 'cancelled'),
      return: orderCan.end(order, 'returned'),
      refund: orderCan.refund(order),
      have_invoice: detail.can.have_invoice,
      be_paid_back: detail.can.be_paid_back,
    },
  };
}

/** Leads orders one step on, many at once. What stands elsewhere by now, or is unknown, is left. */
export async function moveAlong(
  shop: Shop,
  { numbers, to, by }: { readonly numbers: readonly string[]; readonly to: OrderState; readonly by: number },
): Promise<{ moved: string[]; left: string[] } | Refusal<'not-a-step'>> {
  const from = statesBefore(to);
  if (from.length === 0)
    return refuse(
      'not-a-step',
      inBoth(orderRefusals, (t) => t.notAStep),
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

/** Keeps the carrier's code and the staff's note; what is not named stays. */
export async function noteOnOrder(
  shop: Shop,
  {
    number,
    language,
    by,
    trackingCode,
    staffNote,
  }: AskedOrder & {
    readonly by: number;
    readonly trackingCode?: string | undefined;
    readonly staffNote?: string | undefined;
  },
): Promise<StaffOrderDetail | Refusal<'order-not-found'>> {
  const emptied = (text: string) => (text === '' ? null : text);
  const kept = await shop.transaction(async () => {
    if ((await orderForStaff(shop, [number])).length === 0) return notFound();
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
    return null;
  });
  return kept ?? staffOrderDetail(shop, { number, language });
}

/** An order by its number, kept for the transaction; null when there is none. */
export async function orderLockedByNumber(shop: Shop, number: string): Promise<StandingOrder | null> {
  const [found] = await orderForStaff(shop, [number]);
  const [own] = found === undefined ? [] : await ownOrder(shop, [found.customerId, number]);
  const [order] = own === undefined ? [] : await lockedOrder(shop, [own.id]);
  return order ?? null;
}

/** Ends the payments of an order of which a gateway names another sum, when somebody has cleared them there. */
export async function dealWithDispute(
  shop: Shop,
  { number, language, by }: AskedOrder & { readonly by: number },
): Promise<StaffOrderDetail | Refusal<'order-not-found' | 'order-moved-on'>> {
  const ended = await shop.transaction(async () => {
    const order = await orderLockedByNumber(shop, number);
    if (order === null) return notFound();
    if (!(await noteDealtWith(shop, order.id)))
      return refuse(
        'order-moved-on',
        inBoth(orderRefusals, (t) => t.movedOn),
      );
    await recordChange(shop, {
      by,
      action: 'order.dispute-ended',
      subject: 'order',
      subjectId: number,
      before: { disputed: true },
      after: { disputed: false },
    });
    return null;
  });
  return ended ?? staffOrderDetail(shop, { number, language });
}

/** Ends an order by the staff, with a reason: cancelled before it is sent, or returned after it was delivered. */
export async function endByStaff(
  shop: Shop,
  {
    number,
    language,
    state,
    reason,
    way,
    by,
  }: AskedOrder & {
    readonly state: 'cancelled' | 'returned';
    readonly reason: string;
    readonly way?: RefundWay | undefined;
    readonly by: number;
  },
): Promise<StaffOrderDetail | Refusal<'order-not-found' | 'order-moved-on'>> {
  const ended = await shop.transaction(async () => {
    const order = await orderLockedByNumber(shop, number);
    if (order === null) return notFound();
    if (!orderCan.end(order, state))
      return refuse(
        'order-moved-on',
        inBoth(orderRefusals, (t) => t.movedOn),
      );
    await endOrder(shop, { order, state, cause: 'staff', way, reason, by });
    await recordChange(shop, {
      by,
      action: `order.${state}`,
      subject: 'order',
      subjectId: number,
      before: { state: order.state },
      after: { state, reason },
    });
    if (state === 'cancelled') await shop.publish('order.cancelled', { orderId: order.id });
    else
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
