import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { start, type Measured } from './processes.ts';

/** After a start V8 releases memory, and a job hashes the demo's images during the first minutes. */
const quietSeconds = 120;
/** A minute includes one run of every job scheduled each minute. */
const measuredSeconds = 60;
const maxPercentOfCore = 1;

/** Measures the share of one core used by an idle shop, jobs included, on both databases; at the same time, since both are almost idle. */
export async function measureIdle(shop: BenchShop): Promise<void> {
  const onPostgres = await shop.open({}, 'shop');
  const embedded = await start(['build/server/shop.js'], { DATA_DIR: path.join(shop.folder, 'embedded') }, '/readyz');
  const percents = await Promise.all([onPostgres, embedded].map(percentOfCore));
  for (const [index, database] of ['PostgreSQL', 'embedded'].entries()) {
    const value = percents[index] ?? Number.NaN;
    record({ name: `processor while idle, ${database}`, value, unit: '%', max: maxPercentOfCore });
  }
  await onPostgres.stop();
  await embedded.stop();
}

async function percentOfCore(process: Measured): Promise<number> {
  await delay(quietSeconds * 1_000);
  const before = process.processorSeconds();
  await delay(measuredSeconds * 1_000);
  return ((process.processorSeconds() - before) / measuredSeconds) * 100;
}
