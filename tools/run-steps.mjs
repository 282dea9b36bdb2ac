const bold = (text) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text);

/** Runs the steps one after the other, whatever becomes of each; says at the end what failed, and in the last line `N passed, N failed`. */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const startedFirst = performance.now();
  const names = [];
  for (const [title, step] of steps) {
    console.log(`\n${bold(`── ${title} `.padEnd(72, '─'))}`);
    const startedAt = performance.now();
    const found = await outcomeOf(step);
    for (const key of Object.keys(total)) total[key] += found[key];
    names.push(...(found.names ?? (found.failed > 0 ? [`failed: ${title}`] : [])));
    console.log(
      `${title}: ${found.passed + found.failed > 0 ? `${inNumbers(found)} in ` : ''}${secondsSince(startedAt)} s`,
    );
    if (found.stop) break;
  }
  console.log(`\n${[...names, `all of it: ${secondsSince(startedFirst)} s`].join('\n')}`);
  console.log(`\n${inNumbers(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** A step without which those after it make no sense: it counts only when it fails, and then ends the run. */
export function needed(step) {
  return async () => {
    const failed = await failureOf(step);
    return { passed: 0, failed: failed ? 1 : 0, skipped: 0, stop: failed };
  };
}

/** A step that says early what a later one will need, and leaves the counting to that one. */
export function ahead(step) {
  return async () => {
    await failureOf(step);
    return { passed: 0, failed: 0, skipped: 0 };
  };
}

const secondsSince = (moment) => ((performance.now() - moment) / 1000).toFixed(1);

async function failureOf(step) {
  try {
    await step();
    return false;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return true;
  }
}

async function outcomeOf(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function inNumbers({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
