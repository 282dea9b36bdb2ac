import {
  bigint,
  bool,
  int,
  json,
  listOf,
  nullable,
  smallint,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { type Bind, composedStatement, type RowOf, statement, statementPer } from '#platform/database/statement.ts';
import { batched } from '#platform/database/batched.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { ReviewSort } from '../reviews.rules.ts';
import type { Subject } from './review-subjects.ts';

type State = 'waiting' | 'approved' | 'refused';

const column = { product: 'product_id', seller: 'seller_id' } as const;

/** The visible subject with a slug. */
const visible = {
  product: (slugs: string) => `select id, slug from visible_products where slug = any(${slugs})`,
  seller: (slugs: string) => `select id, slug from open_sellers where slug = any(${slugs})`,
} as const;

/** The number of ratings with a number of stars, and how many of them have images. */
export interface StarsRow {
  readonly stars: number;
  readonly count: number;
  readonly pictured: number;
}

export interface VisibleReview {
  readonly id: number;
  readonly author: string | null;
  readonly stars: number;
  readonly text: string;
  readonly pictureKeys: string[];
  readonly bought: boolean;
  readonly helpful: number;
  /** An ISO 8601 timestamp. */
  readonly createdAt: string;
}

export interface ReviewsPage {
  readonly sort: ReviewSort;
  readonly stars: number | null;
  readonly pictured: boolean;
  readonly after: Cursor | null;
  readonly limit: number;
}

interface ReviewOrder {
  readonly key: 'id' | 'helpful' | 'stars';
  readonly by: string;
  /** The condition for rows after the last one of the previous page. */
  readonly beyond: (after: Cursor, bind: Bind) => string;
}

/** Each order reads from an index; only `lowest` sorts the subject's reviews, so that newer ones come first. */
const orders: Readonly<Record<ReviewSort, ReviewOrder>> = {
  newest: { key: 'id', by: 'r.id desc', beyond: ({ id }, bind) => `r.id < ${bind(bigint, id)}` },
  helpful: { key: 'helpful', by: 'r.helpful desc, r.id desc', beyond: below('r.helpful') },
  highest: { key: 'stars', by: 'r.stars desc, r.id desc', beyond: below('r.stars') },
  lowest: {
    key: 'stars',
    by: 'r.stars, r.id desc',
    beyond: (after, bind) => {
      const key = bind(bigint, after.key);
      return `(r.stars > ${key} or (r.stars = ${key} and r.id < ${bind(bigint, after.id)}))`;
    },
  },
};

function below(column: string): ReviewOrder['beyond'] {
  return ({ key, id }, bind) => `(${column}, r.id) < (${bind(bigint, key)}, ${bind(bigint, id)})`;
}

/** Returns the value by which an order sorts a review, stored in the cursor of the next page. */
export const sortKey = (sort: ReviewSort, review: VisibleReview): number => review[orders[sort].key];

interface ReviewsRequested extends ReviewsPage {
  readonly kind: Subject['kind'];
  readonly slugs: readonly string[];
}

const pageName = ({ kind, sort, stars, pictured, after, limit }: Omit<ReviewsRequested, 'slugs'>) =>
  [
    'reviews',
    kind,
    sort,
    stars === null ? 'any' : 'stars',
    pictured ? 'pictured' : 'all',
    after === null ? 'top' : 'after',
    limit,
  ].join('_');

/** A page of each subject's visible reviews, with the distribution of all its ratings. */
const pagesOf = composedStatement({
  name: 'reviews_pages',
  row: { id: bigint, slug: text, reviews: json<VisibleReview[]>(), spread: json<StarsRow[]>() },
  compose: ({ kind, slugs, sort, stars, pictured, after, limit }: ReviewsRequested, bind) => {
    const { by, beyond } = orders[sort];
    return `
    select thing.id, thing.slug,
      (select coalesce(json_agg(review), '[]') from (
        select r.id, case when r.anonymous then null else c.full_name end as author, r.stars, r.text, r.picture_keys as "pictureKeys",
          r.bought, r.helpful, r.created_at as "createdAt"
        from reviews r join customer_names c on c.id = r.customer_id
        where r.${column[kind]} = thing.id and r.state = 'approved' ${stars === null ? '' : `and r.stars = ${bind(int, stars)}`}
          ${pictured ? 'and cardinality(r.picture_keys) > 0' : ''}
          ${after === null ? '' : `and ${beyond(after, bind)}`}
        order by ${by} limit ${limit}
      ) review) as reviews,
      (select coalesce(json_agg(counted), '[]') from (
        select stars, count(*) as count, count(*) filter (where cardinality(picture_keys) > 0) as pictured
        from reviews where ${column[kind]} = thing.id and state = 'approved' group by stars
      ) counted) as spread
    from (${visible[kind](bind(listOf(text), slugs))}) thing`;
  },
  preparedAs: (requested: ReviewsRequested) => pageName(requested),
  examples: [
    { kind: 'product', slugs: ['tea'], sort: 'newest', stars: null, pictured: false, after: null, limit: 11 },
    { kind: 'product', slugs: ['tea'], sort: 'newest', stars: 5, pictured: true, after: { key: 9, id: 9 }, limit: 11 },
    {
      kind: 'seller',
      slugs: ['tea'],
      sort: 'helpful',
      stars: null,
      pictured: false,
      after: { key: 9, id: 9 },
      limit: 11,
    },
    { kind: 'seller', slugs: ['tea'], sort: 'highest', stars: 4, pictured: false, after: { key: 4, id: 9 }, limit: 11 },
    {
      kind: 'product',
      slugs: ['tea'],
      sort: 'lowest',
      stars: null,
      pictured: true,
      after: { key: 4, id: 9 },
      limit: 11,
    },
  ],
});

type ReviewsRow = RowOf<typeof pagesOf>;

/** Returns the visible reviews of the subject with a slug; undefined when the subject is not visible. */
export async function visibleReviews(
  shop: Shop,
  { kind, slug }: { kind: Subject['kind']; slug: string },
  page: ReviewsPage,
): Promise<ReviewsRow | undefined> {
  const requested = { ...page, kind };
  if (page.stars !== null || page.after !== null) return (await pagesOf(shop, { ...requested, slugs: [slug] }))[0];
  const name = pageName(requested);
  const first = firstPages.get(name) ?? firstPageOf(requested);
  firstPages.set(name, first);
  return first(shop, slug);
}

/** Batched queries for the first pages, by subject kind and order: every product and seller page loads one. */
const firstPages = new Map<string, ReturnType<typeof firstPageOf>>();

function firstPageOf(page: Omit<ReviewsRequested, 'slugs'>) {
  return batched<string, ReviewsRow | undefined>({
    run: async (shop, slugs) => {
      const found = await pagesOf(shop, { ...page, slugs });
      return slugs.map((slug) => found.find((row) => row.slug === slug));
    },
  });
}

const ownRow = {
  id: bigint,
  stars: smallint,
  text,
  pictureKeys: listOf(text),
  anonymous: bool,
  state: textOf<State>(),
  refusal: nullable(text),
};
export type OwnReview = RowOf<typeof own.product>;

const kinds = ['product', 'seller'] as const;

const ownText = (kind: Subject['kind']) =>
  `select id, stars, text, picture_keys as "pictureKeys", anonymous, state, refusal
      from reviews where customer_id = :customerId and ${column[kind]} = :subjectId`;
const ownParams = { customerId: bigint, subjectId: bigint };
const own = statementPer(kinds, (kind) =>
  statement({ name: `review_own_${kind}`, params: ownParams, row: ownRow, text: ownText(kind) }),
);
const locked = statementPer(kinds, (kind) =>
  statement({
    name: `review_own_${kind}_locked`,
    params: ownParams,
    row: ownRow,
    text: `${ownText(kind)} for update`,
  }),
);

/** Returns a customer's review of a subject, in any state. */
export async function ownReview(shop: Shop, customerId: number, { kind, id }: Subject): Promise<OwnReview | undefined> {
  return (await own[kind](shop, { customerId, subjectId: id }))[0];
}

/** Returns the same with the row locked for the transaction, which blocks concurrent moderation. */
export async function lockedReview(
  shop: Shop,
  customerId: number,
  { kind, id }: Subject,
): Promise<OwnReview | undefined> {
  return (await locked[kind](shop, { customerId, subjectId: id }))[0];
}

/** Inserts a review; returns no row when the customer already has one for the subject. */
export const insertReview = statementPer(kinds, (kind) =>
  statement({
    name: `review_insert_${kind}`,
    params: {
      customerId: bigint,
      subjectId: bigint,
      stars: smallint,
      text,
      pictureKeys: listOf(text),
      anonymous: bool,
      bought: bool,
      now: timestamptz,
    },
    row: { id: bigint },
    text: `insert into reviews (customer_id, ${column[kind]}, stars, text, picture_keys, anonymous, bought, created_at)
      values (:customerId, :subjectId, :stars, :text, :pictureKeys, :anonymous, :bought, :now) on conflict do nothing returning id`,
  }),
);

/** Replaces a review and sets it to pending. */
export const rewriteReview = statement({
  name: 'review_rewrite',
  params: {
    id: bigint,
    stars: smallint,
    text: text,
    pictureKeys: listOf(text),
    anonymous: bool,
    bought: bool,
    now: timestamptz,
  },
  row: { id: bigint },
  text: `update reviews set stars = :stars, text = :text, picture_keys = :pictureKeys, anonymous = :anonymous, bought = :bought, created_at = :now,
      state = 'waiting', refusal = null, version = version + 1
    where id = :id returning id`,
});

export const deleteReview = statement({
  name: 'review_delete',
  params: { id: bigint },
  row: { id: bigint },
  text: 'delete from reviews where id = :id returning id',
});

/** The ids of a subject's reviews that a customer marked as helpful. */
export const votesOn = statementPer(kinds, (kind) =>
  statement({
    name: `review_votes_${kind}`,
    params: { customerId: bigint, subjectId: bigint },
    row: { id: bigint },
    text: `select r.id from review_votes v join reviews r on r.id = v.review_id
      where v.customer_id = :customerId and r.${column[kind]} = :subjectId order by r.id desc limit 1000`,
  }),
);

/** Returns a row when the customer owns the reviewed shop, or the shop that sells the product. */
export const sellsIt = statement({
  name: 'review_subject_is_own',
  params: { kind: textOf<Subject['kind']>(), id: bigint, customerId: bigint },
  row: { id: bigint },
  text: `select s.id from shop_sellers s where s.owner_id = :customerId
    and s.id = case when :kind = 'seller' then :id else (select first.seller_id from product_sellers first where first.product_id = :id) end`,
});
