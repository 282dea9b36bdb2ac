import { bulkKind } from '#features/jobs/server/bulk-jobs.service.ts';
import { exportKind } from '#features/jobs/server/job-kinds.service.ts';
import { bigint, int, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { StockChange } from '../inventory-admin.contract.ts';
import type { ExportedStockMovement, WantedMovements } from '../stock-exports.contract.ts';
import { moveStock } from './inventory.service.ts';
import { locationNotFound, unknownLocation } from './stock-locations.service.ts';

const movementsAtOnce = 1_000;

/** Which movements are wanted; of a seller those of the own variants. */
type Wanted = WantedMovements & { readonly seller_id?: number };

const wantedParams = { variantId: nullable(bigint), since: nullable(timestamptz), sellerId: nullable(bigint) };
const wanted = `(:variantId IS NULL OR m.variant_id = :variantId) AND (:since IS NULL OR m.at >= :since)
  AND (:sellerId::bigint IS NULL OR m.variant_id IN (SELECT v.id FROM product_variants v WHERE v.seller_id = :sellerId))`;

const countMovements = statement({
  name: 'stock_movements_count',
  params: wantedParams,
  row: { count: int },
  text: `SELECT count(*)::int AS count FROM stock_movements m WHERE ${wanted}`,
});

/** Movements behind one, by their key: variant by variant, each in the order in which they happened. */
const movementsAfter = statement({
  name: 'stock_movements_after',
  params: { ...wantedParams, afterVariant: bigint, afterId: bigint, limit: int },
  row: {
    id: bigint,
    variant_id: bigint,
    location_id: bigint,
    at: timestamptz,
    on_hand_change: int,
    held_change: int,
    reason: text,
    order_number: nullable(text),
    note: text,
  },
  text: `
SELECT m.id, m.variant_id, m.location_id, m.at, m.on_hand_change, m.held_change, m.reason, o.number AS order_number, m.note
FROM stock_movements m LEFT JOIN order_summaries o ON o.id = m.order_id
WHERE ${wanted} AND (m.variant_id, m.id) > (:afterVariant, :afterId) ORDER BY m.variant_id, m.id LIMIT :limit`,
});

const filterOf = ({ variant_id: variantId, moved_since: since, seller_id: sellerId }: Wanted) => ({
  variantId: variantId ?? null,
  sellerId: sellerId ?? null,
  since: since === undefined ? null : new Date(since),
});

async function* parts(shop: Shop, request: Wanted): AsyncGenerator<ExportedStockMovement[]> {
  for (let [afterVariant, afterId] = [0, 0]; ;) {
    const rows = await movementsAfter(shop, { ...filterOf(request), afterVariant, afterId, limit: movementsAtOnce });
    yield rows.map(({ at, ...row }) => ({ ...row, moved_at: at.toISOString() }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < movementsAtOnce) return;
    [afterVariant, afterId] = [last.variant_id, last.id];
  }
}

export const stockMovementsExport = exportKind<Wanted>('stock-movements-export', {
  count: async (shop, request) => (await countMovements(shop, filterOf(request)))[0]?.count ?? 0,
  parts,
});

/** Receives or corrects the stock of many variants, each by itself. */
export const stockBulkMove = bulkKind<StockChange>('stock-bulk-move', {
  each: async (shop, item, { by, note = '', sellerId = null }) => {
    if ((await unknownLocation(shop, [item.location_id])) !== null) return locationNotFound();
    const moved = await moveStock(shop, { by, sellerId, changes: [item], note });
    return isRefusal(moved) ? moved : 'done';
  },
});
