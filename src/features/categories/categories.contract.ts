import { contract } from '#shared/contract/contract.ts';
import { Type, type Static } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';
export const Category = Type.Object({
  name: Type.String(),
  slug: Type.String(),
  image: Nullable(Type.String()),
  /** Slug of the parent category; null for a main category. */
  parent: Nullable(Type.String()),
  /** The number of products in stock in it and below it. */
  stock: Type.Integer(),
});

export type Category = Static<typeof Category>;

export const categoriesContract = contract({
  'GET /api/products/categories/': {
    summary: 'Lists every category: the main ones first, then those below them in the same order.',
    access: 'public',
    reply: Type.Array(Category),
    cached: true,
  },
});
