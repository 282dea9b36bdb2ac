import { bin, runNode } from './project.mjs';
import { inWords, ready } from './ready.mjs';

await inWords(ready);
process.exit(await runNode(bin.tsx, ['bench/run.ts', ...process.argv.slice(2)]));
