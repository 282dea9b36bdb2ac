import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, SeenVersion, Toman, WholeNumber } from '#shared/contract/fields.ts';
import { endsHere } from '#shared/contract/replies.ts';
import { MayBeEmpty, NeededInBoth, Texts } from '#shared/contract/texts.ts';

const managers = { staff: ['owner', 'manager'] } as const;

export const Method = Type.Object({
  name: NeededInBoth(60),
  description: MayBeEmpty(200),
  price: Toman(),
  min_days: WholeNumber({ minimum: 0, maximum: 90 }),
  max_days: WholeNumber({ minimum: 0, maximum: 90 }),
  /** Whether it is available at checkout; an inactive one stays with its orders. */
  active: Type.Boolean(),
});
export type ShippingMethodForm = Static<typeof Method>;
const SavedMethod = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  ...Method.properties,
  name: Texts,
  description: Texts,
});
export type ShippingMethod = Static<typeof SavedMethod>;

export const shippingContract = contract({
  'GET /api/checkout/shipping-methods/': {
    summary: 'Lists the shipping methods, with prices in toman.',
    access: 'public',
    cached: true,
    reply: Type.Object({
      data: Type.Array(
        Type.Object({
          id: Type.Integer(),
          name: Type.String(),
          description: Type.String(),
          price: Type.Integer(),
          min_days: Type.Integer(),
          max_days: Type.Integer(),
        }),
      ),
      ...endsHere,
    }),
  },
  'GET /api/admin/shipping-methods/': {
    summary: 'Lists every shipping method, disabled ones included.',
    access: managers,
    reply: Type.Object({ data: Type.Array(SavedMethod), ...endsHere }),
  },
  'POST /api/admin/shipping-methods/': {
    summary: 'Creates a shipping method.',
    access: managers,
    body: Method,
    reply: SavedMethod,
    status: 201,
    idempotency: 'optional',
    refusals: { 'days-crossed': 400, 'too-many-shipping-methods': 409 },
  },
  'GET /api/admin/shipping-methods/:id/': {
    summary: 'Returns a shipping method, enabled or not.',
    access: managers,
    params: Type.Object({ id: Id() }),
    reply: SavedMethod,
    refusals: { 'shipping-method-not-found': 404 },
  },
  'PUT /api/admin/shipping-methods/:id/': {
    summary:
      'Changes a shipping method, if it has not changed since `version`; orders placed before keep what they were charged.',
    access: managers,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ version: SeenVersion(), ...Method.properties }),
    reply: SavedMethod,
    refusals: { 'shipping-method-not-found': 404, 'days-crossed': 400, 'changed-meanwhile': 409 },
  },
});
