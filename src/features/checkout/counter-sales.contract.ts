import { Type, type Static } from 'typebox';
import { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { ordersStaff } from '#features/orders/orders-admin.contract.ts';
import { BillingParty, counterTenders } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NewMetadata } from '#shared/contract/metadata.ts';
import { Id, OptionalText, PersonName, Phone, Toman, WholeNumber } from '#shared/contract/fields.ts';

/** What is sold to who stands at the counter. */
export const CounterSale = Type.Object({
  items: Type.Array(
    Type.Object({
      variant_id: Id(),
      quantity: WholeNumber({ minimum: 1, maximum: 1_000 }),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  location_id: Type.Integer({
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The location of the stock from which the pieces are taken.',
  }),
  customer: Type.Optional(
    Type.Object(
      { phone: Phone(), full_name: Type.Optional(PersonName()) },
      { description: 'Who buys, where they say so: the order is theirs, and their credit pays. Else it is nobody’s.' },
    ),
  ),
  payments: Type.Array(
    Type.Object({
      method: Type.Enum([...counterTenders], { description: 'With what it is paid.' }),
      amount: Toman(),
      reference: Type.Optional(OptionalText({ maximum: 60 })),
    }),
    { maxItems: 10, description: 'What is paid with what; together the total, as the shop has it.' },
  ),
  billing: Type.Optional(BillingParty),
  metadata: Type.Optional(NewMetadata),
});
export type CounterSale = Static<typeof CounterSale>;

export const counterSalesContract = contract({
  'POST /api/admin/orders/': {
    id: 'adminCreateOrder',
    summary:
      'Sells to who stands at the counter: priced as the shop has it, paid by one tender or several, taken from a named location and handed over at once. Payments that do not add up to the total are refused with it.',
    idempotency: 'required',
    access: ordersStaff,
    body: CounterSale,
    status: 201,
    reply: StaffOrderDetail,
    refusals: {
      'order-not-found': 404,
      'stock-location-not-found': 404,
      'variant-not-found': 404,
      'stock-twice': 400,
      'out-of-stock': 409,
      'total-changed': 409,
      'order-too-large': 409,
      'credit-short': 409,
    },
  },
});
