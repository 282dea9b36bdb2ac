import path from 'node:path';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { load } from './load.ts';
import { start } from './processes.ts';

/** Measures memory after load, and how soon an existing shop responds after a restart, on both databases. */
export async function measureMemoryAndStart(shop: BenchShop): Promise<void> {
  const onPostgres = await shop.open();
  await load({ url: onPostgres.url, paths: ['/home', '/api/products/', '/shop-grid'], seconds: 6 });
  record({
    name: 'resident memory after load, PostgreSQL',
    value: onPostgres.residentMegabytes(),
    unit: 'MB',
    max: 250,
  });
  record({ name: 'start on PostgreSQL', value: onPostgres.startedInMs / 1_000, unit: 's', max: 3 });
  await onPostgres.stop();

  const data = path.join(shop.folder, 'embedded');
  const first = await start(['build/server/shop.js'], { DATA_DIR: data }, '/readyz');
  record({ name: 'first start, embedded, with the demo shop filled in', value: first.startedInMs / 1_000, unit: 's' });
  await load({ url: first.url, paths: ['/home', '/api/products/', '/shop-grid'], seconds: 6 });
  record({ name: 'resident memory after load, embedded', value: first.residentMegabytes(), unit: 'MB', max: 600 });
  await first.stop();
  const again = await start(['tools/start.mjs'], { DATA_DIR: data }, '/readyz');
  record({ name: 'second start by npm start, embedded', value: again.startedInMs / 1_000, unit: 's', max: 3 });
  await again.stop();
}
