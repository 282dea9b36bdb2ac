import { Type, type Static } from 'typebox';
import { OfOrder, OrderOfMoney } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Moment } from '#shared/contract/fields.ts';
import { After, goesOn, Nullable, PageSize, UpdatedSince } from '#shared/contract/replies.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { DocumentRef } from './invoices.contract.ts';
import { invoiceKinds } from './invoices.rules.ts';

export const ListedInvoice = Type.Object({
  id: Type.Integer(),
  order: OrderOfMoney,
  ...DocumentRef.properties,
  /** The document that it corrects or cancels. */
  original_id: Nullable(Type.Integer()),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  /** Included in the total. */
  vat_total: Type.Integer(),
  /** As of the time of issue: null while cash was due. */
  paid_at: Nullable(Type.String({ format: 'date-time' })),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ListedInvoice = Static<typeof ListedInvoice>;

/** The filter of the documents to list. */
export const WantedInvoices = Type.Object({
  kind: Type.Optional(Type.Enum([...invoiceKinds])),
  ...OfOrder.properties,
  /** Both included. */
  issued_from: Type.Optional(Moment()),
  issued_to: Type.Optional(Moment()),
});
export type WantedInvoices = Static<typeof WantedInvoices>;

export const invoicesAdminContract = contract({
  'GET /api/admin/invoices/': {
    summary:
      'Lists the invoices of all orders, newest first, in whole toman, optionally issued between `issued_from` and `issued_to`. The sums that a `cancellation` or a `return` reverses are positive; a `correction` repeats the corrected ones. With `updated_since`, those issued since, oldest first.',
    access: managers,
    query: Type.Object({
      ...WantedInvoices.properties,
      updated_since: UpdatedSince(),
      page_size: PageSize(),
      after: After(),
    }),
    reply: Type.Object({ data: Type.Array(ListedInvoice), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
});
