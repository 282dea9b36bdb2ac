import { rmSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startTestPostgres } from '#platform/testing/test-postgres.ts';
import { measureBytes } from './bytes.ts';
import { makeShopDatabase, type BenchShop } from './bench-shop.ts';
import { summary } from './figures.ts';
import { measureFlashSale } from './flash-sale.ts';
import { measureIdle } from './idle.ts';
import { measureLikeness } from './likeness/likeness.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMemoryAndStart } from './memory.ts';
import { measureOrders } from './orders.ts';
import { measurePresses } from './presses.ts';
import { measureReads, compareSizes, type ReadFigures } from './reads.ts';
import { measureRelevance } from './relevance/relevance.ts';
import { measureSearch } from './search.ts';
import { measureWrites } from './writes.ts';

/**
 * Runs the benchmarks on this machine, each compared with a bare server or a raw statement. `--quick` skips the large shop; parts named on the
 * command line (`npm run bench -- --quick reads idle`) are measured alone.
 */
const quick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
/** A million products take half an hour to generate and measure, so they are opt-in: `npm run bench -- --million search`. */
const sizes = [...(quick ? [1_000] : [1_000, 100_000]), ...(process.argv.includes('--million') ? [1_000_000] : [])];

/** The parts measured for each size. */
const partsOfEach = {
  reads: async (shop: BenchShop) => void reads.push(await measureReads(shop)),
  search: measureSearch,
  orders: measureOrders,
  likeness: measureLikeness,
};
/** Three products of each title, two of them distinguished by a number, as in shops that sell an item in several versions. */
const sizeOfRelevance = 26_466;
/** The parts measured for the smaller shop only. */
const partsOfOne = {
  writes: measureWrites,
  'flash-sale': measureFlashSale,
  bytes: measureBytes,
  memory: measureMemoryAndStart,
  idle: measureIdle,
  lighthouse: measureLighthouse,
  presses: measurePresses,
};

const unknown = named.filter((name) => !(name in partsOfEach) && !(name in partsOfOne) && name !== 'relevance');
if (unknown.length > 0) throw new Error(`The bench has no part named ${unknown.join(', ')}.`);

/** Measures the selected parts, in the order of the table. */
async function measure(
  parts: Readonly<Record<string, (shop: BenchShop) => Promise<void>>>,
  shop: BenchShop,
): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    if (named.length > 0 && !named.includes(name)) continue;
    process.stdout.write(`\n${shop.products.toLocaleString('en')} products: ${name}\n`);
    await part(shop);
  }
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
const postgres = await startTestPostgres({ keeps: 'through power loss' });
const shops: BenchShop[] = [];
const reads: ReadFigures[] = [];
try {
  for (const products of named.length === 1 && named[0] === 'relevance' ? [] : sizes) {
    process.stdout.write(`\nMaking ${products.toLocaleString('en')} products …\n`);
    shops.push(await makeShopDatabase({ adminUrl: postgres.adminUrl, products, folder }));
  }
  for (const shop of shops) await measure(partsOfEach, shop);
  compareSizes(reads);
  if (named.length === 0 || named.includes('relevance')) {
    const shop = await makeShopDatabase({ adminUrl: postgres.adminUrl, products: sizeOfRelevance, folder });
    shops.push(shop);
    await measure({ relevance: measureRelevance }, shop);
  }
  const [small] = shops;
  if (small !== undefined) await measure(partsOfOne, small);
  process.exitCode = summary() ? 0 : 1;
} finally {
  for (const shop of shops) await shop.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
