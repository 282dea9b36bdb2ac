import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract.ts';
import { Texts, writers } from './posts-desk.contract.ts';

const DeskPostCategory = Type.Object({
  slug: Type.String(),
  name: Texts,
  version: Type.Integer(),
  /** Its posts in every state. */
  posts: Type.Integer(),
});
export type DeskPostCategory = Static<typeof DeskPostCategory>;

export const postCategoriesDeskContract = contract({
  'GET /api/admin/post-categories/': {
    summary: 'Every category of the blog as it is written, in the order of the blog.',
    access: writers,
    reply: Type.Array(DeskPostCategory),
  },
});
