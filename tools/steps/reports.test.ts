import { expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

test('a Vitest report lists each failed test by file, and files that could not be loaded', () => {
  const assertion = (status: string, fullName: string) => ({ status, fullName });
  const report = {
    numPassedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: '/shop/src/a.test.ts',
        status: 'failed',
        assertionResults: [assertion('passed', 'x'), assertion('failed', 'adds up')],
      },
      { name: '/shop/src/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/shop/src/c.test.ts', status: 'passed', assertionResults: [assertion('passed', 'y')] },
    ],
  };
  expect(readVitestReport(report, '/shop')).toEqual({
    passed: 2,
    skipped: 2,
    failed: ['src/a.test.ts › adds up', 'src/b.test.ts'],
    flaky: [],
  });
});

test('a Playwright report lists failed and flaky journeys by screen, file and line, at any depth', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'cart.e2e.ts',
    line: 7,
    tests: [{ projectName: 'phone', status }],
  });
  const report = {
    stats: { expected: 3, flaky: 1, skipped: 1 },
    errors: [{ message: 'The server did not start.\nat …' }],
    suites: [
      {
        specs: [spec('CART-01 one', 'expected'), spec('CART-03 three', 'flaky')],
        suites: [{ specs: [spec('CART-02 two', 'unexpected')] }],
      },
    ],
  };
  expect(readPlaywrightReport(report)).toEqual({
    passed: 4,
    skipped: 1,
    failed: ['[phone] e2e/cart.e2e.ts:7 › CART-02 two', 'The server did not start.'],
    flaky: ['[phone] e2e/cart.e2e.ts:7 › CART-03 three'],
  });
});
