import { bulkKind } from '#features/jobs/server/bulk-jobs.service.ts';
import type { ProductCells } from '../product-table.rules.ts';
import { knownTo, writeLine, type Known } from './product-lines.service.ts';

/** Writes the lines of a product table, each independently. */
export const productsImport = bulkKind<ProductCells, Known>('products-import', {
  lookUp: knownTo,
  each: (shop, cells, { by, dryRun }, known) => writeLine(shop, { by, sellerId: null }, { cells, known, dry: dryRun }),
});
