import { Type } from 'typebox';
import { CardToken, PlacedOrder } from '#features/order-payments/order-payments.contract.ts';
import { BillingParty, OrderAddress, paymentMethods } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { currencies } from '#shared/commerce/currencies.ts';
import { Id, NonEmptyText, Province, renamed, Toman } from '#shared/contract/fields.ts';
import { Nullable, endsHere } from '#shared/contract/replies.ts';

/** The body that places an order; all totals are computed by the server. */
export const NewOrder = Type.Object({
  shipping_method_id: Id(),
  payment_method: Type.Enum([...paymentMethods]),
  address: OrderAddress,
  /** The party named on the invoice, where that is a company, or a person with a national code; without it the recipient is named. */
  billing: Type.Optional(BillingParty),
  coupon: Type.Optional(NonEmptyText({ maximum: 40 })),
  /** For `credit-card`; without it the response leads to the page for entering a card. */
  card: Type.Optional(CardToken),
  /** The amount of the total paid from the customer's credit, at most all of it; the payment method pays the rest. */
  credit_amount: Type.Optional(renamed(Toman(), { name: 'credit', since: '2026-11-28' })),
  /** The total that the customer has seen: if it differs by now, nothing is placed and the current totals are returned. */
  agreed_total: Type.Optional(Toman()),
  /** Whether the address is added to the customer's saved ones; without it, only the first ever is. */
  save_address: Type.Optional(Type.Boolean()),
});

export const checkoutContract = contract({
  'GET /api/checkout/payment-methods/': {
    summary: 'Lists the configured payment methods.',
    access: 'public',
    reply: Type.Object({
      data: Type.Array(
        Type.Object({
          method: Type.String(),
          name: Type.String(),
          description: Type.String(),
          /** Whether placing the order leads directly to a gateway's page; otherwise there is a page `/checkout-{method}` before. */
          at_gateway: Type.Boolean(),
          /** The endpoint to which the browser sends a card, never the shop; the key permits nothing else. */
          card: Type.Optional(Type.Object({ address: Type.String(), key: Type.String(), stand_in: Type.Boolean() })),
          /** The exchange rate of the currency in which it is paid: toman per unit, and the date of the rate. */
          rate: Type.Optional(
            Type.Object({ currency: Type.Enum([...currencies]), toman_per_unit: Type.Integer(), date: Type.String() }),
          ),
        }),
      ),
      ...endsHere,
    }),
  },
  'POST /api/checkout/quote/': {
    summary: "Returns the totals of the customer's cart as an order placed now would have them.",
    access: 'customer',
    body: Type.Object({
      shipping_method_id: Type.Optional(Id()),
      coupon: Type.Optional(NonEmptyText({ maximum: 40 })),
      /** The destination, as far as payment methods depend on it. */
      province: Type.Optional(Province()),
      city: Type.Optional(NonEmptyText({ maximum: 60 })),
      /** Whether the customer's credit pays as much as it covers. */
      use_credit: Type.Optional(Type.Boolean()),
    }),
    reply: Type.Object({
      items_total: Type.Integer(),
      discount_total: Type.Integer(),
      shipping_total: Type.Integer(),
      vat_total: Type.Integer(),
      total: Type.Integer(),
      /** The customer's available store credit. */
      credit: Type.Integer(),
      coupon: Nullable(Type.Object({ code: Type.String(), reason: Nullable(Type.String()) })),
      /** The enabled payment methods that cannot pay this order, with the reason. */
      unpayable: Type.Array(Type.Object({ method: Type.String(), reason: Type.String() })),
    }),
    refusals: { 'cart-empty': 409, 'shipping-method-unknown': 422, 'order-too-large': 409 },
  },
  'POST /api/orders/': {
    summary: 'Places an order of the whole cart, once for each Idempotency-Key.',
    idempotency: 'required',
    keepsKey: true,
    access: 'customer',
    body: NewOrder,
    reply: PlacedOrder,
    status: 201,
    refusals: {
      'idempotency-key-reused': 422,
      'cart-empty': 409,
      'out-of-stock': 409,
      'shipping-method-unknown': 422,
      'payment-method-unavailable': 400,
      'card-number-sent': 400,
      'credit-short': 409,
      'total-changed': 409,
      'order-too-large': 409,
      'cash-prepaid-only': 409,
      'cash-not-there': 409,
      'cash-over-limit': 409,
      'cash-new-customer': 409,
      'too-many-unpaid-orders': 409,
      'too-many-unpaid-pieces': 409,
      'coupon-unknown': 422,
      'coupon-too-many-guesses': 429,
      'coupon-not-yet': 409,
      'coupon-expired': 409,
      'coupon-used-up': 409,
      'coupon-used-before': 409,
      'coupon-own': 409,
      'coupon-paused': 409,
      'coupon-first-order-only': 409,
      'coupon-for-other-goods': 409,
      'coupon-below-minimum': 409,
    },
  },
});
