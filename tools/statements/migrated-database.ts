import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const extensions = { pg_trgm };

/**
 * An embedded database in memory with every migration. To make one takes 5 s, nearly all of it PostgreSQL's own; so an
 * archive of it is stored beside the packages for as long as the migrations and package.json, which names PGlite's version, stay as they are, and read in 1 s.
 */
export async function migratedDatabase(root: string): Promise<PGlite> {
  const migrations = await readMigrations(root);
  const folder = path.join(root, 'node_modules/.cache/statements');
  const archive = path.join(
    folder,
    `${keyOf([await readFile(path.join(root, 'package.json'), 'utf8'), ...migrations])}.tar.gz`,
  );
  const known = await readFile(archive).catch(() => null);
  if (known !== null) return PGlite.create({ extensions, loadDataDir: new Blob([known]) });
  const database = await PGlite.create({ extensions });
  await database.exec('CREATE EXTENSION pg_trgm');
  for (const migration of migrations) await database.exec(migration);
  await keep(folder, archive, Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer()));
  return database;
}

/** Written whole or not at all, since two checks may run at once; archives of former migrations go. */
async function keep(folder: string, archive: string, contents: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written = `${archive}.${process.pid}`;
  await writeFile(written, contents);
  await rename(written, archive);
  for (const name of await readdir(folder))
    if (name.endsWith('.tar.gz') && name !== path.basename(archive)) await rm(path.join(folder, name), { force: true });
}

function keyOf(madeFrom: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of madeFrom) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
}

async function readMigrations(root: string): Promise<string[]> {
  const journal = JSON.parse(await readFile(path.join(root, 'migrations/meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(journal.entries.map(({ tag }) => readFile(path.join(root, 'migrations', `${tag}.sql`), 'utf8')));
}
