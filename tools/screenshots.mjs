import { chromiumReady, findPageDrawer } from './chromium.mjs';
import { bin, runNode } from './project.mjs';
import { inWords, ready } from './ready.mjs';

await inWords(ready);
await inWords(chromiumReady);
process.exit(
  await runNode(bin.tsx, ['tools/screenshots/run.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: findPageDrawer() }),
);
