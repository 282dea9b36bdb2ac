import { expect, test } from './shop-test.ts';
import { asNew, drawn, holdScripts, onPhone, visit } from './steps.ts';

test(
  'APP-01 APP-02 APP-03 APP-04 the language, layout and theme by default and as chosen',
  onPhone,
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await test.step('the interface is Persian by default, with prices in toman, and fits a phone of 320 pixels', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/home');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
      await expect(page.getByText('تومان').first()).toBeVisible();
      for (const path of ['/home', '/shop-grid', '/cart', '/login', '/settings']) {
        await page.goto(path);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${path} is wider than the screen`).toBeLessThanOrEqual(0);
      }
    });

    await test.step('a Persian sentence reads right to left in either layout, and stands at the side of the layout', async () => {
      await asNew(page);
      for (const view of ['ltr', 'rtl']) {
        await page.goto('/settings');
        await page.evaluate((chosen) => {
          localStorage.setItem('view', chosen);
        }, view);
        await page.reload();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('تنظیمات');
        const { bidi, align } = await page
          .locator('h2')
          .first()
          .evaluate((element) => {
            const style = getComputedStyle(element);
            return { bidi: style.unicodeBidi, align: style.textAlign };
          });
        expect(bidi).toBe('plaintext');
        expect(align).toBe(view === 'ltr' ? 'left' : 'right');
      }
    });

    await test.step('dark and ltr by default; the choice is stored under its key and applied before the first paint', async () => {
      await asNew(page);
      await page.goto('/settings');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(html).toHaveAttribute('dir', 'ltr');
      await page.getByRole('switch', { name: 'حالت شب' }).click();
      await page.getByRole('switch', { name: 'چیدمان راست‌به‌چپ' }).click();
      await expect(html).toHaveAttribute('data-theme', 'light');
      await expect(html).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#FAF8F5');
      expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('view')])).toEqual([
        'light',
        'rtl',
      ]);
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('body') === null) return;
          observer.disconnect();
          (window as unknown as { atFirstPaint: string[] }).atFirstPaint = [
            document.documentElement.dataset['theme'] ?? '',
            document.documentElement.dir,
          ];
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      expect(await page.evaluate(() => (window as unknown as { atFirstPaint: string[] }).atFirstPaint)).toEqual([
        'light',
        'rtl',
      ]);
    });

    await test.step('choosing English changes the whole interface and is stored under language', async () => {
      await asNew(page);
      await page.goto('/language');
      await page.getByRole('radio', { name: 'English' }).check();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');
      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cart');
      const persian = await page.locator('main').innerText();
      expect(persian).not.toMatch(/[آ-ی]/);
    });

    await test.step('a browser that lost its language cookie restores it from storage with one reload', async () => {
      await asNew(page);
      await page.goto('/cart');
      await page.evaluate(() => {
        localStorage.setItem('language', 'en');
      });
      await context.clearCookies({ name: 'language' });
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads++;
      });
      await page.goto('/cart');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cart');
      expect(loads).toBe(2);
      await page.goto('/home');
      expect(loads).toBe(3);
    });
  },
);

test.describe('an injected error', () => {
  test.use({ mayLog: [/^uncaught: planted/] });

  test(
    "APP-07 'Something went wrong.' is displayed after an uncaught error or unhandled rejection, with a link home",
    onPhone,
    async ({ page, context }) => {
      await context.addCookies([{ name: 'language', value: 'en', url: test.info().project.use.baseURL ?? '' }]);
      for (const fail of [
        'setTimeout(() => { throw new Error("planted") })',
        'void Promise.reject(new Error("planted"))',
      ]) {
        await visit(page, '/settings');
        await drawn(page);
        const reported = page.waitForRequest((request) => request.url().endsWith('/api/failures/'));
        await page.evaluate(fail);
        await reported;
        await expect(page.getByRole('alert').getByText('Something went wrong.')).toBeVisible();
        await expect(page.getByRole('alert').getByRole('link', { name: 'Back to home' })).toHaveAttribute(
          'href',
          '/home',
        );
      }
    },
  );
});

test(
  'APP-10 APP-12 existing pages are rendered with their head and listed for search engines, others are a bare 404',
  onPhone,
  async ({ page, api, baseURL }) => {
    await test.step('any other path displays a bare not-found text with status 404', async () => {
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'پیدا نشد' })).toBeVisible();
    });

    await test.step('public pages are server-rendered with head and structured data; robots.txt and the sitemap list them', async () => {
      const slug = await firstSlug(api);
      const html = await (await api.get(`/single-product/${slug}`)).text();
      expect(html).toContain(`<link rel="canonical" href="${baseURL ?? ''}/single-product/${slug}"`);
      for (const wanted of [
        '<title>',
        'name="description"',
        'property="og:title"',
        '"@type":"Product"',
        '"priceCurrency":"IRR"',
        '"@type":"BreadcrumbList"',
      ])
        expect(html).toContain(wanted);
      expect(await (await api.get('/home')).text()).toContain('"@type":"Organization"');
      expect(await (await api.get('/robots.txt')).text()).toContain('/sitemap.xml');
      const index = await (await api.get('/sitemap.xml')).text();
      expect(index).toContain('/sitemap/products-0.xml');
      expect(await (await api.get('/sitemap/products-0.xml')).text()).toContain(`/single-product/${slug}</loc>`);
      expect(await (await api.get('/sitemap/pages.xml')).text()).toContain('/catagory/furniture</loc>');
    });
  },
);

async function firstSlug(api: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }): Promise<string> {
  const list = (await (await api.get('/api/products/?page_size=1')).json()) as { data: { slug: string }[] };
  return encodeURIComponent(list.data[0]?.slug ?? '');
}

test('APP-02 a press before the scripts of a page load takes effect once they have', onPhone, async ({ page }) => {
  const come = await holdScripts(page, '**/assets/entry.client-*.js');
  await page.goto('/language', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fa');
  come();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Language');
});

test('HDR-06 a menu pressed before the scripts of a page load opens and stays open', onPhone, async ({ page }) => {
  const come = await holdScripts(page, '**/assets/entry.client-*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
  come();
  await expect(page.getByRole('dialog', { name: 'فهرست' })).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('dialog', { name: 'فهرست' })).toBeVisible();
});

test('HDR-04 HDR-07 a page has a back button and its title, and the tab of the current screen is marked', async ({
  page,
  isMobile,
}) => {
  await test.step('a page has a back button, its title and the menu', async () => {
    await page.goto('/language');
    await expect(page.getByRole('heading', { level: 1, name: 'زبان' })).toBeVisible();
    await page.getByRole('link', { name: 'بازگشت' }).click();
    await expect(page).toHaveURL(/\/settings$/);
  });

  await test.step('the tab of the current screen is marked', async () => {
    const tabs = page.getByRole('navigation', { name: 'بخش‌های اصلی' }).filter({ visible: true });
    await expect(tabs.getByRole('link', { name: 'تنظیمات' })).toHaveAttribute('aria-current', 'page');
    if (isMobile) await expect(tabs.getByRole('link')).toHaveCount(5);
  });
});
