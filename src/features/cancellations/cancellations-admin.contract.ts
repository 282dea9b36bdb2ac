import { Type } from 'typebox';
import { ofOrder, StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { ordersStaff } from '#features/orders/orders-admin.contract.ts';
import { refundWays } from '#features/refunds/refunds.contract.ts';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText } from '#shared/contract/fields.ts';

/** The reason for ending an order and the way of its refund: credit when omitted. */
const ending = Type.Object({
  reason: NonEmptyText({ maximum: 300 }),
  refund_method: Type.Optional(Type.Enum([...refundWays])),
});
const endRefusals = { ...givingRefusals, 'order-not-found': 404, 'order-moved-on': 409 } as const;

export const staffCancellationsContract = contract({
  'POST /api/admin/orders/:number/cancel/': {
    summary: 'Cancels an order that has not been sent: its stock is released, and payments are refunded.',
    access: ordersStaff,
    params: ofOrder,
    body: ending,
    reply: StaffOrderDetail,
    idempotency: 'optional',
    refusals: endRefusals,
  },
  'POST /api/admin/orders/:number/return/': {
    summary: 'Takes a delivered order back as a whole: its stock is returned, and payments are refunded.',
    access: ordersStaff,
    params: ofOrder,
    body: ending,
    reply: StaffOrderDetail,
    idempotency: 'optional',
    refusals: endRefusals,
  },
});
