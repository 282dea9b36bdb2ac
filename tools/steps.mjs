import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromiumReady } from './chromium.mjs';
import { bin, root, runNode } from './project.mjs';
import { afterSecondRun, readPlaywrightReport, readVitestReport } from './reports.mjs';

/** What a step found: how many passed, failed and were skipped. A step without tests of its own counts as one. */
const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** With more failures than these nothing was disturbed by chance: they are not run again. */
const mostDisturbed = 12;

export async function types() {
  const typegen = fs.existsSync(path.join(root, 'react-router.config.ts'))
    ? await runNode(bin.reactRouter, ['typegen'])
    : 0;
  return one(typegen || (await runNode(bin.tsc)));
}

export async function lint() {
  return one(await runNode(bin.eslint, ['.', '--max-warnings', '0']));
}

export async function format() {
  return one(await runNode(bin.prettier, ['--check', '--log-level', 'warn', '.']));
}

export async function boundaries() {
  const imports = await runNode(bin.depcruise, [
    'src',
    'demo',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
  ]);
  const rows = await runNode(bin.tsx, ['tools/boundaries/check-rows.ts']);
  return one(imports || rows);
}

/** Compares the hand-written statements with a migrated database. */
export async function statements() {
  return one(await runNode(bin.tsx, ['tools/statements/check.ts']));
}

/**
 * Rules, calls and races: everything that needs no browser. `only` narrows it to files whose path holds one of the words.
 * Files in which something failed run once more, one at a time.
 */
export async function tests({ only = [] } = {}) {
  const run = async (args) => {
    const report = reportFile('tests');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runNode(bin.vitest, ['run', ...args, ...reporters]);
    return read(report, code, (found) => readVitestReport(found, root));
  };
  return twice(await run(only), ({ failures }) =>
    run([...new Set(failures.map(({ file }) => file)), '--maxWorkers=1']),
  );
}

/** The browser journeys. Those that failed run once more, one at a time, and leave a trace of what happened. */
export async function journeys() {
  const folder = path.join(root, 'e2e');
  const any =
    fs.existsSync(folder) && fs.readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.e2e.ts'));
  if (!any) return { passed: 0, failed: 0, skipped: 0 };
  await chromiumReady();
  const run = async (args) => {
    const report = reportFile('journeys');
    const environment = { E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await runNode(bin.playwright, ['test', '--reporter=list,json', ...args], environment);
    return read(report, code, readPlaywrightReport);
  };
  return twice(await run([]), () => run(['--last-failed', '--workers=1', '--trace=retain-on-failure']));
}

/** A slow machine disturbs a test that waits for something; what is broken fails by itself too. */
async function twice(first, runFailed) {
  const again = first.failures.length > 0 && first.failures.length <= mostDisturbed;
  if (again) console.log(`\n${first.failures.length} failed and run once more, by themselves`);
  const { found, disturbed } = again ? afterSecondRun(first, await runFailed(first)) : { found: first, disturbed: [] };
  return {
    passed: found.passed,
    failed: found.failures.length,
    skipped: found.skipped,
    names: [
      ...found.failures.map(({ name }) => `failed: ${name}`),
      ...disturbed.map(({ name }) => `passed only by itself: ${name}`),
    ],
  };
}

function read(report, code, reader) {
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  fs.rmSync(path.dirname(report), { recursive: true, force: true });
  const found = text ? reader(JSON.parse(text)) : { passed: 0, skipped: 0, failures: [] };
  // A runner that fails without naming a test (an error outside of any, nothing found to run) has failed all the same.
  return code !== 0 && found.failures.length === 0
    ? { ...found, failures: [{ name: 'the runner itself', file: '' }] }
    : found;
}

function reportFile(name) {
  return path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'hojreh-report-')), `${name}.json`);
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
