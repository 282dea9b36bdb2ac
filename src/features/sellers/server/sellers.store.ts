import { bigint, bool, int, nullable, text, textOf, timestamptz, double } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { isNamedLike } from './seller-names.fragments.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

export type SellerKind = 'personal' | 'business';

const sellerRow = {
  id: bigint,
  slug: text,
  name: text,
  nameEn: nullable(text),
  about: text,
  aboutEn: nullable(text),
  kind: textOf<SellerKind>(),
  ownerId: nullable(bigint),
  province: nullable(text),
  city: nullable(text),
  logoKey: nullable(text),
  rating: nullable(double),
  ratingCount: int,
  createdAt: timestamptz,
};

const columns = `s.id, s.slug, s.name, s.translations -> 'en' ->> 'name' as "nameEn", s.about, s.translations -> 'en' ->> 'about' as "aboutEn", s.kind, s.owner_id as "ownerId", s.province, s.city, s.logo_key as "logoKey", s.rating,
  s.rating_count as "ratingCount", s.created_at as "createdAt"`;

const productCount = `(
    select count(distinct sold.product_id)::int from products_of_sellers sold where sold.seller_id = s.id
  ) as "productCount"`;

/** An open seller by slug. */
export const sellerBySlug = statement({
  name: 'seller_by_slug',
  params: { slug: text },
  row: sellerRow,
  text: `select ${columns} from sellers s where s.slug = :slug and s.active`,
});

/** An open seller. */
export type SellerRow = Readonly<RowOf<typeof sellerBySlug>>;

/** The same with the number of products. */
export const visibleSeller = statement({
  name: 'seller_shown',
  params: { slug: text },
  row: { ...sellerRow, productCount: int },
  text: `select ${columns}, ${productCount} from sellers s where s.slug = :slug and s.active`,
});

/** Open sellers whose name contains a text in either language; includes the house, which has the shop's name, when requested. */
export const visibleSellers = statement({
  name: 'sellers_shown',
  params: { query: nullable(text), after: nullable(bigint), limit: bigint, withHouse: bool },
  row: { ...sellerRow, productCount: int },
  text: `select ${columns}, ${productCount} from sellers s
    where s.active and (
        :query is null or (s.id = ${houseSellerId} and :withHouse)
        or (s.id <> ${houseSellerId} and ${isNamedLike('s', ':query')})
      ) and (:after is null or s.id > :after)
    order by s.id limit :limit`,
});

/** Adds to a seller's sum of stars and number of reviews; both may be negative. */
export const addSellerStars = statement({
  name: 'seller_add_stars',
  params: { id: bigint, stars: int, count: int },
  row: { id: bigint },
  text: 'update sellers set rating_sum = rating_sum + :stars, rating_count = rating_count + :count where id = :id returning id',
});

/** The open shop that a customer manages. */
export const sellerOfOwner = statement({
  name: 'seller_of_owner',
  params: { customerId: bigint },
  row: sellerRow,
  text: `select ${columns} from sellers s where s.owner_id = :customerId and s.active`,
});

/** Whether a seller has a slug. */
export const sellerSlugTaken = statement({
  name: 'seller_slug_taken',
  params: { slug: text },
  row: { id: bigint },
  text: 'select id from sellers where slug = :slug',
});

/** Opens a shop; returns no row when the customer has one or the slug is taken. */
export const insertSeller = statement({
  name: 'seller_insert',
  params: {
    slug: text,
    name: text,
    ownerId: nullable(bigint),
    kind: textOf<SellerKind>(),
    province: nullable(text),
    city: nullable(text),
    commissionPercent: int,
    now: timestamptz,
  },
  row: { id: bigint, slug: text },
  text: `insert into sellers (slug, name, owner_id, kind, province, city, commission_percent, created_at) values (:slug, :name, :ownerId, :kind, :province, :city, :commissionPercent, :now)
    on conflict do nothing returning id, slug`,
});

/** Locks a seller's ledger for writing until the end of the transaction. */
export const lockSeller = statement({
  name: 'seller_ledger_lock',
  params: { sellerId: bigint },
  row: { ownerId: nullable(bigint) },
  text: 'SELECT owner_id AS "ownerId" FROM sellers WHERE id = :sellerId FOR NO KEY UPDATE',
});
