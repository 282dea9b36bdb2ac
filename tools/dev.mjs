import './node-version.mjs';
import { packagesReady } from './packages.mjs';
import { bin, runNode } from './project.mjs';
import { inWords } from './ready.mjs';

await inWords(packagesReady);
process.exit(await runNode(bin.tsx, ['watch', '--clear-screen=false', 'src/start/shop.ts'], { SHOP_WATCH: '1' }));
