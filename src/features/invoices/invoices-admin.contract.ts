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
  /** The document that it corrects or takes back. */
  original_id: Nullable(Type.Integer()),
  items_total: Type.Integer(),
  discount_total: Type.Integer(),
  shipping_total: Type.Integer(),
  /** Contained in the total. */
  vat_total: Type.Integer(),
  /** As it was when it was issued: null while cash was due. */
  paid_at: Nullable(Type.String({ format: 'date-time' })),
  updated_at: Type.String({ format: 'date-time' }),
});
export type ListedInvoice = Static<typeof ListedInvoice>;

/** Which documents are wanted. */
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
      'Documents that were issued about all orders, the newest first, in whole toman; between `issued_from` and `issued_to` by that moment. What a `cancellation` or a `return` takes back stands in it as positive sums; a `correction` repeats those that it names anew. With `updated_since` what was issued since, the oldest first.',
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
