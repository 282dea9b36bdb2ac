import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { TaxId, WholeNumber, SeenVersion } from '#shared/contract/fields.ts';
import { Nullable } from '#shared/contract/replies.ts';

const admin = { staff: ['owner', 'manager'] } as const;

const OrderTerms = Type.Object({
  /** For so many days after it was handed over goods can be given back. */
  return_days: WholeNumber({ minimum: 0, maximum: 365 }),
  /** By which the tax office knows the shop: a company's id or a person's code; it stands on invoices. */
  tax_id: Nullable(TaxId()),
});
export type OrderTerms = Static<typeof OrderTerms>;

export const orderTermsContract = contract({
  'GET /api/admin/settings/order-terms/': {
    summary: 'For how long goods can be given back, and by which code invoices name the shop.',
    access: admin,
    reply: Type.Object({ version: Type.Integer(), return_days: Type.Integer(), tax_id: Nullable(Type.String()) }),
  },
  'PUT /api/admin/settings/order-terms/': {
    summary: 'Changes for how long goods of orders placed from now on can be given back, and the code on invoices.',
    access: admin,
    body: Type.Object({ version: SeenVersion(), ...OrderTerms.properties }),
    reply: Type.Object({ version: Type.Integer(), return_days: Type.Integer(), tax_id: Nullable(Type.String()) }),
    refusals: { 'changed-meanwhile': 409 },
  },
});
