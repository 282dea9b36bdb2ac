import { Type, type Static } from 'typebox';
import { OrderNumber, OrderStateName, paymentMethods } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { endsHere } from '#shared/contract/replies.ts';

/** An order as returned to the customer who placed or pays it. */
export const PlacedOrder = Type.Object({
  number: Type.String(),
  status: OrderStateName,
  total: Type.Integer(),
  payment: Type.Optional(Type.Object({ redirect_url: Type.String() })),
});

/** A card as its provider's token; no call of the shop has a field for card numbers. */
export const CardToken = Type.Object({
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{8,200}$' }),
  last_four: Type.String({ pattern: '^[0-9]{4}$' }),
});

export const PaymentWay = Type.Object({ method: Type.String(), name: Type.String() });
/** A payment method of an order. */
export type PaymentWay = Static<typeof PaymentWay>;

export const orderPaymentsContract = contract({
  'POST /api/orders/:number/pay/': {
    summary:
      'Starts another payment of an order that still awaits payment, by any method, in full or in part; its stock stays reserved.',
    access: 'customer',
    params: OrderNumber,
    body: Type.Object({
      payment_method: Type.Optional(Type.Enum([...paymentMethods])),
      /** Part of the amount left to pay; all of it when omitted. */
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Whole toman' })),
      /** For `credit-card`; when omitted, the response contains the URL of the card page. */
      card: Type.Optional(CardToken),
    }),
    reply: PlacedOrder,
    refusals: {
      'order-not-found': 404,
      'order-not-payable': 409,
      'payment-amount-unfit': 409,
      'payment-unavailable': 502,
      'payment-method-unavailable': 400,
      'card-number-sent': 400,
      'cash-prepaid-only': 409,
      'cash-not-there': 409,
      'cash-over-limit': 409,
      'cash-new-customer': 409,
    },
  },
  'GET /api/orders/:number/payment-methods/': {
    summary: 'Lists the methods by which an order can be paid now; none if it does not await payment.',
    access: 'customer',
    params: OrderNumber,
    reply: Type.Object({ data: Type.Array(PaymentWay), ...endsHere }),
    refusals: { 'order-not-found': 404 },
  },
});
