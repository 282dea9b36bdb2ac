import { isUniqueViolation, sqlState } from './sql-state.ts';
import type { ShopPool } from './pg/shop-pool.ts';

/** The database lacks what the shop needs; the message explains what to do. */
export class UnsuitableDatabase extends Error {
  override readonly name = 'UnsuitableDatabase';
}

/** Ensures pg_trgm and a locale that classifies Persian letters, which search depends on: a database without them is refused at startup. */
export async function ensurePersianTrigrams(pool: ShopPool, kind: 'embedded' | 'postgres'): Promise<void> {
  const installed = await pool.query(`SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'`);
  if (installed.rowCount === 0) await installTrigrams(pool);
  if ((await persianTrigrams(pool)).length > 0) return;
  throw new UnsuitableDatabase(
    kind === 'embedded'
      ? 'The embedded database finds no trigrams in Persian words. Its data folder was made by another program: set DATA_DIR to another folder.'
      : `This database finds no trigrams in Persian words, so its search would find nothing: its locale does not know Persian letters. Make it anew with a UTF-8 locale, for example on PostgreSQL 17 and newer
  CREATE DATABASE shop TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin BUILTIN_LOCALE 'C.UTF-8' LOCALE 'C';
and on PostgreSQL 15 and 16
  CREATE DATABASE shop TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8';`,
  );
}

async function installTrigrams(pool: ShopPool): Promise<void> {
  try {
    await pool.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  } catch (error) {
    // Two processes may install it at the same time: one of them meets the other's row.
    if (isUniqueViolation(error) || sqlState(error) === '42710') return;
    throw new UnsuitableDatabase(
      'The extension pg_trgm is not installed in this database and could not be installed. Let its administrator run there: CREATE EXTENSION pg_trgm;',
      { cause: error },
    );
  }
}

async function persianTrigrams(pool: ShopPool): Promise<string[]> {
  try {
    const { rows } = await pool.query<{ trigrams: string[] }>(`SELECT show_trgm('گوشی') AS trigrams`);
    return rows[0]?.trigrams ?? [];
  } catch (error) {
    if (sqlState(error) !== '42883') throw error;
    throw new UnsuitableDatabase(
      'The extension pg_trgm stands in a schema that is not on the search path. Let the administrator run: ALTER EXTENSION pg_trgm SET SCHEMA public;',
      { cause: error },
    );
  }
}
