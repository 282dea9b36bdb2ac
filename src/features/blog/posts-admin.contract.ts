import { Type, type Static } from 'typebox';
import { BulkReply } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { Id, Moment, NonEmptyText, OptionalText, Slug, WholeNumber } from '#shared/contract/fields.ts';
import { InBoth, MayBeEmpty, Texts } from '#shared/contract/texts.ts';
import { Done, Nullable, goesOn, After, PageSize } from '#shared/contract/replies.ts';

export const writers = { staff: ['owner', 'manager', 'writer'] } as const;
const moderators = { staff: ['owner', 'manager', 'support', 'writer'] } as const;

export const Bodies = () => Type.Object({ fa: WrittenDocument(), en: Nullable(WrittenDocument()) });

/** Not displayed, displayed from a future time, or displayed. */
const PostStatus = () => Type.Enum(['draft', 'scheduled', 'published']);

const PostDraft = Type.Object({
  /** Its address; generated from the title when omitted. */
  slug: Type.Optional(Slug()),
  /** The slug of one of the blog's categories. */
  category: Slug(),
  title: InBoth(160),
  summary: MayBeEmpty(300),
  author_name: InBoth(100),
  body: Bodies(),
  /** An image that the author uploaded, or that the post already had. */
  cover_key: Nullable(Type.String({ pattern: '^[0-9a-f]{20}$' })),
  /** `scheduled` and `published` are equivalent here: `published_at` determines which of them applies. */
  status: PostStatus(),
  /** The publication time; null publishes at once. */
  published_at: Nullable(Moment()),
});
export type PostDraft = Static<typeof PostDraft>;

export const AdminPost = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  category: Type.String(),
  category_name: Texts,
  title: Texts,
  author_name: Texts,
  status: PostStatus(),
  published_at: Nullable(Type.String({ format: 'date-time' })),
  changed_at: Type.String({ format: 'date-time' }),
});
export type AdminPost = Static<typeof AdminPost>;

export const WholePost = Type.Object({
  ...AdminPost.properties,
  summary: Texts,
  body: Bodies(),
  cover_key: Nullable(Type.String()),
  version: Type.Integer(),
});
export type WholePost = Static<typeof WholePost>;

const postRefusals = {
  'slug-taken': 409,
  'post-not-ready': 400,
  'upload-not-found': 422,
  'category-not-found': 404,
} as const;
export const version = WholeNumber();
const paging = { after: After(), page_size: PageSize() };

export const AdminComment = Type.Object({
  id: Type.Integer(),
  /** The title is in the language of the request where it is written. */
  post: Type.Object({ slug: Type.String(), title: Type.String() }),
  writer: Type.String(),
  text: Type.String(),
  status: Type.Enum(['waiting', 'approved', 'refused']),
  reason: Nullable(Type.String()),
  created_at: Type.String({ format: 'date-time' }),
});
export type AdminComment = Static<typeof AdminComment>;

export const postsAdminContract = contract({
  'GET /api/admin/posts/': {
    summary: 'Lists posts of every status, last changed first.',
    access: writers,
    query: Type.Object({
      status: Type.Optional(PostStatus()),
      category: Type.Optional(Slug()),
      q: Type.Optional(OptionalText({ maximum: 100 })),
      ...paging,
    }),
    reply: Type.Object({ data: Type.Array(AdminPost), ...goesOn }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/posts/': {
    summary: 'Creates a draft post.',
    access: writers,
    body: PostDraft,
    reply: WholePost,
    status: 201,
    idempotency: 'optional',
    refusals: postRefusals,
  },
  'GET /api/admin/posts/:id/': {
    summary: 'Returns a post for editing.',
    access: writers,
    params: Type.Object({ id: Id() }),
    reply: WholePost,
    refusals: { 'post-not-found': 404 },
  },
  'PUT /api/admin/posts/:id/': {
    summary: 'Replaces a post, if it has not changed since `version`.',
    access: writers,
    params: Type.Object({ id: Id() }),
    body: Type.Object({ ...PostDraft.properties, version }),
    reply: WholePost,
    refusals: { ...postRefusals, 'post-not-found': 404, 'changed-meanwhile': 409 },
  },
  'DELETE /api/admin/posts/:id/': {
    summary:
      'Deletes a draft with its comments, if it has not changed since `version`; unpublish a published post first.',
    access: writers,
    params: Type.Object({ id: Id() }),
    query: Type.Object({ version: version }),
    reply: Done,
    refusals: { 'post-not-found': 404, 'post-not-draft': 409, 'changed-meanwhile': 409 },
  },
  'GET /api/admin/comments/': {
    summary: 'Lists comments of one status: waiting ones longest first, decided ones newest first.',
    access: moderators,
    query: Type.Object({ status: Type.Optional(Type.Enum(['waiting', 'approved', 'refused'])), ...paging }),
    reply: Type.Object({ data: Type.Array(AdminComment), ...goesOn, counts: Type.Object({ waiting: Type.Integer() }) }),
    refusals: { 'invalid-request': 400 },
  },
  'POST /api/admin/comments/bulk-decide/': {
    summary: 'Approves or refuses comments; those that already have the status are `skipped`.',
    access: moderators,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: 100 }),
      decision: Type.Enum(['approve', 'refuse']),
      /** The reason for the authors; required for a refusal. */
      reason: Type.Optional(NonEmptyText({ maximum: 300 })),
    }),
    reply: BulkReply,
    refusals: { 'reason-needed': 400 },
  },
  'POST /api/admin/comments/bulk-undo/': {
    summary:
      'Undoes a decision: its comments wait again. A comment decided otherwise or by somebody else since is `skipped`.',
    access: moderators,
    body: Type.Object({
      ids: Type.Array(Id(), { minItems: 1, maxItems: 100 }),
      decision: Type.Enum(['approve', 'refuse']),
    }),
    reply: BulkReply,
  },
});
