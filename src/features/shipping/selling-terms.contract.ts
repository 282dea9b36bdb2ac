import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, NonEmptyText, OptionalText, Toman, WholeNumber } from '#shared/contract/fields.ts';

const desk = { staff: ['owner', 'manager'] } as const;

const SellingTerms = Type.Object({
  /** The price rule: so much is taken off what costs more than `price_above`. */
  price_off: Toman(),
  price_above: Toman(),
  /** The tax that is contained in the prices, each rate from the beginning of its day in Tehran. */
  vat_rates: Type.Array(
    Type.Object({
      from: Type.String({ pattern: String.raw`^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$` }),
      percent: Type.Number({ minimum: 0, maximum: 50 }),
    }),
    { minItems: 1, maxItems: 20 },
  ),
});
export type SellingTerms = Static<typeof SellingTerms>;

const Method = Type.Object({
  name_fa: NonEmptyText({ maximum: 60 }),
  name_en: NonEmptyText({ maximum: 60 }),
  description_fa: OptionalText({ maximum: 200 }),
  description_en: OptionalText({ maximum: 200 }),
  price: Toman(),
  min_days: WholeNumber({ minimum: 0, maximum: 90 }),
  max_days: WholeNumber({ minimum: 0, maximum: 90 }),
  /** Offered at the checkout; one that is not stays with the orders that were sent by it. */
  active: Type.Boolean(),
});
export type ShippingMethodTyped = Static<typeof Method>;
const KeptMethod = Type.Object({ id: Type.Integer(), ...Method.properties });
export type ShippingMethod = Static<typeof KeptMethod>;

export const sellingTermsContract = contract({
  'GET /api/admin/selling-terms/': {
    summary: 'The price rule and the tax rates.',
    access: desk,
    reply: SellingTerms,
  },
  'PUT /api/admin/selling-terms/': {
    summary: 'Changes the price rule and the tax rates; prices are shown and charged by them from then on.',
    access: desk,
    body: SellingTerms,
    reply: SellingTerms,
  },
  'GET /api/admin/shipping-methods/': {
    summary: 'Every way to send an order, those that are no longer offered as well.',
    access: desk,
    reply: Type.Object({ data: Type.Array(KeptMethod) }),
  },
  'POST /api/admin/shipping-methods/': {
    summary: 'Adds a way to send orders.',
    access: desk,
    body: Method,
    reply: KeptMethod,
    status: 201,
    refusals: { 'days-crossed': 400, 'too-many': 409 },
  },
  'PUT /api/admin/shipping-methods/:id/': {
    summary: 'Changes a way to send orders; orders placed before keep what they were charged.',
    access: desk,
    params: Type.Object({ id: Id() }),
    body: Method,
    reply: KeptMethod,
    refusals: { 'method-unknown': 404, 'days-crossed': 400 },
  },
});
