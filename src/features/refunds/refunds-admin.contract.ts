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
  /** The payment it refunds; null for a sum that was never collected. */
  payment_id: Nullable(Type.Integer()),
  /** The payment source. */
  source: Type.Enum([...refundSources]),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ListedRefund = Static<typeof ListedRefund>;

/** The filter of the list of refunds. */
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
      'Lists the refunds of all orders, completed or under way, newest first, optionally between `created_from` and `created_to`. With `updated_since`, those that have changed since, oldest change first.',
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
