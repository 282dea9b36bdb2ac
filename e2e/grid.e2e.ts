import type { Page, Request } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { asNew, drawn, holdScripts, newestProducts, onPhone, persian, visit } from './steps.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const toTheEnd = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
  });
const isList = (request: Request): boolean => new URL(request.url()).pathname === '/api/products/';

test(
  'GRID-01 GRID-03 GRID-04 GRID-06 GRID-02 cards display prices and product links; the list grows by page without duplicates and marks its end',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(180_000);
    await test.step('cards are in two columns on a small screen and three on a medium one, with badge, price in Persian digits and product link', async () => {
      const products = await newestProducts(api, 18);
      await visit(page, '/shop-grid');
      await expect(cards(page)).toHaveCount(18);
      const badged = products.find(({ badge_text, in_stock }) => badge_text !== null && in_stock);
      const plain = products.find(({ badge_text, in_stock }) => badge_text === null && in_stock);
      expect(badged ?? plain, 'a product in stock on the first page').toBeDefined();
      for (const [index, { name, slug, base_price, badge_text, in_stock }] of products.entries()) {
        const card = cards(page).nth(index);
        await expect(card.getByRole('link')).toHaveText(name);
        await expect(card.getByRole('link')).toHaveAttribute('href', `/single-product/${encodeURIComponent(slug)}`);
        await expect(card).toContainText(persian(base_price));
        await expect(card).toContainText('تومان');
        if (in_stock && badge_text !== null) await expect(card.getByText(badge_text, { exact: true })).toBeVisible();
      }
      for (const [width, columns] of [
        [360, 2],
        [800, 3],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        const inFirstRow = async () => {
          const tops = await Promise.all(
            Array.from({ length: 4 }, async (_, index) => (await cards(page).nth(index).boundingBox())?.y),
          );
          return tops.filter((top) => top === tops[0]).length;
        };
        await expect.poll(inFirstRow, `at ${width}`).toBe(columns);
      }
    });

    await test.step('a product repeated by a page is not appended again', async () => {
      await asNew(page);
      const first = (await (await api.get('/api/products/?page=1&page_size=18')).json()) as {
        data: unknown[];
        next: string | null;
      };
      const second = (await (await api.get(first.next ?? '')).json()) as { data: { name: string }[] };
      await page.route('**/api/products/?*', (route) =>
        route.fulfill({ json: { data: [...first.data.slice(-3), ...second.data.slice(0, 2)], next: null } }),
      );
      await visit(page, '/shop-grid');
      await toTheEnd(page);
      await expect(page.getByText('به آخر فهرست رسیدید.')).toBeVisible();
      await expect(cards(page)).toHaveCount(20);
    });

    await test.step('going back restores the list as it had grown, at the same position', async () => {
      await asNew(page);
      await visit(page, '/shop-grid');
      await toTheEnd(page);
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(36);
      const far = cards(page).nth(30);
      await far.scrollIntoViewIfNeeded();
      const name = await far.getByRole('link').innerText();
      await far.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(far.getByRole('link')).toHaveText(name);
      await expect(far).toBeInViewport();
      const grown = await cards(page).count();
      await page.getByRole('link', { name: 'رفتن به محتوا' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('#content')).toBeFocused();
      await expect(cards(page)).toHaveCount(grown);
    });

    await test.step('5000 toman is off above 5000, a flash sale replaces it, and every screen and the cart agree', async () => {
      await asNew(page);
      const products = await newestProducts(api, 100);
      for (const { name, base_price, new_price } of products) {
        expect(new_price, name).toBeGreaterThanOrEqual(0);
        expect(new_price, name).toBeLessThanOrEqual(base_price);
      }
      const ruled = products.find(
        ({ base_price, new_price, in_stock }) => in_stock && base_price > 5000 && new_price === base_price - 5000,
      );
      if (ruled === undefined) throw new Error('The demo shop has no product at the price of the rule.');
      const flashSales = (await (await api.get('/api/products/specialproduct/')).json()) as {
        name: string;
        slug: string;
        base_price: number;
        new_price: number;
        in_stock: boolean;
      }[];
      const offered = flashSales.find(
        ({ base_price, new_price, in_stock }) => in_stock && new_price < base_price - 5000,
      );
      if (offered === undefined) throw new Error('The demo shop has no offer below the rule.');
      for (const { slug, name, base_price, new_price } of [ruled, offered]) {
        await visit(page, `/single-product/${encodeURIComponent(slug)}`);
        const main = page.getByRole('main');
        await expect(main.getByText(persian(new_price), { exact: true }).first()).toBeVisible();
        // A discount below 3 % is written in words; with a larger one the old price is struck out.
        const small = (base_price - new_price) * 100 < base_price * 3;
        await expect(
          (small ? main.getByText('کمتر از قیمت اصلی') : main.locator('s'))
            .filter({ hasText: persian(base_price) })
            .first(),
        ).toBeVisible();
        await page.getByRole('region', { name: 'خرید' }).getByRole('button', { name: 'افزودن به سبد' }).click();
        await expect(page.getByText(`۱ عدد ${name} به سبد خرید اضافه شد`)).toBeVisible();
      }
      await visit(page, '/cart');
      await expect(page.getByRole('region', { name: 'خلاصهٔ سبد' })).toContainText(
        persian(ruled.new_price + offered.new_price),
      );
      await visit(page, '/flash-sale');
      await expect(page.getByRole('article').filter({ hasText: offered.name })).toContainText(
        persian(offered.new_price),
      );
    });

    await test.step('the list grows page by page under 18 skeletons, without duplicates, and displays its end', async () => {
      await asNew(page);
      // A part of the shop that fills three or four pages.
      const { data: byPrice } = (await (await api.get('/api/products/?sort=price-asc&page_size=60')).json()) as {
        data: { new_price: number }[];
      };
      const max = byPrice.at(-1)?.new_price ?? 0;
      const expected: string[] = [];
      let next: string | null = `/api/products/?page=1&page_size=18&price_max=${max}`;
      while (next !== null) {
        const list = (await (await api.get(next)).json()) as { data: { name: string }[]; next: string | null };
        expected.push(...list.data.map(({ name }) => name));
        next = list.next;
      }
      let underWay = 0;
      let atOnce = 0;
      let requests = 0;
      page.on('request', (request) => {
        if (isList(request)) {
          requests += 1;
          underWay += 1;
          atOnce = Math.max(atOnce, underWay);
        }
      });
      const ended = (request: Request) => {
        if (isList(request)) underWay -= 1;
      };
      page.on('requestfinished', ended);
      page.on('requestfailed', ended);

      let answer: () => void = () => undefined;
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/products/?*', async (route) => {
        await waited;
        await route.continue();
      });
      await visit(page, `/shop-grid?price_max=${max}`);
      await toTheEnd(page);
      await expect(page.getByText('در حال بارگذاری کالاها…')).toBeAttached();
      await expect(page.getByRole('region', { name: 'کالاها' }).locator('li[aria-hidden=true]')).toHaveCount(18);
      answer();
      const end = page.getByText('به آخر فهرست رسیدید.');
      await expect(async () => {
        await toTheEnd(page);
        await expect(end).toBeVisible({ timeout: 300 });
      }).toPass({ timeout: 40_000, intervals: [50] });
      await expect(page.getByRole('region', { name: 'کالاها' }).locator('li[aria-hidden=true]')).toHaveCount(0);
      await expect(cards(page)).toHaveCount(expected.length);
      expect(await cards(page).getByRole('link').allInnerTexts()).toEqual(expected);
      expect(atOnce).toBe(1);
      // The first page is part of the document; at the end nothing more is requested.
      expect(requests).toBe(Math.ceil(expected.length / 18) - 1);
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await toTheEnd(page);
      await drawn(page);
      expect(requests).toBe(Math.ceil(expected.length / 18) - 1);
      // After a reload the list has the same length and scroll position.
      const scrolled = await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight - 2 * innerHeight);
        return scrollY;
      });
      await page.reload();
      await expect(cards(page)).toHaveCount(expected.length);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, -1);
    });
  },
);

