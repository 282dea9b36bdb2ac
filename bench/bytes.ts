import { brotliCompressSync } from 'node:zlib';
import { rawAnswer } from './answers.ts';
import { record } from './figures.ts';
import { start } from './processes.ts';
import path from 'node:path';
import type { BenchShop } from './bench-shop.ts';

const kilobyte = 1_000;

/** What a phone fetches before the first screen works, brotli, from a demo shop. */
export async function measureBytes(shop: BenchShop): Promise<void> {
  const demo = await start(['build/server/shop.js'], { DATA_DIR: path.join(shop.folder, 'bytes') }, '/readyz');
  const list = (await (await fetch(`${demo.url}/api/products/`)).json()) as { data: { slug: string }[] };
  for (const [name, address] of [
    ['home', '/home'],
    ['product', `/single-product/${list.data[0]?.slug ?? ''}`],
  ] as const) {
    const page = await rawAnswer(`${demo.url}${address}`);
    record({ name: `HTML of the ${name} page`, value: page.bytes / kilobyte, unit: 'kB', max: 20 });
    const html = await (await fetch(`${demo.url}${address}`)).text();
    const scripts = [...html.matchAll(/(?:modulepreload" href|script[^>]* src|import\()="?'?([^"']+\.js)/g)].map(
      (match) => match[1] ?? '',
    );
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1] ?? '');
    record({
      name: `styles of the ${name} page`,
      value: (await bytesOf(demo.url, styles)) / kilobyte,
      unit: 'kB',
      max: 15,
    });
    record({
      name: `scripts of the ${name} page`,
      value: (await bytesOf(demo.url, scripts)) / kilobyte,
      unit: 'kB',
      max: 130,
    });
  }
  await demo.stop();
}

async function bytesOf(url: string, addresses: readonly string[]): Promise<number> {
  let bytes = 0;
  for (const address of new Set(addresses))
    bytes += brotliCompressSync(Buffer.from(await (await fetch(`${url}${address}`)).arrayBuffer())).length;
  return bytes;
}
