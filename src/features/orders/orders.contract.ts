import { Type, type Static } from 'typebox';
import { PostalAddress } from '#features/accounts/addresses.contract.ts';
import { ForeignPaid } from '#features/payments/paying-terms.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { refundWays, ShownRefund } from '#features/refunds/refunds.contract.ts';
import { ShownReturn } from '#features/returns/returns.contract.ts';

export const orderStates = [
  'awaiting-payment',
  'placed',
  'packaging',
  'ready',
  'on-the-way',
  'at-station',
  'delivered',
  'cancelled',
  'lapsed',
  'returned',
] as const;

/** Where an order stands in its life; what each state allows is told by `orderCan` in orders.rules.ts. */
export type OrderState = (typeof orderStates)[number];
const State = Type.Enum([...orderStates]);

export const OrderAddress = PostalAddress;
/** Where an order is sent, as it was when the order was placed. */
export type OrderAddress = Static<typeof OrderAddress>;

export const paymentMethods = ['cash', 'online', 'zibal', 'credit-card', 'bank', 'paypal', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const PlacedOrder = Type.Object({
  number: Type.String(),
  status: State,
  total: Type.Integer(),
  payment: Type.Optional(Type.Object({ redirect_url: Type.String() })),
});

const OrderSummary = Type.Object({
  number: Type.String(),
  status: State,
  total: Type.Integer(),
  placed_at: Type.String({ format: 'date-time' }),
  item_count: Type.Integer(),
  thumbs: Type.Array(Type.String()),
});
export type OrderSummary = Static<typeof OrderSummary>;

export const OrderDetail = Type.Object({
  number: Type.String(),
  status: State,
  placed_at: Type.String({ format: 'date-time' }),
  payment_method: Type.String(),
  paid_at: Nullable(Type.String()),
  held_until: Nullable(Type.String()),
  address: OrderAddress,
  shipping: Type.Object({ name: Type.String(), min_days: Type.Integer(), max_days: Type.Integer() }),
  /** The carrier's code, by which the parcel is followed. */
  tracking_code: Nullable(Type.String()),
  coupon: Nullable(Type.String()),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  vat_total: Type.Integer(),
  total: Type.Integer(),
  /** Of the total, what was paid from the customer's credit. */
  credit_used: Type.Integer(),
  /** What was paid in another currency, where it was. */
  foreign: Nullable(ForeignPaid),
  /** Of what was paid, what has gone back or is on its way back. */
  refunded: Type.Integer(),
  refund_standing: Type.Enum(['none', 'part', 'whole']),
  refunds: Type.Array(ShownRefund),
  returns: Type.Array(ShownReturn),
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
      image: Nullable(Type.String()),
      quantity: Type.Integer(),
      /** How many of them have come back. */
      returned: Type.Integer(),
      list_price: Type.Integer(),
      price: Type.Integer(),
      discount: Type.Integer(),
      total: Type.Integer(),
    }),
  ),
  steps: Type.Array(Type.Object({ status: State, at: Type.String({ format: 'date-time' }) })),
  can: Type.Object({
    pay: Type.Boolean(),
    cancel: Type.Boolean(),
    ask_return: Type.Boolean(),
    have_invoice: Type.Boolean(),
    /** Whether what was paid can go back the way it came; else it becomes store credit. */
    be_paid_back: Type.Boolean(),
  }),
  /** The customer came back from a gateway saying that it was paid, and the gateway has not said so yet. */
  confirming: Type.Boolean(),
});
export type OrderDetail = Static<typeof OrderDetail>;

/** A card by what its provider calls it; no call of the shop has a field for its number. */
export const CardToken = Type.Object({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{8,200}$' }),
  last_four: Type.String({ pattern: '^[0-9]{4}$' }),
});

/** What an order is placed with; every sum is the server's. */
export const NewOrder = Type.Object({
  shipping_method_id: Id(),
  payment_method: Type.Enum([...paymentMethods]),
  address: OrderAddress,
  coupon: Type.Optional(NonEmptyText({ maximum: 40 })),
  /** For `credit-card`; without it the answer leads to the page on which a card is given. */
  card: Type.Optional(CardToken),
  /** So much of the total is paid from the customer's credit, at most all of it; the payment method pays the rest. */
  credit: Type.Optional(Toman()),
  /** The total that the customer has seen: where it is another by now, nothing is placed and the sums of now are told. */
  agreed_total: Type.Optional(Toman()),
  /** Whether the address joins the customer's saved ones; said nothing, only the first ever does. */
  save_address: Type.Optional(Type.Boolean()),
});

const PaymentWay = Type.Object({ method: Type.String(), name: Type.String() });
/** A way in which an order can be paid. */
export type PaymentWay = Static<typeof PaymentWay>;

const OrderNumber = Type.Object({ number: Type.String({ maxLength: 20 }) });

export const ordersContract = contract({
  'GET /api/orders/': {
    summary: "The customer's own orders, newest first.",
    access: 'customer',
    query: Type.Object({
      page_size: Type.Optional(WholeNumber({ minimum: 1, maximum: 100 })),
      after: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    reply: Type.Object({ data: Type.Array(OrderSummary), next: Nullable(Type.String()) }),
  },
  'GET /api/orders/:number/': {
    summary: "One of the customer's own orders with its lines, sums and timeline.",
    access: 'customer',
    params: OrderNumber,
    reply: OrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/orders/:number/pay/': {
    summary: 'Another try to pay an order that still awaits payment, in the same way or another; its hold goes on.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({
      payment_method: Type.Optional(Type.Enum([...paymentMethods])),
      /** For `credit-card`; without it the answer leads to the page on which a card is given. */
      card: Type.Optional(CardToken),
    }),
    reply: PlacedOrder,
    refusals: {
      'order-not-found': 404,
      'order-not-payable': 409,
      'payment-unavailable': 502,
      'payment-method-unavailable': 400,
      'card-number-sent': 400,
      'cash-prepaid-only': 409,
      'cash-not-there': 409,
      'cash-over-limit': 409,
    },
  },
  'GET /api/orders/:number/ways/': {
    summary: 'The ways in which an order can be paid now; none when it does not await payment.',
    access: 'customer',
    params: OrderNumber,
    reply: Type.Array(PaymentWay),
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/orders/:number/ask/': {
    summary: 'Asks the gateways once more what became of the payments of an order, and answers it as it stands then.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({}),
    reply: OrderDetail,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/orders/:number/cancel/': {
    summary: 'Cancels an order while that is allowed, and gives its stock back.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({
      refund_way: Type.Optional(
        Type.Enum([...refundWays], { description: 'Where what was paid goes; as delivered it becomes store credit' }),
      ),
    }),
    reply: OrderDetail,
    refusals: { 'order-not-found': 404, 'order-not-cancellable': 409 },
  },
});
