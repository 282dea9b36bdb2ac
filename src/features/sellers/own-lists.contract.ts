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
  /** The lines ordered from this seller, without those of others. */
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
      "Lists orders that contain items of the seller, newest first, each with the seller's lines only. With `updated_since`, those whose order, parcels, payments, refunds or returns have changed since, oldest change first.",
    access: 'customer',
    secondStep: 'needed',
    query: Type.Object({ status: Type.Optional(OrderStateName), ...followed }),
    reply: Type.Object({ data: Type.Array(OwnOrder), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
  'GET /api/seller/stock/': {
    summary:
      "Lists the stock of the seller's own variants, newest first. With `updated_since`, those whose stock or threshold has changed since, oldest change first.",
    access: 'customer',
    secondStep: 'needed',
    query: Type.Object({ product_id: Type.Optional(Id()), ...followed }),
    reply: Type.Object({ data: Type.Array(OwnStock), ...goesOn }),
    refusals: { ...needsShop, 'invalid-request': 400 },
  },
});
