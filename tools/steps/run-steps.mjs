import os from 'node:os';
import { runNode } from '../project.mjs';

const bold = (text) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text);

/**
 * Runs the steps one after the other, whatever their results; prints at the end what failed, and in the last line `N passed, N failed`. A list among
 * them contains single-threaded steps, which run in parallel, as many at once as there are cores; the output of such a step is printed when it ends.
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const startedFirst = performance.now();
  const names = [];
  const count = (title, found) => {
    for (const key of Object.keys(total)) total[key] += found[key];
    names.push(...(found.names ?? (found.failed > 0 ? [`failed: ${title}`] : [])));
    return found.stop === true;
  };
  for (const step of steps) {
    const stop = Array.isArray(step[0])
      ? (await besideEachOther(step, count)).some((stopped) => stopped)
      : count(step[0], await oneStep(step));
    if (stop) break;
  }
  console.log(`\n${[...names, `all of it: ${secondsSince(startedFirst)} s`].join('\n')}`);
  console.log(`\n${inNumbers(total)}`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function oneStep([title, step]) {
  showTitle(title);
  const startedAt = performance.now();
  const found = await outcomeOf(step, runNode, console.error);
  showOutcome(title, found, startedAt);
  return found;
}

async function besideEachOther(steps, count) {
  const waiting = [...steps];
  const stops = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [title, step] = next;
      const lines = [];
      const startedAt = performance.now();
      const found = await outcomeOf(
        step,
        (script, args, env) => runNode(script, args, env, (text) => lines.push(text)),
        (text) => lines.push(`${text}\n`),
      );
      showTitle(title);
      process.stdout.write(lines.join(''));
      showOutcome(title, found, startedAt);
      stops.push(count(title, found));
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  return stops;
}

/** Wraps a step that the following ones require: it counts only when it fails, and then ends the run. */
export function needed(step) {
  return async (run) => {
    try {
      await step(run);
    } catch (error) {
      return { passed: 0, failed: 1, skipped: 0, stop: true, reason: inWords(error) };
    }
    return { passed: 0, failed: 0, skipped: 0 };
  };
}

/** Wraps a step that reports early what a later one will need, and is not counted itself. */
export function ahead(step) {
  return async (run) => {
    const { reason } = await needed(step)(run);
    return { passed: 0, failed: 0, skipped: 0, reason };
  };
}

async function outcomeOf(step, run, say) {
  const found = await step(run).catch((error) => ({ passed: 0, failed: 1, skipped: 0, reason: inWords(error) }));
  if (found.reason !== undefined) say(found.reason);
  return found;
}

function showTitle(title) {
  console.log(`\n${bold(`── ${title} `.padEnd(72, '─'))}`);
}

function showOutcome(title, found, startedAt) {
  const numbers = found.passed + found.failed > 0 ? `${inNumbers(found)} in ` : '';
  console.log(`${title}: ${numbers}${secondsSince(startedAt)} s`);
}

const secondsSince = (moment) => ((performance.now() - moment) / 1000).toFixed(1);

const inWords = (error) => (error instanceof Error ? error.message : String(error));

function inNumbers({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
