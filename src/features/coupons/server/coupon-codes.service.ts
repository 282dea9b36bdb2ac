import { randomInt } from 'node:crypto';
import { recordChange } from '#features/audit/server/audit.service.ts';
import type { Shop } from '#platform/shop.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import { inBoth } from '#shared/messages.ts';
import type { CouponBatch, CouponCode } from '../coupon-codes.contract.ts';
import {
  codeAlphabet,
  codeLength,
  codePrefix,
  couponCodeOf,
  maxCodesOfCoupon,
  type CodeStatus,
} from '../coupon-codes.rules.ts';
import { couponCode } from '../coupons.rules.ts';
import {
  codeById,
  codesOfCoupon,
  couponBatches,
  couponCodesPage,
  revokeCodes,
  writeCodes,
  type BatchRow,
} from './coupon-codes.store.ts';
import { couponErrors } from './coupons-admin-errors.messages.ts';
import { lockedCoupon } from './coupons-admin.store.ts';
import { couponBatches as batches } from './coupons.tables.ts';

export interface CodesWanted {
  readonly coupon_id?: number | undefined;
  readonly batch_id?: number | undefined;
  readonly status?: CodeStatus | undefined;
  readonly code?: string | undefined;
}

const batchReply = (row: BatchRow): CouponBatch => ({ ...row, created_at: row.created_at.toISOString() });

const batchMissing = () =>
  refuse(
    'coupon-batch-not-found',
    inBoth(couponErrors, (t) => t.batchNotFound),
  );

/** Returns a page of batches, newest first. */
export async function listBatches(
  shop: Shop,
  { couponId, before }: { couponId: number | undefined; before: number | null },
  limit: number,
): Promise<CouponBatch[]> {
  const found = await couponBatches(shop, { couponId: couponId ?? null, id: null, before, limit });
  return found.map(batchReply);
}

/** Returns a batch by id. */
export async function batchOf(shop: Shop, id: number): Promise<CouponBatch | Refusal<'coupon-batch-not-found'>> {
  const [row] = await couponBatches(shop, { couponId: null, id, before: null, limit: 1 });
  return row === undefined ? batchMissing() : batchReply(row);
}

/** Returns a page of codes in creation order. */
export async function listCodes(
  shop: Shop,
  wanted: CodesWanted,
  { after, limit }: { after: number | null; limit: number },
): Promise<CouponCode[]> {
  const found = await couponCodesPage(shop, {
    couponId: wanted.coupon_id ?? null,
    batchId: wanted.batch_id ?? null,
    code: wanted.code === undefined ? null : couponCode(wanted.code),
    status: wanted.status ?? null,
    after,
    limit,
  });
  return found.map((row) => ({ ...row, redeemed_at: row.redeemed_at?.toISOString() ?? null }));
}

/** Generates single-use codes for a coupon. Locks the coupon's row so that concurrent calls count each other's codes. */
export function makeCodes(
  shop: Shop,
  by: number,
  form: { readonly coupon_id: number; readonly prefix: string; readonly codes_count: number },
): Promise<
  CouponBatch | Refusal<'terms-wrong' | 'coupon-not-found' | 'coupon-has-one-code' | 'too-many-coupon-codes'>
> {
  return shop.transaction(async () => {
    const prefix = codePrefix(form.prefix);
    const { coupon_id: couponId, codes_count: wanted } = form;
    if (prefix === null) {
      const text = sentence('prefix-shape');
      return refuse('terms-wrong', text, { fields: { prefix: text } });
    }
    const [coupon] = await lockedCoupon(shop, { id: couponId });
    if (coupon === undefined) return refuse('coupon-not-found', sentence('couponNotFound'));
    if (!coupon.single_use_codes) return refuse('coupon-has-one-code', sentence('hasOneCode'));
    const [{ codes } = { codes: 0 }] = await codesOfCoupon(shop, { couponId });
    if (codes + wanted > maxCodesOfCoupon) return refuse('too-many-coupon-codes', sentence('tooManyCodes'));
    const createdAt = shop.clock.now();
    const [batch] = await shop.db
      .insert(batches)
      .values({ couponId, prefix, codesCount: wanted, createdAt })
      .returning({ id: batches.id });
    if (batch === undefined) throw new Error('The batch was not saved.');
    // A code that already exists is skipped and another one generated.
    for (let left = wanted; left > 0;) {
      const made = Array.from({ length: left }, () => couponCodeOf(prefix, unguessable()));
      const [{ written } = { written: 0 }] = await writeCodes(shop, { couponId, batchId: batch.id, codes: made });
      left -= written;
    }
    const after = { prefix, codes_count: wanted };
    await recordChange(shop, { by, action: 'coupon.codes-made', subject: 'coupon', subjectId: couponId, after });
    return {
      ...{ id: batch.id, coupon_id: couponId, prefix, codes_count: wanted, created_at: createdAt.toISOString() },
      ...{ free_count: wanted, redeemed_count: 0, revoked_count: 0 },
    };
  });
}

/** Revokes all codes of a batch. */
export function revokeBatch(
  shop: Shop,
  by: number,
  id: number,
): Promise<CouponBatch | Refusal<'coupon-batch-not-found'>> {
  return shop.transaction(async () => {
    const revoked = await revokeCodes(shop, { batchId: id, id: null, now: shop.clock.now() });
    const [first] = revoked;
    if (first !== undefined)
      await recordChange(shop, {
        ...{ by, action: 'coupon.codes-revoked', subject: 'coupon', subjectId: first.couponId },
        after: { batch_id: id, codes_count: revoked.length },
      });
    return batchOf(shop, id);
  });
}

/** Revokes a code within the caller's transaction. */
export async function revokeCode(
  shop: Shop,
  by: number,
  id: number,
): Promise<'done' | 'skipped' | Refusal<'coupon-code-not-found'>> {
  const [revoked] = await revokeCodes(shop, { batchId: null, id, now: shop.clock.now() });
  if (revoked === undefined) {
    const [found] = await codeById(shop, { id });
    return found === undefined ? refuse('coupon-code-not-found', sentence('codeNotFound')) : 'skipped';
  }
  await recordChange(shop, {
    ...{ by, action: 'coupon.codes-revoked', subject: 'coupon', subjectId: revoked.couponId },
    after: { code: revoked.code },
  });
  return 'done';
}

type CodeSentence = 'prefix-shape' | 'couponNotFound' | 'hasOneCode' | 'tooManyCodes' | 'codeNotFound';
const sentence = (code: CodeSentence) => inBoth(couponErrors, (t) => t[code]);

/** Returns the random part of a code, known only to its recipient. */
function unguessable(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
