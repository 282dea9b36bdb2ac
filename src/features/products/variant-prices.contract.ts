import { Type, type Static } from 'typebox';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, Price, Toman } from '#shared/contract/fields.ts';
import { managers } from '#shared/contract/staff-access.ts';

/** A new price of a variant. */
export const Reprice = Type.Object({
  variant_id: Id(),
  base_price: Price(),
  /** The price as it was read: with another one there by now nothing is changed. */
  seen_price: Type.Optional(Toman()),
});
export type Reprice = Static<typeof Reprice>;

export const variantPricesContract = contract({
  'POST /api/admin/variants/bulk-reprice/': {
    summary: 'Gives up to a hundred variants other prices, each by itself; what is refused leaves the others.',
    idempotency: 'required',
    access: managers,
    body: bulkOf(Reprice),
    reply: BulkReply,
  },
});
