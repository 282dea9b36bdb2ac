import { bigint, int, nullable, text, textOf, timestamptz, uuid } from '#platform/database/sql-types.ts';
import { statement, statementPer, type RowOf } from '#platform/database/statement.ts';
import type { SellerKind } from '../sellers.store.ts';
import type { Cursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { ApplicationState } from '../../applications.contract.ts';

/** The data of an application. */
const wishRow = { kind: textOf<SellerKind>(), storeName: text, province: text, city: text };

/** Inserts the data entered by an applicant, under the id of its draft. */
export const insertDraft = statement({
  name: 'application_draft_insert',
  params: {
    id: uuid,
    phone: text,
    kind: textOf<SellerKind>(),
    storeName: text,
    province: text,
    city: text,
    passwordHash: nullable(text),
    now: timestamptz,
  },
  row: { id: uuid },
  text: `insert into seller_application_drafts (id, phone, kind, store_name, province, city, password_hash, created_at)
    values (:id, :phone, :kind, :storeName, :province, :city, :passwordHash, :now) returning id`,
});

/** Binds a draft to the code sent for it and to the phone number. */
export const rebindDraft = statement({
  name: 'application_draft_rebind',
  params: { id: uuid, phone: text, newId: uuid },
  row: { id: uuid },
  text: 'update seller_application_drafts set id = :newId, phone = :phone where id = :id returning id',
});

/** Whether a draft is waiting for its code. */
export const draftWaits = statement({
  name: 'application_draft_waits',
  params: { id: uuid },
  row: { id: uuid, passwordHash: nullable(text) },
  text: 'select id, password_hash as "passwordHash" from seller_application_drafts where id = :id',
});

/** Deletes a draft and returns it, once. */
export const takeDraft = statement({
  name: 'application_draft_take',
  params: { id: uuid, phone: text },
  row: wishRow,
  text: `delete from seller_application_drafts where id = :id and phone = :phone
    returning kind, store_name as "storeName", province, city`,
});

/** Deletes drafts that were never confirmed. */
export const deleteOldDrafts = statement({
  name: 'application_drafts_delete_old',
  params: { before: timestamptz },
  row: { id: uuid },
  text: 'delete from seller_application_drafts where created_at < :before returning id',
});

/** Inserts an application; returns no row while the customer has a pending one. */
export const insertApplication = statement({
  name: 'application_insert',
  params: {
    customerId: bigint,
    kind: textOf<SellerKind>(),
    storeName: text,
    province: text,
    city: text,
    now: timestamptz,
  },
  row: { id: bigint },
  text: `insert into seller_applications (customer_id, kind, store_name, province, city, created_at)
    values (:customerId, :kind, :storeName, :province, :city, :now) on conflict do nothing returning id`,
});

const applicationRow = {
  id: bigint,
  customerId: bigint,
  applicant: text,
  phone: text,
  ...wishRow,
  state: textOf<ApplicationState>(),
  refusal: nullable(text),
  slug: nullable(text),
  createdAt: timestamptz,
  decidedAt: nullable(timestamptz),
};

const columns = `a.id, a.customer_id as "customerId", coalesce(c.full_name, c.username) as applicant, contact.phone, a.kind, a.store_name as "storeName",
  a.province, a.city, a.state, a.refusal, s.slug, a.created_at as "createdAt", a.decided_at as "decidedAt"`;
const sources = `seller_applications a join customer_names c on c.id = a.customer_id join customer_contacts contact on contact.id = c.id left join sellers s on s.id = a.seller_id`;

/** A customer's latest application. */
export const latestApplication = statement({
  name: 'application_latest',
  params: { customerId: bigint },
  row: applicationRow,
  text: `select ${columns} from ${sources} where a.customer_id = :customerId order by a.id desc limit 1`,
});

/** An application as displayed to staff. */
export const applicationById = statement({
  name: 'application_by_id',
  params: { id: bigint },
  row: applicationRow,
  text: `select ${columns} from ${sources} where a.id = :id`,
});

/** An application with its applicant. */
export type ApplicationRow = Readonly<RowOf<typeof applicationById>>;

const applicationPages = statementPer(['asc', 'desc'], (direction) =>
  statement({
    name: `applications_${direction}`,
    params: { state: textOf<ApplicationState>(), after: nullable(bigint), limit: int },
    row: applicationRow,
    text: `select ${columns} from ${sources}
      where a.state = :state and (:after is null or a.id ${direction === 'asc' ? '>' : '<'} :after) order by a.id ${direction} limit :limit`,
  }),
);

/** Returns a page of applications in one state: pending ones oldest first, decided ones newest first. */
export function applicationsIn(
  shop: Shop,
  { state, after, limit }: { state: ApplicationState; after: Cursor | null; limit: number },
): Promise<ApplicationRow[]> {
  return applicationPages[state === 'waiting' ? 'asc' : 'desc'](shop, { state, after: after?.id ?? null, limit });
}

/** The number of applications in each state. */
export const countApplications = statement({
  name: 'applications_count',
  row: { waiting: int, approved: int, refused: int },
  text: `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'approved')::int as approved,
    count(*) filter (where state = 'refused')::int as refused from seller_applications`,
});

/** Decides a pending application; of two concurrent decisions, the second gets no row. */
export const settleApplication = statement({
  name: 'application_settle',
  params: {
    id: bigint,
    state: textOf<ApplicationState>(),
    refusal: nullable(text),
    sellerId: nullable(bigint),
    now: timestamptz,
  },
  row: { id: bigint },
  text: `update seller_applications set state = :state, refusal = :refusal, seller_id = :sellerId, decided_at = :now
    where id = :id and state = 'waiting' returning id`,
});

/** Sets a decided application back to pending and returns the shop opened for it; no row while its applicant has another pending one. */
export const undoApplication = statement({
  name: 'application_undo',
  params: { id: bigint, from: textOf<ApplicationState>() },
  row: { customerId: bigint, sellerId: nullable(bigint), refusal: nullable(text) },
  text: `update seller_applications a set state = 'waiting', refusal = null, seller_id = null, decided_at = null
    from (select id, seller_id, refusal from seller_applications where id = :id and state = :from for update) before
    where a.id = before.id
      and not exists (select from seller_applications w where w.customer_id = a.customer_id and w.state = 'waiting')
    returning a.customer_id as "customerId", before.seller_id as "sellerId", before.refusal`,
});

/** Deletes an opened shop that has not been used; fails when other rows reference it. */
export const deleteUntouchedSeller = statement({
  name: 'seller_delete_untouched',
  params: { id: bigint },
  row: { id: bigint },
  text: 'delete from sellers where id = :id and version = 1 and active returning id',
});
