import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL(path.join(import.meta.dirname, 'stop-with-starter.mjs')).href;
const script = `
import { stopWithStarter } from '${module}';
process.once('SIGTERM', () => { console.log('stopped'); process.exit(0); });
stopWithStarter();
setInterval(() => undefined, 1_000);
console.log('started');`;

test('a process started by a shell stops when the shell ends', { timeout: 30_000 }, async () => {
  // With a second command the shell remains, as npm's does, instead of being replaced by the first one.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$SCRIPT"; true'], {
    env: { ...process.env, NODE: process.execPath, SCRIPT: script },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  shell.stdout.on('data', (text: Buffer) => lines.push(...text.toString().split('\n').filter(Boolean)));
  await once(shell.stdout, 'data');
  shell.kill('SIGTERM');
  // The pipe closes when its last writer ends.
  await once(shell.stdout, 'close');
  expect(lines).toEqual(['started', 'stopped']);
});
