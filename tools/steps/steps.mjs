import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromiumReady } from '../chromium.mjs';
import { inMemory } from '../memory-folder.mjs';
import { bin, root } from '../project.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

/*
 * The steps of `npm test` and `npm run check`. Each step receives `run`, which runs a Node script, and returns how many passed, failed and were
 * skipped; one without tests of its own counts as one.
 */

const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

/** Generates React Router's types of each page, without which neither the compiler nor the linter can process the pages. */
export async function pageTypes(run) {
  if ((await run(bin.reactRouter, ['typegen'])) !== 0) throw new Error('The types of the pages could not be made.');
}

/** Runs the linter's rules and the compiler in one pass over every file; each belongs to the nearest tsconfig.json. */
export async function lint(run) {
  return one(await run(bin.oxlint));
}

/** Checks that every file is formatted by Oxfmt. */
export async function format(run) {
  return one(await run(bin.oxfmt, ['--check']));
}

/** Checks the imports between modules, the use of other owners' tables, and the size of functions, files and folders. */
export async function boundaries(run) {
  const imports = await run(bin.depcruise, [
    'src',
    'demo',
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'err-long',
  ]);
  const rows = await run(bin.tsx, ['tools/boundaries/check-rows.ts']);
  const sizes = await run(bin.tsx, ['tools/house/house-counts.ts']);
  return one(imports || rows || sizes);
}

/** Compares the hand-written statements with a migrated database. */
export async function statements(run) {
  return one(await run(bin.tsx, ['tools/statements/check.ts']));
}

/** Builds the shop unless the build is fresh. */
export async function build(run) {
  if ((await run('tools/build.mjs', ['--unless-fresh'])) !== 0) throw new Error('The shop could not be built.');
}

/** Rules, calls and races: all tests without a browser. `args` are passed to Vitest, to select some. */
export const tests =
  (...args) =>
  async (run) => {
    const report = reportFile('tests');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await inMemory((folder) => run(bin.vitest, ['run', ...args, ...reporters], folder));
    return read(report, code, (found) => readVitestReport(found, root));
  };

/** The browser journeys. A failing one is retried once, with a recording; the report lists those that passed only then. */
export const journeys = (run) => journeysOf()(run);

/** Some of the journeys, by file, with settings. */
export const journeysOf =
  (files = [], settings = {}) =>
  async (run) => {
    await chromiumReady();
    const report = reportFile('journeys');
    const environment = { ...settings, E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await inMemory((folder) =>
      run(bin.playwright, ['test', ...files, '--reporter=list,json'], { ...folder, ...environment }),
    );
    return read(report, code, readPlaywrightReport);
  };

function read(report, code, reader) {
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  fs.rmSync(path.dirname(report), { recursive: true, force: true });
  const { passed, skipped, failed, flaky } = text
    ? reader(JSON.parse(text))
    : { passed: 0, skipped: 0, failed: [], flaky: [] };
  // A runner that exits with an error without naming a test (an error outside of any, no tests found) counts as failed.
  const problems = code !== 0 && failed.length === 0 ? ['the runner itself'] : failed;
  return {
    passed,
    failed: problems.length,
    skipped,
    names: [
      ...problems.map((name) => `failed: ${name}`),
      ...flaky.map((name) => `passed at its second try only: ${name}`),
    ],
  };
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
