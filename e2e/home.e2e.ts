import type { Locator, Page } from '@playwright/test';
import { alternates, standsFor } from './carousel.ts';
import { expect, test } from './shop-test.ts';
import { asNew, newestProducts, onDesktopAsDrill, onPhone, persian, speakEnglish, visit } from './steps.ts';

const part = (page: Page, name: string): Locator => page.getByRole('main').getByRole('region', { name });
const slides = (row: Locator): Locator => row.locator('[aria-roledescription="اسلاید"]');
/** Returns the slide that a carousel's dots mark as current. */
const visibleSlide = (carousel: Locator): Promise<string | null> =>
  carousel.locator('button[aria-current=true]').getAttribute('aria-label');

async function fitsSlides(row: Locator): Promise<number> {
  const [whole, one] = [await row.boundingBox(), await slides(row).first().boundingBox()];
  return Math.round((whole?.width ?? 0) / (one?.width ?? 1));
}

test(
  'HOME-02 HOME-04 HOME-06 HOME-07 HOME-08 HOME-09 HOME-10 HOME-11 home has working links: search, categories, products, banners, best sellers and collections',
  onPhone,
  async ({ page, api, context }) => {
    test.setTimeout(140_000);
    await test.step('the search box has a Persian placeholder and opens the search for its text', async () => {
      await visit(page, '/home');
      const box = page.getByRole('main').getByRole('combobox', { name: 'جست‌وجوی کالا' });
      await expect(box).toHaveAttribute('placeholder', 'دنبال چه می‌گردید؟');
      await box.fill('کیف');
      await page.getByRole('main').getByRole('button', { name: 'جست‌وجو', exact: true }).click();
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent('کیف')}`);
      await expect(page.getByRole('heading', { name: 'نتیجهٔ جست‌وجوی «کیف»' })).toBeVisible();
    });

    await asNew(page);
    // The figures of the collections are not animated.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/home');
    await test.step('eight products, the first page of the list', async () => {
      const names = (await newestProducts(api, 8)).map(({ name }) => name);
      await expect(part(page, 'تازه‌ترین کالاها').getByRole('article').getByRole('link')).toHaveText(names);
    });

    await test.step('four weekly best sellers, ordered by units sold', async () => {
      const { data } = (await (
        await api.get('/api/orders/weeklyBestSellers/', { params: { page: 1, page_size: 4 } })
      ).json()) as { data: { name: string }[] };
      expect(data).toHaveLength(4);
      await expect(part(page, 'پرفروش‌های هفته').getByRole('article').getByRole('link')).toHaveText(
        data.map(({ name }) => name),
      );
    });

    await test.step('six collections, each with its number of products in stock', async () => {
      const categories = (await (await api.get('/api/products/categories/')).json()) as {
        name: string;
        slug: string;
        stock: number;
      }[];
      const cards = part(page, 'مجموعه‌ها').getByRole('article');
      await expect(cards).toHaveCount(6);
      for (const card of await cards.all()) {
        const address = await card.getByRole('link').getAttribute('href');
        const category = categories.find(({ slug }) => address === `/catagory/${slug}`);
        expect(category, address ?? '').toBeDefined();
        await expect(card).toContainText(`${persian(category?.stock ?? -1)} کالای موجود`);
      }
    });

    await test.step('the category tiles are the main categories, each linking to its page', async () => {
      const categories = (await (await api.get('/api/products/categories/')).json()) as {
        name: string;
        slug: string;
        parent: string | null;
      }[];
      const main = categories.filter(({ parent }) => parent === null);
      expect(main.length).toBeGreaterThanOrEqual(8);
      const tiles = part(page, 'دسته‌بندی‌ها').getByRole('listitem').getByRole('link');
      await expect(tiles).toHaveText(main.map(({ name }) => name));
      await tiles.first().click();
      await expect(page).toHaveURL(`/catagory/${main[0]?.slug ?? ''}`);
    });

    await test.step('the dark-mode switch and the one in the settings share one state', async () => {
      await asNew(page);
      await visit(page, '/home');
      const html = page.locator('html');
      await page.getByRole('switch', { name: 'حالت شب' }).click();
      await expect(html).toHaveAttribute('data-theme', 'light');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
      await page.getByRole('navigation', { name: 'بخش‌های اصلی' }).getByRole('link', { name: 'تنظیمات' }).click();
      const setting = page.getByRole('switch', { name: 'حالت شب' });
      await expect(page).toHaveURL(/\/settings$/);
      await expect(setting).not.toBeChecked();
      await setting.click();
      await page.getByRole('navigation', { name: 'بخش‌های اصلی' }).getByRole('link', { name: 'خانه' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('switch', { name: 'حالت شب' })).toBeChecked();
    });

    await test.step("the promo banner links to women's care, and the coupon banner provides GET20 for copying", async () => {
      await asNew(page);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await speakEnglish(page);
      await visit(page, '/home');
      const banner = page.getByRole('link', { name: /20% off women's care/ });
      await expect(banner).toHaveAttribute('href', '/catagory/health-beauty');
      await page.getByRole('button', { name: 'Copy the code GET20' }).click();
      await expect(page.getByText('The code GET20 is copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('GET20');
      await expect(page.getByRole('link', { name: 'Go shopping' })).toHaveAttribute('href', '/shop-grid');
      await banner.click();
      await expect(page.getByRole('heading', { level: 1, name: 'HEALTH-BEAUTY' })).toBeVisible();
    });
  },
);

test('HOME-03 the hero rotates three promos, unless reduced motion is requested', onPhone, async ({ page }) => {
  await test.step('the hero rotates three promos, each for three seconds, and stops on request', async () => {
    await page.clock.install();
    await visit(page, '/home');
    const hero = page.getByRole('region', { name: 'پیشنهادهای فروشگاه' });
    await expect(slides(hero)).toHaveCount(3);
    for (const address of ['/flash-sale', '/featured-products', '/shop-grid?sort=newest'])
      await expect(hero.locator(`a[href="${address}"]`)).toHaveCount(1);
    alternates(await standsFor(page, hero), 3_000);
    await hero.getByRole('button', { name: 'توقف حرکت' }).click();
    const stoppedAt = await visibleSlide(hero);
    await page.clock.runFor(3_600);
    expect(await visibleSlide(hero)).toBe(stoppedAt);
  });

  await test.step('nothing moves where reduced motion is requested', async () => {
    await asNew(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/home');
    const hero = page.getByRole('region', { name: 'پیشنهادهای فروشگاه' });
    const before = await visibleSlide(hero);
    await page.clock.runFor(3_800);
    expect(await visibleSlide(hero)).toBe(before);
    await expect(hero.getByRole('button', { name: 'توقف حرکت' })).toHaveCount(0);
  });
});

test(
  'HOME-03 HOME-05 the hero pauses on hover and covers no text, and the flash sales loop',
  onDesktopAsDrill,
  async ({ page }) => {
    await test.step('the hero pauses on hover', async () => {
      await page.clock.install();
      await visit(page, '/home');
      const hero = page.getByRole('region', { name: 'پیشنهادهای فروشگاه' });
      await hero.hover();
      const before = await visibleSlide(hero);
      await page.clock.runFor(4_000);
      expect(await visibleSlide(hero)).toBe(before);
      await page.mouse.move(5, 700);
      await page.clock.runFor(3_500);
      await expect.poll(() => visibleSlide(hero)).not.toBe(before);
    });

    await test.step('on a tablet the arrows of the hero overlap none of its text', async () => {
      await asNew(page);
      await page.setViewportSize({ width: 768, height: 1024 });
      await speakEnglish(page);
      await visit(page, '/home');
      const hero = page.getByRole('main').getByRole('region').first();
      const arrow = await hero.getByRole('button', { name: 'Previous' }).boundingBox();
      const words = await hero
        .getByText('Special prices, for as long as each lamp burns')
        .first()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect().x;
        });
      expect(words).toBeGreaterThanOrEqual((arrow?.x ?? Infinity) + (arrow?.width ?? 0));
    });

    await test.step('the flash sales loop: after the last comes the first', async () => {
      await asNew(page);
      await visit(page, '/home');
      const flashSales = part(page, 'پیشنهادهای ویژه');
      await flashSales.scrollIntoViewIfNeeded();
      /** Returns the flash sale at the start of the row. */
      const first = () =>
        flashSales.evaluate((row) => {
          const left = row.querySelector('.carousel-view')?.getBoundingClientRect().left ?? 0;
          const away = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - left);
          const [nearest] = [...row.querySelectorAll('[aria-roledescription="اسلاید"]')].sort(
            (a, b) => away(a) - away(b),
          );
          return nearest?.getAttribute('aria-label') ?? null;
        });
      const count = await slides(flashSales).count();
      expect(count).toBeGreaterThan(3);
      const before = await first();
      const seen = new Set<string | null>();
      for (let step = 0; step < count; step++) {
        await flashSales.getByRole('button', { name: 'بعدی' }).click();
        await page.clock.runFor(700);
        seen.add(await first());
      }
      expect([...seen]).toContain(before);
      expect(seen.size).toBeGreaterThan(1);
    });
  },
);

test(
  'HOME-05 GRID-05 flash sales with bars, one, two or three at a time, their loading line, and home with an empty list',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(180_000);
    await test.step('flash sales display name, image, price and a bar of the part sold, one, two or three at a time', async () => {
      const flashSales = (await (await api.get('/api/products/specialproduct/')).json()) as {
        name: string;
        new_price: number;
        discount: number;
        color: string;
        in_stock: boolean;
      }[];
      const first = flashSales.find(({ in_stock }) => in_stock);
      if (first === undefined) throw new Error('The demo shop has no offer under way.');
      await visit(page, '/home');
      const card = part(page, 'پیشنهادهای ویژه').getByRole('article').filter({ hasText: first.name }).first();
      await expect(card.getByText(persian(first.new_price), { exact: true })).toBeVisible();
      const bar = card.getByRole('progressbar', { name: `${persian(first.discount)}٪ فروخته شد` });
      await expect(bar).toHaveAttribute('aria-valuenow', String(first.discount));
      const drawn = bar.locator('div');
      await expect(drawn).toHaveAttribute('style', new RegExp(`width: ?${first.discount}%`));
      // A colour that the browser cannot parse would leave the bar as it is without one.
      const ink = /#[0-9a-f]{6}/.exec(first.color)?.[0] ?? '';
      const wanted = ink.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? [];
      await expect(drawn).toHaveCSS('background-color', `rgb(${wanted.join(', ')})`);
      for (const [width, count] of [
        [360, 1],
        [640, 2],
        [1024, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => fitsSlides(part(page, 'پیشنهادهای ویژه')), `at ${width}`).toBe(count);
      }
    });

    await test.step("while the flash sales load, home displays 'در حال بارگذاری پیشنهادها...'", async () => {
      await asNew(page);
      let answer: () => void = () => undefined;
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await visit(page, '/settings');
      await page.route('**/api/products/specialproduct/', async (route) => {
        await waited;
        await route.continue();
      });
      await page.getByRole('navigation', { name: 'بخش‌های اصلی' }).getByRole('link', { name: 'خانه' }).click();
      await expect(page.getByText('در حال بارگذاری پیشنهادها...')).toBeVisible();
      await expect(part(page, 'تازه‌ترین کالاها')).toBeVisible();
      answer();
      await expect(part(page, 'پیشنهادهای ویژه').getByRole('progressbar').first()).toBeVisible();
      await expect(page.getByText('در حال بارگذاری پیشنهادها...')).toHaveCount(0);
    });

    await test.step('home renders without a message when one of its lists is empty', async () => {
      await asNew(page);
      for (const [what, path, json] of [
        ['offers', '/api/products/specialproduct/', {}],
        ['categories', '/api/products/categories/', { data: 'no list' }],
        ['best sellers', '/api/orders/weeklyBestSellers/?*', { data: { '0': 'no list' } }],
      ] as const) {
        await test.step(`home stands without a message when its ${what} are no list, and the eight named categories take over`, async () => {
          await asNew(page);
          await visit(page, '/settings');
          await page.route(`**${path}`, (route) => route.fulfill({ json }));
          await page.getByRole('navigation', { name: 'بخش‌های اصلی' }).getByRole('link', { name: 'خانه' }).click();
          await expect(page).toHaveURL(/\/home$/);
          await expect(part(page, 'کالاها').getByRole('article')).toHaveCount(8);
          if (what === 'offers') await expect(page.getByText('در حال بارگذاری پیشنهادها...')).toHaveCount(0);
          if (what === 'categories')
            await expect(part(page, 'دسته‌بندی‌ها').getByRole('listitem').getByRole('link')).toHaveCount(8);
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      }
    });
  },
);

test(
  'HOME-11 a figure counts up for two seconds when first visible; its final value is in the markup',
  onPhone,
  async ({ page, api }) => {
    const categories = (await (await api.get('/api/products/categories/')).json()) as { slug: string; stock: number }[];
    const html = await (await api.get('/home')).text();
    await visit(page, '/home');
    const card = part(page, 'مجموعه‌ها').getByRole('article').first();
    const address = await card.getByRole('link').getAttribute('href');
    const stock = categories.find(({ slug }) => address === `/catagory/${slug}`)?.stock ?? -1;
    expect(html.slice(html.indexOf(`href="${address ?? ''}"`)).includes(`>${persian(stock)}<`)).toBe(true);
    const figure = card.locator('.figures');
    // Measured in the page: this test itself may be delayed.
    const counted = await figure.evaluate(
      (element) =>
        new Promise<{ texts: string[]; took: number }>((resolve) => {
          const texts: string[] = [];
          let begun = 0;
          new MutationObserver(() => {
            const moving = element.querySelector('[aria-hidden]');
            if (begun === 0) begun = performance.now();
            if (moving === null) resolve({ texts, took: performance.now() - begun });
            else texts.push(moving.textContent);
          }).observe(element, { subtree: true, childList: true, characterData: true });
          element.scrollIntoView();
        }),
    );
    expect(new Set(counted.texts).size).toBeGreaterThan(2);
    expect(counted.took).toBeGreaterThan(1_500);
    expect(counted.took).toBeLessThan(3_500);
  },
);
