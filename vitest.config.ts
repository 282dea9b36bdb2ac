import { defineConfig } from 'vitest/config';

/** Files of the server: they need a database, and share one process in turn, because what they change is kept by shop. */
const ofTheServer = [
  'src/features/*/server/**/*.test.ts',
  'src/{platform,start,testing}/**/*.test.ts',
  'demo/**/*.test.ts',
];
/** Files of screens: a store there is one of its browser, so that each file has a thread of its own, which starts faster than a process. */
const ofScreens = ['src/features/*/{storefront,admin}/**/*.test.{ts,tsx}', 'src/{web,ui}/**/*.test.{ts,tsx}'];

/** `npm run drill` runs them, and `npm test` what they rest on. */
const drills = [
  // Rounds of kills and an hour of trade.
  'src/start/{fault-points,killed-jobs,killed-under-load,killed-work,several-processes,soak}.test.ts',
  // Databases, replicas, buckets, backups and jobs that fail half-way, and more visitors than one process can serve.
  'src/start/{answers-while-away,broken-off-restore,damaged-backup,database-restart,files-in-bucket,outlived-stop,overload}.test.ts',
  'src/platform/{database/replicas/replicas,jobs/queue-away}.test.ts',
  'demo/fill/interrupted-fill.test.ts',
  // Shops of before a migration, whose file no longer changes: `src/start/upgrade.test.ts` carries one of each release over.
  'src/features/{fulfillments/server/old-parcels,payments/server/old-tenders,prices/server/old-prices,products/server/one-seller}.test.ts',
];
const left = process.env['DRILL'] === 'yes' ? [] : drills;

/**
 * Every file of the server runs on PostgreSQL. These run on the embedded database as well, one at least for each thing that
 * differs there: it has one connection, which transactions wait for; it is opened by one process, which a kill leaves behind;
 * its columns come without types asked for; and no other process hears it. The browser's journeys run on it as a whole.
 */
const onBothDatabases = [
  // Transactions, numbers, arrays, JSON, listening, migrations.
  'src/platform/database/{database,migrations}.test.ts',
  'src/platform/database/{statement,pg/named-statement}.test.ts',
  // Triggers, and who is under way in a transaction.
  'src/testing/changed-since.test.ts',
  // Locks and long transactions where there is one connection.
  'src/features/checkout/server/place-order.test.ts',
  'src/features/inventory/server/stock-by-location.test.ts',
  // Jobs and what they are told.
  'src/features/products/server/wish-notices.test.ts',
  // Long answers that are streamed while others write.
  'src/features/orders/server/exports/orders-export.test.ts',
  // Trigrams of Persian words, JSON columns and arrays in statements of a hundred lines.
  'src/features/search/server/search.routes.test.ts',
  'src/features/listings/server/facets.test.ts',
  // Killed and opened again, and locked against a second process.
  'src/start/crash.test.ts',
  'src/start/audit.test.ts',
  // Made by one kind of database and restored into the other.
  'src/start/backup.test.ts',
  // Carried over by one start.
  'src/start/upgrade.test.ts',
  ...drills,
];
const onEmbeddedAlone = ['src/platform/database/embedded/*.test.ts'];
/** Several processes on one database, or what only a server of PostgreSQL can do. */
const onPostgresAlone = [
  'src/platform/database/postgres.test.ts',
  'src/features/chat/server/chat-stream.test.ts',
  'src/start/{answers-while-away,database-away,database-restart,fault-points,overload}.test.ts',
];
/** `TEST_DATABASES=both` runs all of them on both. */
const both = process.env['TEST_DATABASES'] === 'both';

export default defineConfig({
  test: {
    // What one project has translated is not translated again for the next, nor in the next run.
    experimental: { fsModuleCache: true },
    // A test waits for its database half of the time: two at once on two cores take little more than one.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{src,tools}/**/*.test.{ts,tsx}'],
          exclude: [...ofTheServer, ...ofScreens],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'screens', include: ofScreens, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ofTheServer,
          exclude: [...onEmbeddedAlone, ...left],
          isolate: false,
          globalSetup: ['src/platform/testing/postgres-setup.ts'],
          provide: { databaseKind: 'postgres' },
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          include: [...(both ? ofTheServer : onBothDatabases), ...onEmbeddedAlone],
          exclude: [...onPostgresAlone, ...left],
          isolate: false,
          globalSetup: ['src/platform/testing/embedded-setup.ts'],
          provide: { databaseKind: 'embedded' },
        },
      },
    ],
    testTimeout: 20_000,
    // Two cores are shared by the tests, PostgreSQL and the embedded databases.
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    restoreMocks: true,
  },
});
