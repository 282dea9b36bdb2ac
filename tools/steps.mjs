import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromiumReady } from './chromium.mjs';
import { bin, root, runNode } from './project.mjs';

/** What a step found: how many passed, failed and were skipped. A step without tests of its own counts as one. */
const one = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });

export async function types() {
  const typegen = fs.existsSync(path.join(root, 'react-router.config.ts')) ? await runNode(bin.reactRouter, ['typegen']) : 0;
  return one(typegen || (await runNode(bin.tsc)));
}

export async function lint() {
  return one(await runNode(bin.eslint, ['.', '--max-warnings', '0']));
}

export async function boundaries() {
  return one(await runNode(bin.depcruise, ['src', '--config', '.dependency-cruiser.cjs', '--output-type', 'err-long']));
}

/** Rules, calls and races: everything that needs no browser. `only` narrows it to files whose path holds one of the words. */
export async function tests({ only = [] } = {}) {
  const report = reportFile('tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runNode(bin.vitest, ['run', ...only, ...reporters]);
  return counted(report, code, (found) => ({
    passed: found.numPassedTests,
    // A file that could not even be loaded has no test to its name.
    failed: found.numFailedTests + found.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    skipped: found.numPendingTests + found.numTodoTests,
  }));
}

export async function journeys() {
  const folder = path.join(root, 'e2e');
  const any = fs.existsSync(folder) && fs.readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.e2e.ts'));
  if (!any) return { passed: 0, failed: 0, skipped: 0 };
  const report = reportFile('journeys');
  const environment = {
    CHROMIUM_PATH: await chromiumReady(),
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const code = await runNode(bin.playwright, ['test', '--reporter=list,json'], environment);
  return counted(report, code, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));
}

function counted(report, code, count) {
  const text = fs.existsSync(report) ? fs.readFileSync(report, 'utf8') : '';
  fs.rmSync(path.dirname(report), { recursive: true, force: true });
  const counts = text ? count(JSON.parse(text)) : { passed: 0, failed: 0, skipped: 0 };
  // A runner that fails without naming a test (an error outside of any, nothing found to run) has failed all the same.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
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
