import path from 'node:path';
import type { Config } from '#platform/config.ts';
import { migrate, MigrationError, pendingMigrations } from '#platform/database/migrations.ts';
import { createLog } from '#platform/log.ts';
import { openPrivateFolder } from '#platform/private-folder.ts';
import { configOrExit, exitWith } from './in-words.ts';
import { openForProgram } from './program-database.ts';

const ways = ['expand', 'contract', 'status'] as const;

/**
 * Migrates the database of a shop to this build: by default it adds what this build needs, while processes of the previous build continue; `contract`
 * removes what only they need, once none of them runs; `status` changes nothing. Returns a summary.
 */
async function migrateShop(config: Config, way = 'expand'): Promise<string> {
  if (!ways.some((one) => one === way))
    throw new MigrationError('npm run migrate, npm run migrate -- contract, or npm run migrate -- status.');
  await openPrivateFolder(config.dataDir, config.mode);
  const log = createLog('error');
  const database = await openForProgram(config, log);
  const folder = path.resolve('migrations');
  try {
    const done =
      way === 'status' ? [] : await migrate(database, folder, { contract: way === 'contract' ? 'now' : 'later' });
    const { pending } = await pendingMigrations(database, folder);
    return [
      ...done.map((tag) => `✓ ${tag}`),
      ...pending.map(({ tag, phase }) => `  ${tag} (${phase})`),
      conclusion(pending),
    ].join('\n');
  } finally {
    await database.close();
  }
}

function conclusion(pending: readonly { readonly phase: string }[]): string {
  if (pending.length === 0) return 'The database is what this build needs, and nothing is left of the build before.';
  if (pending.every(({ phase }) => phase === 'contract'))
    return 'The database is what this build needs. When no process of the build before runs any more: npm run migrate -- contract';
  return 'The database is older than this build: npm run migrate';
}

process.stdout.write(`${await migrateShop(configOrExit(), process.argv[2]).catch(exitWith)}\n`);
process.exit(0);
