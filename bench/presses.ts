import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cartMessages } from '#features/cart/cart.messages.ts';
import { homeMessages } from '#features/home/home.messages.ts';
import { listsMessages } from '#features/listings/listings.messages.ts';
import { frameMessages } from '#web/frame/frame.messages.ts';
import { launching } from '../e2e/launching.ts';
import { findPageDrawer } from '../tools/chromium.mjs';
import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { start } from './processes.ts';

/** An interaction on a page. */
interface Press {
  readonly name: string;
  readonly page: string;
  readonly press: (page: Page) => Promise<void>;
}

/** The machine's load varies, so the median of this many runs counts. */
const runs = 5;
/** A slow phone: a processor four times slower than this one, 1.6 Mbit/s, 150 ms latency to the shop. */
const slowdown = 4;
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Milliseconds by which the result of a press has been rendered. */
const drawnAfterMs = 1_500;

const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, disabled: false }).first();

const presses = (product: string): readonly Press[] => [
  { name: 'menu', page: '/home', press: (page) => button(page, frameMessages.fa.menu).tap() },
  { name: 'heart', page: '/home', press: (page) => page.getByRole('article').getByRole('button').first().tap() },
  {
    name: 'night mode',
    page: '/home',
    press: (page) => page.getByRole('switch', { name: homeMessages.fa.nightMode }).tap(),
  },
  { name: 'letter of a search', page: '/home', press: (page) => page.getByRole('combobox').first().press('k') },
  { name: 'filter', page: '/shop-grid', press: (page) => button(page, listsMessages.fa.filter).tap() },
  { name: 'product', page: '/shop-grid', press: (page) => page.getByRole('article').getByRole('link').first().tap() },
  { name: 'add to cart', page: product, press: (page) => button(page, cartMessages.fa.addToCart).tap() },
];

/**
 * Measures the time from a press to the next frame on a phone four times slower (interaction to next paint). The page is hydrated and idle by then.
 */
export async function measurePresses(shop: BenchShop): Promise<void> {
  const demo = await start(['build/server/shop.js'], { DATA_DIR: path.join(shop.folder, 'presses') }, '/readyz');
  const browser = await chromium.launch(launching(findPageDrawer()));
  try {
    const list = (await (await fetch(`${demo.url}/api/products/`)).json()) as { data: { slug: string }[] };
    for (const { name, page: address, press } of presses(`/single-product/${list.data[0]?.slug ?? ''}`)) {
      const took: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({
          viewport: { width: 412, height: 823 },
          isMobile: true,
          hasTouch: true,
        });
        const page = await context.newPage();
        await slowDown(await context.newCDPSession(page));
        await page.goto(`${demo.url}${address}`, { waitUntil: 'networkidle' });
        took.push(await timeOf(page, () => press(page)));
        await context.close();
      }
      const value = took.toSorted((a, b) => a - b)[runs >> 1] ?? Infinity;
      record({ name: `press of ${name} on /${address.split('/')[1] ?? ''}`, value, unit: 'ms', goal: 100, max: 200 });
    }
  } finally {
    await browser.close();
    await demo.stop();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Returns the longest event of a press, from the touch to the next frame, in milliseconds. */
async function timeOf(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
      // Shorter events are not reported: 16 ms, one frame at 60 Hz.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press();
  await delay(drawnAfterMs);
  return page.evaluate(() => (window as unknown as { seen: { longest: number } }).seen.longest);
}
