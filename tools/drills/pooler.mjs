import { spawnSync } from 'node:child_process';
import { tests } from '../steps/steps.mjs';

/*
 * PgBouncer as packaged by the distributions (1.18 in Debian 12), in transaction mode and with three connections: it refuses startup settings, does
 * not support prepared statements, and assigns each transaction any free connection.
 */
const files = [
  'src/platform/database/{database,statement,ledgers}.test.ts',
  'src/features/{checkout,orders,payments,refunds,inventory,coupons,chat,product-import,webhooks,search,listings}/server',
  'src/features/reports/server/books',
  'src/start/{migrate,killed-work,crash,backup,audit}.test.ts',
  'src/testing/random-walk.test.ts',
];

export const drill = {
  what: 'Runs orders, payments, stock, streams, jobs and kills through PgBouncer in transaction mode (apt-get install pgbouncer)',
  rounds: 1,
  steps: [
    [
      'tests',
      (run) => {
        if (spawnSync('pgbouncer', ['--version']).error) throw new Error('PgBouncer is not on the PATH.');
        return tests(
          '--project=postgres',
          ...files,
        )((script, args, env) => run(script, args, { TEST_POOLER: 'pgbouncer', ...env }));
      },
    ],
  ],
};
