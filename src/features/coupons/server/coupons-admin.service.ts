import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { isUniqueViolation } from '#platform/database/database.ts';
import type { RowOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { CouponForm, AdminCoupon } from '../coupons-admin.contract.ts';
import { termsMessages } from '#shared/commerce/terms.messages.ts';
import { belowUsed, termsRejection } from '#shared/commerce/terms.ts';
import { couponErrors } from './coupons-admin-errors.messages.ts';
import { couponTermErrors } from '../coupons-admin.rules.ts';
import { periodState, storedBegin } from '#shared/commerce/period.ts';
import { couponCode } from '../coupons.rules.ts';
import { codesOfCoupon, isCouponCode } from './coupon-codes.store.ts';
import { adminCoupons, lockedCoupon, unknownCategories, type CouponRow } from './coupons-admin.store.ts';
import { homeCouponTag } from './home-coupon.service.ts';
import { coupons } from './coupons.tables.ts';

type FormRejection = Refusal<'coupon-taken' | 'terms-wrong' | 'reference-unknown'>;
type CouponState = 'running' | 'coming' | 'ended' | 'paused';

/** Returns a page of coupons for the admin, newest first. */
export async function listCoupons(
  shop: Shop,
  { status, before }: { status?: CouponState | undefined; before?: number | undefined },
  limit: number,
): Promise<AdminCoupon[]> {
  const now = shop.clock.now();
  const found = await adminCoupons(shop, { now, id: null, state: status ?? null, before: before ?? null, limit });
  return found.map((row) => written(row, now));
}

const written = (row: RowOf<typeof adminCoupons>, now: Date): AdminCoupon => ({
  ...row,
  status: row.active ? periodState(row, now) : 'paused',
  begins_at: row.begins_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
});

const notFound = () =>
  refuse(
    'coupon-not-found',
    inBoth(couponErrors, (t) => t.couponNotFound),
  );

/** Returns one coupon for the admin. */
export async function adminCoupon(shop: Shop, id: number): Promise<AdminCoupon | Refusal<'coupon-not-found'>> {
  const now = shop.clock.now();
  const [row] = await adminCoupons(shop, { now, id, state: null, before: null, limit: 1 });
  return row === undefined ? notFound() : written(row, now);
}

/** Creates a coupon; checkout accepts it from its start on. */
export function addCoupon(
  shop: Shop,
  by: number,
  form: CouponForm,
): Promise<{ id: number; version: number } | FormRejection> {
  return codeRefused(
    shop.transaction(async () => {
      const rejected = await rejectionOf(shop, form, null);
      if (rejected !== null) return rejected;
      if (await isSingleUseCode(shop, form)) return codeTaken();
      const [row] = await shop.db
        .insert(coupons)
        .values({ ...columnsOf(shop, form, null), changedBy: by })
        .returning({ id: coupons.id });
      if (row === undefined) throw new Error('The coupon was not saved.');
      await recordChange(shop, { by, action: 'coupon.added', subject: 'coupon', subjectId: row.id, after: form });
      if (form.shown_on_home) shop.invalidate(homeCouponTag);
      return { id: row.id, version: 1 };
    }),
  );
}

/** Updates a coupon if its version is unchanged; limits cannot be set below its current uses. */
export function changeCoupon(
  shop: Shop,
  by: number,
  { id, version, ...form }: CouponForm & { readonly id: number; readonly version: number },
): Promise<
  | { id: number; version: number }
  | FormRejection
  | Refusal<'coupon-not-found' | 'changed-meanwhile' | 'fewer-than-used' | 'coupon-has-codes'>
> {
  return codeRefused(
    shop.transaction(async () => {
      const [before] = await lockedCoupon(shop, { id });
      if (before === undefined) return notFound();
      if (before.version !== version)
        return refuse(
          'changed-meanwhile',
          inBoth(termsMessages, (t) => t.changedMeanwhile),
        );
      const rejected = await rejectionOf(shop, form, before);
      if (rejected !== null) return rejected;
      if (form.max_uses !== null && form.max_uses < before.uses_count) return belowUsed('max_uses', before.uses_count);
      if (await isSingleUseCode(shop, form)) return codeTaken();
      if (before.single_use_codes && !form.single_use_codes && (await hasCodes(shop, id)))
        return refuse(
          'coupon-has-codes',
          inBoth(couponErrors, (t) => t.hasCodes),
        );
      await shop.db
        .update(coupons)
        .set({ ...columnsOf(shop, form, before), changedBy: by, version: version + 1 })
        .where(eq(coupons.id, id));
      await recordChange(shop, { by, action: 'coupon.changed', subject: 'coupon', subjectId: id, before, after: form });
      if (before.shown_on_home || form.shown_on_home) shop.invalidate(homeCouponTag);
      return { id, version: version + 1 };
    }),
  );
}

/** Returns the form's validation errors by field. A category that the coupon already has may have been deleted by now. */
async function rejectionOf(
  shop: Shop,
  form: CouponForm,
  before: CouponRow | null,
): Promise<Refusal<'terms-wrong' | 'reference-unknown'> | null> {
  const beginsAt = storedBegin(form.begins_at, before, shop.clock.now());
  const wrong = termsRejection(couponTermErrors(form, beginsAt), (code) => {
    if (code === 'ends-before-begin') return inBoth(termsMessages, (t) => t[code]);
    return inBoth(couponErrors, (t) => t[code]);
  });
  if (wrong !== null) return wrong;
  const added = form.category_ids.filter((id) => before?.category_ids.includes(id) !== true);
  const unknown = added.length === 0 ? [] : await unknownCategories(shop, { categoryIds: added });
  if (unknown.length === 0) return null;
  const text = inBoth(couponErrors, (t) => t.categoryUnknown);
  return refuse('reference-unknown', text, { fields: { category_ids: text } });
}

function columnsOf(shop: Shop, form: CouponForm, before: CouponRow | null): Omit<typeof coupons.$inferInsert, 'id'> {
  return {
    code: couponCode(form.code),
    kind: form.kind,
    percentOff: form.kind === 'percent' ? form.percent_off : 0,
    amountOff: form.kind === 'amount' ? form.discount_amount : 0,
    maxOff: form.kind === 'percent' ? form.max_discount_amount : null,
    minimumTotal: form.minimum_total,
    beginsAt: storedBegin(form.begins_at, before, shop.clock.now()),
    endsAt: form.ends_at === null ? null : new Date(form.ends_at),
    maxUses: form.max_uses,
    maxUsesPerCustomer: form.max_uses_per_customer,
    categoryIds: [...new Set(form.category_ids)],
    firstOrderOnly: form.first_order_only,
    fundedBy: form.funded_by ?? (form.kind === 'free-shipping' ? 'shop' : (before?.funded_by ?? 'shop')),
    shownOnHome: form.shown_on_home,
    singleUseCodes: form.single_use_codes,
    ...(before?.active === form.active ? {} : { pausedAt: form.active ? null : shop.clock.now() }),
  };
}

/** Turns the unique violation of a concurrent save with the same code into a refusal. */
async function codeRefused<T>(saving: Promise<T>): Promise<T | Refusal<'coupon-taken'>> {
  try {
    return await saving;
  } catch (error) {
    if (!isUniqueViolation(error, 'coupons_code')) throw error;
    return codeTaken();
  }
}

function codeTaken(): Refusal<'coupon-taken'> {
  const text = inBoth(couponErrors, (t) => t['coupon-taken']);
  return refuse('coupon-taken', text, { fields: { code: text } });
}

async function isSingleUseCode(shop: Shop, { code }: Pick<CouponForm, 'code'>): Promise<boolean> {
  const [found] = await isCouponCode(shop, { code: couponCode(code) });
  return found?.taken === true;
}

async function hasCodes(shop: Shop, couponId: number): Promise<boolean> {
  const [found] = await codesOfCoupon(shop, { couponId });
  return found !== undefined && found.codes > 0;
}
