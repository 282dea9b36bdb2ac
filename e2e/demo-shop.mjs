import { spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';

/*
 * Starts the shop that the tests run on, with a data folder of its own. The folder contains its log, which a test searches for what must not be in
 * it. It is deleted once the shop has exited: before, its database may still be writing to it.
 */
const folder = process.env['DATA_DIR'];
if (folder === undefined) throw new Error('DATA_DIR is not set.');
mkdirSync(folder, { recursive: true });
const shop = spawn(process.execPath, ['build/server/shop.js'], {
  stdio: ['ignore', openSync(path.join(folder, 'shop.log'), 'a'), 'inherit'],
});
// The runner signals the whole process group, so that the shop receives the signal as well.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined);
shop.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  process.exit(code ?? 1);
});
