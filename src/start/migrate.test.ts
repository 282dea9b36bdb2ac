import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#platform/database/database.ts';
import { createLog } from '#platform/log.ts';
import { bundleProgram, type BundledProgram } from '#platform/testing/bundled-program.ts';
import { cloneDatabase } from '#platform/testing/databases.ts';

const root = path.resolve(import.meta.dirname, '../..');

let program: BundledProgram;
beforeAll(async () => {
  program = await bundleProgram('src/start/migrate.ts');
});
afterAll(() => program.remove());

/** Runs the command; returns its output and exit code. */
function migrateShop(way: string, environment: Record<string, string>): Promise<{ code: number; message: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program.file, way], { cwd: root, env: environment }, (error, out, failed) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, message: out + failed });
    });
  });
}

test(
  'the command reports pending migrations, runs them, and lists the available commands',
  { timeout: 60_000 },
  async () => {
    const clone = await cloneDatabase();
    onTestFinished(clone.remove);
    const environment: Record<string, string> = {
      DATA_DIR: clone.dataDir,
      ...(clone.databaseUrl === undefined ? {} : { DATABASE_URL: clone.databaseUrl }),
      ...(clone.databaseDirectUrl === undefined ? {} : { DATABASE_DIRECT_URL: clone.databaseDirectUrl }),
      SESSION_SECRET: 'a secret for tests that is long enough to be one',
    };
    const database = await openDatabase({ ...clone, log: createLog('silent') });
    // A migration that creates tables, so that it cannot be applied to a database that has them.
    const repeated = '0099_attributes';
    await database.pool.query('DELETE FROM applied_migrations WHERE tag = $1', [repeated]);
    await database.close();
    const status = await migrateShop('status', environment);
    expect(status).toMatchObject({ code: 0, message: expect.stringContaining(`  ${repeated} (`) as string });
    expect(status.message).toContain('The database is older than this build: npm run migrate');
    expect(await migrateShop('status', environment)).toEqual(status);
    expect(await migrateShop('expand', environment)).toMatchObject({
      code: 1,
      message: expect.stringContaining(`The migration ${repeated} failed`) as string,
    });
    expect(await migrateShop('away', environment)).toMatchObject({
      code: 1,
      message: expect.stringContaining('npm run migrate -- contract') as string,
    });
  },
);
