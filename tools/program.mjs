import { inWords, ready } from './ready.mjs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

await inWords(ready);

// `node tools/program.mjs audit`: runs a program of the build in this process, as the shop is started; the exit code is its result.
const [name] = process.argv.splice(2, 1);
process.chdir(root);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(path.join(root, `build/server/${name}.js`)).href);
