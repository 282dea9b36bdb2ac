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

/** Where an order stands in its life; what each state allows stands in `orderCan` of orders.rules.ts. */
export type OrderState = (typeof orderStates)[number];
/** What moves an order from one state into the next. */
export const orderStepCauses = ['customer', 'payment', 'hold-ended', 'staff', 'seller'] as const;
export type OrderStepCause = (typeof orderStepCauses)[number];
export const OrderStateName = Type.Enum([...orderStates]);

export const OrderAddress = PostalAddress;
/** Where an order is sent, as it was when the order was placed. */
export type OrderAddress = Static<typeof OrderAddress>;

/** Whom an invoice names for the tax organization. The address is that of the order. */
export const BillingParty = Type.Object({
  name: NonEmptyText({ maximum: 120 }),
  national_id: TaxId(),
  economic_code: Type.Optional(EconomicCode()),
});
export type BillingParty = Static<typeof BillingParty>;

export const paymentMethods = ['cash', 'online', 'zibal', 'credit-card', 'bank', 'paypal', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How an order says that it was paid: by the way that its customer chose, or at the counter, where its tenders say by what. */
export const orderPaymentMethods = [...paymentMethods, 'counter'] as const;
/** With what is paid at the counter: each is the method of a tender. */
export const counterTenders = ['counter-cash', 'card-terminal', 'credit'] as const;
export type CounterTender = (typeof counterTenders)[number];

/** In which an order was placed and its customer is written to; null of one from before that was noted, or sold at the counter: then the shop's. */
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

/** An order as the address of a call names it. */
export const OrderNumber = Type.Object({ number: Type.String({ maxLength: 20 }) });

export const ordersContract = contract({
  'GET /api/orders/': {
    summary: "The customer's own orders, newest first.",
    access: 'customer',
    query: Type.Object({
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(OrderSummary), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
});
