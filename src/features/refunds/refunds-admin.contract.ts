import { Type, type Static } from 'typebox';
import { OfOrder, OrderOfMoney } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Moment } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { refundSources, refundStates, VisibleRefund } from './refunds.contract.ts';

export const ListedRefund = Type.Object({
  ...VisibleRefund.properties,
  order: OrderOfMoney,
  /** The payment that it gives back; null for what was never collected. */
  payment_id: Nullable(Type.Integer()),
  /** What had been paid with. */
  source: Type.Enum([...refundSources]),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ListedRefund = Static<typeof ListedRefund>;

/** Which refunds are wanted. */
export const WantedRefunds = Type.Object({
  status: Type.Optional(Type.Enum([...refundStates])),
  ...OfOrder.properties,
  /** Both included. */
  created_from: Type.Optional(Moment()),
  created_to: Type.Optional(Moment()),
});
export type WantedRefunds = Static<typeof WantedRefunds>;

export const refundsAdminContract = contract({
  'GET /api/admin/refunds/': {
    summary:
      'Money that went back or is on its way back, of all orders, the newest first; between `created_from` and `created_to` by that moment. With `updated_since` what has changed of it, oldest change first.',
    access: managers,
    query: Type.Object({
      ...WantedRefunds.properties,
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(ListedRefund), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
});
