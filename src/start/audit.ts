import { existsSync } from 'node:fs';
import path from 'node:path';
import { bookChecks, bookFaults, type BookFault } from '#features/reports/server/books/books.service.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { isMigrated } from '#platform/database/migrations.ts';
import { configOrExit, exitWith } from './in-words.ts';

/** There is no database here whose books could be looked at, or one of another version. */
class NothingToAudit extends Error {
  override readonly name = 'NothingToAudit';
}

/**
 * Proves the books of the configured shop for its owner and ends: with 0 when everything adds up, with 1 and a list of what
 * does not. It reads alone, so on PostgreSQL the shop goes on selling; the embedded database it can open only while no shop runs.
 */
async function audit(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new NothingToAudit(
      `There is no shop in ${config.dataDir}: name its folder by DATA_DIR, or its PostgreSQL by DATABASE_URL.`,
    );
  }
  const log = createLog('error');
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: 2, log });
  try {
    if (!(await isMigrated(database, path.resolve('migrations')))) {
      throw new NothingToAudit(
        'This database is not of this version of the shop: start the shop once, which brings it up to date.',
      );
    }
    const faults = await bookFaults({ database, db: database.db, transaction: database.transaction });
    process.stdout.write(faults.length === 0 ? await soundness(database.pool) : faults.map(told).join('\n'));
    return faults.length === 0;
  } finally {
    await database.close();
  }
}

async function soundness(pool: Parameters<typeof isMigrated>[0]['pool']): Promise<string> {
  const { rows } = await pool.query<{ orders: number; payments: number; entries: number; movements: number }>(
    `SELECT (SELECT count(*) FROM orders) AS orders, (SELECT count(*) FROM payments) AS payments,
      (SELECT count(*) FROM credit_entries) AS entries, (SELECT count(*) FROM stock_movements) AS movements`,
  );
  const figures = Object.entries(rows[0] ?? {}).map(
    ([name, count]) =>
      `${count.toLocaleString('en')} ${name === 'entries' ? 'entries of credit' : name === 'movements' ? 'movements of stock' : name}`,
  );
  return `Everything adds up: ${bookChecks.length} checks over ${figures.join(', ')}.\n`;
}

function told({ code, rule, rows, named }: BookFault): string {
  const lines = named.map(
    ({ subject, wanted, found }) =>
      `    ${subject}${found === null ? '' : `: there is ${found}${wanted === null ? '' : `, there should be ${wanted}`}`}`,
  );
  const more = rows > named.length ? [`    and ${(rows - named.length).toLocaleString('en')} more`] : [];
  return `${[`✗ ${code} (${rows.toLocaleString('en')})`, `  ${rule}`, ...lines, ...more].join('\n')}\n`;
}

process.exitCode = (await audit(configOrExit()).catch(exitWith)) ? 0 : 1;
