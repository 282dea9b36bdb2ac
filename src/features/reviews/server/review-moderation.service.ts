import { usualPageSize } from '#shared/contract/replies.ts';
import { withoutOwnMatters } from '#features/accounts/server/roles.service.ts';
import { recordChange, type Change } from '#features/audit/server/audit.service.ts';
import type { Brand } from '#features/appearance/appearance.rules.ts';
import { brandOf } from '#features/appearance/server/appearance.service.ts';
import { productAddress } from '#features/products/products.addresses.ts';
import { sellerName } from '#features/products/seller-name.rules.ts';
import { sellerAddress } from '#features/sellers/sellers.addresses.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { cursorRejection, readCursor, writeCursor } from '#platform/database/cursor.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { namedProduct } from '#shared/notices.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { ModeratedReview, ModeratedState } from '../moderation.contract.ts';
import { moderationRefusals } from '../moderation-errors.messages.ts';
import { ratingChange } from '../reviews.rules.ts';
import {
  countReviewStates,
  lockReviews,
  markBought,
  moderatedReviews,
  setReviewStates,
  type LockedReview,
  type ModeratedReviewRow,
} from './moderation.store.ts';
import { changeRating, isBuyer, type Subject } from './review-subjects.ts';

export interface QueueRequested {
  readonly status?: ModeratedState;
  readonly of?: 'product' | 'seller';
  readonly stars?: number;
  readonly page_size?: number;
  readonly after?: string;
}

interface ReviewQueuePage {
  readonly data: ModeratedReview[];
  readonly next: string | null;
  readonly counts: { readonly waiting: number; readonly approved: number; readonly refused: number };
}

/** Returns a page of the moderation queue of reviews, in two queries. */
export async function reviewQueue(
  shop: Shop,
  requested: QueueRequested,
  language: Language,
): Promise<ReviewQueuePage | Refusal<'invalid-request'>> {
  const { status = 'waiting', of = null, stars = null, page_size: size = usualPageSize } = requested;
  const order = `moderated-reviews-${status}`;
  const after = requested.after === undefined ? null : readCursor(order, requested.after);
  if (requested.after !== undefined && after === null) return cursorRejection;
  const [rows, [counts], brand] = await Promise.all([
    moderatedReviews(shop, { state: status, of, stars, after, language, limit: size + 1 }),
    countReviewStates(shop),
    brandOf(shop),
  ]);
  const visible = rows.slice(0, size);
  const last = visible.at(-1);
  const search = new URLSearchParams(Object.entries(requested).map(([name, value]) => [name, String(value)]));
  if (last !== undefined) search.set('after', writeCursor(order, { key: 0, id: last.id }));
  return {
    data: visible.map((row) => asModerated(row, { brand, language })),
    next: rows.length > size ? `/api/admin/reviews/?${search.toString()}` : null,
    counts: counts ?? { waiting: 0, approved: 0, refused: 0 },
  };
}

function asModerated(
  row: ModeratedReviewRow,
  visible: { readonly brand: Brand; readonly language: Language },
): ModeratedReview {
  const { id, version, anonymous, stars, text, bought, state, refusal } = row;
  const { sellerId } = row;
  const about =
    sellerId === null || row.sellerSlug === null
      ? { name: row.productName ?? '', address: productAddress(row.productSlug ?? '') }
      : {
          name: sellerName({ id: sellerId, name: row.sellerName ?? '', nameEn: row.sellerNameEn }, visible),
          address: sellerAddress(row.sellerSlug),
        };
  return {
    id,
    version,
    anonymous,
    stars,
    text,
    bought,
    status: state,
    reason: refusal,
    about,
    of: row.sellerSlug === null ? 'product' : 'seller',
    writer: { id: row.customerId, name: row.writer },
    pictures: row.pictureKeys.map((key) => renditionAddress(key, 320)),
    created_at: row.createdAt.toISOString(),
  };
}

export interface Decision {
  /** Who decides. */
  readonly by: number;
  readonly decision: 'approve' | 'refuse';
  readonly reason?: string;
}

const reasonNeeded = () => {
  const message = inBoth(moderationRefusals, (t) => t.reasonNeeded);
  return refuse('reason-needed', message, { fields: { reason: message } });
};

/** Returns the state that a decision leads to and the stored reason, which a refusal requires. */
export function decided({
  decision,
  reason,
}: Decision): { state: 'approved' | 'refused'; refusal: string | null } | Refusal<'reason-needed'> {
  if (decision === 'approve') return { state: 'approved', refusal: null };
  return reason === undefined ? reasonNeeded() : { state: 'refused', refusal: reason };
}

/**
 * Approves or refuses reviews, in one transaction with their ratings, the audit log and the notifications of the authors. Reviews rewritten since
 * they were read stay as they are; those already in that state are skipped. Returns the reviews now in that state, and those left to a colleague: the
 * moderator's own reviews, and reviews of what they sell.
 */
