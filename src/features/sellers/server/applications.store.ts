import { untypedStatement } from '#platform/database/database.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { ApplicationState } from '../applications.contract.ts';

interface Wish {
  readonly kind: 'personal' | 'business';
  readonly storeName: string;
  readonly province: string;
  readonly city: string;
}

/** `[sessionId, phone, kind, storeName, province, city, passwordHash, now]`. */
export const insertDraft = untypedStatement<{ id: string }>({
  name: 'application_draft_insert',
  text: `insert into seller_application_drafts (id, phone, kind, store_name, province, city, password_hash, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
});

/** Binds a draft to the code that was sent for it, and to whom: `[sessionId, phone, new sessionId]`. */
export const rebindDraft = untypedStatement<{ id: string }>({
  name: 'application_draft_rebind',
  text: 'update seller_application_drafts set id = $3, phone = $2 where id = $1 returning id',
});

/** Whether a draft waits for its code: `[sessionId]`. */
export const draftWaits = untypedStatement<{ id: string; passwordHash: string | null }>({
  name: 'application_draft_waits',
  text: 'select id, password_hash as "passwordHash" from seller_application_drafts where id = $1',
});

/** Takes a draft out, once: `[sessionId, phone]`. */
export const takeDraft = untypedStatement<Wish>({
  name: 'application_draft_take',
  text: `delete from seller_application_drafts where id = $1 and phone = $2
    returning kind, store_name as "storeName", province, city`,
});

/** Drafts that were never confirmed: `[before]`. */
export const deleteOldDrafts = untypedStatement<{ id: string }>({
  name: 'application_drafts_delete_old',
  text: 'delete from seller_application_drafts where created_at < $1 returning id',
});

/** Keeps an application; no row comes back while one of the customer waits: `[customerId, kind, storeName, province, city, now]`. */
export const insertApplication = untypedStatement<{ id: number }>({
  name: 'application_insert',
  text: `insert into seller_applications (customer_id, kind, store_name, province, city, created_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
});

export interface ApplicationRow extends Wish {
  readonly id: number;
  readonly customerId: number;
  readonly applicant: string;
  readonly phone: string;
  readonly state: ApplicationState;
  readonly refusal: string | null;
  readonly slug: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

const columns = `a.id, a.customer_id as "customerId", coalesce(c.full_name, c.username) as applicant, c.phone, a.kind, a.store_name as "storeName",
  a.province, a.city, a.state, a.refusal, s.slug, a.created_at as "createdAt", a.decided_at as "decidedAt"`;
const sources = `seller_applications a join customers c on c.id = a.customer_id left join sellers s on s.id = a.seller_id`;

/** The latest of a customer: `[customerId]`. */
export const latestApplication = untypedStatement<ApplicationRow>({
  name: 'application_latest',
  text: `select ${columns} from ${sources} where a.customer_id = $1 order by a.id desc limit 1`,
});

/** `[id]`. */
export const applicationById = untypedStatement<ApplicationRow>({
  name: 'application_by_id',
  text: `select ${columns} from ${sources} where a.id = $1`,
});

/** A page of the applications in one state: who waits longest first, of the decided the newest. */
export function applicationsIn(
  shop: Shop,
  { state, after, limit }: { state: ApplicationState; after: Cursor | null; limit: number },
): Promise<ApplicationRow[]> {
  const [sign, by] = state === 'waiting' ? ['>', 'asc'] : ['<', 'desc'];
  return untypedStatement<ApplicationRow>({
    name: `applications_${by}_${limit}`,
    text: `select ${columns} from ${sources} where a.state = $1 and ($2::bigint is null or a.id ${sign} $2::bigint) order by a.id ${by} limit ${limit}`,
  })(shop, [state, after?.id ?? null]);
}

/** How many applications stand in each state. */
export const countApplications = untypedStatement<{ waiting: number; approved: number; refused: number }>({
  name: 'applications_count',
  text: `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'approved')::int as approved,
    count(*) filter (where state = 'refused')::int as refused from seller_applications`,
});

/** Decides an application that waits; of two who decide at once one finds it decided, and gets no row: `[id, state, reason, sellerId, now]`. */
export const settleApplication = untypedStatement<{ id: number }>({
  name: 'application_settle',
  text: `update seller_applications set state = $2, refusal = $3, seller_id = $4, decided_at = $5
    where id = $1 and state = 'waiting' returning id`,
});
