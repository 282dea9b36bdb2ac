import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { readMigrations } from '../../src/platform/database/migration-files.ts';

const extensions = { pg_trgm };

/**
 * Returns an embedded database in memory with every migration. Creating one takes 5 s, nearly all of it PostgreSQL's own; so an archive of it is
 * stored beside the packages as long as the migrations and package.json, which names PGlite's version, are unchanged, and loaded in 1 s.
 */
export async function migratedDatabase(root: string): Promise<PGlite> {
  const migrations = await readMigrations(path.join(root, 'migrations'));
  const folder = path.join(root, 'node_modules/.cache/statements');
  const archive = path.join(
    folder,
    `${keyOf([await readFile(path.join(root, 'package.json'), 'utf8'), ...migrations.map(({ hash }) => hash)])}.tar.gz`,
  );
  const known = await readFile(archive).catch(() => null);
  if (known !== null) return PGlite.create({ extensions, loadDataDir: new Blob([known]) });
  const database = await PGlite.create({ extensions });
  await database.exec('CREATE EXTENSION pg_trgm');
  // Several statements sent at once form one transaction, in which some of them are not allowed.
  for (const { statements, alone } of migrations)
    for (const part of alone ? statements : [statements.join(';')]) await database.exec(part);
  await keep(folder, archive, Buffer.from(await (await database.dumpDataDir('gzip')).arrayBuffer()));
  return database;
}

/** Writes the archive atomically, since two checks may run at once; archives of former migrations are deleted. */
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
