import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout: every tool works in it, wherever it is called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Runs a script with this Node, without a shell or npx, so it works everywhere and starts fast. Its output goes to the caller's terminal, or to
 * `onLine`.
 */
export function runNode(script, args = [], env = {}, onLine) {
  return run(process.execPath, [path.join(root, script), ...args], env, onLine);
}

/** Runs a command; resolves with its exit code. */
export function run(command, args, env = {}, onLine) {
  return new Promise((resolve, reject) => {
    // npm is a script on Windows, which only a shell can start.
    const shell = process.platform === 'win32' && command === 'npm';
    const stdio = onLine === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, stdio, shell, env: { ...process.env, ...env } });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', onLine);
    const pass = (signal) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

export const bin = {
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  reactRouter: 'node_modules/@react-router/dev/bin.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};
