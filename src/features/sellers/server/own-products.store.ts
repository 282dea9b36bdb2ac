import type { sellers } from './sellers.tables.ts';
import type { ApplicationState } from '../applications.contract.ts';
import { bigint, bool, int, jsonb, listOf, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** A customer's shop, even if closed. */
export const ownShopOf = statement({
  name: 'seller_desk_of',
  params: { customerId: bigint },
  row: {
    id: bigint,
    slug: text,
    name: text,
    nameEn: text,
    about: text,
    aboutEn: text,
    logoKey: nullable(text),
    commissionPercent: int,
    active: bool,
    suspension: nullable(text),
    version: int,
  },
  text: `select id, slug, name, coalesce(translations -> 'en' ->> 'name', '') as "nameEn", about, coalesce(translations -> 'en' ->> 'about', '') as "aboutEn",
      logo_key as "logoKey", commission_percent as "commissionPercent", active, suspension, version
    from sellers where owner_id = :customerId`,
});

/** Whether a variant is a seller's; locked for the change. */
export const variantOfSeller = statement({
  name: 'seller_variant',
  params: { variantId: bigint, sellerId: bigint },
  row: { productId: bigint, basePrice: bigint },
  text: 'select product_id as "productId", base_price as "basePrice" from product_variants where id = :variantId and seller_id = :sellerId for update',
});

/** Inserts a pending submission for a product. */
export const insertSubmission = statement({
  name: 'submission_insert',
  params: { productId: bigint, sellerId: bigint, now: timestamptz },
  row: { productId: bigint },
  text: 'insert into seller_submissions (product_id, seller_id, created_at) values (:productId, :sellerId, :now) returning product_id as "productId"',
});

/** Sets a product whose texts its seller changed to pending; a refused one must be resubmitted by its seller. */
export const waitForNewWords = statement({
  name: 'submission_new_words',
  params: { productId: bigint, sellerId: bigint, now: timestamptz },
  text: `insert into seller_submissions as known (product_id, seller_id, created_at) values (:productId, :sellerId, :now)
    on conflict (product_id) do update set state = 'waiting', decided_at = null where known.state = 'approved'`,
});

/** The submissions of products. */
export const submissionsOf = statement({
  name: 'submissions_of',
  params: { productIds: listOf(bigint) },
  row: { productId: bigint, state: textOf<ApplicationState>(), refusal: nullable(text) },
  text: 'select product_id as "productId", state, refusal from seller_submissions where product_id = any(:productIds)',
});

const submissionRow = {
  id: bigint,
  slug: text,
  name: text,
  nameEn: nullable(text),
  pictureKey: nullable(text),
  basePrice: bigint,
  seller: text,
  sellerEn: nullable(text),
  sellerId: bigint,
  ownerId: nullable(bigint),
  state: textOf<ApplicationState>(),
  refusal: nullable(text),
  createdAt: timestamptz,
};

const columns = `p.id, p.slug, p.name, p.translations -> 'en' ->> 'name' as "nameEn", p.picture_key as "pictureKey", p.base_price as "basePrice",
  s.name as seller, s.translations -> 'en' ->> 'name' as "sellerEn", s.id as "sellerId", s.owner_id as "ownerId",
  u.state, u.refusal, u.created_at as "createdAt"`;
const sources =
  'seller_submissions u join product_summaries p on p.id = u.product_id join sellers s on s.id = u.seller_id';

/** Submitted products, newest first. */
export const submissionsIn = statement({
  name: 'submissions_in',
  params: { state: textOf<ApplicationState>(), before: nullable(bigint), limit: bigint },
  row: submissionRow,
  text: `select ${columns} from ${sources} where u.state = :state and (:before is null or p.id < :before) order by p.id desc limit :limit`,
});

/** A submitted product. */
export const submissionById = statement({
  name: 'submission_by_id',
  params: { productId: bigint },
  row: submissionRow,
  text: `select ${columns} from ${sources} where u.product_id = :productId`,
});

/** Decides a pending submission; of two concurrent decisions, the second gets no row. */
export const settleSubmission = statement({
  name: 'submission_settle',
  params: { productId: bigint, state: textOf<ApplicationState>(), refusal: nullable(text), now: timestamptz },
  row: { productId: bigint },
  text: `update seller_submissions set state = :state, refusal = :refusal, decided_at = :now where product_id = :productId and state = 'waiting' returning product_id as "productId"`,
});

/** Sets a decided submission back to pending, once. */
export const undoSubmission = statement({
  name: 'submission_undo',
  params: { productId: bigint, from: textOf<ApplicationState>() },
  row: { productId: bigint },
  text: `update seller_submissions set state = 'waiting', refusal = null, decided_at = null
    where product_id = :productId and state = :from returning product_id as "productId"`,
});

/** Locks an open seller until the end of the transaction; no row when it is closed. */
export const holdOpen = statement({
  name: 'seller_hold_open',
  params: { sellerId: bigint },
  row: { id: bigint },
  text: 'select id from sellers where id = :sellerId and active for share',
});

/** Updates the texts of a shop's page if its version still matches. */
export const describeShop = statement({
  name: 'seller_describe',
  params: {
    sellerId: bigint,
    version: int,
    name: text,
    about: text,
    logoKey: nullable(text),
    translations: jsonb<(typeof sellers.$inferSelect)['translations']>(),
  },
  row: { version: int },
  text: `update sellers set name = :name, about = :about, logo_key = :logoKey, translations = :translations, version = version + 1
    where id = :sellerId and version = :version returning version`,
});

/** Sets a seller's refused product back to pending; returns no row when it was not refused. */
export const reopenSubmission = statement({
  name: 'submission_reopen',
  params: { productId: bigint, sellerId: bigint },
  row: { productId: bigint },
  text: `update seller_submissions set state = 'waiting', refusal = null, decided_at = null
    where product_id = :productId and seller_id = :sellerId and state = 'refused' returning product_id as "productId"`,
});

/** Whether an order contains a seller's lines; it is not found for other sellers. */
export const ownOrder = statement({
  name: 'own_order',
  params: { orderId: bigint, sellerId: bigint },
  row: { orderId: bigint },
  text: `select l.order_id as "orderId" from ordered_lines l where l.order_id = :orderId and l.seller_id = :sellerId limit 1`,
});

/** The sellers of an order with the number of their pieces; none for a cancelled or shipped one. */
export const sellersToPrepare = statement({
  name: 'sellers_to_prepare',
  params: { orderId: bigint },
  row: { ownerId: bigint, number: text, pieces: int },
  text: `select s.owner_id as "ownerId", o.number, sum(l.quantity)::int as pieces
    from order_summaries o join ordered_lines l on l.order_id = o.id join sellers s on s.id = l.seller_id
    where o.id = :orderId and o.state in ('placed', 'packaging', 'ready') and s.active and s.owner_id is not null
    group by s.id, o.number order by s.id`,
});
