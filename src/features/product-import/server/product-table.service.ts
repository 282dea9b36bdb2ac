import type { Shop } from '#platform/shop.ts';
import { productColumns } from '../product-table.rules.ts';
import { tableRecords } from '#features/products/server/admin/product-table.service.ts';

const rowsOnAPage = 500;

/** A page of the products as lines of a table; `next` is the number behind which the next one begins. */
export async function productTable(
  shop: Shop,
  after = 0,
): Promise<{ columns: string[]; rows: string[][]; next: number | null }> {
  const found = await tableRecords(shop, { after, limit: rowsOnAPage + 1 });
  const visible = found.slice(0, rowsOnAPage);
  return {
    columns: [...productColumns],
    rows: visible.map(({ cells }) => cells),
    next: found.length > rowsOnAPage ? (visible.at(-1)?.id ?? null) : null,
  };
}
