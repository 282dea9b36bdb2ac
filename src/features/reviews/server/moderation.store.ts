import {
  bigint,
  bool,
  int,
  listOf,
  neverNull,
  nullable,
  smallint,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { composedStatement, type RowOf, statement } from '#platform/database/statement.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import { translated } from '#platform/database/translated.ts';
import type { Language } from '#shared/language.ts';
import type { ModeratedState } from '../moderation.contract.ts';

export type ModeratedReviewRow = RowOf<typeof moderatedReviews>;

export interface ReviewQueue {
  readonly state: ModeratedState;
  readonly of: 'product' | 'seller' | null;
  readonly stars: number | null;
  readonly after: Cursor | null;
  readonly language: Language;
  readonly limit: number;
}

/** Pending reviews oldest first, decided ones newest first. */
const queueOrder = (state: string) => (state === 'waiting' ? { sign: '>', by: 'asc' } : { sign: '<', by: 'desc' });

/** A page of the moderation queue, in one query. */
export const moderatedReviews = composedStatement({
  name: 'reviews_moderated',
  row: {
    id: bigint,
    version: int,
    productSlug: nullable(text),
    productName: nullable(text),
    sellerId: nullable(bigint),
    sellerSlug: nullable(text),
    sellerName: nullable(text),
    sellerNameEn: nullable(text),
    customerId: bigint,
    writer: text,
    anonymous: bool,
    stars: smallint,
    text,
    pictureKeys: listOf(text),
    bought: bool,
    state: textOf<ModeratedState>(),
    refusal: nullable(text),
    createdAt: timestamptz,
  },
  compose: ({ state, of, stars, after, language, limit }: ReviewQueue, bind) => {
    const { sign, by } = queueOrder(state);
    const subject = bind(nullable(text), of);
    const given = bind(nullable(int), stars);
    const afterId = bind(nullable(bigint), after?.id ?? null);
    return `
      select r.id, r.version, p.slug as "productSlug", ${translated('p.name', bind(text, language))} as "productName", r.seller_id as "sellerId", s.slug as "sellerSlug",
        s.name as "sellerName", s.translations -> 'en' ->> 'name' as "sellerNameEn",
        r.customer_id as "customerId", c.display_name as writer, r.anonymous, r.stars, r.text,
        r.picture_keys as "pictureKeys", r.bought, r.state, r.refusal, r.created_at as "createdAt"
      from reviews r
      join customer_names c on c.id = r.customer_id
      left join product_summaries p on p.id = r.product_id
      left join shop_sellers s on s.id = r.seller_id
      where r.state = ${bind(text, state)} and (${subject} is null or (${subject} = 'seller') = (r.seller_id is not null))
        and (${given} is null or r.stars = ${given}) and (${afterId} is null or r.id ${sign} ${afterId})
      order by r.id ${by} limit ${limit}`;
  },
  preparedAs: ({ state, limit }) => `reviews_moderated_${queueOrder(state).by}_${limit}`,
  examples: [
    { state: 'waiting', of: null, stars: null, after: null, language: 'fa', limit: 31 },
    { state: 'approved', of: 'seller', stars: 5, after: { key: 0, id: 9 }, language: 'en', limit: 31 },
  ],
});

/** The number of reviews in each state. */
export const countReviewStates = statement({
  name: 'reviews_count_states',
  row: { waiting: int, approved: int, refused: int },
  text: `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'approved')::int as approved,
    count(*) filter (where state = 'refused')::int as refused from reviews`,
});

/** A review being moderated. */
export type LockedReview = RowOf<typeof lockReviews>;

/** Reviews locked for the transaction, in a fixed order to avoid deadlocks between moderators. */
export const lockReviews = statement({
  name: 'reviews_lock',
  params: { ids: listOf(bigint) },
  row: {
    id: bigint,
    version: int,
    customerId: bigint,
    productId: nullable(bigint),
    sellerId: nullable(bigint),
    // A review is of a product or of a seller, as a constraint ensures.
    about: neverNull(text),
    aboutEn: nullable(text),
    ownerId: nullable(bigint),
    slug: neverNull(text),
    stars: smallint,
    state: textOf<ModeratedState>(),
    refusal: nullable(text),
    helpful: int,
  },
  text: `select r.id, r.version, r.customer_id as "customerId", r.product_id as "productId", r.seller_id as "sellerId",
      coalesce(p.name, s.name) as about, coalesce(p.translations, s.translations) -> 'en' ->> 'name' as "aboutEn", s.owner_id as "ownerId",
      coalesce(p.slug, s.slug) as slug, r.stars, r.state, r.refusal, r.helpful
    from reviews r left join product_summaries p on p.id = r.product_id left join product_sellers first on first.product_id = p.id
      left join shop_sellers s on s.id = coalesce(r.seller_id, first.seller_id)
    where r.id = any(:ids) order by r.id for update of r`,
});

export const setReviewStates = statement({
  name: 'reviews_set_states',
  params: { ids: listOf(bigint), state: textOf<ModeratedState>(), refusal: nullable(text) },
  row: { id: bigint },
  text: 'update reviews set state = :state, refusal = :refusal where id = any(:ids) returning id',
});

/** Marks reviews of customers who have bought the product since writing. */
export const markBought = statement({
  name: 'reviews_mark_bought',
  params: { ids: listOf(bigint) },
  row: { id: bigint },
  text: 'update reviews set bought = true where id = any(:ids) returning id',
});
