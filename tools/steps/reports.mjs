/**
 * Converts a runner's report into one shape: the numbers of passed and skipped tests, and by their names those that failed, and those that passed at
 * the second attempt.
 * @typedef {{ passed: number, skipped: number, failed: string[], flaky: string[] }} Found
 */

/** @returns {Found} */
export function readVitestReport({ numPassedTests, numPendingTests, numTodoTests, testResults }, root) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const names = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${file} › ${fullName}`);
    // A file that could not be loaded has no named tests.
    return status === 'failed' && assertionResults.length === 0 ? [file] : names;
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failed, flaky: [] };
}

/** @returns {Found} */
export function readPlaywrightReport({ stats, errors, suites }) {
  const named = (wanted) =>
    suites
      .flatMap(specsOf)
      .flatMap(({ title, file, line, tests }) =>
        tests
          .filter(({ status }) => status === wanted)
          .map(({ projectName }) => `[${projectName}] e2e/${file}:${line} › ${title}`),
      );
  return {
    passed: stats.expected + stats.flaky,
    skipped: stats.skipped,
    failed: [...named('unexpected'), ...errors.map(({ message }) => String(message).split('\n')[0])],
    flaky: named('flaky'),
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
