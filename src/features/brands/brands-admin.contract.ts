import { endsHere } from '#shared/contract/replies.ts';
import { contract } from '#shared/contract/contract.ts';
import { managers } from '#shared/contract/staff-access.ts';
import { Id, Slug } from '#shared/contract/fields.ts';
import { InBoth, Texts } from '#shared/contract/texts.ts';
import { Type, type Static } from 'typebox';
export const AdminBrand = Type.Object({
  id: Type.Integer(),
  name: Texts,
  slug: Type.String(),
});

export type AdminBrand = Static<typeof AdminBrand>;

const ById = Type.Object({ id: Id() });

export const brandsAdminContract = contract({
  'GET /api/admin/brands/': {
    summary: 'Lists every brand by name.',
    access: managers,
    reply: Type.Object({ data: Type.Array(AdminBrand), ...endsHere }),
  },
  'POST /api/admin/brands/': {
    summary: 'Creates a brand.',
    access: managers,
    body: Type.Object({
      name: InBoth(80),
      slug: Type.Optional(Slug()),
    }),
    reply: AdminBrand,
    status: 201,
    idempotency: 'optional',
    refusals: { 'slug-taken': 409 },
  },
  'GET /api/admin/brands/:id/': {
    summary: 'Returns a brand with its names in both languages.',
    access: managers,
    params: ById,
    reply: AdminBrand,
    refusals: { 'brand-not-found': 404 },
  },
  'PUT /api/admin/brands/:id/': {
    summary: 'Renames a brand, if its names are still those in `before`; its slug stays.',
    access: managers,
    params: ById,
    body: Type.Object({
      name: InBoth(80),
      before: Type.Object({
        name: Type.Object({ fa: Type.String({ maxLength: 200 }), en: Type.String({ maxLength: 200 }) }),
      }),
    }),
    reply: AdminBrand,
    refusals: { 'brand-not-found': 404, 'changed-meanwhile': 409 },
  },
});
