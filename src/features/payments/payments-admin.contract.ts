import { Type, type Static } from 'typebox';
import { OfOrder, OrderOfMoney } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Moment } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { VisibleTender } from './tenders.contract.ts';
import { tenderKinds, tenderStates } from './tenders.rules.ts';

export const ListedPayment = Type.Object({
  id: Type.Integer(),
  order: OrderOfMoney,
  ...VisibleTender.properties,
  /** When it was paid or failed; null while it is open. */
  settled_at: Nullable(Type.String({ format: 'date-time' })),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ListedPayment = Static<typeof ListedPayment>;

/** The filter of the payments. */
export const WantedPayments = Type.Object({
  status: Type.Optional(Type.Enum([...tenderStates])),
  kind: Type.Optional(Type.Enum([...tenderKinds])),
  ...OfOrder.properties,
  /** Both included. */
  settled_from: Type.Optional(Moment()),
  settled_to: Type.Optional(Moment()),
});
export type WantedPayments = Static<typeof WantedPayments>;

export const paymentsAdminContract = contract({
  'GET /api/admin/payments/': {
    summary:
      'Lists the payments of all orders, newest first: by gateways, transfers, cash and store credit. With `settled_from` or `settled_to`, last settled first. With `updated_since`, those that have changed since, oldest change first.',
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