test.describe('without images', () => {
  test.use({ mayLog: [/Failed to load resource: .*404/] });

  test('GRID-01 HOME-04 images that do not load are replaced by a placeholder', onPhone, async ({ page, api }) => {
    await test.step('an image that does not load is replaced by a placeholder', async () => {
      const [first] = await newestProducts(api, 1);
      await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
      await visit(page, '/shop-grid');
      const card = cards(page).first();
      await expect(card.getByRole('link')).toHaveText(first?.name ?? '');
      await expect(card.locator('img').filter({ visible: true })).toHaveCount(0);
      await expect(card.locator('svg').first()).toBeVisible();
    });

    await test.step('an image that failed before hydration is replaced as well', async () => {
      await asNew(page);
      await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }));
      // Scripts are released once every image in view has failed.
      const come = await holdScripts(page, '**/*.js');
      await page.goto('/home', { waitUntil: 'commit' });
      const circles = page.getByRole('region', { name: 'دسته‌بندی‌ها' }).getByRole('listitem');
      await expect
        .poll(() =>
          circles
            .first()
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0),
        )
        .toBe(true);
      come();
      await expect(circles.first().locator('svg')).toBeVisible();
      await expect(circles.first().locator('img')).toHaveCount(0);
      // Images far below are loaded lazily and have not failed.
      await expect(page.getByRole('main').locator('img').last()).toHaveJSProperty('complete', false);
    });
  });
});

test.describe('a page that fails', () => {
  test.use({ mayLog: [/Failed to load resource: .*500/] });

  test(
    'GRID-05 GRID-03 a page that fails, or is not a list, stops the list without a blocking message and can be retried manually',
    onPhone,
    async ({ page }) => {
      let requests = 0;
      await page.route('**/api/products/?*', async (route) => {
        requests += 1;
        if (requests === 1) await route.fulfill({ status: 500, json: { code: 'unexpected', message: 'planted' } });
        else if (requests === 2) await route.fulfill({ json: { data: { '0': 'no list' }, next: null } });
        else await route.continue();
      });
      await visit(page, '/shop-grid');
      await toTheEnd(page);
      await expect(page.getByText('ادامهٔ فهرست بارگذاری نشد.')).toBeVisible();
      await page.evaluate(() => {
        scrollTo(0, 0);
      });
      await toTheEnd(page);
      await drawn(page);
      expect(requests).toBe(1);
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect.poll(() => requests).toBe(2);
      await expect(page.getByText('ادامهٔ فهرست بارگذاری نشد.')).toBeVisible();
      await expect(cards(page)).toHaveCount(18);
      await expect(page.getByText('planted')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(cards(page)).toHaveCount(36);
    },
  );
});
