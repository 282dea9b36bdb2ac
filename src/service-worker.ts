import type { ShopBuild } from './features/offline/worker/shop-build.ts';
import { startWorker } from './features/offline/worker/start-worker.ts';
import { pages } from './pages.ts';

/** Constants of the build (tools/build/service-worker.mjs). */
declare const build: Omit<ShopBuild, 'pages'>;

startWorker({ ...build, pages: pages.map(({ path, query }) => ({ path, query })) });
