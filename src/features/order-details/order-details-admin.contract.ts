import { Type, type Static } from 'typebox';
import { FulfillmentLocation, StaffFulfillment } from '#features/fulfillments/fulfillments-admin.contract.ts';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { OrderStateName } from '#features/orders/orders.contract.ts';
import { VisibleTender } from '#features/payments/tenders.contract.ts';
import { refundWays, VisibleRefund } from '#features/refunds/refunds.contract.ts';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText, OptionalText, WholeNumber } from '#shared/contract/fields.ts';
import { Metadata, MetadataPatch, metadataRefusals, WithMetadata } from '#shared/contract/metadata.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { OrderDetail } from './order-details.contract.ts';

export const StaffOrderDetail = Type.Object({
  ...Type.Omit(OrderDetail, ['steps', 'can', 'refunds', 'fulfillments']).properties,
  fulfillments: Type.Array(StaffFulfillment),
  /** Unpacked pieces by location, in the owner's order; a line at several locations is listed several times. */
  to_pack: Type.Array(
    Type.Object({ position: Type.Integer(), quantity: Type.Integer(), location: FulfillmentLocation }),
  ),
  customer: Type.Object({ id: Type.Integer(), username: Type.String(), phone: Type.String() }),
  tracking_code: Nullable(Type.String()),
  staff_note: Nullable(Type.String()),
  metadata: Metadata,
  steps: Type.Array(
    Type.Object({
      status: OrderStateName,
      reached_at: Type.String({ format: 'date-time' }),
      /** The cause of the step: `customer`, `payment`, `hold-ended`, `staff`. */
      reason: Type.String(),
      by: Nullable(Type.String({ description: 'The member of staff who moved it' })),
    }),
  ),
  payments: Type.Array(
    Type.Object({
      ...VisibleTender.properties,
      said: Nullable(Type.String({ description: "The gateway's last message, as a sentence" })),
    }),
  ),
  refunds: Type.Array(
    Type.Object({
      ...VisibleRefund.properties,
      by: Nullable(Type.String({ description: 'The member of staff who made it' })),
      failure: Nullable(
        Type.String({ description: 'Why the gateway did not refund it; `silent` if it never responded' }),
      ),
    }),
  ),
  /** The part of the paid amount that can still be refunded. */
  refundable: Type.Integer(),
  /** The actions currently available to the staff. */
  can: Type.Object({
    become: Type.Array(OrderStateName),
    cancel: Type.Boolean(),
    return: Type.Boolean(),
    refund: Type.Boolean(),
    have_invoice: Type.Boolean(),
    /** Whether payments can be refunded to their source; otherwise refunds become store credit. */
    be_paid_back: Type.Boolean(),
  }),
});
export type StaffOrderDetail = Static<typeof StaffOrderDetail>;

/** The path parameters of the staff's calls for one order. */
export const ofOrder = Type.Object({ number: StaffOrderNumber });

export const staffOrderDetailsContract = contract({
  'GET /api/admin/orders/:number/': {
    summary: 'Returns an order with its history and the actions that are possible.',
    access: ordersStaff,
    params: ofOrder,
    reply: StaffOrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'PATCH /api/admin/orders/:number/': {
    summary:
      "Sets the carrier's tracking code, which the customer sees, and the staff's note, if they are still those in `before`.",
    access: ordersStaff,
    params: ofOrder,
    body: Type.Object({
      tracking_code: Type.Optional(OptionalText({ maximum: 60 })),
      staff_note: Type.Optional(OptionalText({ maximum: 1_000 })),
      before: Type.Object({
        tracking_code: Nullable(Type.String({ maxLength: 200 })),
        staff_note: Nullable(Type.String({ maxLength: 2_000 })),
      }),
    }),
    reply: StaffOrderDetail,
    refusals: { 'order-not-found': 404, 'changed-meanwhile': 409, 'nothing-packed': 409 },
  },
  'PATCH /api/admin/orders/:number/metadata/': {
    summary:
      'Changes the notes of other systems on an order, key by key, if the named keys still have the values in `before`.',
    access: ordersStaff,
    params: ofOrder,
    body: MetadataPatch,
    reply: WithMetadata,
    refusals: { ...metadataRefusals, 'order-not-found': 404 },
  },
  'POST /api/admin/orders/:number/resolve-payments/': {
    summary:
      'Closes payments of an order whose sum at the gateway differs, after somebody has cleared them with the gateway.',
    access: { staff: ['owner', 'manager'] },
    params: ofOrder,
    body: Type.Object({}),
    reply: StaffOrderDetail,
    refusals: { 'order-not-found': 404, 'order-moved-on': 409 },
  },
  'POST /api/admin/orders/:number/return-excess/': {
    summary: 'Refunds what an order was overpaid, the way it was paid or to store credit.',
    idempotency: 'required',
    access: { staff: ['owner', 'manager'] },
    params: ofOrder,
    body: Type.Object({ method: Type.Enum([...refundWays]) }),
    reply: StaffOrderDetail,
    refusals: { ...givingRefusals, 'order-not-found': 404, 'nothing-to-refund': 409 },
  },
  'POST /api/admin/orders/:number/refund/': {
    summary:
      'Refunds a part of what was paid for an order, or all of it: an amount, or the price of some of its pieces. Once for each key.',
    idempotency: 'required',
    access: { staff: ['owner', 'manager'] },
    params: ofOrder,
    body: Type.Object({
      method: Type.Enum([...refundWays]),
      reason: NonEmptyText({ maximum: 300 }),
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Whole toman' })),
      lines: Type.Optional(
        Type.Array(
          Type.Object({
            position: WholeNumber({ maximum: 1_000 }),
            quantity: WholeNumber({ minimum: 1, maximum: 10_000 }),
          }),
          { minItems: 1, maxItems: 100 },
        ),
      ),
    }),
    reply: StaffOrderDetail,
    refusals: {
      'order-not-found': 404,
      'nothing-to-refund': 409,
      'refund-too-much': 409,
      'refund-of-what': 400,
      ...givingRefusals,
    },
  },
});
