import { Type, type Static } from 'typebox';
import { Fulfillment } from '#features/fulfillments/fulfillments.contract.ts';
import { OrderAddress, OrderLanguage, OrderNumber, OrderStateName } from '#features/orders/orders.contract.ts';
import { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import { refundWays, VisibleRefund } from '#features/refunds/refunds.contract.ts';
import { VisibleReturn } from '#features/returns/returns.contract.ts';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';

export const OrderDetail = Type.Object({
  number: Type.String(),
  status: OrderStateName,
  placed_at: Type.String({ format: 'date-time' }),
  language: OrderLanguage,
  payment_method: Type.String(),
  paid_at: Nullable(Type.String({ format: 'date-time' })),
  held_until: Nullable(Type.String()),
  address: OrderAddress,
  shipping: Type.Object({ name: Type.String(), min_days: Type.Integer(), max_days: Type.Integer() }),
  /** Its parcels, in packing order. */
  fulfillments: Type.Array(Fulfillment),
  /** The tracking code of its first parcel that has one. */
  tracking_code: Nullable(Type.String()),
  coupon: Nullable(Type.String()),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  vat_total: Type.Integer(),
  total: Type.Integer(),
  /** The part of the total paid with store credit. */
  credit_used: Type.Integer(),
  /** The amount received in addition to that credit, without payments refunded because the order could not accept them. */
  received: Type.Integer(),
  /** The amount still to be paid before shipping; zero for an order that does not await payment. */
  left_to_pay: Type.Integer(),
  /** The amount received above the total, which can be refunded. */
  excess: Type.Integer(),
  /** The amount paid in another currency, if any. */
  foreign: Nullable(ForeignPaid),
  /** The part of the paid amount that has been, or is being, refunded. */
  refunded: Type.Integer(),
  refund_status: Type.Enum(['none', 'part', 'whole']),
  refunds: Type.Array(VisibleRefund),
  returns: Type.Array(VisibleReturn),
  /** The end of its return period; null while it is not delivered. */
  return_until: Nullable(Type.String()),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** Identifies the line within its order. */
      position: Type.Integer(),
      slug: Nullable(Type.String()),
      name: Type.String(),
      variant: Nullable(Type.String()),
      ...lineCodeFields,
      image: Nullable(Type.String()),
      quantity: Type.Integer(),
      /** The number of returned pieces. */
      returned: Type.Integer(),
      /** The number of pieces refunded without being returned. */
      paid_back: Type.Integer(),
      list_price: Type.Integer(),
      price: Type.Integer(),
      discount: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  steps: Type.Array(Type.Object({ status: OrderStateName, reached_at: Type.String({ format: 'date-time' }) })),
  can: Type.Object({
    pay: Type.Boolean(),
    cancel: Type.Boolean(),
    ask_return: Type.Boolean(),
    have_invoice: Type.Boolean(),
    /** Whether payments can be refunded to their source; otherwise refunds become store credit. */
    be_paid_back: Type.Boolean(),
  }),
  /** Whether the customer returned from a gateway that reported success and has not confirmed it yet. */
  confirming: Type.Boolean(),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const orderDetailsContract = contract({
  'GET /api/orders/:number/': {
    summary: "Returns one of the customer's own orders with its lines, sums and timeline.",
    access: 'customer',
    params: OrderNumber,
    reply: OrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/orders/:number/return-excess/': {
    summary: 'Refunds what an order was overpaid, the way it was paid or to store credit.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({ refund_method: Type.Enum([...refundWays]) }),
    reply: OrderDetail,
    idempotency: 'optional',
    refusals: { 'order-not-found': 404, 'nothing-to-refund': 409 },
  },
  'POST /api/orders/:number/refresh-payments/': {
    summary: "Queries the gateways for the status of an order's payments, and returns the updated order.",
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({}),
    reply: OrderDetail,
    refusals: { 'order-not-found': 404 },
  },
});
