import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIsFresh, sourcesNow, stampBuild } from './build/freshness.mjs';
import { drawIcons } from './build/icons.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { packagesReady } from './packages.mjs';
import { precompress } from './build/precompress.mjs';
import { bin, root, runNode } from './project.mjs';
import { inWords } from './ready.mjs';
import { buildServiceWorker } from './build/service-worker.mjs';
import { slimManifest } from './build/slim-manifest.mjs';
import { smallerScripts } from './build/smaller-scripts.mjs';

/** Runs before every other import, so that React's production build is loaded. */
const inProduction = `import 'data:text/javascript,process.env.NODE_ENV ||= "production"';`;

/** The processes of the shop, and the thread that runs the embedded database. */
const entries = [
  'src/start/shop.ts',
  'src/start/api.ts',
  'src/start/web.ts',
  'src/start/worker.ts',
  'src/start/fill.ts',
  'demo/start/card-provider.ts',
  'src/start/audit.ts',
  'src/start/backup.ts',
  'src/start/files-to-bucket.ts',
  'src/start/migrate.ts',
  'src/start/owner-access.ts',
  'src/start/restore.ts',
  'src/platform/database/embedded/embedded-database.worker.ts',
];

/** Builds the shop into build/, unless another process just did. */
export async function build({ evenIfFresh = false } = {}) {
  await oneAtATime(async () => {
    if (!evenIfFresh && buildIsFresh()) return;
    sweep();
    const startedAt = performance.now();
    const made = sourcesNow();
    // A sibling of build/, so that relative paths (source maps) stay valid after the rename.
    const name = `.building-${process.pid}-${Date.now().toString(36)}`;
    const folder = path.join(root, name);
    fs.mkdirSync(folder);
    try {
      await bothOf(buildPages(name), buildServer(folder));
      await makeTemplate(folder);
      stampBuild(folder, made);
      installBuild(folder);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
    console.log(`Built the shop in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  });
}

/** Waits for both even if one throws, so that neither writes into a folder that is being removed. */
async function bothOf(...work) {
  for (const end of await Promise.allSettled(work)) {
    if (end.status === 'rejected') throw end.reason;
  }
}

/** react-router.config.ts puts the pages into the folder named by BUILD_FOLDER (build/ by default). */
async function buildPages(name) {
  if (!fs.existsSync(path.join(root, 'react-router.config.ts'))) return;
  console.log('Building the pages …');
  const environment = { BUILD_FOLDER: name, NODE_ENV: 'production' };
  const { onLine, end } = linesWithout('`envFile` option is deprecated');
  const code = await runNode(bin.reactRouter, ['build', '--logLevel', 'warn'], environment, onLine);
  end();
  if (code !== 0) throw new Error('Building the pages failed: see above.');
  const client = path.join(root, name, 'web/client');
  await Promise.all([drawIcons(client), buildServiceWorker(client), slimManifest(client), smallerScripts(client)]);
  await precompress(client);
}

/**
 * Forwards a tool's output, except for the lines that contain a text: the router's own use of Vite prints it a dozen times, beyond the reach of our
 * settings.
 */
function linesWithout(text) {
  let line = '';
  const onLine = (chunk) => {
    const lines = (line + chunk).split('\n');
    line = lines.pop() ?? '';
    for (const whole of lines) if (!whole.includes(text)) console.log(whole);
  };
  return { onLine, end: () => line !== '' && onLine('\n') };
}

async function buildServer(folder) {
  const esbuild = await import('esbuild');
  console.log('Building the server …');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries.filter((file) => fs.existsSync(path.join(root, file))),
    outdir: path.join(folder, 'server'),
    entryNames: '[name]',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    banner: { js: inProduction },
    sourcemap: true,
    splitting: false,
    logLevel: 'warning',
  });
}

/** Creates templates of embedded databases, one empty and one migrated, which save a first start most of its time. */
async function makeTemplate(folder) {
  const script = 'tools/build/embedded-template.ts';
  if (!fs.existsSync(path.join(root, script))) return;
  console.log('Making the empty databases …');
  const code = await runNode(bin.tsx, [path.join(root, script), folder]);
  if (code !== 0) throw new Error('Making the empty databases failed: see above.');
}

function installBuild(folder) {
  const target = path.join(root, 'build');
  const old = `${folder}-old`;
  if (fs.existsSync(target)) fs.renameSync(target, old);
  fs.renameSync(folder, target);
  fs.rmSync(old, { recursive: true, force: true });
}

/** Removes what killed builds left behind; this process has the lock, so none of it is in use. */
function sweep() {
  for (const name of fs.readdirSync(root)) {
    if (name.startsWith('.building-')) fs.rmSync(path.join(root, name), { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  await inWords(async () => {
    await packagesReady();
    await build({ evenIfFresh: !process.argv.includes('--unless-fresh') });
  });
}
