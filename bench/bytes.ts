import { brotliCompressSync } from 'node:zlib';
import { rawAnswer } from './answers.ts';
import { record } from './figures.ts';
import { start } from './processes.ts';
import path from 'node:path';
import type { BenchShop } from './bench-shop.ts';

const kilobyte = 1_000;

/** The maximum number of elements a phone lays out before the first paint, for each kind of page. */
const maxElements = { home: 1_270, grid: 700, product: 530 };

/** Measures what a phone fetches (brotli) and lays out before the first screen is visible and usable, from a demo shop. */
export async function measureBytes(shop: BenchShop): Promise<void> {
  const demo = await start(['build/server/shop.js'], { DATA_DIR: path.join(shop.folder, 'bytes') }, '/readyz');
  const list = (await (await fetch(`${demo.url}/api/products/`)).json()) as { data: { slug: string }[] };
  for (const [name, address] of [
    ['home', '/home'],
    ['grid', '/shop-grid'],
    ['product', `/single-product/${list.data[0]?.slug ?? ''}`],
  ] as const) {
    const page = await rawAnswer(`${demo.url}${address}`);
    // The page's styles are inlined in the document.
    record({ name: `document of the ${name} page`, value: page.bytes / kilobyte, unit: 'kB', max: 32 });
    const html = await (await fetch(`${demo.url}${address}`)).text();
    record({ name: `files before the first paint of ${name}`, value: blocking(html).length, unit: '', max: 0 });
    record({ name: `elements of the ${name} page`, value: elements(html), unit: '', max: maxElements[name] });
    const scripts = addresses(html, /"(\/assets\/[^"]+\.js)"/g);
    record({
      name: `scripts of the ${name} page`,
      value: (await bytesOf(demo.url, scripts)) / kilobyte,
      unit: 'kB',
      max: 130,
    });
  }
  // An English page uses two subsets of the font, a Persian page usually one.
  const english = await (await fetch(`${demo.url}/home`, { headers: { cookie: 'language=en' } })).text();
  const fonts = addresses(english, /href="([^"]+\.woff2)"/g);
  record({ name: 'fonts of a page', value: (await bytesOf(demo.url, fonts)) / kilobyte, unit: 'kB', max: 60 });
  await demo.stop();
}

/** Returns what blocks a browser's first paint: style sheets and scripts that are not modules. */
function blocking(html: string): readonly string[] {
  return html.match(/<link[^>]+rel="stylesheet"|<script src=(?![^>]*(?:type="module"|async|defer))/g) ?? [];
}

function elements(html: string): number {
  return html.match(/<[a-z]/g)?.length ?? 0;
}

function addresses(html: string, pattern: RegExp): readonly string[] {
  return [...html.matchAll(pattern)].map((match) => match[1] ?? '');
}

async function bytesOf(url: string, addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const address of new Set(addresses))
    bytes += brotliCompressSync(Buffer.from(await (await fetch(`${url}${address}`)).arrayBuffer())).length;
  return bytes;
}
