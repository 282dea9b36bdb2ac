import { untypedStatement } from '#platform/database/database.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

export interface SellerRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly about: string;
  readonly aboutEn: string | null;
  readonly kind: 'personal' | 'business';
  readonly ownerId: number | null;
  readonly province: string | null;
  readonly city: string | null;
  readonly logoKey: string | null;
  readonly rating: number | null;
  readonly ratingCount: number;
  readonly createdAt: Date;
}

const columns = `s.id, s.slug, s.name, s.translations -> 'en' ->> 'name' as "nameEn", s.about, s.translations -> 'en' ->> 'about' as "aboutEn", s.kind, s.owner_id as "ownerId", s.province, s.city, s.logo_key as "logoKey", s.rating,
  s.rating_count as "ratingCount", s.created_at as "createdAt"`;

const productCount = `(
    select count(distinct v.product_id)::int from variants v join products p on p.id = v.product_id and p.hidden_at is null
    where v.seller_id = s.id and v.hidden_at is null
  ) as "productCount"`;

/** A seller who is open: `[slug]`. */
export const sellerBySlug = untypedStatement<SellerRow>({
  name: 'seller_by_slug',
  text: `select ${columns} from sellers s where s.slug = $1 and s.active`,
});

/** The same with the number of products: `[slug]`. */
export const shownSeller = untypedStatement<SellerRow & { productCount: number }>({
  name: 'seller_shown',
  text: `select ${columns}, ${productCount} from sellers s where s.slug = $1 and s.active`,
});

/** Sellers who are open, whose name holds a text in either language; the house, whose name is the shop's, when asked for: `[text or null, after id or null, limit, with the house]`. */
export const shownSellers = untypedStatement<SellerRow & { productCount: number }>({
  name: 'sellers_shown',
  text: `select ${columns}, ${productCount} from sellers s
    where s.active and (
        $1::text is null or (s.id = ${houseSellerId} and $4::boolean)
        or (s.id <> ${houseSellerId} and position(lower($1::text) in lower(s.name || chr(10) || coalesce(s.translations -> 'en' ->> 'name', ''))) > 0)
      ) and ($2::bigint is null or s.id > $2::bigint)
    order by s.id limit $3`,
});

/** `[id, stars, count]`. */
export const addSellerStars = untypedStatement<{ id: number }>({
  name: 'seller_add_stars',
  text: 'update sellers set rating_sum = rating_sum + $2, rating_count = rating_count + $3 where id = $1 returning id',
});

/** The open shop that a customer manages: `[customerId]`. */
export const sellerOfOwner = untypedStatement<SellerRow>({
  name: 'seller_of_owner',
  text: `select ${columns} from sellers s where s.owner_id = $1 and s.active`,
});

/** Whether a slug is a seller's: `[slug]`. */
export const sellerSlugTaken = untypedStatement<{ id: number }>({
  name: 'seller_slug_taken',
  text: 'select id from sellers where slug = $1',
});

/** Opens a shop; no row comes back when the customer has one or the slug is taken: `[slug, name, ownerId, kind, province, city, commissionPercent, now]`. */
export const insertSeller = untypedStatement<{ id: number; slug: string }>({
  name: 'seller_insert',
  text: `insert into sellers (slug, name, owner_id, kind, province, city, commission_percent, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
    on conflict do nothing returning id, slug`,
});

/** Makes who writes into a seller's ledger wait for each other until the end of the transaction: `[sellerId]`. */
export const lockSeller = untypedStatement<{ commissionPercent: number; ownerId: number | null }>({
  name: 'seller_ledger_lock',
  text: 'SELECT commission_percent AS "commissionPercent", owner_id AS "ownerId" FROM sellers WHERE id = $1 FOR NO KEY UPDATE',
});
