import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { isRefusal, refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { AdminFlashSale, FlashSaleForm } from '../flash-sales-admin.contract.ts';
import { flashSaleErrors } from './flash-sales-admin-errors.messages.ts';
import { flashSaleTermErrors } from '../flash-sales-admin.rules.ts';
import { periodState, storedBegin } from '#shared/commerce/period.ts';
import { belowUsed, termsRejection } from '#shared/commerce/terms.ts';
import { termsMessages } from '#shared/commerce/terms.messages.ts';
import { adminFlashSales, lowestPrice, lockedFlashSale } from './flash-sales-admin.store.ts';
import { createFlashSale } from './flash-sales.service.ts';
import { flashSales } from './flash-sales.tables.ts';
import type { RowOf } from '#platform/database/statement.ts';

type FlashSaleState = 'running' | 'coming' | 'ended';

/** Returns a page of flash sales for the admin, newest first. */
export async function listFlashSales(
  shop: Shop,
  { status, before }: { status?: FlashSaleState | undefined; before?: number | undefined },
  { language, limit }: { language: Language; limit: number },
): Promise<AdminFlashSale[]> {
  const now = shop.clock.now();
  const part = { id: null, state: status ?? null, before: before ?? null, limit };
  return (await adminFlashSales(shop, { ...part, now, language })).map((row) => written(row, now));
}

/** Returns one flash sale for the admin. */
export async function adminFlashSale(
  shop: Shop,
  id: number,
  language: Language,
): Promise<AdminFlashSale | Refusal<'offer-not-found'>> {
  const now = shop.clock.now();
  const [row] = await adminFlashSales(shop, { now, id, state: null, before: null, limit: 1, language });
  return row === undefined ? notFound() : written(row, now);
}

function written(
  { pictureKey: imageKey, begins_at: beginsAt, ends_at: endsAt, ...row }: RowOf<typeof adminFlashSales>,
  now: Date,
): AdminFlashSale {
  return {
    ...row,
    status: row.sold >= row.allotted ? 'ended' : periodState({ begins_at: beginsAt, ends_at: endsAt }, now),
    begins_at: beginsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    thumb: imageKey === null ? null : renditionAddress(imageKey, 96),
  };
}

const notFound = () =>
  refuse(
    'offer-not-found',
    inBoth(flashSaleErrors, (t) => t.flashSaleNotFound),
  );

type FlashSaleRow = RowOf<typeof lockedFlashSale>;
type FlashSaleRejection = Refusal<'product-not-found' | 'variant-not-found' | 'terms-wrong'>;
type LockRejection = Refusal<'offer-not-found' | 'changed-meanwhile'>;

/** Creates a flash sale; when it is active, it is visible at once. */
export function addFlashSale(
  shop: Shop,
  by: number,
  form: FlashSaleForm,
): Promise<{ id: number; version: number } | FlashSaleRejection> {
  return shop.transaction(async () => {
    const columns = columnsOf(form, null, shop.clock.now());
    const rejected = await rejectionOf(shop, form, columns);
    if (rejected !== null) return rejected;
    const { id } = await createFlashSale(shop, { productId: form.product_id, ...columns, tellAt: columns.beginsAt });
    await recordChange(shop, { by, action: 'offer.added', subject: 'offer', subjectId: id, after: form });
    return { id, version: 1 };
  });
}

/** Updates a flash sale if its version is unchanged; the allotment cannot be set below the sold count. */
export function changeFlashSale(
  shop: Shop,
  by: number,
  { id, version, ...form }: FlashSaleForm & { readonly id: number; readonly version: number },
): Promise<{ id: number; version: number } | FlashSaleRejection | LockRejection | Refusal<'fewer-than-used'>> {
  return shop.transaction(async () => {
    const before = await lockedFor(shop, { id, version, productId: form.product_id });
    if (isRefusal(before)) return before;
    if (form.allotted < before.sold) return belowUsed('allotted', before.sold);
    const columns = columnsOf(form, before, shop.clock.now());
    const rejected = await rejectionOf(shop, form, columns);
    if (rejected !== null) return rejected;
    // Customers with the product on their wishlist are notified again only of a lower price.
    const notifies =
      (form.price !== null && (before.price === null || form.price < before.price)) ||
      columns.beginsAt > shop.clock.now();
    await shop.db
      .update(flashSales)
      .set({ ...columns, ...(notifies ? { tellAt: columns.beginsAt } : {}), version: version + 1 })
      .where(eq(flashSales.id, id));
    await recordChange(shop, { by, action: 'offer.changed', subject: 'offer', subjectId: id, before, after: form });
    shop.invalidate(`product:${form.product_id}`, 'offers', 'prices');
    return { id, version: version + 1 };
  });
}

/**
 * Ends a flash sale at once if its version is unchanged. One that has not begun is cancelled: its start and end are both set to now, so that it is
 * never active and nobody is notified of it. The audit log records its scheduled period.
 */
export function endFlashSale(
  shop: Shop,
  by: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<{ id: number; version: number } | LockRejection | Refusal<'offer-ended'>> {
  return shop.transaction(async () => {
    const before = await lockedFor(shop, { id, version });
    if (isRefusal(before)) return before;
    const now = shop.clock.now();
    const state = periodState(before, now);
    if (state === 'ended')
      return refuse(
        'offer-ended',
        inBoth(flashSaleErrors, (t) => t.ended),
      );
    const ended = { beginsAt: state === 'coming' ? now : before.begins_at, endsAt: now };
    await shop.db
      .update(flashSales)
      .set({ ...ended, tellAt: null, version: version + 1 })
      .where(eq(flashSales.id, id));
    await recordChange(shop, {
      by,
      action: 'offer.ended',
      subject: 'offer',
      subjectId: id,
      before: { begins_at: before.begins_at, ends_at: before.ends_at },
      after: { begins_at: ended.beginsAt, ends_at: ended.endsAt },
    });
    shop.invalidate(`product:${before.product_id}`, 'offers', 'prices');
    return { id, version: version + 1 };
  });
}

async function lockedFor(
  shop: Shop,
  { id, version, productId }: { readonly id: number; readonly version: number; readonly productId?: number },
): Promise<FlashSaleRow | LockRejection> {
  const [row] = await lockedFlashSale(shop, { id });
  if (row === undefined || (productId !== undefined && row.product_id !== productId)) return notFound();
  if (row.version === version) return row;
  return refuse(
    'changed-meanwhile',
    inBoth(termsMessages, (t) => t.changedMeanwhile),
  );
}

/** Returns the validation errors of a flash sale; its period is the one that will be stored. */
async function rejectionOf(
  shop: Shop,
  form: FlashSaleForm,
  { beginsAt, variantId }: { readonly beginsAt: Date; readonly variantId: number | null },
): Promise<FlashSaleRejection | null> {
  const [price] = await lowestPrice(shop, { productId: form.product_id, variantId });
  if (price?.lowest == null) {
    const text = inBoth(flashSaleErrors, (t) => (variantId === null ? t.productNotFound : t.variantNotFound));
    return variantId === null
      ? refuse('product-not-found', text, { fields: { product_id: text } })
      : refuse('variant-not-found', text, { fields: { variant_id: text } });
  }
  const errors = flashSaleTermErrors(form, { basePrice: price.lowest, beginsAt });
  return termsRejection(errors, (code) => {
    if (code === 'not-cheaper') return inBoth(flashSaleErrors, (t) => t[code]);
    return inBoth(termsMessages, (t) => t[code]);
  });
}

function columnsOf(form: FlashSaleForm, before: FlashSaleRow | null, now: Date) {
  const { price, allotted, colour, position } = form;
  return {
    price,
    allotted,
    colour,
    position,
    variantId: form.variant_id === undefined ? (before?.variant_id ?? null) : form.variant_id,
    fundedBy: form.funded_by ?? before?.funded_by ?? 'shop',
    beginsAt: storedBegin(form.begins_at, before, now),
    endsAt: new Date(form.ends_at),
  };
}
