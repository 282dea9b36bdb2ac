import { existsSync } from 'node:fs';
import path from 'node:path';
import { bookChecks, bookErrors, bookSizes, type BookError } from '#features/reports/server/books/books.service.ts';
import type { Config } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { isMigrated } from '#platform/database/migrations.ts';
import { configOrExit, exitWith } from './in-words.ts';
import { openForProgram } from './program-database.ts';

/** There is no database here to audit, or one of another version. */
class NothingToAudit extends Error {
  override readonly name = 'NothingToAudit';
}

/**
 * Checks the books of the configured shop for its owner and exits: with 0 if everything adds up, with 1 and a list of what does not. It only reads,
 * so on PostgreSQL the shop continues to sell; the embedded database can be opened only while no shop runs.
 */
async function audit(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new NothingToAudit(
      `There is no shop in ${config.dataDir}: name its folder by DATA_DIR, or its PostgreSQL by DATABASE_URL.`,
    );
  }
  const log = createLog('error');
  const database = await openForProgram(config, log);
  try {
    if (!(await isMigrated(database, path.resolve('migrations')))) {
      throw new NothingToAudit(
        'This database is not of this version of the shop: start the shop once, which brings it up to date.',
      );
    }
    const errors = await bookErrors({ database, db: database.db, transaction: database.transaction });
    process.stdout.write(errors.length === 0 ? await soundness({ db: database.db }) : errors.map(messages).join('\n'));
    return errors.length === 0;
  } finally {
    await database.close();
  }
}

async function soundness(shop: Parameters<typeof bookSizes>[0]): Promise<string> {
  const { orders, payments, creditEntries, stockMovements } = await bookSizes(shop);
  const count = (figure: number, what: string) => `${figure.toLocaleString('en')} ${what}`;
  const figures = [
    count(orders, 'orders'),
    count(payments, 'payments'),
    count(creditEntries, 'entries of credit'),
    count(stockMovements, 'movements of stock'),
  ];
  return `Everything adds up: ${bookChecks.length} checks over ${figures.join(', ')}.\n`;
}

function messages({ code, rule, rows, named }: BookError): string {
  const lines = named.map(
    ({ subject, wanted, found }) =>
      `    ${subject}${found === null ? '' : `: there is ${found}${wanted === null ? '' : `, there should be ${wanted}`}`}`,
  );
  const more = rows > named.length ? [`    and ${(rows - named.length).toLocaleString('en')} more`] : [];
  return `${[`✗ ${code} (${rows.toLocaleString('en')})`, `  ${rule}`, ...lines, ...more].join('\n')}\n`;
}

process.exitCode = (await audit(configOrExit()).catch(exitWith)) ? 0 : 1;
