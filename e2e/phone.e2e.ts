import type { Page } from '@playwright/test';
import { pages } from '../src/pages.ts';
import { ownAddresses } from '../src/testing/page-addresses.ts';
import { expect, test } from './shop-test.ts';
import { addressesOf, onDesktop, onPhone, readingAs, speakEnglish, visit } from './steps.ts';

/** The tables of a page that can be pushed sideways, and by how much. */
const tooWide = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('table') })
    .evaluateAll((regions) =>
      regions
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((region) => `${region.getAttribute('aria-label') ?? ''}: ${region.scrollWidth - region.clientWidth}`),
    );

const widths = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 } };

test(
  'APP-11 no table of the staff stands beyond the edge of a phone or a tablet',
  onPhone,
  async ({ page, api, signIn, owner }) => {
    test.setTimeout(300_000);
    await signIn(page, await owner());
    const staffPages = await addressesOf(
      api,
      pages.filter(({ frame, path }) => frame === 'admin' && !path.includes(':')),
    );
    let tables = 0;
    for (const { address } of staffPages) {
      await visit(page, address);
      // Where a conversation is open it never falls silent.
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
      for (const [screen, size] of Object.entries(widths)) {
        await page.setViewportSize(size);
        await expect.soft.poll(() => tooWide(page), `${address} on a ${screen}`).toEqual([]);
      }
      tables += await page.getByRole('table').count();
    }
    expect(tables).toBeGreaterThan(8);
  },
);

test('APP-11 a tab that the address opens is in sight on a phone', onPhone, async ({ page, signIn, owner }) => {
  await signIn(page, await owner());
  await visit(page, '/admin/promotions?tab=banner');
  const tab = page.getByRole('tab', { selected: true });
  await expect(tab).toBeInViewport({ ratio: 0.95 });
  await page.getByRole('tab').first().click();
  await expect(tab).toBeInViewport({ ratio: 0.95 });
});

test('APP-11 a long state never covers the cell beside it on a phone', onPhone, async ({ page, signIn, owner }) => {
  await speakEnglish(page);
  await signIn(page, await owner());
  await visit(page, '/admin/orders?state=at-station');
  const states = page.getByRole('cell').filter({ hasText: 'Dropped in the delivery station' });
  await expect(states.first()).toBeVisible();
  expect(await states.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(
    0,
  );
});

test(
  'APP-11 fields beside each other are equally high, whatever is said below them',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/promotions');
    await page.getByRole('button', { name: 'کد تخفیف تازه' }).click();
    const fields = page.getByRole('dialog').locator('input:not([type=checkbox]), select');
    await expect(fields).toHaveCount(9);
    const heights = await fields.evaluateAll((all) =>
      all.map((one) => (one.parentElement ?? one).getBoundingClientRect().height),
    );
    expect(Math.max(...heights) - Math.min(...heights), heights.join()).toBeLessThan(4);
  },
);

test(
  'CONT-01 a post names the day from which it shows in the calendar of its reader',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/posts');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByLabel('زمان انتشار')).toHaveValue(/^۱۴[۰-۹]{2}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2}$/);
  },
);

/** Runs in the browser: sentences of a language that run in the layout's direction instead of their own, with a figure or a mark at the wrong end. */
function turnedAround(language: 'fa' | 'en'): string[] {
  const [letters, edge, against] =
    language === 'fa'
      ? ([/[\u0621-\u064a\u066e-\u06d3]/, /^[\d۰-۹(«+−]|[\d۰-۹.:؟!…)»٪]$/, 'ltr'] as const)
      : ([/[A-Za-z]/, /^[(“"+−]|[.:?!…)”%]$/, 'rtl'] as const);
  const isInline = ({ display, unicodeBidi }: CSSStyleDeclaration) =>
    /^(?:inline|contents)$/.test(display) && unicodeBidi === 'normal';
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    let box = text.parentElement;
    if (box?.closest('script, style, noscript, option, svg, .sr-only') !== null || box.getClientRects().length === 0)
      continue;
    while (box.parentElement !== null && isInline(getComputedStyle(box))) box = box.parentElement;
    const { direction, unicodeBidi } = getComputedStyle(box);
    const said = box.innerText.trim();
    if (
      unicodeBidi !== 'plaintext' &&
      direction === against &&
      !said.includes('\n') &&
      letters.test(said) &&
      edge.test(said)
    )
      found.add(said);
  }
  return [...found];
}

for (const [language, view] of [
  ['fa', 'ltr'],
  ['en', 'rtl'],
] as const) {
  test(
    `APP-03 a sentence in ${language} keeps its direction where the layout is ${view}`,
    onPhone,
    async ({ page, signIn, api, demoPerson }) => {
      test.setTimeout(120_000);
      const customer = await demoPerson('Customer');
      await signIn(page, customer);
      if (language === 'en') await speakEnglish(page);
      await page.addInitScript((kept) => {
        localStorage.setItem('view', kept);
      }, view);
      const own = await ownAddresses(readingAs(api, customer));
      for (const address of [
        '/home',
        '/shop-list',
        '/blog-details',
        '/vendors',
        '/contact',
        '/settings',
        '/notifications',
        '/my-order',
        '/my-tickets',
        '/wallet',
        '/cart',
        '/edit-profile',
        ...own,
      ]) {
        await visit(page, address);
        await expect(page.locator('html')).toHaveAttribute('dir', view);
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        expect.soft(await page.evaluate(turnedAround, language), address).toEqual([]);
      }
    },
  );
}
