import { kindIn } from '#shared/text/names.ts';
import { renditionAddress } from '#features/media/media.rules.ts';
import { wordsQuery } from '#features/products/server/words/words-query.fragments.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBulk } from '#platform/http/bulk.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { afterId } from '#platform/database/pages-after.ts';
import { keyedPart } from '#platform/database/pages-by-key.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { inventoryAdminContract } from '../inventory-admin.contract.ts';
import { moveStock, setLowStockThreshold } from './inventory.service.ts';
import { adminStock, adminStockAt, movementsOf } from './inventory-admin.store.ts';
import { locationNotFound, unknownLocation } from './stock-locations.service.ts';

const usualPageSize = 50;

export const inventoryAdminRoutes = routes(inventoryAdminContract, {
  'GET /api/admin/stock/': async ({ shop, query, language }) => {
    const { page_size: size = usualPageSize } = query;
    const after = afterId('stock', query.after);
    if (after === undefined) return cursorRejection;
    const wanted = {
      query: wordsQuery(query.q ?? ''),
      state: query.status ?? null,
      productId: query.product ?? null,
      before: after,
      limit: size + 1,
      number: numberIn(query.q),
      code: toLatinDigits(query.q ?? '').trim() || null,
      language,
    };
    const found =
      query.location_id === undefined
        ? await adminStock(shop, wanted)
        : await adminStockAt(shop, { ...wanted, locationId: query.location_id });
    const { visible, next } = keyedPart(found, {
      order: 'stock',
      size,
      address: '/api/admin/stock/',
      query,
    });
    return {
      data: visible.map(({ pictureKey: imageKey, variant, variantEn, ...row }) => ({
        ...row,
        variant: variant === null ? null : kindIn({ name: variant, nameEn: variantEn }, language),
        thumb: imageKey === null ? null : renditionAddress(imageKey, 96),
      })),
      next,
    };
  },

  'GET /api/admin/stock/:id/movements/': async ({ shop, params, query }) => {
    const { page_size: size = usualPageSize } = query;
    const after = afterId('movements', query.after);
    if (after === undefined) return cursorRejection;
    const found = await movementsOf(shop, {
      variantId: params.id,
      before: after,
      limit: size + 1,
    });
    const { visible, next } = keyedPart(found, {
      order: 'movements',
      size,
      address: `/api/admin/stock/${params.id}/movements/`,
      query,
    });
    return { data: visible.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), next };
  },

  'PATCH /api/admin/stock/:id/': async ({ shop, caller, params, body }) => {
    const { low_stock_threshold: pieces, before: seen, location_id: locationId } = body;
    return setLowStockThreshold(shop, { by: caller.customerId, variantId: params.id, pieces, seen, locationId });
  },

  'POST /api/admin/stock/': async ({ shop, caller, body }) => {
    const unknown = await unknownLocation(
      shop,
      body.changes.map((change) => change.location_id),
    );
    if (unknown !== null) return locationNotFound(`changes.${unknown}.location_id`);
    const moved = await moveStock(shop, { by: caller.customerId, sellerId: null, ...body });
    return isRefusal(moved) ? moved : { changed: moved };
  },

  'POST /api/admin/stock/bulk-move/': ({ shop, caller, body: { items, note = '' }, language }) =>
    inBulk(shop, {
      items,
      idOf: (item) => item.variant_id,
      language,
      each: async (item) => {
        if ((await unknownLocation(shop, [item.location_id])) !== null) return locationNotFound();
        const moved = await moveStock(shop, { by: caller.customerId, sellerId: null, changes: [item], note });
        return isRefusal(moved) ? moved : 'done';
      },
    }),
});

/** A number that may be a variant's own; null for any other text. */
function numberIn(typed = ''): number | null {
  const digits = toLatinDigits(typed).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