export async function decideReviews(
  shop: Shop,
  decision: Decision & { readonly reviews: readonly { id: number; version: number }[] },
): Promise<{ readonly done: number[]; readonly own: number[] } | Refusal<'reason-needed'>> {
  const outcome = decided(decision);
  if ('message' in outcome) return outcome;
  return shop.transaction(async () => {
    const versions = new Map(decision.reviews.map(({ id, version }) => [id, version]));
    const locked = await lockReviews(shop, { ids: [...versions.keys()] });
    const open = await notOwn(shop, { by: decision.by, rows: locked });
    const fresh = open.filter(({ id, version }) => versions.get(id) === version);
    const changing = fresh.filter(({ state, refusal }) => state !== outcome.state || refusal !== outcome.refusal);
    if (changing.length > 0) await settle(shop, changing, { ...outcome, by: decision.by });
    const own = locked.filter((review) => !open.includes(review));
    return { done: fresh.map(({ id }) => id), own: own.map(({ id }) => id) };
  });
}

/** Returns the reviews that a moderator neither wrote nor sells the subject of. */
const notOwn = (shop: Shop, { by, rows }: { readonly by: number; readonly rows: readonly LockedReview[] }) =>
  withoutOwnMatters(shop, { by, rows, of: ({ customerId, ownerId }) => [customerId, ownerId] });

/**
 * Undoes a decision while nothing followed from it: the reviews are pending again, and nobody is notified. Reviews rewritten, decided differently or
 * voted on since stay as they are. Returns those that are pending again.
 */
export async function undoDecision(
  shop: Shop,
  {
    by,
    decision,
    reviews,
  }: Omit<Decision, 'reason'> & { readonly reviews: readonly { id: number; version: number }[] },
): Promise<number[]> {
  const from = decision === 'approve' ? 'approved' : 'refused';
  return shop.transaction(async () => {
    const versions = new Map(reviews.map(({ id, version }) => [id, version]));
    const locked = await lockReviews(shop, { ids: [...versions.keys()] });
    const undone = (await notOwn(shop, { by, rows: locked })).filter(
      ({ id, version, state, helpful }) =>
        versions.get(id) === version && state === from && (from === 'refused' || helpful === 0),
    );
    if (undone.length > 0) await settle(shop, undone, { state: 'waiting', refusal: null, by });
    return undone.map(({ id }) => id);
  });
}

interface Settled {
  readonly state: ModeratedState;
  readonly refusal: string | null;
  readonly by: number;
}

const subjectOf = ({ productId, sellerId }: LockedReview): Subject =>
  sellerId === null ? { kind: 'product', id: productId ?? 0 } : { kind: 'seller', id: sellerId };

const pageOf = ({ sellerId, slug }: LockedReview): string =>
  sellerId === null ? `${productAddress(slug)}#reviews` : `${sellerAddress(slug)}?tab=reviews`;

/** Notifies the product's seller or the shop's owner of a visible review: once, however often it is rewritten. */
async function notifySeller(shop: Shop, review: LockedReview): Promise<void> {
  const { ownerId, about, aboutEn, stars } = review;
  if (ownerId === null || ownerId === review.customerId) return;
  const params = { about, ...(aboutEn !== null && { about_en: aboutEn }), stars };
  await shop.publish('notice.due', {
    customerId: ownerId,
    kind: 'seller-review',
    params,
    link: pageOf(review),
    once: `seller-review:${review.id}`,
  });
}

async function settle(shop: Shop, changing: readonly LockedReview[], { state, refusal, by }: Settled): Promise<void> {
  await setReviewStates(shop, { ids: changing.map(({ id }) => id), state, refusal });
  const buyers: number[] = [];
  // Products in a fixed order, so that concurrent moderators do not deadlock.
  for (const review of changing.toSorted((one, other) => (one.productId ?? 0) - (other.productId ?? 0))) {
    const subject = subjectOf(review);
    await changeRating(shop, subject, ratingChange(review, { state, stars: review.stars }));
    if (state === 'waiting') continue;
    if (state === 'approved' && (await isBuyer(shop, review.customerId, subject))) buyers.push(review.id);
    if (state === 'approved') await notifySeller(shop, review);
    await shop.publish('notice.due', {
      customerId: review.customerId,
      kind: state === 'approved' ? 'review-approved' : 'review-refused',
      params: namedProduct({ name: review.about, nameEn: review.aboutEn }),
      link: pageOf(review),
    });
  }
  await markBought(shop, { ids: buyers });
  await recordChange(
    shop,
    ...changing.map((review): Change => ({
      by,
      action: `review.${state}`,
      subject: 'review',
      subjectId: review.id,
      before: { state: review.state, refusal: review.refusal },
      after: { state, refusal },
    })),
  );
}
