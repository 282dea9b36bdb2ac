import { Type, type Static } from 'typebox';
import { AdminStock } from '#features/inventory/inventory-admin.contract.ts';
import { OrderStateName } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id } from '#shared/contract/fields.ts';
import { After, goesOn, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { needsShop } from './own-jobs.contract.ts';
import { OrderToPack } from './own-parcels.contract.ts';

export const OwnOrder = Type.Object({
  ...OrderToPack.properties,
  status: OrderStateName,
  /** What was ordered of the seller; what others sell of it is no part. */
  lines: OrderToPack.properties.lines,
  updated_at: Type.String({ format: 'date-time' }),
});
export type OwnOrder = Static<typeof OwnOrder>;

export const OwnStock = Type.Omit(AdminStock, ['levels']);
export type OwnStock = Static<typeof OwnStock>;

const followed = { updated_since: UpdatedSince(), page_size: PageSize(), after: After() };

export const ownListsContract = contract({
  'GET /api/seller/orders/': {
    summary:
      'Orders in which something is the seller’s, the newest first, each with the own lines alone. With `updated_since` what has changed of them, oldest change first: the order itself, its parcels, payments, refunds or returns.',
    access: 'customer',
    secondStep: 'needed',
    query: Type.Object({ status: Type.Optional(OrderStateName), ...followed }),
    reply: Type.Object({ data: Type.Array(OwnOrder), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/stock/': {
    summary:
      'The stock of every own variant, the newest first. With `updated_since` those whose pieces or threshold have changed, oldest change first.',
    access: 'customer',
    secondStep: 'needed',
    query: Type.Object({ product_id: Type.Optional(Id()), ...followed }),
    reply: Type.Object({ data: Type.Array(OwnStock), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
});
