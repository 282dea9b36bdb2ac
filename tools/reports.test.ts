import { describe, expect, test } from 'vitest';
import { afterSecondRun, readPlaywrightReport, readVitestReport } from './reports.mjs';

describe('what a report says', () => {
  test('of Vitest: each failed test by its file, and a file that could not be loaded', () => {
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
      failures: [
        { name: 'src/a.test.ts › adds up', file: 'src/a.test.ts' },
        { name: 'src/b.test.ts', file: 'src/b.test.ts' },
      ],
    });
  });

  test('of Playwright: each failed journey by screen, file and line, however deep, and what failed outside of any', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'cart.e2e.ts',
      line: 7,
      tests: [{ projectName: 'phone', status }],
    });
    const report = {
      stats: { expected: 3, skipped: 1 },
      errors: [{ message: 'The server did not start.\nat …' }],
      suites: [{ specs: [spec('CART-01 one', 'expected')], suites: [{ specs: [spec('CART-02 two', 'unexpected')] }] }],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 3,
      skipped: 1,
      failures: [
        { name: '[phone] e2e/cart.e2e.ts:7 › CART-02 two', file: 'cart.e2e.ts' },
        { name: 'The server did not start.', file: '' },
      ],
    });
  });
});

test('who fails by itself too has failed; who passes there was disturbed', () => {
  const failure = (name: string) => ({ name, file: 'a.test.ts' });
  const first = { passed: 5, skipped: 0, failures: [failure('broken'), failure('disturbed')] };
  const second = { passed: 1, skipped: 0, failures: [failure('broken')] };
  expect(afterSecondRun(first, second)).toEqual({
    found: { passed: 6, skipped: 0, failures: [failure('broken')] },
    disturbed: [failure('disturbed')],
  });
  const another = { passed: 0, skipped: 0, failures: [failure('broken'), failure('the runner itself')] };
  expect(afterSecondRun(first, another).found.failures).toHaveLength(2);
});
