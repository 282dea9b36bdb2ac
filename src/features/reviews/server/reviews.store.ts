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

/** The subject that an address names, where it is displayed. */
const visible = {
  product: (slugs: string) => `select id, slug from visible_products where slug = any(${slugs})`,
  seller: (slugs: string) => `select id, slug from open_sellers where slug = any(${slugs})`,
} as const;

/** How many gave so many stars, and how many of those added images. */
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
  /** As JSON says a time. */
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
  /** What stands after the last of the page before. */
  readonly beyond: (after: Cursor, bind: Bind) => string;
}

/** Each order reads off an index; the lowest alone sorts the reviews of one subject, so that the newest of them stand first. */
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

/** The figure by which an order sorts a review: what the place of the next page holds. */
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

/** A page of what is displayed of each subject, with how the stars of all of it are spread. */
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

/** The reviews of the subject at an address; undefined where none is displayed. */
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

/** The first pages of each kind and order: what every page of a product or a seller begins with. */
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

/** A customer's review of a subject, in whatever state. */
export async function ownReview(shop: Shop, customerId: number, { kind, id }: Subject): Promise<OwnReview | undefined> {
  return (await own[kind](shop, { customerId, subjectId: id }))[0];
}

/** The same, stored for the transaction: who decides about it meanwhile waits. */
export async function lockedReview(
  shop: Shop,
  customerId: number,
  { kind, id }: Subject,
): Promise<OwnReview | undefined> {
  return (await locked[kind](shop, { customerId, subjectId: id }))[0];
}

/** Adds a review; no row comes back when the customer has one of the subject. */
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

/** Writes a review anew, to be looked at again. */
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

/** Which reviews of a subject a customer found helpful. */
export const votesOn = statementPer(kinds, (kind) =>
  statement({
    name: `review_votes_${kind}`,
    params: { customerId: bigint, subjectId: bigint },
    row: { id: bigint },
    text: `select r.id from review_votes v join reviews r on r.id = v.review_id
      where v.customer_id = :customerId and r.${column[kind]} = :subjectId order by r.id desc limit 1000`,
  }),
);

/** One row where a customer owns the shop that a review would be of, or that sells the product. */
export const sellsIt = statement({
  name: 'review_subject_is_own',
  params: { kind: textOf<Subject['kind']>(), id: bigint, customerId: bigint },
  row: { id: bigint },
  text: `select s.id from shop_sellers s where s.owner_id = :customerId
    and s.id = case when :kind = 'seller' then :id else (select first.seller_id from product_sellers first where first.product_id = :id) end`,
});
