import { hasLeftShop } from '#features/fulfillments/fulfillments.rules.ts';
import {
  parcelsOf,
  piecesToPack,
  staffParcel,
  visibleLocation,
} from '#features/fulfillments/server/fulfillments.service.ts';
import { orderErrors } from '#features/orders/order-errors.messages.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { orderCan, refundableSum, stepsFrom } from '#features/orders/orders.rules.ts';
import { writeTrackingCode } from '#features/fulfillments/server/order-moves.service.ts';
import { orderSeenByStaff, writeStaffNote } from '#features/orders/server/orders-admin.service.ts';
import { lockOrderByNumber, orderById } from '#features/orders/server/standing-orders.service.ts';
import { explainReported } from '#features/payments/server/payment-methods.service.ts';
import { noteDealtWith, paymentsOfOrder, visibleForeign } from '#features/payments/server/payments.service.ts';
import {
  refundByStaff,
  refundExcessByStaff,
  type ExcessRefund,
  type ExcessRejection,
  type RefundRejection,
  type StaffRefund,
} from '#features/refunds/server/refunds-admin.service.ts';
import { refundsOfOrder, visibleRefund } from '#features/refunds/server/refunds.service.ts';
import { changedMeanwhile } from '#platform/http/changed-meanwhile.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { StaffOrderDetail } from '../order-details-admin.contract.ts';
import { orderDetail } from './order-details.service.ts';

const notFound = () =>
  refuse(
    'order-not-found',
    inBoth(orderErrors, (t) => t.unknown),
  );

interface RequestedOrder {
  readonly number: string;
  readonly language: Language;
}

/** Serialises a payment for the staff, without the gateway's text when it succeeded. */
function visiblePayment(
  payment: Awaited<ReturnType<typeof paymentsOfOrder>>[number],
  language: Language,
): StaffOrderDetail['payments'][number] {
  const {
    method,
    kind,
    state,
    amount,
    captured,
    refunded,
    reference,
    cardMask,
    said: message,
    disputed,
    startedAt,
  } = payment;
  return {
    method,
    kind,
    status: state,
    amount,
    captured,
    refunded,
    reference,
    card_mask: cardMask,
    started_at: startedAt.toISOString(),
    disputed,
    foreign: visibleForeign(payment.foreign),
    said: message === null || state === 'paid' ? null : (explainReported(method, message)?.[language] ?? message),
  };
}

/** Returns the full details of an order for the staff. */
export async function staffOrderDetail(
  shop: Shop,
  { number, language }: RequestedOrder,
): Promise<StaffOrderDetail | Refusal<'order-not-found'>> {
  const found = await orderSeenByStaff(shop, number);
  if (found === null) return notFound();
  const [order, detail, parcels, toPack, payments, refunds] = await Promise.all([
    orderById(shop, found.id),
    orderDetail(shop, { customerId: found.customerId, number, language }),
    parcelsOf(shop, found.id),
    piecesToPack(shop, found.id),
    paymentsOfOrder(shop, found.id),
    refundsOfOrder(shop, found.id),
  ]);
  if (isRefusal(detail)) return detail;
  return {
    ...detail,
    fulfillments: parcels.map((parcel) => staffParcel(shop, parcel, language)),
    to_pack: toPack.map(({ position, left: quantity, ...at }) => ({
      position,
      quantity,
      location: visibleLocation(at, language),
    })),
    customer: { id: found.customerId, username: found.username, phone: found.phone },
    staff_note: found.staffNote,
    metadata: found.metadata,
    steps: found.steps.map(({ state, at, cause, by }) => ({
      status: state,
      reached_at: at.toISOString(),
      reason: cause,
      by,
    })),
    payments: payments.map((payment) => visiblePayment(payment, language)),
    refunds: refunds.map((refund) => ({ ...visibleRefund(refund), by: refund.by, failure: refund.failure })),
    refundable: orderCan.refund(order) ? refundableSum(order) : 0,
    can: {
      become: stepsFrom(order.state),
      cancel: orderCan.end(order, 'cancelled') && !detail.fulfillments.some(hasLeftShop),
      return: orderCan.end(order, 'returned'),
      refund: orderCan.refund(order),
      have_invoice: detail.can.have_invoice,
      be_paid_back: detail.can.be_paid_back,
    },
  };
}

interface OrderNotes {
  readonly by: number;
  readonly trackingCode?: string | undefined;
  readonly staffNote?: string | undefined;
  /** The expected values of both. */
  readonly before: Pick<StaffOrderDetail, 'tracking_code' | 'staff_note'>;
}

/** Stores the tracking code and the staff's note if they are unchanged; omitted ones stay. */
export async function noteOnOrder(
  shop: Shop,
  { number, language, by, trackingCode, staffNote, before }: RequestedOrder & OrderNotes,
): Promise<StaffOrderDetail | Refusal<'order-not-found' | 'changed-meanwhile' | 'nothing-packed'>> {
  const rejected = await shop.transaction(async () => {
    // The lock serialises concurrent edits, which are then compared with the current values.
    const order = await lockOrderByNumber(shop, number);
    if (order === null) return notFound();
    const now = await staffOrderDetail(shop, { number, language });
    if (isRefusal(now)) return now;
    if (now.tracking_code !== before.tracking_code || now.staff_note !== before.staff_note) return changedMeanwhile();
    if (trackingCode !== undefined && !(await writeTrackingCode(shop, order, { by, trackingCode })))
      return refuse(
        'nothing-packed',
        inBoth(orderErrors, (t) => t.nothingPacked),
      );
    if (staffNote !== undefined) await writeStaffNote(shop, { number, by, staffNote });
    return null;
  });
  return rejected ?? staffOrderDetail(shop, { number, language });
}

/** Resolves the disputed payments of an order, for which a gateway reports another amount, once staff have cleared them there. */
export async function endDispute(
  shop: Shop,
  { number, language, by }: RequestedOrder & { readonly by: number },
): Promise<StaffOrderDetail | Refusal<'order-not-found' | 'order-moved-on'>> {
  const ended = await shop.transaction(async () => {
    const order = await lockOrderByNumber(shop, number);
    if (order === null) return notFound();
    if (!(await noteDealtWith(shop, order.id)))
      return refuse(
        'order-moved-on',
        inBoth(orderErrors, (t) => t.movedOn),
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

/** Refunds an amount of an order, or the price of some of its pieces, and returns the updated order. */
export async function refundOrder(
  shop: Shop,
  { language, ...refund }: StaffRefund & RequestedOrder,
): Promise<StaffOrderDetail | RefundRejection> {
  return (await refundByStaff(shop, refund)) ?? staffOrderDetail(shop, { number: refund.number, language });
}

/** Refunds the amount received above an order's total, and returns the updated order. */
export async function refundExcess(
  shop: Shop,
  { language, ...refund }: ExcessRefund & RequestedOrder,
): Promise<StaffOrderDetail | ExcessRejection> {
  return (await refundExcessByStaff(shop, refund)) ?? staffOrderDetail(shop, { number: refund.number, language });
}
