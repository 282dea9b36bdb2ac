import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/database.ts';
import type { ShopPool } from '../database/pg/shop-pool.ts';
import type { Files } from '../files/files.ts';

/** Thrown when a restore into this data folder or database was interrupted; the message says what to do. */
export class HalfRestored extends Error {
  override readonly name = 'HalfRestored';
  constructor(where: string) {
    super(
      `A restore into ${where} was broken off: run npm run restore again, which begins anew there; no shop is opened on half of it.`,
    );
  }
}

/** Returns the folder into which a restore writes until everything is verified; it is then renamed to the shop's own folders. */
export const restoringFolder = (dataDir: string): string => path.join(dataDir, 'restoring');
const provenMark = (dataDir: string) => path.join(restoringFolder(dataDir), 'proven');
const moved = ['files', 'database'] as const;

/** The name of the marker in a bucket while a restore fills it. */
const bucketMark = 'restoring';

/** Throws for a data folder with an interrupted restore, before an empty database is created in it. */
export function refuseHalfRestoredFolder({ dataDir }: { readonly dataDir: string }): void {
  if (existsSync(restoringFolder(dataDir))) throw new HalfRestored(dataDir);
}

/** Throws for a database with an interrupted restore. */
export async function refuseHalfRestored(database: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (database.kind === 'postgres' && (await isDatabaseMarked(database.pool))) throw new HalfRestored('this database');
}

/** Creates an empty folder for a restore, deleting the remains of an earlier one. */
export async function beginFolder(dataDir: string): Promise<void> {
  await removeFolder(dataDir);
  await mkdir(restoringFolder(dataDir));
}

export const removeFolder = (dataDir: string): Promise<void> =>
  rm(restoringFolder(dataDir), { recursive: true, force: true });

export const isFolderProven = (dataDir: string): boolean => existsSync(provenMark(dataDir));
export const proveFolder = (dataDir: string): Promise<void> => writeFile(provenMark(dataDir), '', { flush: true });

/** Moves the restored and verified folders to their final location; folders already moved before an interruption stay. */
export async function moveRestored(dataDir: string): Promise<void> {
  for (const name of moved) {
    const from = path.join(restoringFolder(dataDir), name);
    if (existsSync(from)) await move(from, path.join(dataDir, name));
  }
  await removeFolder(dataDir);
}

/** A folder that is a mount point of its own cannot be renamed, so its contents are moved. */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (!['EXDEV', 'EBUSY'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await cp(from, to, { recursive: true });
  }
}

/** Whether a database contains an unfinished restore. */
export async function isDatabaseMarked(pool: ShopPool): Promise<boolean> {
  const { rows } = await pool.query<{ marked: boolean }>(
    `SELECT to_regclass('restoring.found_before') IS NOT NULL AS marked`,
  );
  return rows[0]?.marked === true;
}

/**
 * Marks a database that is to be filled, and records what it contains: extensions, or tables of another program. Remains of an interrupted restore
 * are deleted first.
 */
export async function beginDatabase(pool: ShopPool): Promise<void> {
  await emptyDatabase(pool);
  await pool.transaction(async () => {
    await pool.query('CREATE SCHEMA restoring');
    await pool.query(
      `CREATE TABLE restoring.found_before AS
        SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace
        UNION ALL SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    );
  });
}

/** Removes the marker: the database is complete. */
export async function endDatabase(pool: ShopPool): Promise<void> {
  await pool.query('DROP SCHEMA restoring CASCADE');
}

const madeSince = `
  SELECT format('DROP %s IF EXISTS %s CASCADE',
    CASE relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' WHEN 'S' THEN 'SEQUENCE' ELSE 'TABLE' END, oid::regclass) AS statement
  FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND oid NOT IN (SELECT oid FROM restoring.found_before)
  UNION ALL
  SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', oid::regprocedure)
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND oid NOT IN (SELECT oid FROM restoring.found_before)`;

/** Deletes what an unfinished restore has created in a database; an unmarked one stays as it is. */
export async function emptyDatabase(pool: ShopPool): Promise<void> {
  if (!(await isDatabaseMarked(pool))) return;
  await pool.transaction(async () => {
    const { rows } = await pool.query<{ statement: string }>(madeSince);
    for (const { statement } of rows) await pool.query(statement);
    await endDatabase(pool);
  });
}

/** Whether a bucket contains an unfinished restore. */
export const isBucketMarked = async (files: Files): Promise<boolean> => (await files.find(bucketMark)) !== null;
export const beginBucket = (files: Files): Promise<void> => files.write(bucketMark, Buffer.from('restoring'));
export const endBucket = (files: Files): Promise<void> => files.remove(bucketMark);

/** Deletes what a restore has put into a bucket; the marker last. */
export async function emptyBucket(files: Files): Promise<void> {
  for await (const name of files.names()) if (name !== bucketMark) await files.remove(name);
  await endBucket(files);
}
