import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { openDatabase, type Database } from '#platform/database/database.ts';
import { newClusterFile } from '#platform/database/embedded/new-cluster.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/database/migrations.ts';

/**
 * Writes two archives of an embedded database into `folder`: an initialised, empty one, from which every new database is created (initialising takes
 * nine seconds of CPU time, loading it less than two), and a migrated one for a first start.
 */
async function makeEmbeddedTemplates(folder: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-template-'));
  const archive = async (name: string, change: (database: Database) => Promise<unknown>) => {
    const database = await openDatabase({ dataDir, log: createLog('error') });
    await change(database);
    await database.close();
    const cluster = await PGlite.create({ dataDir: path.join(dataDir, 'database/cluster'), extensions: { pg_trgm } });
    const content = await cluster.dumpDataDir('gzip');
    await cluster.close();
    await writeFile(path.join(folder, name), Buffer.from(await content.arrayBuffer()));
  };
  try {
    await archive(path.basename(newClusterFile), () => Promise.resolve());
    const migrations = path.resolve(import.meta.dirname, '../../migrations');
    await archive('embedded-template.tar.gz', (database) => migrate(database, migrations));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

await makeEmbeddedTemplates(path.resolve(process.argv[2] ?? 'build'));
