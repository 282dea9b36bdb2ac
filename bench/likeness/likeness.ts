import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import type { BenchShop } from '../bench-shop.ts';
import { decodeFeatures } from '#features/image-search/image-features.rules.ts';
import { searchOf } from '#features/image-search/server/image-hashes.service.ts';
import { saveImageHashes, similarImages } from '#features/image-search/server/image-hashes.store.ts';
import { hashBands } from '#features/image-search/image-bands.rules.ts';
import { wordBits } from '#features/image-search/image-words.rules.ts';
import { record } from '../figures.ts';
import { seeded } from '../relevance/writing-ways.ts';
import { alterations } from './alterations.ts';
import {
  photographSearches,
  storedPhotographs,
  type PhotographSearch,
  type StoredPhotograph,
} from './searched-photographs.ts';

type Shop = Parameters<typeof similarImages>[0];

let photographs: Promise<readonly [StoredPhotograph[], PhotographSearch[]]> | undefined;

/**
 * Measures finding an item by another photograph of it, among as many products as the shop has: the demo's photographs unchanged, the others
 * synthetic. Records how often it ranks first and among the first five, for each kind of alteration, and the database time of one search.
 */
export async function measureLikeness(shop: BenchShop): Promise<void> {
  photographs ??= Promise.all([storedPhotographs(), photographSearches()]);
  const [stored, searches] = await photographs;
  const log = createLog('error');
  const database = await openDatabase({ databaseUrl: shop.databaseUrl, dataDir: shop.folder, log });
  await fillFeatures(shop, database, stored);
  const times: number[] = [];
  const ranks = new Map<PhotographSearch, number>();
  for (const search of searches) {
    const features = decodeFeatures(search.address);
    if (features === null) throw new Error(`The looks of ${search.name} cannot be read back.`);
    const begun = performance.now();
    const found = await similarImages(database, searchOf(features));
    times.push(performance.now() - begun);
    const id = stored.findIndex(({ name }) => name === search.name) + 1;
    const index = found.findIndex((one) => one.id === id);
    ranks.set(search, index < 0 ? Infinity : index);
  }
  for (const half of ['tuned', 'held'] as const) recordRanks(half, searches, ranks);
  recordTimes(times, shop.products);
  await recordPlan(shop, database, searches[0]);
  await database.close();
}

function recordRanks(
  half: 'tuned' | 'held',
  searches: readonly PhotographSearch[],
  ranks: ReadonlyMap<PhotographSearch, number>,
): void {
  for (const { name } of [...alterations, { name: 'all' }]) {
    const some = searches.filter((one) => one.half === half && (name === 'all' || one.alteration === name));
    const share = (first: number) =>
      (some.filter((search) => (ranks.get(search) ?? Infinity) < first).length / some.length) * 100;
    record({
      name: `${half}: ${name}, in the first five (${some.length}; first ${share(1).toFixed(0)} %)`,
      value: share(5),
      unit: '%',
      min: 90,
    });
    if (process.env['LIKENESS_MISSED'] !== undefined && half === 'tuned' && name !== 'all')
      for (const search of some.filter((one) => (ranks.get(one) ?? Infinity) >= 5))
        process.stdout.write(`    missed ${search.name}, at ${ranks.get(search)}\n`);
  }
}

function recordTimes(times: number[], products: number): void {
  const inOrder = times.toSorted((a, b) => a - b);
  const at = (share: number) => inOrder[Math.floor(inOrder.length * share)] ?? 0;
  record({ name: 'products alike, median', value: at(0.5), unit: 'ms' });
  record({
    name: 'products alike, 95th percentile',
    value: at(0.95),
    unit: 'ms',
    ...(products >= 100_000 ? { max: 50 } : {}),
  });
}

const rowsAtOnce = 5_000;
/** From this many rows, building the index after the inserts is faster. */
const manyRows = 50_000;

/** Stores the features of the photographs for the first products, and synthetic ones for the others. */
async function fillFeatures(shop: BenchShop, database: Shop, stored: readonly StoredPhotograph[]): Promise<void> {
  const [{ count } = { count: '0' }] = await shop.query<{ count: string }>('SELECT count(*) FROM product_looks');
  if (Number(count) === shop.products) return;
  const isLarge = shop.products >= manyRows;
  const [index] = await shop.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE indexname = 'product_looks_words'`,
  );
  if (isLarge) await shop.query('DROP INDEX product_looks_words');
  const chance = seeded(7);
  for (let from = 0; from < shop.products; from += rowsAtOnce) {
    const numbers = Array.from({ length: Math.min(rowsAtOnce, shop.products - from) }, (_, index) => from + index);
    const features = numbers.map((number) => stored[number]?.features ?? madeUp(stored, chance));
    await saveImageHashes(database, {
      productIds: numbers.map((number) => number + 1),
      pictureKeys: numbers.map((number) => `made-up-${number}`),
      hashes: features.map(({ hash }) => hash),
      words: features.map(({ hash, words }) => [...words, ...hashBands(hash)].join(' ')),
    });
  }
  if (isLarge && index !== undefined) {
    await shop.query(`SET maintenance_work_mem = '512MB'`);
    await shop.query(index.indexdef);
  }
  await shop.query('VACUUM ANALYZE product_looks');
}

/**
 * Returns synthetic features of another product: a hash that mixes the bits of two photographs; about half of its words are those of a photograph
 * with three bits flipped, so that they are as unevenly distributed, and the rest are random.
 */
function madeUp(stored: readonly StoredPhotograph[], chance: () => number): StoredPhotograph['features'] {
  const any = (): StoredPhotograph['features'] => {
    const features = stored[Math.floor(chance() * stored.length)]?.features;
    if (features === undefined) throw new Error('There is no photograph.');
    return features;
  };
  const [one, other] = [any(), any()];
  const share = 0.1 + chance() * 0.4;
  const hash = Array.from(one.hash, (bit, index) => (chance() < share ? other.hash[index] : bit)).join('');
  const words = any().words.map((word) => {
    if (chance() < 0.5) return Math.floor(chance() * 2 ** wordBits);
    const flips = [0, 1, 2].map(() => 1 << Math.floor(chance() * wordBits));
    return flips.reduce((flipped, flip) => flipped ^ flip, word);
  });
  return { hash, words };
}

/** Records whether the statement reads the table by a sequential scan. */
async function recordPlan(shop: BenchShop, database: Shop, search: PhotographSearch | undefined): Promise<void> {
  const features = decodeFeatures(search?.address ?? '');
  if (features === null) return;
  const plans: string[] = [];
  const explaining = new Proxy(database.db.$client, {
    get: () => async (query: { text: string; values: unknown[] }) => {
      const rows = await shop.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${query.text}`, query.values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
      return { rows: [] };
    },
  });
  await similarImages({ db: { $client: explaining } }, searchOf(features));
  if (process.env['LIKENESS_PLAN'] !== undefined) process.stdout.write(`${plans.join('\n')}\n`);
  record({
    name: 'products alike, tables read from beginning to end',
    value: plans.filter((line) => line.includes('Seq Scan')).length,
    unit: '',
    ...(shop.products >= 100_000 ? { max: 0 } : {}),
  });
}
