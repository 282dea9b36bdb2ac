import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { start, type Measured } from './processes.ts';

/** After a start V8 gives memory back, and the demo's images are hashed by the job of the first minutes. */
const quietSeconds = 120;
/** A minute holds one turn of every job that runs each minute. */
const measuredSeconds = 60;
const maxPercentOfCore = 1;

/** What a shop that nobody visits takes of one core, jobs and all, on both databases: at the same time, since both do next to nothing. */
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
