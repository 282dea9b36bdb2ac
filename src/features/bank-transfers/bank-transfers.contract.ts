import { Type, type Static } from 'typebox';
import { orderStates } from '#features/orders/orders.contract.ts';
import { BankAccountVisible } from '#features/payments/paying-terms.contract.ts';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { NonEmptyText, TransferReference, WholeNumber } from '#shared/contract/fields.ts';
import { Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

/** The states of a reported transfer: waiting for the staff, found in the shop's account, or refused. */
export const transferStates = ['waiting', 'confirmed', 'refused'] as const;
export type TransferState = (typeof transferStates)[number];
const State = Type.Enum([...transferStates]);

const OrderStatus = Type.Enum([...orderStates]);
const Receipt = Type.Object({
  name: Type.String(),
  mime_type: Type.String(),
  /** A URL valid for some minutes. */
  address: Type.String(),
});

export const TransferPage = Type.Object({
  number: Type.String(),
  order_status: OrderStatus,
  /** The exact sum to transfer, in toman: what is left to pay of the order. */
  due: Type.Integer(),
  /** The money received for it so far, excluding the customer's credit. */
  received: Type.Integer(),
  /** The deadline; null when the order no longer waits for payment. */
  held_until: Nullable(Type.String({ format: 'date-time' })),
  accounts: Type.Array(BankAccountVisible),
  report: Nullable(
    Type.Object({
      status: State,
      amount: Type.Integer(),
      reference: Type.String(),
      receipt: Nullable(Receipt),
      reason: Nullable(Type.String()),
      reported_at: Type.String({ format: 'date-time' }),
    }),
  ),
  /** Whether a transfer can be reported, or its report corrected. */
  can_report: Type.Boolean(),
});
export type TransferPage = Static<typeof TransferPage>;

export const StaffTransfer = Type.Object({
  order: Type.String(),
  order_status: OrderStatus,
  customer: Type.Object({ id: Type.Integer(), username: Type.String(), phone: Type.String() }),
  /** The sum transferred, as reported by the customer. */
  amount: Type.Integer(),
  /** What is left to pay of the order. */
  due: Type.Integer(),
  status: State,
  reference: Type.String(),
  /** Other orders whose transfers were reported with the same reference. */
  also_on: Type.Array(Type.String()),
  /** Null when the customer's account was erased. */
  receipt: Nullable(Receipt),
  /** The revision of the report: a decision names the one that was reviewed. */
  revision: Type.Integer(),
  reported_at: Type.String({ format: 'date-time' }),
  reason: Nullable(Type.String()),
  decided_by: Nullable(Type.String()),
  decided_at: Nullable(Type.String({ format: 'date-time' })),
});
export type StaffTransfer = Static<typeof StaffTransfer>;

const OfOrder = Type.Object({ number: Type.String({ maxLength: 20 }) });
const deciders = { staff: ['owner', 'manager'] } as const;
const Revision = WholeNumber({ minimum: 1 });
const decided = { 'transfer-not-found': 404, 'transfer-decided': 409, 'transfer-corrected': 409 } as const;

export const transfersContract = contract({
  'GET /api/bank-accounts/': {
    summary: "Lists the shop's bank accounts for orders, and how many hours an order waits for its transfer.",
    access: 'customer',
    reply: Type.Object({ accounts: Type.Array(BankAccountVisible), hold_hours: Type.Number() }),
  },
  'GET /api/orders/:number/bank-transfer/': {
    summary: 'Returns how to pay an order by bank transfer, until when, and what has been reported.',
    access: 'customer',
    params: OfOrder,
    reply: TransferPage,
    refusals: { 'order-not-found': 404 },
  },
  'POST /api/orders/:number/bank-transfer/': {
    summary:
      "Reports the transfer by which an order was paid, or corrects the report; the staff then looks for it in the shop's account.",
    access: 'customer',
    params: OfOrder,
    body: Type.Object({
      reference: TransferReference(),
      /** The sum transferred, if it is only a part of what is due. */
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Whole toman' })),
      /** The key of an uploaded file; optional in a correction. */
      receipt: Type.Optional(Type.String({ pattern: '^[0-9a-f]{20}$' })),
    }),
    reply: TransferPage,
    refusals: {
      'order-not-found': 404,
      'transfer-closed': 409,
      'receipt-needed': 400,
      'receipt-not-a-picture': 415,
      'reference-taken': 409,
      'payment-amount-unfit': 409,
      'upload-not-found': 422,
      'too-many-tries': 429,
    },
  },
  'GET /api/admin/bank-transfers/': {
    summary:
      'Lists reported transfers: undecided ones, longest waiting first, or decided ones, newest first; follow `next`.',
    access: deciders,
    query: Type.Object({
      status: Type.Optional(State),
      /** An order number or a reference; a prefix is enough. */
      q: Type.Optional(NonEmptyText({ maximum: 40 })),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({
      data: Type.Array(StaffTransfer),
      ...goesOn,
      counts: Type.Object({ waiting: Type.Integer() }),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/bank-transfers/:number/confirm/': {
    summary:
      'Confirms that the money has arrived: the order is placed or waits for the rest; if it has expired or its stock is gone, the money becomes store credit.',
    idempotency: 'required',
    access: deciders,
    params: OfOrder,
    body: Type.Object({
      revision: Revision,
      /** The sum found in the account, if it differs from the reported one. */
      amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Whole toman' })),
    }),
    // The response is stored under the idempotency key: an erasure finds it by the order number.
    reply: Type.Object({ ...StaffTransfer.properties, outcome: Type.Enum(['placed', 'part', 'credited']) }),
    refusals: { ...decided, ...givingRefusals, 'reference-taken': 409 },
  },
  'POST /api/admin/bank-transfers/:number/refuse/': {
    summary: 'Refuses a reported transfer: the customer reads the reason and may report again while the order waits.',
    access: deciders,
    params: OfOrder,
    body: Type.Object({ revision: Revision, reason: NonEmptyText({ maximum: 300 }) }),
    reply: StaffTransfer,
    refusals: decided,
  },
});
