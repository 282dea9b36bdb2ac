import { Type, type Static } from 'typebox';
import { PostalAddress } from '#features/accounts/addresses.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { EconomicCode, NonEmptyText, TaxId } from '#shared/contract/fields.ts';
import { goesOn, After, Nullable, PageSize } from '#shared/contract/replies.ts';
import { languages } from '#shared/language.ts';

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

/** The state of an order; what each state allows is in `orderCan` of orders.rules.ts. */
export type OrderState = (typeof orderStates)[number];
/** The cause of a state change. */
export const orderStepCauses = ['customer', 'payment', 'hold-ended', 'staff', 'seller'] as const;
export type OrderStepCause = (typeof orderStepCauses)[number];
export const OrderStateName = Type.Enum([...orderStates]);

export const OrderAddress = PostalAddress;
/** The shipping address at the time of the order. */
export type OrderAddress = Static<typeof OrderAddress>;

/** The billing party on the invoice for the tax organization. Its address is that of the order. */
export const BillingParty = Type.Object({
  name: NonEmptyText({ maximum: 120 }),
  national_id: TaxId(),
  economic_code: Type.Optional(EconomicCode()),
});
export type BillingParty = Static<typeof BillingParty>;

export const paymentMethods = ['cash', 'online', 'zibal', 'credit-card', 'bank', 'paypal', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The payment method of an order: the customer's choice, or the counter, whose tenders have their own methods. */
export const orderPaymentMethods = [...paymentMethods, 'counter'] as const;
/** The payment methods at the counter, each the method of a tender. */
export const counterTenders = ['counter-cash', 'card-terminal', 'credit'] as const;
export type CounterTender = (typeof counterTenders)[number];

/**
 * The language in which it was placed and its customer is written to; null for an order from before this was stored, or a counter sale: then the
 * shop's.
 */
export const OrderLanguage = Nullable(Type.Enum([...languages]));

export const OrderSummary = Type.Object({
  number: Type.String(),
  status: OrderStateName,
  total: Type.Integer(),
  placed_at: Type.String({ format: 'date-time' }),
  item_count: Type.Integer(),
  thumbs: Type.Array(Type.String()),
});
export type OrderSummary = Static<typeof OrderSummary>;

/** An order number in the path of a call. */
export const OrderNumber = Type.Object({ number: Type.String({ maxLength: 20 }) });

export const ordersContract = contract({
  'GET /api/orders/': {
    summary: "Lists the customer's own orders, newest first.",
    access: 'customer',
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(OrderSummary), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
});
