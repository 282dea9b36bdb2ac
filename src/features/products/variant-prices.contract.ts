import { Type, type Static } from 'typebox';
import { BulkReply, bulkOf } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, Price, Toman } from '#shared/contract/fields.ts';
import { managers } from '#shared/contract/staff-access.ts';

/** A new price for a variant. */
export const Reprice = Type.Object({
  variant_id: Id(),
  base_price: Price(),
  /** The price as last read: if it has changed since, the request is refused. */
  seen_price: Type.Optional(Toman()),
});
export type Reprice = Static<typeof Reprice>;

export const variantPricesContract = contract({
  'POST /api/admin/variants/bulk-reprice/': {
    summary: 'Changes the prices of up to a hundred variants, each by itself; a refusal does not affect the others.',
    idempotency: 'required',
    access: managers,
    body: bulkOf(Reprice),
    reply: BulkReply,
  },
});
