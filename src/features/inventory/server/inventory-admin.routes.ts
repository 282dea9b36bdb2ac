import { usualPageSize } from '#shared/contract/replies.ts';
import { wordsQuery } from '#features/products/server/words/words-query.fragments.ts';
import { routes } from '#platform/http/api-calls.ts';
import { inBulk } from '#platform/http/bulk.ts';
import { thenRead } from '#platform/http/then-read.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { changesPart, changesWanted, type ChangesWanted } from '#platform/database/lists/changed-since.ts';
import type { ParamsOf } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import type { Language } from '#shared/language.ts';
import { toLatinDigits } from '#shared/text/digits.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { inventoryAdminContract } from '../inventory-admin.contract.ts';
import { levelCounted } from '../stock-locations.rules.ts';
import { isInStore, moveStock, setLowStockThreshold, stockUnknown } from './inventory.service.ts';
import { adminStock, adminStockAt, changedStock, changedStockAt, movementsOf } from './inventory-admin.store.ts';
import { locationNotFound, unknownLocation } from './stock-locations.service.ts';
import { visibleStock } from './visible-stock.ts';

export const inventoryAdminRoutes = routes(inventoryAdminContract, {
  'GET /api/admin/stock/': async ({ shop, query, language }) => {
    const { page_size: size = usualPageSize } = query;
    const changes = await changesWanted(shop, 'stock', query);
    if (isRefusal(changes)) return changes;
    const after = changes === null ? afterId('stock', query.after) : null;
    if (after === undefined) return cursorRejection;
    const wanted = {
      query: wordsQuery(query.q ?? ''),
      state: query.status ?? null,
      productId: query.product ?? null,
      limit: size + 1,
      number: numberIn(query.q),
      code: toLatinDigits(query.q ?? '').trim() || null,
      language,
    };
    const address = '/api/admin/stock/';
    const { data: visible, next } =
      changes === null
        ? pageAfter(await stockByNumber(shop, { ...wanted, before: after }, query.location_id), {
            order: 'stock',
            size,
            address,
            query,
          })
        : changesPart(await stockByChange(shop, wanted, { changes, locationId: query.location_id }), {
            list: 'stock',
            size,
            address,
            query,
          });
    return {
      data: visible.map((row) => visibleStock(row, language)),
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
    if (found.length === 0 && !(await isInStore(shop, params.id))) return stockUnknown();
    const { data: visible, next } = pageAfter(found, {
      order: 'movements',
      size,
      address: `/api/admin/stock/${params.id}/movements/`,
      query,
    });
    return { data: visible.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), next };
  },

  'PATCH /api/admin/stock/:id/': async ({ shop, caller, params, body, language }) => {
    const { low_stock_threshold: pieces, before: seen, location_id: locationId } = body;
    const variantId = params.id;
    return thenRead(setLowStockThreshold(shop, { by: caller.customerId, variantId, pieces, seen, locationId }), () =>
      stockOf(shop, { variantId, locationId, language }),
    );
  },

  'POST /api/admin/stock/': async ({ shop, caller, body }) => {
    const unknown = await unknownLocation(
      shop,
      body.changes.map((change) => change.location_id),
    );
    if (unknown !== null) return locationNotFound(`changes.${unknown}.location_id`);
    const moved = await moveStock(shop, { by: caller.customerId, sellerId: null, ...body });
    return isRefusal(moved) ? moved : { changed_count: moved };
  },

  'POST /api/admin/stock/bulk-move/': ({ shop, caller, body: { items, note = '' }, language }) =>
    inBulk(shop, {
      items,
      idOf: (item) => item.variant_id,
      nameOf: levelCounted,
      language,
      each: async (item) => {
        if ((await unknownLocation(shop, [item.location_id])) !== null) return locationNotFound();
        const moved = await moveStock(shop, { by: caller.customerId, sellerId: null, changes: [item], note });
        return isRefusal(moved) ? moved : 'done';
      },
    }),
});

/** Returns the stock of one variant as listed: of all locations together, or of one. */
async function stockOf(
  shop: Shop,
  { variantId, locationId, language }: { variantId: number; locationId: number | undefined; language: Language },
) {
  const any = { query: null, state: null, productId: null, number: null, code: null };
  const [row] = await stockByNumber(shop, { ...any, before: variantId + 1, limit: 1, language }, locationId);
  if (row?.id !== variantId) throw new Error('A variant was gone after its stock was changed.');
  return visibleStock(row, language);
}

const stockByNumber = (shop: Shop, wanted: ParamsOf<typeof adminStock>, locationId: number | undefined) =>
  locationId === undefined ? adminStock(shop, wanted) : adminStockAt(shop, { ...wanted, locationId });

function stockByChange(
  shop: Shop,
  filter: Omit<ParamsOf<typeof adminStock>, 'before'>,
  { changes, locationId }: { readonly changes: ChangesWanted; readonly locationId: number | undefined },
) {
  const wanted = {
    ...filter,
    changedAt: changes.after.at,
    changedId: changes.after.id,
    changedUntil: changes.until,
  };
  return locationId === undefined ? changedStock(shop, wanted) : changedStockAt(shop, { ...wanted, locationId });
}

/** Parses a search text as a variant id; returns null for any other text. */
function numberIn(typed = ''): number | null {
  const digits = toLatinDigits(typed).trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}
