import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** Pages that links prefetch (`prefetch="intent"`). */
const fetchedAhead = new Set(['/single-product/:slug', '/product/:slug', '/catagory/:slug']);

/** The boolean properties of a route, one bit each. */
const marks = [
  'hasAction',
  'hasLoader',
  'hasClientAction',
  'hasClientLoader',
  'hasClientMiddleware',
  'hasDefaultExport',
  'hasErrorBoundary',
];

/**
 * Rewrites the browser's route manifest, which is loaded before the first screen, as rows from which it builds the manifest: a third smaller when
 * compressed. The imports of the routes' modules, more than half of the file, are left out except for prefetched pages. The server's manifest, which
 * renders documents, is complete.
 */
export async function slimManifest(client) {
  const folder = path.join(client, 'assets');
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  const file = path.join(folder, name);
  const [, list] = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(await readFile(file, 'utf8')) ?? [];
  if (list === undefined)
    throw new Error('The list of routes is not written as it was: see tools/build/slim-manifest.mjs.');
  const manifest = JSON.parse(list);
  for (const route of Object.values(manifest.routes)) if (!fetchedAhead.has(route.path)) delete route.imports;
  await writeFile(file, inRows(manifest));
}

/** Returns the manifest as a script of rows: id, which is usually the path, parent, bits, module, and the properties that differ from the usual. */
export function inRows({ routes, ...rest }) {
  const rows = Object.values(routes).map(({ id, parentId, path: at, caseSensitive, module, css, ...others }) => {
    const bits = marks.reduce((sum, mark, index) => sum + (others[mark] === true ? 2 ** index : 0), 0);
    const odd = Object.entries({ path: at, caseSensitive, css, ...others }).filter(
      ([key, value]) => !marks.includes(key) && JSON.stringify(value) !== JSON.stringify(usual(id)[key]),
    );
    const own = odd.map(([key, value]) => `${key}:${JSON.stringify(value) ?? 'void 0'}`);
    const cells = [id, parentId, bits, module.replace(/^\/assets\/|\.js$/g, '')].map(
      (cell) => JSON.stringify(cell) ?? '',
    );
    return `[${cells.join()}${own.length === 0 ? '' : `,{${own.join()}}`}]`;
  });
  const script =
    `let m=window.__reactRouterManifest=${JSON.stringify({ ...rest, routes: {} })};` +
    `for(let[id,parentId,b,f,o]of[${rows.join()}])m.routes[id]={id,parentId,path:id,caseSensitive:true,${marks.map((mark, index) => `${mark}:!!(b&${2 ** index})`).join()},module:"/assets/"+f+".js",css:[],...o}`;
  const window = {};
  new Function('window', script)(window);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(window.__reactRouterManifest)), { ...rest, routes }))
    throw new Error('The rows of the list of routes do not make the list: see tools/build/slim-manifest.mjs.');
  return script;
}

const usual = (id) => ({ path: id, caseSensitive: true, css: [] });
