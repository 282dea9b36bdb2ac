import { inWords, ready } from './ready.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

await inWords(ready);

// In this very process, as the shop is started: the exit code is the answer.
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, 'build/server/migrate.js')).href);
