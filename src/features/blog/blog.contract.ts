import { Type, type Static } from 'typebox';
import { contract } from '#shared/contract/contract.ts';
import { WrittenDocument } from '#shared/contract/document-schema.ts';
import { NonEmptyText, Slug } from '#shared/contract/fields.ts';
import { Nullable, goesOn, endsHere, After, PageSize } from '#shared/contract/replies.ts';
import { longestComment } from './blog.rules.ts';

/** A language of the shop. */
export const Language = () => Type.Enum(['fa', 'en']);

export const PostCard = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  /** The slug of its category. */
  category: Type.String(),
  /** The category's name in the requested language, in Persian where it is not translated. */
  category_name: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  author: Type.String(),
  /** Whole minutes, at least one. */
  read_minutes: Type.Integer(),
  cover: Nullable(Type.String()),
  published_at: Type.String({ format: 'date-time' }),
});
export type PostCard = Static<typeof PostCard>;

export const Post = Type.Object({
  ...PostCard.properties,
  /** The language of the body: Persian where it is not translated into the requested one. */
  language: Language(),
  body: WrittenDocument(),
  changed_at: Type.String({ format: 'date-time' }),
  related: Type.Array(PostCard),
});
export type Post = Static<typeof Post>;

export const PostCategory = Type.Object({
  slug: Type.String(),
  /** In the requested language, in Persian where it is not translated. */
  name: Type.String(),
  /** The number of published posts. */
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
/** A comment visible to its author only. */
export type OwnComment = Static<typeof OwnComment>;

/** The same for every call: without it `Accept-Language` applies, then the cookie. */
export const InLanguage = { language: Type.Optional(Language()) };

export const contentContract = contract({
  'GET /api/posts/': {
    summary:
      'Lists the posts of the blog, newest first, of one category or all; `after` is the number of the last post received. A former slug of a category is accepted; an unknown category has no posts.',
    access: 'public',
    cached: true,
    query: Type.Object({
      ...InLanguage,
      category: Type.Optional(Slug()),
      after: After(),
      page_size: PageSize(),
    }),
    /** `category` is the current slug of the requested category; null if it does not exist. */
    reply: Type.Object({
      data: Type.Array(PostCard),
      ...goesOn,
      category: Nullable(Type.String()),
    }),
    refusals: { 'invalid-request': 400 },
  },
  'GET /api/post-categories/': {
    summary: 'Lists every category of the blog in order, including those without posts.',
    access: 'public',
    cached: true,
    query: Type.Object(InLanguage),
    reply: Type.Object({ data: Type.Array(PostCategory), ...endsHere }),
  },
  'GET /api/posts/:slug/': {
    summary: 'Returns a post as a document, with related posts and products.',
    access: 'public',
    cached: true,
    params: Type.Object({ slug: Slug() }),
    query: Type.Object(InLanguage),
    reply: Post,
    refusals: { 'post-not-found': 404 },
  },
  'GET /api/posts/:slug/comments/': {
    summary: 'Lists the approved comments on a post, newest first; `next` is the address of the next page.',
    access: 'public',
    cached: true,
    params: Type.Object({ slug: Slug() }),
    query: Type.Object({ page_size: PageSize(), after: After() }),
    reply: Type.Object({ count: Type.Integer(), data: Type.Array(Comment), ...goesOn }),
    refusals: { 'post-not-found': 404, 'invalid-request': 400 },
  },
  'GET /api/posts/:slug/comments/mine/': {
    summary: "Lists the customer's own comments on a post that are waiting or refused, newest first; at most twenty.",
    access: 'customer',
    params: Type.Object({ slug: Slug() }),
    reply: Type.Object({ data: Type.Array(OwnComment), ...endsHere }),
    refusals: { 'post-not-found': 404 },
  },
  'POST /api/posts/:slug/comments/': {
    summary:
      'Adds a comment, which is displayed once it is approved. Sending the same text again returns the same comment.',
    access: 'customer',
    params: Type.Object({ slug: Slug() }),
    body: Type.Object({ text: NonEmptyText({ maximum: longestComment }) }),
    reply: Type.Object({ id: Type.Integer(), status: Type.Enum(['waiting', 'approved', 'refused']) }),
    status: 201,
    idempotency: 'optional',
    refusals: { 'post-not-found': 404, 'too-many-comments': 429 },
  },
});
