import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    pool: 'forks',
    // A test waits for its database half of the time: two at once on two cores take little more than one.
    maxWorkers: 2,
    testTimeout: 20_000,
    // Two cores are shared by the tests, PostgreSQL and the embedded databases.
    hookTimeout: 60_000,
    teardownTimeout: 20_000,
    restoreMocks: true,
  },
});
