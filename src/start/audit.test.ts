import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { productReady } from '#features/products/server/products.factory.ts';
import { orderReady } from '#features/checkout/server/checkout.factory.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { openShop, type OpenShop } from '#platform/open-shop.ts';
import { bundleProgram, type BundledProgram } from '#platform/testing/bundled-program.ts';
import { cloneDatabase, databaseKind, type ClonedDatabase } from '#platform/testing/databases.ts';

const root = path.resolve(import.meta.dirname, '../..');

function environmentOf({ databaseUrl, databaseDirectUrl, dataDir }: ClonedDatabase): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...(databaseDirectUrl === undefined ? {} : { DATABASE_DIRECT_URL: databaseDirectUrl }),
    SESSION_SECRET: 'a secret for tests that is long enough to be one',
    LOG_LEVEL: 'silent',
  };
}

let program: BundledProgram;
beforeAll(async () => {
  program = await bundleProgram('src/start/audit.ts');
});
afterAll(() => program.remove());

/** Runs the audit; returns its output and exit code. */
function audit(file: string, environment: Record<string, string>): Promise<{ code: number; message: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [file], { cwd: root, env: environment }, (error, out, failed) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, message: out + failed });
    });
  });
}

describe('the audit of a shop', () => {
  test(
    'reports that the books balance, or which orders do not; a running shop only where another process can connect',
    { timeout: 60_000 },
    async () => {
      const clone = await cloneDatabase();
      onTestFinished(clone.remove);
      const environment = environmentOf(clone);
      let opened: OpenShop | undefined = await openShop(readConfig(environment), {
        log: createLog('silent'),
        migrationsFolder: path.join(root, 'migrations'),
      });
      const { shop } = opened;
      onTestFinished(async () => opened?.close());
      const { variantIds } = await productReady(shop);
      const { number } = await orderReady(shop, { lines: [{ variantId: variantIds[0]!, quantity: 1 }] });
      const whileOpen = await audit(program.file, environment);
      if (databaseKind() === 'embedded') {
        expect(whileOpen.message).toContain('is in use by another running shop');
        expect(whileOpen).toMatchObject({ code: 1 });
      } else {
        expect(whileOpen).toMatchObject({ code: 0 });
        expect(whileOpen.message).toMatch(
          /^Everything adds up: \d+ checks over 1 orders, 0 payments, 0 entries of credit, 2 movements of stock\.\n$/,
        );
      }

      // An order's terms can only be changed with the triggers disabled.
      await shop.database.pool.query('ALTER TABLE orders DISABLE TRIGGER USER');
      await shop.database.pool.query(
        'UPDATE orders SET items_total = items_total + 7, total = total + 7 WHERE number = $1',
        [number],
      );
      await opened.close();
      opened = undefined;
      const { code, message } = await audit(program.file, environment);
      expect(code).toBe(1);
      expect(message).toMatch(
        new RegExp(`^✗ order-sums \\(1\\)\\n .*\\n +${number}: there is 95000, there should be 95007\\n$`),
      );
    },
  );
});

test('reports that there is no shop', async () => {
  const { code, message } = await audit(program.file, { DATA_DIR: path.join(root, 'no-such-folder') });
  expect(message).toContain('There is no shop in ');
  expect(code).toBe(1);
});
