import { Type, type Static } from 'typebox';
import { StaffOrderDetail } from '#features/order-details/order-details-admin.contract.ts';
import { ordersStaff } from '#features/orders/orders-admin.contract.ts';
import { BillingParty, counterTenders } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NewMetadata } from '#shared/contract/metadata.ts';
import { WithProof } from '#shared/contract/proof.ts';
import { CodeSent } from '#shared/contract/replies.ts';
import { Id, OptionalText, OtpCode, PersonName, Phone, Toman, WholeNumber } from '#shared/contract/fields.ts';

/** The body of a sale at the counter. */
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
    description: 'The stock location from which the pieces are taken.',
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
              'The session of the code by which the customer confirmed, within the last ten minutes, paying with store credit; without it no credit is used.',
          }),
        ),
      },
      {
        description:
          'The customer, if known: the order belongs to them, and their store credit can pay. Otherwise it belongs to nobody.',
      },
    ),
  ),
  payments: Type.Array(
    Type.Object({
      method: Type.Enum([...counterTenders], { description: 'The payment method.' }),
      amount: Toman(),
      reference: Type.Optional(OptionalText({ maximum: 60 })),
    }),
    { maxItems: 10, description: 'The payments; together they equal the total that the shop calculates.' },
  ),
  billing: Type.Optional(BillingParty),
  metadata: Type.Optional(NewMetadata),
});
export type CounterSale = Static<typeof CounterSale>;

export const counterSalesContract = contract({
  'POST /api/admin/orders/': {
    id: 'adminCreateOrder',
    summary:
      'Sells at the counter: priced by the shop, paid by one tender or several, taken from the given location and handed over at once. If the payments do not add up to the total, they are refused with the total.',
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
    summary: 'Sends a four-digit code to the phone of a customer at the counter who wants to pay with store credit.',
    access: ordersStaff,
    headers: WithProof,
    body: Type.Object({ phone: Phone() }),
    reply: CodeSent,
    refusals: { 'too-many-tries': 429, 'message-not-sent': 502 },
  },
  'POST /api/admin/orders/credit-codes/confirm/': {
    id: 'adminConfirmCreditCode',
    summary:
      "Confirms the phone by the code: the session can then pay once with the account's store credit, within ten minutes.",
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
