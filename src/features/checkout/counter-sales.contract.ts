import { Type, type Static } from 'typebox';
import { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { ordersStaff } from '#features/orders/orders-admin.contract.ts';
import { BillingParty, counterTenders } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NewMetadata } from '#shared/contract/metadata.ts';
import { WithProof } from '#shared/contract/proof.ts';
import { CodeSent } from '#shared/contract/replies.ts';
import { Id, OptionalText, OtpCode, PersonName, Phone, Toman, WholeNumber } from '#shared/contract/fields.ts';

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
      {
        phone: Phone(),
        full_name: Type.Optional(PersonName()),
        session_id: Type.Optional(
          Type.String({
            minLength: 1,
            maxLength: 100,
            description:
              'The session of the code by which the customer has confirmed, in the last ten minutes, that their credit pays; without it none is taken.',
          }),
        ),
      },
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
      'credit-code-needed': 403,
      'phone-moved': 409,
      'own-order': 403,
    },
  },
  'POST /api/admin/orders/credit-codes/': {
    id: 'adminSendCreditCode',
    summary:
      'Sends a code of four digits to the phone of who stands at the counter and wants to pay with their credit.',
    access: ordersStaff,
    headers: WithProof,
    body: Type.Object({ phone: Phone() }),
    reply: CodeSent,
    refusals: { 'too-many-tries': 429, 'message-not-sent': 502 },
  },
  'POST /api/admin/orders/credit-codes/confirm/': {
    id: 'adminConfirmCreditCode',
    summary:
      'Confirms by the code that the phone is there: its session pays once with the credit of the account, within ten minutes.',
    access: ordersStaff,
    headers: WithProof,
    body: Type.Object({
      phone: Phone(),
      code: OtpCode(),
      session_id: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    reply: Type.Object({ session_id: Type.String(), expires_at: Type.String({ format: 'date-time' }) }),
    refusals: { 'wrong-code': 400, 'too-many-tries': 429 },
  },
});
