import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Day, Toman, SeenVersion } from '#shared/contract/fields.ts';

const managers = { staff: ['owner', 'manager'] } as const;

const SellingTerms = Type.Object({
  /** The price rule: so much is taken off what costs more than `above_amount`, and no more than that, so that something is left to pay. */
  off_amount: Toman(),
  above_amount: Toman(),
  /** The tax that is contained in the prices, each rate from the beginning of its day in Tehran. */
  vat_rates: Type.Array(
    Type.Object({
      from: Day(),
      percent: Type.Number({ minimum: 0, maximum: 50 }),
    }),
    { minItems: 1, maxItems: 20 },
  ),
});
export type SellingTerms = Static<typeof SellingTerms>;

export const VersionedTerms = Type.Object({ version: Type.Integer(), ...SellingTerms.properties });
export type VersionedTerms = Static<typeof VersionedTerms>;

export const sellingTermsContract = contract({
  'GET /api/admin/settings/selling-terms/': {
    summary: 'The price rule and the tax rates.',
    access: managers,
    reply: VersionedTerms,
  },
  'PUT /api/admin/settings/selling-terms/': {
    summary: 'Changes the price rule and the tax rates; prices are shown and charged by them from then on.',
    access: managers,
    body: Type.Object({ version: SeenVersion(), ...SellingTerms.properties }),
    reply: VersionedTerms,
    refusals: { 'changed-meanwhile': 409, 'terms-wrong': 400 },
  },
});
