import { untypedStatement } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import { translated } from '#platform/database/translated.ts';
import type { Language } from '#shared/language.ts';
import type { ModeratedState } from '../moderation.contract.ts';

interface Writer {
  readonly customerId: number;
  readonly writer: string;
}

export interface ModeratedReviewRow extends Writer {
  readonly id: number;
  readonly version: number;
  readonly productSlug: string | null;
  readonly productName: string | null;
  readonly sellerId: number | null;
  readonly sellerSlug: string | null;
  readonly sellerName: string | null;
  readonly sellerNameEn: string | null;
  readonly anonymous: boolean;
  readonly stars: number;
  readonly text: string;
  readonly pictureKeys: string[];
  readonly bought: boolean;
  readonly state: ModeratedState;
  readonly refusal: string | null;
  readonly createdAt: Date;
}

export interface ReviewQueue {
  readonly state: ModeratedState;
  readonly of: 'product' | 'seller' | null;
  readonly stars: number | null;
  readonly after: Cursor | null;
  readonly language: Language;
  readonly limit: number;
}

/** Who waits longest comes first; of what is decided the newest. */
const queueOrder = (state: string) => (state === 'waiting' ? { sign: '>', by: 'asc' } : { sign: '<', by: 'desc' });

/** A page of the queue, in one query. */
export function moderatedReviews(
  shop: Shop,
  { state, of, stars, after, language, limit }: ReviewQueue,
): Promise<ModeratedReviewRow[]> {
  const { sign, by } = queueOrder(state);
  return untypedStatement<ModeratedReviewRow>({
    name: `reviews_moderated_${by}_${limit}`,
    text: `
      select r.id, r.version, p.slug as "productSlug", ${translated('p.name', '$5')} as "productName", r.seller_id as "sellerId", s.slug as "sellerSlug",
        s.name as "sellerName", s.translations -> 'en' ->> 'name' as "sellerNameEn",
        r.customer_id as "customerId", coalesce(c.full_name, c.username) as writer, r.anonymous, r.stars, r.text,
        r.picture_keys as "pictureKeys", r.bought, r.state, r.refusal, r.created_at as "createdAt"
      from reviews r
      join customers c on c.id = r.customer_id
      left join products p on p.id = r.product_id
      left join sellers s on s.id = r.seller_id
      where r.state = $1 and ($2::text is null or ($2::text = 'seller') = (r.seller_id is not null))
        and ($3::int is null or r.stars = $3::int) and ($4::bigint is null or r.id ${sign} $4::bigint)
      order by r.id ${by} limit ${limit}`,
  })(shop, [state, of, stars, after?.id ?? null, language]);
}

interface StateCounts {
  readonly waiting: number;
  readonly approved: number;
  readonly refused: number;
}

/** How many reviews stand in each state. */
export const countReviewStates = untypedStatement<StateCounts>({
  name: 'reviews_count_states',
  text: `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'approved')::int as approved,
    count(*) filter (where state = 'refused')::int as refused from reviews`,
});

/** A review under decision. */
export interface LockedReview {
  readonly id: number;
  readonly version: number;
  readonly customerId: number;
  readonly productId: number | null;
  readonly sellerId: number | null;
  readonly about: string;
  /** Its English name; null where none is written. */
  readonly aboutEn: string | null;
  /** Who sells the product or owns the shop; null of the house. */
  readonly ownerId: number | null;
  readonly slug: string;
  readonly stars: number;
  readonly state: ModeratedState;
  readonly refusal: string | null;
}

/** Reviews kept for the transaction, in one order so that two who decide never wait crosswise: `[ids]`. */
export const lockReviews = untypedStatement<LockedReview>({
  name: 'reviews_lock',
  text: `select r.id, r.version, r.customer_id as "customerId", r.product_id as "productId", r.seller_id as "sellerId",
      coalesce(p.name, s.name) as about, coalesce(p.translations, s.translations) -> 'en' ->> 'name' as "aboutEn", s.owner_id as "ownerId",
      coalesce(p.slug, s.slug) as slug, r.stars, r.state, r.refusal
    from reviews r left join products p on p.id = r.product_id left join variants first on first.id = p.id
      left join sellers s on s.id = coalesce(r.seller_id, first.seller_id)
    where r.id = any($1::bigint[]) order by r.id for update of r`,
});

/** `[ids, state, reason]`. */
export const setReviewStates = untypedStatement<{ id: number }>({
  name: 'reviews_set_states',
  text: 'update reviews set state = $2, refusal = $3 where id = any($1::bigint[]) returning id',
});

/** Who has bought a thing since writing is marked now: `[ids of buyers]`. */
export const markBought = untypedStatement<{ id: number }>({
  name: 'reviews_mark_bought',
  text: 'update reviews set bought = true where id = any($1::bigint[]) returning id',
});
