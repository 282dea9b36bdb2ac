import { attributesInUse, valuesOfProducts } from '#features/attributes/server/attributes.service.ts';
import type { Shop } from '#platform/shop.ts';
import { attributeCells, columnsOf } from '../attribute-columns.rules.ts';
import { metadataCell } from '../metadata-cell.rules.ts';
import { productColumns } from '../product-table.rules.ts';
import { tableRecords } from '#features/products/server/admin/product-table.service.ts';

const rowsOnAPage = 500;

/** Returns a page of products as table lines, with a column for each active attribute; `next` is the id after which the next page begins. */
export async function productTable(
  shop: Shop,
  after = 0,
): Promise<{ columns: string[]; rows: string[][]; next: number | null }> {
  const [found, attributes] = await Promise.all([
    tableRecords(shop, { after, limit: rowsOnAPage + 1 }),
    attributesInUse(shop),
  ]);
  const visible = found.slice(0, rowsOnAPage);
  const valued = await valuesOfProducts(
    shop,
    visible.map(({ id }) => id),
  );
  return {
    columns: [...productColumns, ...attributes.flatMap(columnsOf)],
    rows: visible.map(({ id, cells, metadata }) => [
      ...cells,
      metadataCell(metadata),
      ...attributes.flatMap((attribute) => attributeCells(attribute, valued.get(id)?.get(attribute.code))),
    ]),
    next: found.length > rowsOnAPage ? (visible.at(-1)?.id ?? null) : null,
  };
}
