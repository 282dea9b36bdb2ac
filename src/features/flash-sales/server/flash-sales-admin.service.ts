import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/audit.service.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import type { Shop } from '#platform/shop.ts';
import type { Language } from '#shared/language.ts';
import { inBoth } from '#shared/messages.ts';
import { refuse, type Refusal } from '#shared/contract/refusal.ts';
import type { AdminFlashSale, FlashSaleForm } from '../flash-sales-admin.contract.ts';
import { flashSaleErrors } from './flash-sales-admin-errors.messages.ts';
import { flashSaleTermErrors } from '../flash-sales-admin.rules.ts';
import { periodState } from '#shared/commerce/period.ts';
import { belowUsed, termsRejection } from '#shared/commerce/terms.ts';
import { termsMessages } from '#shared/commerce/terms.messages.ts';
import { adminFlashSales, lowestPrice, lockedFlashSale } from './flash-sales-admin.store.ts';
import { createFlashSale } from './flash-sales.service.ts';
import { flashSales } from './flash-sales.tables.ts';

type FlashSaleState = 'running' | 'coming' | 'ended';

/** So many flash sales as the staff sees them, the newest first. */
export async function listFlashSales(
  shop: Shop,
  { status, before }: { status?: FlashSaleState | undefined; before?: number | undefined },
  { language, limit }: { language: Language; limit: number },
): Promise<AdminFlashSale[]> {
  const now = shop.clock.now();
  const found = await adminFlashSales(shop, { now, state: status ?? null, before: before ?? null, limit, language });
  return found.map(({ pictureKey: imageKey, begins_at: beginsAt, ends_at: endsAt, ...row }) => ({
    ...row,
    status: row.sold >= row.allotted ? ('ended' as const) : periodState({ begins_at: beginsAt, ends_at: endsAt }, now),
    begins_at: beginsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    thumb: imageKey === null ? null : renditionAddress(imageKey, 96),
  }));
}

type FlashSaleRejection = Refusal<'product-not-found' | 'terms-wrong'>;

/** Makes a flash sale; it is visible at once where it holds. */
export function addFlashSale(
  shop: Shop,
  by: number,
  form: FlashSaleForm,
): Promise<{ id: number; version: number } | FlashSaleRejection> {
  return shop.transaction(async () => {
    const rejected = await rejectionOf(shop, form);
    if (rejected !== null) return rejected;
    const columns = columnsOf(form, shop.clock.now());
    const { id } = await createFlashSale(shop, { productId: form.product_id, ...columns, tellAt: columns.beginsAt });
    await recordChange(shop, { by, action: 'offer.added', subject: 'offer', subjectId: id, after: form });
    return { id, version: 1 };
  });
}

/** Changes a flash sale, if nobody changed it since its version was read; not below what was sold of it. */
export function changeFlashSale(
  shop: Shop,
  by: number,
  { id, version, ...form }: FlashSaleForm & { readonly id: number; readonly version: number },
): Promise<
  | { id: number; version: number }
  | FlashSaleRejection
  | Refusal<'offer-not-found' | 'changed-meanwhile' | 'fewer-than-used'>
> {
  return shop.transaction(async () => {
    const [before] = await lockedFlashSale(shop, { id });
    if (before?.product_id !== form.product_id)
      return refuse(
        'offer-not-found',
        inBoth(flashSaleErrors, (t) => t.flashSaleNotFound),
      );
    if (before.version !== version)
      return refuse(
        'changed-meanwhile',
        inBoth(termsMessages, (t) => t.changedMeanwhile),
      );
    if (form.allotted < before.sold) return belowUsed('allotted', before.sold);
    const rejected = await rejectionOf(shop, form);
    if (rejected !== null) return rejected;
    const columns = columnsOf(form, before.begins_at);
    // Who wishes for the product is notified again of a lower price alone.
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

/** Ends a flash sale at once, if nobody changed it since its version was read. */
export function endFlashSale(
  shop: Shop,
  by: number,
  { id, version }: { readonly id: number; readonly version: number },
): Promise<{ id: number; version: number } | Refusal<'offer-not-found' | 'changed-meanwhile'>> {
  return shop.transaction(async () => {
    const [before] = await lockedFlashSale(shop, { id });
    if (before === undefined)
      return refuse(
        'offer-not-found',
        inBoth(flashSaleErrors, (t) => t.flashSaleNotFound),
      );
    if (before.version !== version)
      return refuse(
        'changed-meanwhile',
        inBoth(termsMessages, (t) => t.changedMeanwhile),
      );
    const endsAt = shop.clock.now();
    await shop.db
      .update(flashSales)
      .set({ endsAt, version: version + 1 })
      .where(eq(flashSales.id, id));
    await recordChange(shop, {
      by,
      action: 'offer.ended',
      subject: 'offer',
      subjectId: id,
      before: { ends_at: before.ends_at },
      after: { ends_at: endsAt },
    });
    shop.invalidate(`product:${before.product_id}`, 'offers', 'prices');
    return { id, version: version + 1 };
  });
}

async function rejectionOf(shop: Shop, form: FlashSaleForm): Promise<FlashSaleRejection | null> {
  const [price] = await lowestPrice(shop, { productId: form.product_id });
  if (price?.lowest == null) {
    const text = inBoth(flashSaleErrors, (t) => t.productNotFound);
    return refuse('product-not-found', text, { fields: { product_id: text } });
  }
  return termsRejection(flashSaleTermErrors(form, { basePrice: price.lowest, now: shop.clock.now() }), (code) => {
    if (code === 'not-cheaper') return inBoth(flashSaleErrors, (t) => t[code]);
    return inBoth(termsMessages, (t) => t[code]);
  });
}

function columnsOf(form: FlashSaleForm, now: Date) {
  const { price, allotted, colour, position } = form;
  return {
    price,
    allotted,
    colour,
    position,
    beginsAt: form.begins_at === null ? now : new Date(form.begins_at),
    endsAt: new Date(form.ends_at),
  };
}
