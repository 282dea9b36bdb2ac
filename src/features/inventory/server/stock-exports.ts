import { bulkKind } from '#features/jobs/server/bulk-jobs.service.ts';
import { exportKind } from '#features/jobs/server/job-kinds.service.ts';
import { bigint, int, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { composedStatement, type Bind } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import type { StockChange } from '../inventory-admin.contract.ts';
import type { ExportedStockMovement, WantedMovements } from '../stock-exports.contract.ts';
import { moveStock } from './inventory.service.ts';
import { locationNotFound, unknownLocation } from './stock-locations.service.ts';

const movementsAtOnce = 1_000;

/** The movements to export; for a seller, those of their own variants. */
type Wanted = WantedMovements & { readonly seller_id?: number };

/** Returns the conditions of a request. Only a seller's request joins the variants to check their seller. */
function conditionsOf({ variant_id, moved_since, seller_id }: Wanted, bind: Bind): string[] {
  const conditions: string[] = [];
  if (variant_id !== undefined) conditions.push(`m.variant_id = ${bind(bigint, variant_id)}`);
  if (moved_since !== undefined) conditions.push(`m.at >= ${bind(timestamptz, new Date(moved_since))}`);
  if (seller_id !== undefined)
    conditions.push(
      `m.variant_id IN (SELECT v.id FROM product_variants v WHERE v.seller_id = ${bind(bigint, seller_id)})`,
    );
  return conditions;
}

const examples: readonly [Wanted, ...Wanted[]] = [
  {},
  { variant_id: 1, moved_since: '2026-01-01T00:00:00.000Z', seller_id: 1 },
];

const countMovements = composedStatement({
  name: 'stock_movements_count',
  row: { count: int },
  compose: (wanted: Wanted, bind) =>
    `SELECT count(*)::int AS count FROM stock_movements m WHERE ${['true', ...conditionsOf(wanted, bind)].join(' AND ')}`,
  examples,
});

interface Part {
  readonly wanted: Wanted;
  readonly afterVariant: number;
  readonly afterId: number;
}

/** Selects the movements after a key: by variant, each in chronological order. */
const movementsAfter = composedStatement({
  name: 'stock_movements_after',
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
  compose: ({ wanted, afterVariant, afterId }: Part, bind) => `
SELECT m.id, m.variant_id, m.location_id, m.at, m.on_hand_change, m.held_change, m.reason, o.number AS order_number, m.note
FROM stock_movements m LEFT JOIN order_summaries o ON o.id = m.order_id
WHERE ${[...conditionsOf(wanted, bind), `(m.variant_id, m.id) > (${bind(bigint, afterVariant)}, ${bind(bigint, afterId)})`].join(' AND ')}
ORDER BY m.variant_id, m.id LIMIT ${movementsAtOnce}`,
  examples: [
    { wanted: examples[0], afterVariant: 0, afterId: 0 },
    ...examples.map((wanted) => ({ wanted, afterVariant: 1, afterId: 1 })),
  ],
});

async function* parts(shop: Shop, wanted: Wanted): AsyncGenerator<ExportedStockMovement[]> {
  for (let [afterVariant, afterId] = [0, 0]; ;) {
    const rows = await movementsAfter(shop, { wanted, afterVariant, afterId });
    yield rows.map(({ at, ...row }) => ({ ...row, moved_at: at.toISOString() }));
    const last = rows.at(-1);
    if (last === undefined || rows.length < movementsAtOnce) return;
    [afterVariant, afterId] = [last.variant_id, last.id];
  }
}

export const stockMovementsExport = exportKind<Wanted>('stock-movements-export', {
  count: async (shop, request) => (await countMovements(shop, request))[0]?.count ?? 0,
  parts,
});

/** Receives or corrects the stock of many variants, each independently. */
export const stockBulkMove = bulkKind<StockChange>('stock-bulk-move', {
  each: async (shop, item, { by, note = '', sellerId = null }) => {
    if ((await unknownLocation(shop, [item.location_id])) !== null) return locationNotFound();
    const moved = await moveStock(shop, { by, sellerId, changes: [item], note });
    return isRefusal(moved) ? moved : 'done';
  },
});
