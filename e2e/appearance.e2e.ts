import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { asNew, drawn, onPhone, visit } from './steps.ts';

/** A name of the maximum length. */
const longName = 'سیده‌فاطمه‌زهرا موسوی‌نسب طباطبایی‌پور خراسانی‌نژاد اصفهانی';

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Sums up the layout shifts of a page from now on. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!shift.hadRecentInput)
          Object.assign(window, { moved: (window as unknown as { moved: number }).moved + shift.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

test.use({ mayLog: [/Failed to load resource: .*503/] });

test('APP-01 what is long, late or marked by a colour alone', onPhone, async ({ page, signIn }) => {
  await test.step('a name of sixty letters does not widen any page of its owner', async () => {
    await page.route('**/api/customers/current/me/', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), full_name: longName } });
    });
    await signIn(page);
    for (const address of ['/profile', '/edit-profile', '/home']) {
      await visit(page, address);
      if (address === '/profile') await expect(page.getByRole('heading', { name: longName })).toBeVisible();
      expect(await tooWide(page), address).toBe(0);
    }
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('while the session cannot be determined the page displays a message and retries', async () => {
    // Runs before the page's own scripts: the previous page may be storing the customer.
    await page.addInitScript(() => {
      localStorage.removeItem('customer');
    });
    await page.route('**/api/customers/current/me/', (route) => route.fulfill({ status: 503, json: {} }));
    await visit(page, '/profile');
    await expect(page.getByRole('alert').filter({ hasText: 'حساب شما بارگذاری نشد' })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  await test.step('nothing moves when it is known who looks, and for which phone a code was sent', async () => {
    await asNew(page);
    await watchMoves(page);
    for (const address of ['/settings', '/otp-confirm?phone=09121234567&session_id=none', '/vendors']) {
      await visit(page, address);
      await drawn(page);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), address).toBeLessThan(0.01);
    }
  });

  await test.step('a switch says whether it is on where the browser takes the colours over', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/settings');
    const colours = await page
      .getByRole('switch', { name: /^حالت شب/ })
      .evaluate((input) =>
        [input.nextElementSibling, input.nextElementSibling?.firstElementChild].map((part) =>
          part instanceof Element ? getComputedStyle(part).backgroundColor : null,
        ),
      );
    expect(colours[0]).not.toBe(colours[1]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
