import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page as Tab } from '@playwright/test';
import type { DemoShop, Tokens } from './demo-shop.ts';
import type { Screen } from './screens.ts';

/** An appearance of the shop: a theme and a direction. */
export interface Look {
  readonly theme: 'dark' | 'light';
  readonly view: 'ltr' | 'rtl';
}

export const modes: readonly Look[] = [
  { theme: 'dark', view: 'ltr' },
  { theme: 'dark', view: 'rtl' },
  { theme: 'light', view: 'ltr' },
  { theme: 'light', view: 'rtl' },
];

/** A screen to be captured in a language and at a width, in every look. */
export interface Errand extends Screen {
  readonly language: string;
  readonly width: number;
}

const phone = 700;
const settleMs = 350;
const longestLoadMs = 30_000;

/** Returns the path of an image within the folder of all images. */
export function imageFile(
  { name, language, width }: Pick<Errand, 'name' | 'language' | 'width'>,
  { theme, view }: Look,
): string {
  const file = name.replace(/[^\w-]+/g, '_').replace(/^_|_$/g, '');
  return path.join(`${theme}-${view}`, `${file}-${width}-${language}.png`);
}

interface Work {
  readonly shop: DemoShop;
  readonly errands: readonly Errand[];
  readonly folder: string;
  readonly full: boolean;
  readonly atOnce: number;
}

/** Captures every page in every look, a few at a time; returns the problems found: errors in the console, pages that are too wide. */
export async function takeImages(browser: Browser, { shop, errands, folder, full, atOnce }: Work): Promise<string[]> {
  for (const { theme, view } of modes) await mkdir(path.join(folder, `${theme}-${view}`), { recursive: true });
  const errors = new Set<string>();
  const waiting = [...errands];
  const turn = async () => {
    for (let errand = waiting.shift(); errand !== undefined; errand = waiting.shift()) {
      const context = await contextFor(browser, shop, errand);
      try {
        await image(context, { shop, errand, folder, full, errors });
      } catch (error) {
        errors.add(`${errand.address} at ${errand.width} in ${errand.language}: ${String(error).slice(0, 200)}`);
      } finally {
        await context.close();
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
  return [...errors];
}

async function contextFor(
  browser: Browser,
  shop: DemoShop,
  { visitor, language, width }: Errand,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The style that disables transitions is the tool's own, which the shop's policy would block.
    bypassCSP: true,
    isMobile: width < phone,
    hasTouch: width < phone,
  });
  await context.addCookies([{ name: 'language', value: language, url: shop.url }]);
  const whom = visitor === 'guest' ? null : shop[visitor];
  await context.addInitScript((tokens: Tokens | null) => {
    localStorage.setItem('install-offer', 'installed 1');
    if (tokens === null) return;
    localStorage.setItem('accessToken', tokens.access);
    localStorage.setItem('refreshToken', tokens.refresh);
  }, whom);
  return context;
}

interface One {
  readonly shop: DemoShop;
  readonly errand: Errand;
  readonly folder: string;
  readonly full: boolean;
  readonly errors: Set<string>;
}

async function image(context: BrowserContext, { shop, errand, folder, full, errors }: One): Promise<void> {
  const tab = await context.newPage();
  tab.on('pageerror', (error) => errors.add(`${errand.address}: uncaught ${error.message}`));
  await errand.before?.(tab);
  await tab.goto(`${shop.url}${errand.address}`, { waitUntil: 'load', timeout: longestLoadMs });
  await tab.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await errand.act?.(tab);
  // A colour in transition between two themes belongs to neither.
  await tab.addStyleTag({ content: '*,::before,::after{transition:none!important;animation:none!important}' });
  await tab.waitForTimeout(settleMs);
  for (const look of modes) {
    await wear(tab, look);
    const tooWide = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (tooWide > 0)
      errors.add(`${errand.address} is ${tooWide} px too wide at ${errand.width} in ${errand.language}, ${look.view}`);
    await tab.screenshot({ path: path.join(folder, imageFile(errand, look)), fullPage: full });
  }
}

/** Changes theme and direction as another window of the shop would. */
async function wear(tab: Tab, { theme, view }: Look): Promise<void> {
  await tab.evaluate(
    ([wantedTheme, wantedView]) => {
      document.documentElement.dataset['theme'] = wantedTheme ?? '';
      document.documentElement.dir = wantedView ?? '';
      for (const [key, newValue] of [
        ['theme', wantedTheme],
        ['view', wantedView],
      ] as const)
        dispatchEvent(new StorageEvent('storage', { key, newValue: newValue ?? null }));
    },
    [theme, view],
  );
  await tab.waitForTimeout(60);
}
