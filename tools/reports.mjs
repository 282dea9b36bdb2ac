/**
 * What a runner's report says, as one shape: how many passed and were skipped, and each that failed by the name under which
 * one finds it.
 * @typedef {{ passed: number, skipped: number, failures: { name: string, file: string }[] }} Found
 */

/** @returns {Found} */
export function readVitestReport({ numPassedTests, numPendingTests, numTodoTests, testResults }, root) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => ({ name: `${file} › ${fullName}`, file }));
    // A file that could not even be loaded has no test to its name.
    return status === 'failed' && assertionResults.length === 0 ? [{ name: file, file }] : failed;
  });
  return { passed: numPassedTests, skipped: numPendingTests + numTodoTests, failures };
}

/** @returns {Found} */
export function readPlaywrightReport({ stats, errors, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName }) => ({ name: `[${projectName}] e2e/${file}:${line} › ${title}`, file })),
    );
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...failures, ...errors.map(({ message }) => ({ name: String(message).split('\n')[0], file: '' }))],
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** What counts in the end, when those that failed were run again by themselves: who passed there was only disturbed. */
export function afterSecondRun(first, second) {
  const left = new Set(second.failures.map(({ name }) => name));
  const disturbed = first.failures.filter(({ name }) => !left.has(name));
  return { found: { ...first, passed: first.passed + disturbed.length, failures: second.failures }, disturbed };
}
