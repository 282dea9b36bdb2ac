import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Pages that links fetch ahead (`prefetch="intent"`). */
const fetchedAhead = new Set(['/single-product/:slug', '/product/:slug', '/catagory/:slug']);

/**
 * Leaves out of the browser's list of routes what their modules import: more than half of a file that is loaded before
 * the first screen, and read only to fetch pages ahead. The server's own list, from which documents are made, keeps it.
 */
export async function slimManifest(client) {
  const folder = path.join(client, 'assets');
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  const file = path.join(folder, name);
  const [, before, list, after] = /^(window\.__reactRouterManifest=)(\{.*\})(;?\s*)$/s.exec(await readFile(file, 'utf8')) ?? [];
  if (list === undefined) throw new Error('The list of routes is not written as it was: see tools/slim-manifest.mjs.');
  const manifest = JSON.parse(list);
  for (const route of Object.values(manifest.routes)) if (!fetchedAhead.has(route.path)) delete route.imports;
  await writeFile(file, `${before}${JSON.stringify(manifest)}${after}`);
}
