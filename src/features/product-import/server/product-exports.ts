import { bulkKind } from '#features/jobs/server/bulk-jobs.service.ts';
import { exportKind } from '#features/jobs/server/job-kinds.service.ts';
import type { Shop } from '#platform/shop.ts';
import type { ExportedProduct, WantedProducts } from '../product-exports.contract.ts';
import { countExportedProducts, exportedProducts } from '#features/products/server/admin/product-table.service.ts';
import { repriceVariant } from '#features/products/server/admin/variant-prices.service.ts';
import type { Reprice } from '#features/products/variant-prices.contract.ts';

const productsAtOnce = 200;

const filterOf = ({ status, seller_id: sellerId }: WantedProducts) => ({
  status: status ?? null,
  ofEverybody: sellerId === undefined,
  sellerId: sellerId ?? null,
});

async function* parts(shop: Shop, request: WantedProducts): AsyncGenerator<ExportedProduct[]> {
  for (let after = 0; ;) {
    const rows = await exportedProducts(shop, { ...filterOf(request), after, limit: productsAtOnce });
    yield rows.map(({ name, name_en: en, created_at: createdAt, updated_at: updatedAt, ...row }) => ({
      ...row,
      name: { fa: name, en },
      created_at: createdAt.toISOString(),
      updated_at: updatedAt.toISOString(),
    }));
    after = rows.at(-1)?.id ?? after;
    if (rows.length < productsAtOnce) return;
  }
}

export const productsExport = exportKind<WantedProducts>('products-export', {
  count: async (shop, request) => (await countExportedProducts(shop, filterOf(request)))[0]?.count ?? 0,
  parts,
});

/** Changes the prices of many variants, each independently. */
export const variantsBulkReprice = bulkKind<Reprice>('variants-bulk-reprice', {
  each: (shop, item, { by, sellerId = null }) => repriceVariant(shop, { ...item, by, sellerId }),
});
