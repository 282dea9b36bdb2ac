import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { Id, SeenOrder, Slug, WholeNumber } from '#shared/contract/fields.ts';
import { Done, Nullable, endsHere } from '#shared/contract/replies.ts';
import { InBoth, Texts } from '#shared/contract/texts.ts';
import { managers } from '#shared/contract/staff-access.ts';

const CategoryForm = Type.Object({
  name: InBoth(80),
  slug: Type.Optional(Slug()),
  /** The category above it; null for a main one. */
  parent_id: Nullable(Id()),
  picture_key: Nullable(Type.String({ pattern: '^[0-9a-z]{2,60}$' })),
  visible: Type.Boolean(),
});
export type CategoryForm = Static<typeof CategoryForm>;

export const AdminCategory = Type.Object({
  ...CategoryForm.properties,
  id: Type.Integer(),
  name: Texts,
  slug: Type.String(),
  version: Type.Integer(),
  /** The number of products assigned to it directly; 1,001 where there are more than a thousand. */
  products_count: Type.Integer(),
});
export type AdminCategory = Static<typeof AdminCategory>;

const ById = Type.Object({ id: Id() });
const refusals = {
  'slug-taken': 409,
  'category-not-found': 404,
  'category-circle': 409,
  'upload-not-found': 422,
} as const;

export const categoriesAdminContract = contract({
  'GET /api/admin/categories/': {
    summary: 'Lists every category, hidden ones included, in the order of the shop.',
    access: managers,
    reply: Type.Object({ data: Type.Array(AdminCategory), ...endsHere }),
  },
  'POST /api/admin/categories/': {
    summary: 'Creates a category at the end of its siblings.',
    access: managers,
    body: CategoryForm,
    reply: AdminCategory,
    status: 201,
    idempotency: 'optional',
    refusals,
  },
  'GET /api/admin/categories/:id/': {
    summary: 'Returns a category, hidden or not, with the number of its own products.',
    access: managers,
    params: ById,
    reply: AdminCategory,
    refusals: { 'category-not-found': 404 },
  },
  'PUT /api/admin/categories/:id/': {
    summary: 'Changes a category or moves it to another parent, if it has not changed since `version`.',
    access: managers,
    params: ById,
    body: Type.Object({ version: WholeNumber({ minimum: 1 }), ...CategoryForm.properties }),
    reply: AdminCategory,
    refusals: { ...refusals, 'changed-meanwhile': 409 },
  },
  'PUT /api/admin/categories/order/': {
    summary: 'Sets the order of the main categories or of those below one, if it is still the one that was read.',
    access: managers,
    body: Type.Object({
      parent_id: Nullable(Id()),
      ids: Type.Array(Id(), { minItems: 1, maxItems: 500 }),
      before: SeenOrder(Id(), { maxItems: 500 }),
    }),
    reply: Type.Object({ parent_id: Nullable(Type.Integer()), ids: Type.Array(Type.Integer()) }),
    refusals: { 'category-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/categories/:id/': {
    summary: 'Deletes an empty category, if it has not changed since `version`.',
    access: managers,
    params: ById,
    query: Type.Object({ version: WholeNumber({ minimum: 1 }) }),
    reply: Done,
    refusals: { 'category-not-found': 404, 'category-in-use': 409, 'changed-meanwhile': 409 },
  },
});
