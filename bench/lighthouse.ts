import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pages } from '../src/pages.ts';
import { pageAddresses } from '../src/testing/page-addresses.ts';
import { findChromium } from '../tools/chromium.mjs';
import { packageApart } from '../tools/package-apart.mjs';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { start } from './processes.ts';

/** The fields read from a Lighthouse report. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>;
}

/** Lighthouse depends on 161 packages that nothing else needs. */
const lighthouse = { name: 'lighthouse', version: '12.8.2', file: 'cli/index.js' };

/** The pages visited first: home page, list, product, category, cart, story, search, seller. */
const judged = [
  '/home',
  '/shop-grid',
  '/single-product/:slug',
  '/catagory/:slug',
  '/cart',
  '/search',
  '/blog-details/:slug',
  '/vendor-shop/:slug',
];
/** The machine's load varies, so the median of this many runs counts. */
const runs = 5;
/** Maximum attempts per run: recording in the browser fails occasionally, on any page. */
const maxTries = 3;

/**
 * Timings on a slow phone, in milliseconds, and the Lighthouse scores computed from them: targets (docs/decisions/0042) and maximums. Blocking time
 * and scores depend on the measuring machine, so they are not enforced.
 */
const speeds = [
  { name: 'first paint', audit: 'first-contentful-paint', goal: 1_000, max: 1_600 },
  { name: 'largest paint', audit: 'largest-contentful-paint', goal: 1_500, max: 2_900 },
  { name: 'blocking', audit: 'total-blocking-time', goal: 50 },
] as const;

const categories = ['accessibility', 'best-practices', 'seo'] as const;

/** Measures the Lighthouse scores of the pages visited first, in a phone viewport, from a demo shop. */
export async function measureLighthouse(shop: BenchShop): Promise<void> {
  const chromium = findChromium();
  if (chromium === null) throw new Error('Lighthouse needs Chromium: name its path in CHROMIUM_PATH.');
  const demo = await start(['build/server/shop.js'], { DATA_DIR: path.join(shop.folder, 'lighthouse') }, '/readyz');
  try {
    const all = await pageAddresses(pages, async (path) => (await fetch(`${demo.url}${path}`)).text());
    for (const { address } of all.filter(({ page }) => judged.includes(page.path))) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run += 1)
        reports.push(await judge(`${demo.url}${address}`, path.join(shop.folder, 'lighthouse.json'), chromium));
      const [report] = reports;
      if (report === undefined) continue;
      const page = address.split('/')[1] ?? '';
      recordSpeed(page, reports);
      // A page excluded from search engines cannot reach a full SEO score.
      const isListed = !(await (await fetch(`${demo.url}${address}`)).text()).includes('content="noindex"');
      for (const category of categories.filter((name) => isListed || name !== 'seo')) {
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

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Infinity;

/** Records a page's timings on a slow phone, as the median of its runs. */
function recordSpeed(page: string, reports: readonly Report[]): void {
  const points = reports.map(({ categories: found }) => (found['performance']?.score ?? 0) * 100);
  record({ name: `performance of /${page}`, value: medianOf(points), unit: 'points', goal: 95 });
  for (const { name, audit, ...bounds } of speeds) {
    const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? Infinity);
    record({ name: `${name} of /${page}`, value: medianOf(values), unit: 'ms', ...bounds });
  }
}

async function judge(url: string, file: string, chromium: string): Promise<Report> {
  const args = [
    await packageApart(lighthouse),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
    `--only-categories=performance,${categories.join(',')}`,
  ];
  for (let tried = 1; tried <= maxTries; tried += 1) {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: chromium },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code === 0) return JSON.parse(await readFile(file, 'utf8')) as Report;
  }
  throw new Error(`Lighthouse could not judge ${url} in ${maxTries} tries.`);
}
