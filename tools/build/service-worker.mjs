import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../project.mjs';

const route = '?__react-router-build-client-route';
/** The admin's screens and the component gallery are not for shoppers. */
const notForShoppers = /[\\/]admin[\\/]|[\\/]admin-frame\.|[\\/]dev-ui-page\./;
const textsOf = /virtual:messages\/(\w+)\//;
/** The maximum bytes that a phone stores of one build, uncompressed: a larger build is rejected. */
const maxBytes = 3_000_000;

/**
 * Builds the service worker of the pages in a folder: src/service-worker.ts, with the names of the files used by shoppers' pages. No library is used:
 * the special parts (one document per language, pages that contain their build's version, a queue of cart changes) would have to be written in any
 * case.
 */
export async function buildServiceWorker(client) {
  const esbuild = await import('esbuild');
  const described = await describeBuild(client);
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['src/service-worker.ts'],
    outfile: path.join(client, 'service-worker.js'),
    define: { build: JSON.stringify(described) },
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  });
}

/** Returns the version of a build and its files, from the shoppers' entries in Vite's manifest. */
export async function describeBuild(client) {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
  const routerManifest = (await readdir(path.join(client, 'assets'))).find((name) => /^manifest-\w+\.js$/.test(name));
  const version = /^manifest-(\w+)\.js$/.exec(routerManifest ?? '')?.[1];
  if (version === undefined) throw new Error('The build of the pages has no manifest of its routes.');

  const files = new Set([`/assets/${routerManifest}`]);
  const texts = {};
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key) || notForShoppers.test(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    const language = textsOf.exec(key)?.[1];
    if (language === undefined) files.add(`/${chunk.file}`);
    else (texts[language] ??= []).push(`/${chunk.file}`);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const key of Object.keys(manifest)) if (key === 'src/entry.client.tsx' || key.endsWith(route)) visit(key);

  const all = [...files, ...Object.values(texts).flat()];
  const sizes = await Promise.all(all.map(async (file) => (await stat(path.join(client, file))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes > maxBytes)
    throw new Error(`The service worker would keep ${bytes} bytes on each phone, more than ${maxBytes}.`);
  return { version, files: [...files].sort(), texts };
}
