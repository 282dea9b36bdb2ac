import { untypedStatement } from '#platform/database/database.ts';

/** The shop of a customer, also a closed one: `[customerId]`. */
export const deskOf = untypedStatement<{
  id: number;
  slug: string;
  name: string;
  nameEn: string;
  about: string;
  aboutEn: string;
  logoKey: string | null;
  commissionPercent: number;
  active: boolean;
  suspension: string | null;
}>({
  name: 'seller_desk_of',
  text: `select id, slug, name, coalesce(translations -> 'en' ->> 'name', '') as "nameEn", about, coalesce(translations -> 'en' ->> 'about', '') as "aboutEn",
      logo_key as "logoKey", commission_percent as "commissionPercent", active, suspension
    from sellers where owner_id = $1`,
});

/** Whether a variant is a seller's: `[variantId, sellerId]`. */
export const variantOfSeller = untypedStatement<{ productId: number; basePrice: number }>({
  name: 'seller_variant',
  text: 'select product_id as "productId", base_price as "basePrice" from variants where id = $1 and seller_id = $2',
});

/** Notes that a product waits for the staff: `[productId, sellerId, now]`. */
export const insertSubmission = untypedStatement<{ productId: number }>({
  name: 'submission_insert',
  text: 'insert into seller_submissions (product_id, seller_id, created_at) values ($1, $2, $3) returning product_id as "productId"',
});

/** What became of products that sellers added: `[productIds]`. */
export const submissionsOf = untypedStatement<{
  productId: number;
  state: 'waiting' | 'approved' | 'refused';
  refusal: string | null;
}>({
  name: 'submissions_of',
  text: 'select product_id as "productId", state, refusal from seller_submissions where product_id = any($1::bigint[])',
});

export interface SubmissionRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly pictureKey: string | null;
  readonly basePrice: number;
  readonly seller: string;
  readonly sellerEn: string | null;
  readonly sellerId: number;
  readonly ownerId: number | null;
  readonly state: 'waiting' | 'approved' | 'refused';
  readonly refusal: string | null;
  readonly createdAt: Date;
}

const columns = `p.id, p.slug, p.name, p.translations -> 'en' ->> 'name' as "nameEn", p.picture_keys[1] as "pictureKey", p.base_price as "basePrice",
  s.name as seller, s.translations -> 'en' ->> 'name' as "sellerEn", s.id as "sellerId", s.owner_id as "ownerId",
  u.state, u.refusal, u.created_at as "createdAt"`;
const sources = 'seller_submissions u join products p on p.id = u.product_id join sellers s on s.id = u.seller_id';

/** Products that sellers added, newest first: `[state, before id or null, limit]`. */
export const submissionsIn = untypedStatement<SubmissionRow>({
  name: 'submissions_in',
  text: `select ${columns} from ${sources} where u.state = $1 and ($2::bigint is null or p.id < $2::bigint) order by p.id desc limit $3`,
});

/** `[productId]`. */
export const submissionById = untypedStatement<SubmissionRow>({
  name: 'submission_by_id',
  text: `select ${columns} from ${sources} where u.product_id = $1`,
});

/** Decides a submission that waits; of two who decide at once one gets no row: `[productId, state, reason, now]`. */
export const settleSubmission = untypedStatement<{ productId: number }>({
  name: 'submission_settle',
  text: `update seller_submissions set state = $2, refusal = $3, decided_at = $4 where product_id = $1 and state = 'waiting' returning product_id as "productId"`,
});

/** Keeps a seller as open as it is until the end of the transaction; no row of one that is closed: `[sellerId]`. */
export const holdOpen = untypedStatement<{ id: number }>({
  name: 'seller_hold_open',
  text: 'select id from sellers where id = $1 and active for share',
});

/** Writes what a shop's page says: `[sellerId, name, about, logoKey, translations]`. */
export const describeShop = untypedStatement({
  name: 'seller_describe',
  text: 'update sellers set name = $2, about = $3, logo_key = $4, translations = $5::jsonb where id = $1::bigint',
});

/** Puts a refused product of a seller before the staff again; no row comes back when it was not refused: `[productId, sellerId]`. */
export const reopenSubmission = untypedStatement<{ productId: number }>({
  name: 'submission_reopen',
  text: `update seller_submissions set state = 'waiting', refusal = null, decided_at = null
    where product_id = $1::bigint and seller_id = $2::bigint and state = 'refused' returning product_id as "productId"`,
});

/** Whose work an order is, with how many of its pieces are theirs; none of one that is called off or gone by now: `[orderId]`. */
export const sellersToPrepare = untypedStatement<{ ownerId: number; number: string; pieces: number }>({
  name: 'sellers_to_prepare',
  text: `select s.owner_id as "ownerId", o.number, sum(l.quantity)::int as pieces
    from orders o join order_lines l on l.order_id = o.id join sellers s on s.id = l.seller_id
    where o.id = $1::bigint and o.state in ('placed', 'packaging', 'ready') and s.active and s.owner_id is not null
    group by s.id, o.id order by s.id`,
});
