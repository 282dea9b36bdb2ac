import { usualPageSize } from '#shared/contract/replies.ts';
import { refuseOwnMatter } from '#features/accounts/server/roles.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isForeignKeyViolation, isUniqueViolation } from '#platform/database/database.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import type { Shop } from '#platform/shop.ts';
import type { BulkReply } from '#shared/contract/bulk.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { slugify } from '#shared/text/slug.ts';
import type { Application, ApplicationState } from '../../applications.contract.ts';
import { applicationRefusals } from '../../application-errors.messages.ts';
import {
  applicationById,
  applicationsIn,
  countApplications,
  deleteUntouchedSeller,
  settleApplication,
  undoApplication,
  type ApplicationRow,
} from './applications.store.ts';
import { insertSeller, sellerSlugTaken } from '../sellers.store.ts';
import { newSellersCommission } from '../sellers-admin.service.ts';

interface ApplicationQueue {
  readonly data: Application[];
  readonly next: string | null;
  readonly counts: { readonly waiting: number; readonly approved: number; readonly refused: number };
}

/** Returns a page of applications, in two queries. */
export async function listApplications(
  shop: Shop,
  requested: { status?: ApplicationState; page_size?: number; after?: string },
): Promise<ApplicationQueue | Refusal<'invalid-request'>> {
  const { status = 'waiting', page_size: size = usualPageSize } = requested;
  const order = `applications-${status}`;
  const after = requested.after === undefined ? null : readCursor(order, requested.after);
  if (requested.after !== undefined && after === null) return cursorRejection;
  const [rows, [counts]] = await Promise.all([
    applicationsIn(shop, { state: status, after, limit: size + 1 }),
    countApplications(shop),
  ]);
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const search = new URLSearchParams({ status, page_size: String(size) });
  if (last !== undefined) search.set('after', writeCursor(order, { key: 0, id: last.id }));
  return {
    data: visible.map(asApplication),
    next: rows.length > size ? `/api/admin/seller-applications/?${search.toString()}` : null,
    counts: counts ?? { waiting: 0, approved: 0, refused: 0 },
  };
}

function asApplication(row: ApplicationRow): Application {
  const {
    id,
    kind,
    storeName,
    province,
    city,
    state,
    refusal,
    customerId,
    applicant,
    phone,
    slug,
    createdAt,
    decidedAt,
  } = row;
  return {
    id,
    kind,
    province,
    city,
    status: state,
    reason: refusal,
    store_name: storeName,
    applicant: { id: customerId, name: applicant, phone },
    shop: slug,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}

export interface ApplicationDecision {
  readonly id: number;
  /** Who decides. */
  readonly by: number;
  readonly decision: 'approve' | 'refuse';
  readonly reason?: string;
}

type DecisionRefusal = Refusal<
  'application-not-found' | 'application-decided' | 'applicant-sells' | 'reason-needed' | 'own-matter'
>;

/** Approves an application by opening a shop, or refuses it with a reason; the applicant gets a notification and a text message. */
export async function decideApplication(
  shop: Shop,
  { id, by, decision, reason }: ApplicationDecision,
): Promise<Application | DecisionRefusal> {
  if (decision === 'refuse' && reason === undefined) {
    const message = inBoth(applicationRefusals, (t) => t.reasonNeeded);
    return refuse('reason-needed', message, { fields: { reason: message } });
  }
  return shop.transaction(async () => {
    const [application] = await applicationById(shop, { id });
    if (application === undefined)
      return refuse(
        'application-not-found',
        inBoth(applicationRefusals, (t) => t.notFound),
      );
    const own = await refuseOwnMatter(shop, { by, of: [application.customerId] });
    if (own !== null) return own;
    const sellerId = decision === 'approve' ? await openShop(shop, application) : null;
    if (decision === 'approve' && sellerId === null)
      return refuse(
        'applicant-sells',
        inBoth(applicationRefusals, (t) => t.sellsAlready),
      );
    const state = decision === 'approve' ? 'approved' : 'refused';
    const [settled] = await settleApplication(shop, {
      id,
      state,
      refusal: decision === 'refuse' ? (reason ?? null) : null,
      sellerId,
      now: shop.clock.now(),
    });
    if (settled === undefined)
      return refuse(
        'application-decided',
        inBoth(applicationRefusals, (t) => t.decidedAlready),
      );
    await recordChange(shop, {
      by,
      action: `application.${state}`,
      subject: 'application',
      subjectId: id,
      before: { state: 'waiting' },
      after: { state, ...(reason !== undefined && { reason }), ...(sellerId !== null && { sellerId }) },
    });
    await shop.publish('notice.due', {
      customerId: application.customerId,
      kind: `application-${state}`,
      params: { store: application.storeName },
      link: state === 'approved' ? '/seller' : '/become-vendor',
    });
    await shop.publish('application.decided', { applicationId: id });
    if (sellerId !== null) shop.invalidate('sellers');
    const [after] = await applicationById(shop, { id });
    return asApplication(after ?? application);
  });
}

/** Opens the applicant's shop; null when the customer already has one. */
async function openShop(
  shop: Shop,
  { id, customerId, storeName, kind, province, city }: ApplicationRow,
): Promise<number | null> {
  const wanted = slugify(storeName) ?? `shop-${id}`;
  const slug = (await sellerSlugTaken(shop, { slug: wanted })).length > 0 ? `${wanted.slice(0, 100)}-${id}` : wanted;
  const [seller] = await insertSeller(shop, {
    slug,
    name: storeName,
    ownerId: customerId,
    kind,
    province,
    city,
    commissionPercent: await newSellersCommission(shop),
    now: shop.clock.now(),
  });
  return seller?.id ?? null;
}

/** Sets decided applications back to pending, each independently; the applicants are not notified. */
export async function undoApplications(
  shop: Shop,
  {
    ids,
    by,
    decision,
  }: { readonly ids: readonly number[]; readonly by: number; readonly decision: 'approve' | 'refuse' },
): Promise<BulkReply> {
  const from = decision === 'approve' ? 'approved' : 'refused';
  const undone: number[] = [];
  for (const id of new Set(ids)) if (await isUndone(shop, { id, by, from })) undone.push(id);
  return doneTogether({ ids, done: undone });
}

/** Thrown when something followed from the decision. */
class Followed extends Error {}

async function isUndone(
  shop: Shop,
  { id, by, from }: { readonly id: number; readonly by: number; readonly from: 'approved' | 'refused' },
): Promise<boolean> {
  try {
    await shop.transaction(async () => {
      const [before] = await undoApplication(shop, { id, from });
      if (before === undefined) throw new Followed();
      const { sellerId, refusal } = before;
      if ((await refuseOwnMatter(shop, { by, of: [before.customerId] })) !== null) throw new Followed();
      if (sellerId !== null && (await deleteUntouchedSeller(shop, { id: sellerId })).length === 0) throw new Followed();
      await recordChange(shop, {
        by,
        action: 'application.waiting',
        subject: 'application',
        subjectId: id,
        before: { state: from, ...(refusal !== null && { reason: refusal }), ...(sellerId !== null && { sellerId }) },
        after: { state: 'waiting' },
      });
      if (sellerId !== null) shop.invalidate('sellers');
    });
    return true;
  } catch (error) {
    // A product, a payout or a webhook of the new shop exists, or another application was sent concurrently.
    if (error instanceof Followed || isForeignKeyViolation(error) || isUniqueViolation(error)) return false;
    throw error;
  }
}
