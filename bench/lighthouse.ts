import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '../src/pages.ts';
import { pageAddresses } from '../src/testing/page-addresses.ts';
import { findChromium } from '../tools/chromium.mjs';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { start } from './processes.ts';

/** What is read of a report of Lighthouse. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/** What one meets first: the shop window, a list, a product, a category, a story, a seller. */
const judged = [
  '/home',
  '/shop-grid',
  '/single-product/:slug',
  '/catagory/:slug',
  '/blog-details/:slug',
  '/vendor-shop/:slug',
];
const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** How Lighthouse judges the screens one meets first, as a phone shows them, from a demo shop. */
export async function measureLighthouse(shop: BenchShop): Promise<void> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('Lighthouse needs Chromium: name its path in CHROMIUM_PATH.');
  const demo = await start(['build/server/shop.js'], { DATA_DIR: path.join(shop.folder, 'lighthouse') }, '/readyz');
  try {
    const all = await pageAddresses(pages, async (path) => (await fetch(`${demo.url}${path}`)).text());
    for (const { address } of all.filter(({ page }) => judged.includes(page.path))) {
      const report = await judge(`${demo.url}${address}`, path.join(shop.folder, 'lighthouse.json'), chromium);
      const page = address.split('/')[1] ?? '';
      for (const category of categories) {
        record({
          name: `${category} of /${page}`,
          value: (report.categories[category]?.score ?? 0) * 100,
          unit: 'points',
          min: 100,
        });
      }
      record({
        name: `layout shift of /${page}`,
        value: report.audits['cumulative-layout-shift']?.numericValue ?? Infinity,
        unit: '',
        max: 0.02,
      });
    }
  } finally {
    await demo.stop();
  }
}

async function judge(url: string, file: string, chromium: string): Promise<Report> {
  const args = [
    path.resolve('node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=performance,${categories.join(',')}`,
  ];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Lighthouse could not judge ${url}`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}
