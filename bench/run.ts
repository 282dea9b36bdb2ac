import { rmSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '#platform/testing/test-postgres.ts';
import { measureBytes } from './bytes.ts';
import { makeShopDatabase, type BenchShop } from './bench-shop.ts';
import { summary } from './figures.ts';
import { measureFlashSale } from './flash-sale.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemoryAndStart } from './memory.ts';
import { measureReads, compareSizes, type ReadFigures } from './reads.ts';
import { measureSearch } from './search.ts';
import { measureWrites } from './writes.ts';

/** What must be fast, measured on this machine, each beside the limit of a bare server or a raw statement. */
const sizes = process.argv.includes('--quick') ? [1_000] : [1_000, 100_000];

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
const postgres = await startTestPostgres({ keeps: 'through power loss' });
const shops: BenchShop[] = [];
try {
  for (const products of sizes) {
    process.stdout.write(`\nMaking ${products.toLocaleString('en')} products …\n`);
    shops.push(await makeShopDatabase({ adminUrl: postgres.adminUrl, products, folder }));
  }
  const reads: ReadFigures[] = [];
  for (const shop of shops) {
    process.stdout.write(`\n${shop.products.toLocaleString('en')} products\n`);
    reads.push(await measureReads(shop));
    await measureSearch(shop);
  }
  compareSizes(reads);
  const [small] = shops;
  if (small !== undefined) {
    process.stdout.write('\nWriting\n');
    await measureWrites(small);
    await measureFlashSale(small);
    process.stdout.write('\nBytes, memory, starting\n');
    await measureBytes(small);
    await measureMemoryAndStart(small);
    process.stdout.write('\nLighthouse, as on a phone\n');
    await measureLighthouse(small);
  }
  process.exitCode = summary() ? 0 : 1;
} finally {
  for (const shop of shops) await shop.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
