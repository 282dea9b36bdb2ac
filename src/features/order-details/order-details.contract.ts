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
  /** The parcels in which it goes, the first packed first. */
  fulfillments: Type.Array(Fulfillment),
  /** The carrier's code of its first parcel that has one. */
  tracking_code: Nullable(Type.String()),
  coupon: Nullable(Type.String()),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  vat_total: Type.Integer(),
  total: Type.Integer(),
  /** Of the total, what was paid from the customer's credit. */
  credit_used: Type.Integer(),
  /** What came in for it beside that credit, without what went back because the order could not take it. */
  received: Type.Integer(),
  /** What is left to pay before it is sent; nothing of an order that does not await payment. */
  left_to_pay: Type.Integer(),
  /** What came in above what it costs, and can go back. */
  excess: Type.Integer(),
  /** What was paid in another currency, where it was. */
  foreign: Nullable(ForeignPaid),
  /** Of what was paid, what has gone back or is on its way back. */
  refunded: Type.Integer(),
  refund_status: Type.Enum(['none', 'part', 'whole']),
  refunds: Type.Array(VisibleRefund),
  returns: Type.Array(VisibleReturn),
  /** Until when goods of it can be given back; null while it is not delivered. */
  return_until: Nullable(Type.String()),
  lines: Type.Array(
    Type.Object({
      id: Type.Integer(),
      /** Names the line within its order. */
      position: Type.Integer(),
      slug: Nullable(Type.String()),
      name: Type.String(),
      variant: Nullable(Type.String()),
      ...lineCodeFields,
      image: Nullable(Type.String()),
      quantity: Type.Integer(),
      /** How many of them have come back. */
      returned: Type.Integer(),
      /** How many of them were paid back without their coming back. */
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
    /** Whether what was paid can go back the way it came; else it becomes store credit. */
    be_paid_back: Type.Boolean(),
  }),
  /** The customer came back from a gateway claiming that it was paid, and the gateway has not confirmed it yet. */
  confirming: Type.Boolean(),
});
export type OrderDetail = Static<typeof OrderDetail>;

export const orderDetailsContract = contract({
  'GET /api/orders/:number/': {
    summary: "One of the customer's own orders with its lines, sums and timeline.",
    access: 'customer',
    params: OrderNumber,
    reply: OrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/orders/:number/return-excess/': {
    summary: 'Gives back what came in for an order above what it costs, the way it came or to store credit.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({ refund_method: Type.Enum([...refundWays]) }),
    reply: OrderDetail,
    idempotency: 'optional',
    refusals: { 'order-not-found': 404, 'nothing-to-refund': 409 },
  },
  'POST /api/orders/:number/refresh-payments/': {
    summary: 'Asks the gateways once more what became of the payments of an order, and answers it as it stands then.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({}),
    reply: OrderDetail,
    refusals: { 'order-not-found': 404 },
  },
});
