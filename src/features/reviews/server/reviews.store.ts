import { untypedStatement } from '#platform/database/database.ts';
import { gathered } from '#platform/database/batched.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { ReviewSort } from '../reviews.rules.ts';
import type { Subject } from './review-subjects.ts';

type State = 'waiting' | 'approved' | 'refused';

const column = { product: 'product_id', seller: 'seller_id' } as const;

/** The thing that an address names, where it is shown. */
const shown = {
  product: 'select id, slug from products where slug = any($1::text[]) and hidden_at is null',
  seller: 'select id, slug from sellers where slug = any($1::text[]) and active',
} as const;

/** How many gave so many stars, and how many of those added pictures. */
export interface StarsRow {
  readonly stars: number;
  readonly count: number;
  readonly pictured: number;
}

export interface ShownReview {
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

/** Each order reads off an index; the lowest alone sorts the reviews of one thing, so that the newest of them stand first. */
const orders: Readonly<
  Record<ReviewSort, { readonly key: 'id' | 'helpful' | 'stars'; readonly by: string; readonly beyond: string }>
> = {
  newest: { key: 'id', by: 'r.id desc', beyond: 'r.id < $4::bigint and $3::bigint is not null' },
  helpful: { key: 'helpful', by: 'r.helpful desc, r.id desc', beyond: '(r.helpful, r.id) < ($3::bigint, $4::bigint)' },
  highest: { key: 'stars', by: 'r.stars desc, r.id desc', beyond: '(r.stars, r.id) < ($3::bigint, $4::bigint)' },
  lowest: {
    key: 'stars',
    by: 'r.stars, r.id desc',
    beyond: '(r.stars > $3::bigint or (r.stars = $3::bigint and r.id < $4::bigint))',
  },
};

/** The figure by which an order sorts a review: what the place of the next page holds. */
export const sortKey = (sort: ReviewSort, review: ShownReview): number => review[orders[sort].key];

/** A page of what is shown of a thing, with how the stars of all of it are spread. */
interface ReviewsRow {
  readonly id: number;
  readonly slug: string;
  readonly reviews: readonly ShownReview[];
  readonly spread: readonly StarsRow[];
}

/** The reviews of the thing at an address; undefined where none is shown. */
export async function shownReviews(
  shop: Shop,
  { kind, slug }: { kind: Subject['kind']; slug: string },
  page: ReviewsPage,
): Promise<ReviewsRow | undefined> {
  const { sort, stars, pictured, after, limit } = page;
  const name = [
    'reviews',
    kind,
    sort,
    stars === null ? 'any' : 'stars',
    pictured ? 'pictured' : 'all',
    after === null ? 'top' : 'after',
    limit,
  ].join('_');
  const read = () => untypedStatement<ReviewsRow>({ name, text: pageText(kind, page) });
  if (stars !== null || after !== null)
    return (await read()(shop, [[slug], stars, after?.key ?? null, after?.id ?? null]))[0];
  const first = firstPages.get(name) ?? firstPageOf(read());
  firstPages.set(name, first);
  return first(shop, slug);
}

/** The first pages of each kind and order: what every page of a product or a seller begins with. */
const firstPages = new Map<string, ReturnType<typeof firstPageOf>>();

function firstPageOf(read: (shop: Shop, values: readonly unknown[]) => Promise<ReviewsRow[]>) {
  return gathered<string, ReviewsRow | undefined>({
    run: async (shop, slugs) => {
      const found = await read(shop, [slugs, null, null, null]);
      return slugs.map((slug) => found.find((row) => row.slug === slug));
    },
  });
}

/** `[slugs, stars or null, key and id after which the page begins, or null]`. */
function pageText(kind: Subject['kind'], { sort, pictured, after, limit }: ReviewsPage): string {
  const { by, beyond } = orders[sort];
  return `
    select thing.id, thing.slug,
      (select coalesce(json_agg(review), '[]') from (
        select r.id, case when r.anonymous then null else c.full_name end as author, r.stars, r.text, r.picture_keys as "pictureKeys",
          r.bought, r.helpful, r.created_at as "createdAt"
        from reviews r join customers c on c.id = r.customer_id
        where r.${column[kind]} = thing.id and r.state = 'approved' and ($2::int is null or r.stars = $2::int)
          ${pictured ? 'and cardinality(r.picture_keys) > 0' : ''}
          and ${after === null ? '$3::bigint is null and $4::bigint is null' : beyond}
        order by ${by} limit ${limit}
      ) review) as reviews,
      (select coalesce(json_agg(counted), '[]') from (
        select stars, count(*) as count, count(*) filter (where cardinality(picture_keys) > 0) as pictured
        from reviews where ${column[kind]} = thing.id and state = 'approved' group by stars
      ) counted) as spread
    from (${shown[kind]}) thing`;
}

export interface OwnReview {
  readonly id: number;
  readonly stars: number;
  readonly text: string;
  readonly pictureKeys: string[];
  readonly anonymous: boolean;
  readonly state: State;
  readonly refusal: string | null;
}

const ownOf = (kind: Subject['kind'], lock: boolean) =>
  untypedStatement<OwnReview>({
    name: `review_own_${kind}${lock ? '_locked' : ''}`,
    text: `select id, stars, text, picture_keys as "pictureKeys", anonymous, state, refusal
      from reviews where customer_id = $1 and ${column[kind]} = $2 ${lock ? 'for update' : ''}`,
  });
const own = { product: ownOf('product', false), seller: ownOf('seller', false) };
const locked = { product: ownOf('product', true), seller: ownOf('seller', true) };

/** A customer's review of a thing, in whatever state. */
export async function ownReview(shop: Shop, customerId: number, { kind, id }: Subject): Promise<OwnReview | undefined> {
  return (await own[kind](shop, [customerId, id]))[0];
}

/** The same, kept for the transaction: who decides about it meanwhile waits. */
export async function lockedReview(
  shop: Shop,
  customerId: number,
  { kind, id }: Subject,
): Promise<OwnReview | undefined> {
  return (await locked[kind](shop, [customerId, id]))[0];
}

const insertOf = (kind: Subject['kind']) =>
  untypedStatement<{ id: number }>({
    name: `review_insert_${kind}`,
    text: `insert into reviews (customer_id, ${column[kind]}, stars, text, picture_keys, anonymous, bought, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id`,
  });

/** Adds a review; no row comes back when the customer has one of the thing: `[customerId, subjectId, stars, text, pictureKeys, anonymous, bought, now]`. */
export const insertReview = { product: insertOf('product'), seller: insertOf('seller') };

/** Writes a review anew, to be looked at again: `[id, stars, text, pictureKeys, anonymous, bought, now]`. */
export const rewriteReview = untypedStatement<{ id: number }>({
  name: 'review_rewrite',
  text: `update reviews set stars = $2, text = $3, picture_keys = $4, anonymous = $5, bought = $6, created_at = $7,
      state = 'waiting', refusal = null, version = version + 1
    where id = $1 returning id`,
});

/** `[id]`. */
export const deleteReview = untypedStatement<{ id: number }>({
  name: 'review_delete',
  text: 'delete from reviews where id = $1 returning id',
});

const votesOf = (kind: Subject['kind']) =>
  untypedStatement<{ id: number }>({
    name: `review_votes_${kind}`,
    text: `select r.id from review_votes v join reviews r on r.id = v.review_id
      where v.customer_id = $1 and r.${column[kind]} = $2 order by r.id desc limit 1000`,
  });

/** Which reviews of a thing a customer found helpful: `[customerId, subjectId]`. */
export const votesOn = { product: votesOf('product'), seller: votesOf('seller') };
