import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Day, Toman, SeenVersion } from '#shared/contract/fields.ts';

const managers = { staff: ['owner', 'manager'] } as const;

const SellingTerms = Type.Object({
  /** The price rule: `off_amount` is subtracted from prices above `above_amount` and may not exceed it, so that the price stays positive. */
  off_amount: Toman(),
  above_amount: Toman(),
  /** The tax included in prices; each rate applies from the beginning of its day in Tehran. */
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
    summary: 'Returns the price rule and the tax rates.',
    access: managers,
    reply: VersionedTerms,
  },
  'PUT /api/admin/settings/selling-terms/': {
    summary: 'Changes the price rule and the tax rates; they apply to prices from now on.',
    access: managers,
    body: Type.Object({ version: SeenVersion(), ...SellingTerms.properties }),
    reply: VersionedTerms,
    refusals: { 'changed-meanwhile': 409, 'terms-wrong': 400 },
  },
});
