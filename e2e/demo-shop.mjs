import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';

/*
 * The shop that the journeys run on, in a data folder of its own. Its log stands there, where a journey looks for what must not
 * be in it. The folder goes when the shop has ended: before, its database may still be writing to it.
 */
const folder = process.env['DATA_DIR'];
if (folder === undefined) throw new Error('DATA_DIR is not set.');
mkdirSync(folder, { recursive: true });
const shop = spawn(process.execPath, ['build/server/shop.js'], {
  stdio: ['ignore', openSync(path.join(folder, 'shop.log'), 'a'), 'inherit'],
});
// The runner stops the whole group of processes, so that the shop has the signal as well.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
shop.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.exit(code ?? 1);
});
