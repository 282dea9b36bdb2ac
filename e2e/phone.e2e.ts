import type { Page } from '@playwright/test';
import { pages } from '../src/pages.ts';
import { expect, test } from './shop-test.ts';
import { addressesOf, onDesktop, onPhone, speakEnglish, visit } from './steps.ts';

/** The tables of a page that can be pushed sideways, and by how much. */
const tooWide = (page: Page) => page.getByRole('region').filter({ has: page.getByRole('table') }).evaluateAll((regions) =>
  regions.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((region) => `${region.getAttribute('aria-label') ?? ''}: ${region.scrollWidth - region.clientWidth}`));

const widths = { phone: { width: 360, height: 740 }, tablet: { width: 768, height: 1024 } };

test('APP-11 no table of the staff stands beyond the edge of a phone or a tablet', onPhone, async ({ page, api, signIn, owner }) => {
  test.setTimeout(300_000);
  await signIn(page, await owner());
  const staffPages = await addressesOf(api, pages.filter(({ frame, path }) => frame === 'admin' && !path.includes(':')));
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
});

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
  expect(await states.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0);
});

test('APP-11 fields beside each other are equally high, whatever is said below them', onDesktop, async ({ page, signIn, owner }) => {
  await signIn(page, await owner());
  await visit(page, '/admin/promotions');
  await page.getByRole('button', { name: 'کد تخفیف تازه' }).click();
  const fields = page.getByRole('dialog').locator('input:not([type=checkbox]), select');
  await expect(fields).toHaveCount(9);
  const heights = await fields.evaluateAll((all) => all.map((one) => (one.parentElement ?? one).getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights), heights.join()).toBeLessThan(4);
});

test('CONT-01 a post names the day from which it shows in the calendar of its reader', onDesktop, async ({ page, signIn, owner }) => {
  await signIn(page, await owner());
  await visit(page, '/admin/posts');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByLabel('زمان انتشار')).toHaveValue(/^۱۴[۰-۹]{2}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2}$/);
});
