import { ownMatter } from '#features/accounts/account-errors.ts';
import { refuseOwnMatter } from '#features/accounts/server/roles.service.ts';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { nameIn } from '#shared/text/names.ts';
import { productAddress } from '#features/products/products.addresses.ts';
import { thumbOf } from '#features/products/server/product-cards.service.ts';
import { productNotFound } from '#features/products/server/product-detail.service.ts';
import {
  changeStatus,
  isStillVersion,
  productVersions,
} from '#features/products/server/admin/products-admin.service.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { BulkReply } from '#shared/contract/bulk.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { namedProduct } from '#shared/notices.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { applicationRefusals } from '../application-errors.messages.ts';
import { sellerRefusals } from '../seller-errors.messages.ts';
import type { SubmittedProduct } from '../own-shop.contract.ts';
import { holdOpen, settleSubmission, submissionById, submissionsIn, undoSubmission } from './own-products.store.ts';

/** Returns a page of the submitted products, newest first. */
export async function listSubmissions(
  shop: Shop,
  {
    status = 'waiting',
    before,
    language,
    limit,
  }: {
    status?: SubmittedProduct['status'] | undefined;
    before?: number | undefined;
    language: Language;
    limit: number;
  },
): Promise<SubmittedProduct[]> {
  const rows = await submissionsIn(shop, { state: status, before: before ?? null, limit });
  const versions = await productVersions(
    shop,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => submitted(row, versions, language));
}

/** Returns a submitted product in its current state. */
export async function submittedProduct(shop: Shop, id: number, language: Language): Promise<SubmittedProduct> {
  const [row] = await submissionById(shop, { productId: id });
  if (row === undefined) throw new Error('A product was gone after it was decided about.');
  return submitted(row, await productVersions(shop, [id]), language);
}

const submitted = (
  row: RowOf<typeof submissionById>,
  versions: ReadonlyMap<number, number>,
  language: Language,
): SubmittedProduct => ({
  id: row.id,
  version: versions.get(row.id) ?? 1,
  slug: row.slug,
  status: row.state,
  reason: row.refusal,
  name: nameIn({ name: row.name, nameEn: row.nameEn }, language),
  seller: nameIn({ name: row.seller, nameEn: row.sellerEn }, language),
  thumb: thumbOf(row.pictureKey),
  base_price: row.basePrice,
  created_at: row.createdAt.toISOString(),
});

type Decision = 'approve' | 'refuse';

const decidedAlready = () =>
  refuse(
    'product-decided',
    inBoth(sellerRefusals, (t) => t.decidedAlready),
  );

/** Refuses a decision about the moderator's own product, one changed since it was reviewed, or one of a closed seller. */
async function refuseDecision(
  shop: Shop,
  submission: RowOf<typeof submissionById>,
  { by, decision, isSeen }: { by: number; decision: Decision; isSeen: boolean },
): Promise<Refusal<'changed-meanwhile' | 'product-decided' | 'seller-inactive' | 'own-matter'> | null> {
  const own = await refuseOwnMatter(shop, { by, of: [submission.ownerId] });
  if (own !== null) return own;
  if (submission.state !== 'waiting') return decidedAlready();
  if (!isSeen)
    return refuse(
      'changed-meanwhile',
      inBoth(sellerRefusals, (t) => t.productChanged),
    );
  if (decision === 'approve' && (await holdOpen(shop, { sellerId: submission.sellerId })).length === 0)
    return refuse(
      'seller-inactive',
      inBoth(sellerRefusals, (t) => t.sellerSuspended),
    );
  return null;
}

/**
 * Publishes a product that a seller added or changed, or refuses it with a reason, which hides it; the seller is notified. A product changed since it
 * was reviewed stays as it is.
 */
export async function decideSubmission(
  shop: Shop,
  {
    id,
    by,
    decision,
    reason,
    version,
  }: { id: number; by: number; decision: Decision; reason?: string; version?: number },
): Promise<Refusal<
  'product-not-found' | 'changed-meanwhile' | 'product-decided' | 'reason-needed' | 'seller-inactive' | 'own-matter'
> | null> {
  if (decision === 'refuse' && reason === undefined) {
    const message = inBoth(applicationRefusals, (t) => t.reasonNeeded);
    return refuse('reason-needed', message, { fields: { reason: message } });
  }
  return shop.transaction(async () => {
    // Locked first, so that the state read next includes concurrent decisions.
    const isSeen = version === undefined || (await isStillVersion(shop, id, version));
    const [submission] = await submissionById(shop, { productId: id });
    if (submission === undefined) return productNotFound;
    const refusal = await refuseDecision(shop, submission, { by, decision, isSeen });
    if (refusal !== null) return refusal;
    const state = decision === 'approve' ? 'approved' : 'refused';
    const [settled] = await settleSubmission(shop, {
      productId: id,
      state,
      refusal: decision === 'refuse' ? (reason ?? null) : null,
      now: shop.clock.now(),
    });
    if (settled === undefined) return decidedAlready();
    const status = state === 'approved' ? ('active' as const) : ('draft' as const);
    await changeStatus(shop, { by, sellerId: null }, { ids: [id], status });
    await recordChange(shop, {
      by,
      action: `submission.${state}`,
      subject: 'product',
      subjectId: id,
      before: { state: 'waiting' },
      after: { state, ...(reason !== undefined && { reason }) },
    });
    if (submission.ownerId !== null) {
      await shop.publish('notice.due', {
        customerId: submission.ownerId,
        kind: `product-${state}`,
        params: namedProduct(submission),
        link: state === 'approved' ? productAddress(submission.slug) : '/seller',
      });
    }
    return null;
  });
}

/** Sets decided products back to pending and hides those that the decision had published; the sellers are not notified. */
export async function undoSubmissions(
  shop: Shop,
  {
    ids,
    by,
    decision,
    language,
  }: { ids: readonly number[]; by: number; decision: 'approve' | 'refuse'; language: Language },
): Promise<BulkReply> {
  const from = decision === 'approve' ? 'approved' : 'refused';
  const undone: number[] = [];
  const own = new Set<number>();
  await shop.transaction(async () => {
    for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
      const [submission] = await submissionById(shop, { productId: id });
      // Reopening a shop publishes its products again, so a decision about a product hidden with its shop is not undone.
      if (submission === undefined) continue;
      if ((await refuseOwnMatter(shop, { by, of: [submission.ownerId] })) !== null) {
        own.add(id);
        continue;
      }
      if ((await holdOpen(shop, { sellerId: submission.sellerId })).length === 0) continue;
      if ((await undoSubmission(shop, { productId: id, from })).length === 0) continue;
      if (from === 'approved') await changeStatus(shop, { by, sellerId: null }, { ids: [id], status: 'draft' });
      await recordChange(shop, {
        by,
        action: 'submission.waiting',
        subject: 'product',
        subjectId: id,
        before: { state: from, ...(submission.refusal !== null && { reason: submission.refusal }) },
        after: { state: 'waiting' },
      });
      undone.push(id);
    }
  });
  return doneTogether({ ids, done: undone }, { refusal: (id) => (own.has(id) ? ownMatter() : null), language });
}
