import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { SeenOrder, Slug, WholeNumber } from '#shared/contract/fields.ts';
import { Done, endsHere } from '#shared/contract/replies.ts';
import { InBoth, Texts } from '#shared/contract/texts.ts';
import { writers } from './posts-admin.contract.ts';

export const AdminPostCategory = Type.Object({
  slug: Type.String(),
  name: Texts,
  version: Type.Integer(),
  /** The number of its posts in every state. */
  posts_count: Type.Integer(),
});
export type AdminPostCategory = Static<typeof AdminPostCategory>;

const name = InBoth(40);
const BySlug = Type.Object({ slug: Slug() });

export const postCategoriesAdminContract = contract({
  'GET /api/admin/post-categories/': {
    summary: 'Lists every category of the blog in both languages, in the order of the blog.',
    access: writers,
    reply: Type.Object({ data: Type.Array(AdminPostCategory), ...endsHere }),
  },
  'POST /api/admin/post-categories/': {
    summary: 'Adds a category at the end. Its slug is derived from the name unless one is given.',
    access: writers,
    body: Type.Object({ slug: Type.Optional(Slug()), name }),
    reply: AdminPostCategory,
    status: 201,
    idempotency: 'optional',
    refusals: { 'slug-needed': 400, 'slug-taken': 409 },
  },
  'PUT /api/admin/post-categories/': {
    summary: 'Sets the order of the categories, if it is still the one that was read.',
    access: writers,
    body: Type.Object({
      slugs: Type.Array(Slug(), { minItems: 1, maxItems: 500, uniqueItems: true }),
      before: SeenOrder(Slug(), { maxItems: 500 }),
    }),
    reply: Type.Object({ slugs: Type.Array(Type.String()) }),
    refusals: { 'changed-meanwhile': 409 },
  },
  'GET /api/admin/post-categories/:slug/': {
    summary: 'Returns a category of the blog in both languages, with its number of posts.',
    access: writers,
    params: BySlug,
    reply: AdminPostCategory,
    refusals: { 'category-not-found': 404 },
  },
  'PUT /api/admin/post-categories/:slug/': {
    summary:
      'Renames a category and, if one is given, changes its slug, if it has not changed since `version`. The former slug redirects to the new one.',
    access: writers,
    params: BySlug,
    body: Type.Object({ version: WholeNumber({ minimum: 1 }), slug: Type.Optional(Slug()), name }),
    reply: AdminPostCategory,
    refusals: { 'category-not-found': 404, 'changed-meanwhile': 409, 'slug-taken': 409 },
  },
  'DELETE /api/admin/post-categories/:slug/': {
    summary:
      'Deletes a category, if it has not changed since `version`; one with posts requires `move_to`, the category that receives them.',
    access: writers,
    params: BySlug,
    query: Type.Object({ version: WholeNumber({ minimum: 1 }), move_to: Type.Optional(Slug()) }),
    reply: Done,
    refusals: { 'category-not-found': 404, 'category-in-use': 409, 'changed-meanwhile': 409 },
  },
});
