import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { NonEmptyText, Slug } from '#shared/contract/fields.ts';
import { Nullable, goesOn, endsHere, After, PageSize } from '#shared/contract/replies.ts';
import { longestComment } from './blog.rules.ts';

/** A language of ours. */
export const Language = () => Type.Enum(['fa', 'en']);

export const PostCard = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  /** The slug of its category. */
  category: Type.String(),
  /** How its category is called in the language requested, in Persian where that was not written. */
  category_name: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  author: Type.String(),
  /** Whole minutes, one at least. */
  read_minutes: Type.Integer(),
  cover: Nullable(Type.String()),
  published_at: Type.String({ format: 'date-time' }),
});
export type PostCard = Static<typeof PostCard>;

export const Post = Type.Object({
  ...PostCard.properties,
  /** The language of the body: Persian where the requested one was not written. */
  language: Language(),
  body: WrittenDocument(),
  changed_at: Type.String({ format: 'date-time' }),
  related: Type.Array(PostCard),
});
export type Post = Static<typeof Post>;

export const PostCategory = Type.Object({
  slug: Type.String(),
  /** In the language requested, in Persian where that was not written. */
  name: Type.String(),
  /** Posts that readers see. */
  posts_count: Type.Integer(),
});
export type PostCategory = Static<typeof PostCategory>;

export const Comment = Type.Object({
  id: Type.Integer(),
  author: Type.String(),
  avatar: Nullable(Type.String()),
  text: Type.String(),
  created_at: Type.String({ format: 'date-time' }),
});
export type Comment = Static<typeof Comment>;

export const OwnComment = Type.Object({
  id: Type.Integer(),
  text: Type.String(),
  status: Type.Enum(['waiting', 'refused']),
  /** Why it is not displayed. */
  reason: Nullable(Type.String()),
});
/** A comment that its writer alone sees. */
export type OwnComment = Static<typeof OwnComment>;

/** As of every call: without it `Accept-Language` counts, then the cookie. */
export const InLanguage = { language: Type.Optional(Language()) };

export const contentContract = contract({
  'GET /api/posts/': {
    summary:
      'Posts of the blog, the newest first, of one category or all; `after` is the number of the last one seen. A slug that a category had before stands for it; no post is of a category that there is not.',
    access: 'public',
    cached: true,
    query: Type.Object({
      ...InLanguage,
      category: Type.Optional(Slug()),
      after: After(),
      page_size: PageSize(),
    }),
    /** `category` is the slug of today of the one requested; null where there is none. */
    reply: Type.Object({
      data: Type.Array(PostCard),
      ...goesOn,
      category: Nullable(Type.String()),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/post-categories/': {
    summary: 'Every category of the blog in its order, those without posts too.',
    access: 'public',
    cached: true,
    query: Type.Object(InLanguage),
    reply: Type.Object({ data: Type.Array(PostCategory), ...endsHere }),
  },
  'GET /api/posts/:slug/': {
    summary: 'One post as a document, with what is related to it.',
    access: 'public',
    cached: true,
    params: Type.Object({ slug: Slug() }),
    query: Type.Object(InLanguage),
    reply: Post,
    refusals: { 'post-not-found': 404 },
  },
  'GET /api/posts/:slug/comments/': {
    summary: 'Approved comments below a post, the newest first; `next` is the address of what follows.',
    access: 'public',
    cached: true,
    params: Type.Object({ slug: Slug() }),
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ count: Type.Integer(), data: Type.Array(Comment), ...goesOn }),
    refusals: { 'post-not-found': 404, 'invalid-request': 400 },
  },
  'GET /api/posts/:slug/comments/mine/': {
    summary: "The customer's own comments below a post that wait or were refused, the newest first; at most twenty.",
    access: 'customer',
    params: Type.Object({ slug: Slug() }),
    reply: Type.Object({ data: Type.Array(OwnComment), ...endsHere }),
    refusals: { 'post-not-found': 404 },
  },
  'POST /api/posts/:slug/comments/': {
    summary: 'Posts a comment; readers see it once it is approved. The same words again are the same comment.',
    access: 'customer',
    params: Type.Object({ slug: Slug() }),
    body: Type.Object({ text: NonEmptyText({ maximum: longestComment }) }),
    reply: Type.Object({ id: Type.Integer(), status: Type.Enum(['waiting', 'approved', 'refused']) }),
    status: 201,
    idempotency: 'optional',
    refusals: { 'post-not-found': 404, 'too-many-comments': 429 },
  },
});
