import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { asNew, onPhone, onPhoneAsDrill, visit, pageIsAlive } from './steps.ts';

const offer = (page: Page) => page.getByText(/فروشگاه.*(صفحهٔ اصلی)/).filter({ visible: true });

/**
 * Opens a page on a clock that only the test advances: on a slow machine the install prompt neither appears before the test checks it nor disappears
 * meanwhile.
 */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await page.goto(path);
  // A page's scripts start after its first paint, which this clock delays as well.
  await page.clock.runFor(200);
  await pageIsAlive(page);
}

/** Simulates a browser that can install the shop, and counts its prompts. */
async function browserOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, {
        prompt: () => {
          (window as { requests?: number }).requests = ((window as { requests?: number }).requests ?? 0) + 1;
          return Promise.resolve({ outcome: 'accepted' });
        },
      });
      setTimeout(() => dispatchEvent(event), 300);
    });
  });
}

test(
  'HOME-01 HDR-03 the install prompt is displayed for five seconds, never over an open menu, and can be closed',
  onPhoneAsDrill,
  async ({ page }) => {
    await test.step('the install prompt can be closed and then stays away for long', async () => {
      await visit(page, '/home');
      await expect(offer(page)).toBeVisible();
      await page
        .getByRole('region', { name: /اعلان|پیام/ })
        .getByRole('button', { name: 'بستن' })
        .click();
      await expect(offer(page)).toHaveCount(0, { timeout: 2_000 });
      expect(await page.evaluate(() => localStorage.getItem('install-offer'))).toMatch(/^closed \d+$/);
    });

    await test.step('the prompt to add the shop to the home screen is displayed for five seconds, and not again', async () => {
      await asNew(page);
      await openWithStoppedClock(page, '/home');
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(offer(page)).toBeVisible({ timeout: 300 });
      }).toPass({ intervals: [50] });
      await page.clock.runFor(4_000);
      await expect(offer(page)).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(offer(page)).toHaveCount(0);
      await page.clock.resume();
      await visit(page, '/home');
      await page.clock.runFor(8_000);
      await expect(offer(page)).toHaveCount(0);
    });

    await test.step('the install prompt waits until an open menu is closed, and hides when one is opened', async () => {
      await asNew(page);
      const menu = page.getByRole('dialog', { name: 'فهرست' });
      const openMenu = async () => {
        await page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
        // The menu is loaded when it is first opened, and rendered after that.
        await expect(async () => {
          await page.clock.runFor(100);
          await expect(menu).toBeVisible({ timeout: 300 });
        }).toPass({ intervals: [50] });
      };
      await openWithStoppedClock(page, '/home');
      await openMenu();
      await page.clock.runFor(5_000);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('install-offer'))).toMatch(/^passed /);
      await expect(offer(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await page.clock.runFor(100);
      await expect(offer(page)).toBeVisible();
      await openMenu();
      await expect(offer(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(offer(page)).toBeVisible();
    });
  },
);

test(
  'HOME-01 ACC-05 the shop can be installed where the browser supports it, with a manifest in each language',
  onPhone,
  async ({ page, api }) => {
    await test.step('the settings install the shop where the browser supports it, and hide the option elsewhere', async () => {
      await page.clock.install();
      await visit(page, '/settings');
      await page.clock.runFor(5_000);
      await expect(page.getByRole('heading', { name: 'روی این دستگاه' })).toHaveCount(0);
      await browserOffers(page);
      await visit(page, '/settings');
      const button = page.getByRole('main').getByRole('button', { name: 'نصب' });
      await button.click();
      await expect.poll(() => page.evaluate(() => (window as { requests?: number }).requests)).toBe(1);
      await expect(button).toHaveCount(0);
    });

    await test.step("where the browser supports it, the shop is installed through the browser's own prompt", async () => {
      await asNew(page);
      await visit(page, '/home');
      await page.getByRole('button', { name: 'نصب' }).click();
      await expect.poll(() => page.evaluate(() => (window as { requests?: number }).requests)).toBe(1);
      await expect(page.getByText('فروشگاه نصب شد.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('install-offer'))).toMatch(/^installed \d+$/);
    });

    await test.step('the shop has an app manifest in each language, with existing icons', async () => {
      await asNew(page);
      await page.goto('/home');
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/app-fa.webmanifest');
      for (const [language, name, dir] of [
        ['fa', 'حجره', 'rtl'],
        ['en', 'Hojreh', 'ltr'],
      ] as const) {
        const answer = await api.get(`/app-${language}.webmanifest`);
        expect(answer.headers()['content-type']).toContain('application/manifest+json');
        const manifest = (await answer.json()) as {
          icons: { src: string; sizes: string; purpose: string }[];
          shortcuts: { url: string }[];
        };
        expect(manifest).toMatchObject({
          id: '/home',
          short_name: name,
          lang: language,
          dir,
          start_url: '/home',
          scope: '/',
          display: 'standalone',
        });
        expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
          '192x192 any',
          '512x512 any',
          '512x512 maskable',
          'any any',
        ]);
        for (const { src } of manifest.icons) expect((await api.get(src)).status(), src).toBe(200);
        for (const { url } of manifest.shortcuts) expect((await api.get(url)).status(), url).toBe(200);
      }
      expect((await api.get('/icons/apple-touch-icon.png')).status()).toBe(200);
    });
  },
);

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('HOME-01 installing through the share sheet is explained', onPhone, async ({ page }) => {
    await visit(page, '/home');
    await expect(page.getByText(/دکمهٔ هم‌رسانی/)).toBeVisible();
  });
});
