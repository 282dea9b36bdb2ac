import { Type, type Static } from 'typebox';
import { OrderOfMoney, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, Moment } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { ForeignPaid } from './paying-terms.contract.ts';
import { tenderKinds, tenderStates } from './tenders.rules.ts';

export const ListedPayment = Type.Object({
  id: Type.Integer(),
  order: OrderOfMoney,
  method: Type.String(),
  kind: Type.Enum([...tenderKinds]),
  status: Type.Enum([...tenderStates]),
  /** What was requested. */
  amount: Type.Integer(),
  /** What came in by it; nothing before it is paid. */
  captured: Type.Integer(),
  /** Of what came in, what has gone back or is on its way back. */
  refunded: Type.Integer(),
  reference: Nullable(Type.String()),
  card_mask: Nullable(Type.String()),
  disputed: Type.Boolean(),
  foreign: Nullable(ForeignPaid),
  started_at: Type.String({ format: 'date-time' }),
  /** When it was paid, or came to nothing; null while it is open. */
  settled_at: Nullable(Type.String({ format: 'date-time' })),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ListedPayment = Static<typeof ListedPayment>;

/** Which payments are wanted. */
export const WantedPayments = Type.Object({
  status: Type.Optional(Type.Enum([...tenderStates])),
  kind: Type.Optional(Type.Enum([...tenderKinds])),
  order_number: Type.Optional(StaffOrderNumber),
  order_id: Type.Optional(Id()),
  /** Both included. */
  settled_from: Type.Optional(Moment()),
  settled_to: Type.Optional(Moment()),
});
export type WantedPayments = Static<typeof WantedPayments>;

export const paymentsAdminContract = contract({
  'GET /api/admin/payments/': {
    summary:
      'Payments of all orders, the newest first: by gateways, transfers, cash and store credit. With `updated_since` what has changed of them, oldest change first.',
    access: managers,
    query: Type.Object({
      ...WantedPayments.properties,
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(ListedPayment), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
});
