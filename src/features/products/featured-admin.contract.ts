import { Nullable, endsHere } from '#shared/contract/replies.ts';
import { contract } from '#shared/contract/contract.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, SeenVersion } from '#shared/contract/fields.ts';
import { Type, type Static } from 'typebox';
export const Featured = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  thumb: Nullable(Type.String()),
  visible: Type.Boolean(),
});

export type Featured = Static<typeof Featured>;

export const featuredAdminContract = contract({
  'GET /api/admin/featured-products/': {
    summary: "Lists the featured products in the shop's order.",
    access: managers,
    reply: Type.Object({ version: Type.Integer(), data: Type.Array(Featured), ...endsHere }),
  },
  'PUT /api/admin/featured-products/': {
    summary: 'Replaces the featured products by these, in this order.',
    access: managers,
    body: Type.Object({ version: SeenVersion(), ids: Type.Array(Id(), { maxItems: 100 }) }),
    reply: Type.Object({ version: Type.Integer(), data: Type.Array(Featured), ...endsHere }),
    refusals: { 'product-not-found': 404, 'changed-meanwhile': 409 },
  },
});
