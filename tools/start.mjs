// Imported first: it rejects a Node version that is too old.
import { inWords, ready } from './ready.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';
import { stopWithStarter } from './stop-with-starter.mjs';

if (process.env['npm_lifecycle_event'] === 'start') stopWithStarter();
await inWords(ready);

// In this process: signals and the exit code are the shop's own, and no second Node costs time and memory.
const shop = path.join(root, 'build/server/shop.js');
process.chdir(root);
process.argv[1] = shop;
process.setSourceMapsEnabled(true);
await import(pathToFileURL(shop).href);
