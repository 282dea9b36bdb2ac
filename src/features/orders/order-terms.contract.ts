import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { TaxId, WholeNumber, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

const admin = { staff: ['owner', 'manager'] } as const;

const OrderTerms = Type.Object({
  /** The number of days after delivery in which goods can be returned. */
  return_days: WholeNumber({ minimum: 0, maximum: 365 }),
  /** The shop's tax id, of a company or a person, which is printed on invoices. */
  tax_id: Nullable(TaxId()),
});
export type OrderTerms = Static<typeof OrderTerms>;

export const orderTermsContract = contract({
  'GET /api/admin/settings/order-terms/': {
    summary: 'Returns for how long items can be returned, and the code by which invoices name the shop.',
    access: admin,
    reply: Type.Object({ version: Type.Integer(), return_days: Type.Integer(), tax_id: Nullable(Type.String()) }),
  },
  'PUT /api/admin/settings/order-terms/': {
    summary:
      "Changes for how long items of orders placed from now on can be returned, and the shop's code on invoices.",
    access: admin,
    body: Type.Object({ version: SeenVersion(), ...OrderTerms.properties }),
    reply: Type.Object({ version: Type.Integer(), return_days: Type.Integer(), tax_id: Nullable(Type.String()) }),
    refusals: { 'changed-meanwhile': 409 },
  },
});
