import type { Locator, Page } from '@playwright/test';
import type { ProductDetail } from '../src/features/products/products.contract.ts';
import { expect, test, unusedPhone } from './shop-test.ts';
import { alternates, standsFor } from './carousel.ts';
import {
  asNew,
  countCalls,
  drawn,
  field,
  inEnglish,
  isPlentiful,
  isScarce,
  onDesktop,
  onPhone,
  persian,
  productPage,
  productThat,
  speakEnglish,
  typeCode,
  visit,
} from './steps.ts';

const buying = (page: Page): Locator => page.getByRole('region', { name: /^(خرید|Buy)$/ });
/** Returns a section of the page by its heading. */
const part = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const add = (page: Page): Locator => buying(page).getByRole('button', { name: /^(افزودن به سبد|Add to cart)$/i });

test(
  'PROD-01 PROD-05 images and related products rotate, and the video traps focus',
  onPhone,
  async ({ page, api }) => {
    await test.step('the images rotate every 3000 ms, and the video opens within 300 ms and traps focus', async () => {
      const product = await productThat(api, ({ images }) => images.length >= 2);
      await page.clock.install();
      await visit(page, productPage(product));
      alternates(await standsFor(page, page.getByRole('region', { name: `تصویرهای ${product.name}` })), 3_000);
      await page.getByRole('button', { name: 'پخش ویدئو' }).click();
      const video = page.getByRole('dialog', { name: `ویدئوی ${product.name}` });
      await expect(video).toHaveCSS('animation-duration', '0.3s');
      await video.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
      const player = video.locator('video');
      const box = await player.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
      await expect.poll(() => player.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
      for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab');
      await expect(video.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(video).toBeHidden();
    });

    await test.step('related products rotate every 2500 ms', async () => {
      await asNew(page);
      const product = await productThat(api, ({ related_products }) => related_products.length >= 5);
      await page.clock.install();
      await visit(page, productPage(product));
      alternates(
        await standsFor(page, part(page, 'کالاهای مرتبط').getByRole('region', { name: 'کالاهای مرتبط' })),
        2_500,
      );
    });
  },
);

test(
  'PROD-01 PROD-02 the name, price and buy button are beside the image, in either direction, without layout shift',
  onDesktop,
  async ({ page, api }) => {
    test.setTimeout(120_000);
    for (const [width, height] of [
      [768, 1024],
      [1024, 768],
      [740, 360],
    ] as const) {
      await test.step(`on a screen of ${width} by ${height} the name, the price and the button to buy stand beside the image, in either direction, and nothing moves`, async () => {
        await asNew(page);
        const product = await productThat(
          api,
          ({ offer: flashSale, variants, images }) => flashSale !== null && variants.length > 1 && images.length > 1,
        );
        await page.setViewportSize({ width, height });
        for (const direction of ['ltr', 'rtl']) {
          await page.addInitScript((view) => {
            localStorage.setItem('view', view);
            Object.assign(window, { moved: 0 });
            new PerformanceObserver((list) => {
              for (const shift of list.getEntries())
                Object.assign(window, {
                  moved: (window as unknown as { moved: number }).moved + (shift as unknown as { value: number }).value,
                });
            }).observe({ type: 'layout-shift', buffered: true });
          }, direction);
          await visit(page, productPage(product));
          const name = page.getByRole('heading', { level: 1 });
          const image = await page
            .getByRole('region', { name: `تصویرهای ${product.name}` })
            .first()
            .boundingBox();
          const heading = await name.boundingBox();
          if (image === null || heading === null) throw new Error('The page shows neither.');
          expect(
            direction === 'ltr' ? heading.x >= image.x + image.width : heading.x + heading.width <= image.x,
            direction,
          ).toBe(true);
          await expect(name).toBeInViewport({ ratio: 1 });
          await expect(
            page.getByRole('main').getByText(persian(product.new_price)).filter({ visible: true }).last(),
          ).toBeInViewport({ ratio: 1 });
          await expect(
            page
              .getByRole('button', { name: /^افزودن به سبد/ })
              .filter({ visible: true })
              .last(),
          ).toBeInViewport({ ratio: 1 });
          // On a tablet this holds for the button within the page too, not only for the bar at the lower edge.
          if (height >= 700) await expect(add(page)).toBeInViewport({ ratio: 1 });
          await page.waitForFunction(() =>
            [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete),
          );
          await drawn(page);
          expect(
            await page.evaluate(() => (window as unknown as { moved: number }).moved),
            `moved, ${direction}`,
          ).toBeLessThan(0.02);
        }
      });
    }
  },
);

test(
  'PROD-02 PROD-04 PROD-05 PROD-06 PROD-09 PROD-08 all details of a product, and none of a missing one',
  onPhone,
  async ({ page, api, baseURL, codeSentTo }) => {
    test.setTimeout(120_000);
    await test.step('name, description, price in toman, specifications and tags that link to their search', async () => {
      const product = await productThat(
        api,
        ({ tags, specifications, description }) => tags.length > 0 && specifications.length > 1 && description !== '',
      );
      await visit(page, productPage(product));
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      await expect(part(page, 'دربارهٔ کالا')).toContainText(product.description.slice(0, 40));
      const reduced = (product.base_price - product.new_price) * 100 >= product.base_price * 3;
      const main = page.getByRole('main');
      await expect(
        (reduced ? main.locator('s') : main.getByText('کمتر از قیمت اصلی'))
          .filter({ hasText: persian(product.base_price) })
          .first(),
      ).toBeVisible();
      for (const { name, value } of product.specifications) {
        await expect(
          page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
        ).toContainText(value);
      }
      for (const tag of product.tags) {
        await expect(page.getByRole('link', { name: tag, exact: true })).toHaveAttribute(
          'href',
          `/search?tag=${encodeURIComponent(tag)}`,
        );
      }
      await page.getByRole('link', { name: product.tags[0] ?? '', exact: true }).click();
      await expect(page.getByRole('main').getByRole('article').filter({ hasText: product.name })).toBeVisible();
    });

    await test.step('a sold-out product cannot be added to the cart', async () => {
      await asNew(page);
      const product = await productThat(api, ({ quantity, variants }) => quantity === 0 && variants.length <= 1);
      await speakEnglish(page);
      await visit(page, productPage(product));
      await expect(buying(page).getByRole('button', { name: 'out of stock' })).toBeDisabled();
    });

    await test.step('a guest who requests a stock notification signs in first and need not press again', async () => {
      const phone = unusedPhone();
      await page.getByRole('button', { name: 'Notify me when it is back' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('Log in, and we let you know when it is back in stock.')).toBeVisible();
      await field(page, 'Phone').fill(phone.slice(1));
      await page.getByRole('button', { name: 'Send Code' }).click();
      await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
      await typeCode(page, await codeSentTo(phone));
      await expect(page.getByRole('button', { name: 'We will notify you' })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: 'We will notify you' }).click();
      await expect(page.getByRole('button', { name: 'Notify me when it is back' })).toBeVisible();
    });

    await test.step('related products link to their pages and to the full list, two on a small screen, three and four on wider ones', async () => {
      await asNew(page);
      const product = await productThat(api, ({ related_products }) => related_products.length >= 5);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, productPage(product));
      const related = part(page, 'کالاهای مرتبط');
      await expect(related.getByRole('link', { name: 'دیدن همه' })).toHaveAttribute('href', '/shop-grid');
      await expect(related.getByRole('article').getByRole('link')).toHaveText(
        product.related_products.map(({ name }) => name),
      );
      for (const [width, count] of [
        [640, 2],
        [768, 3],
        [1024, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        // The layout follows a moment after the viewport has changed.
        await expect
          .poll(async () => {
            const row = await related.getByRole('region', { name: 'کالاهای مرتبط' }).boundingBox();
            const one = await related.locator('[aria-roledescription="اسلاید"]').first().boundingBox();
            return Math.round((row?.width ?? 0) / (one?.width ?? 1));
          }, `at ${width}`)
          .toBe(count);
      }
      await related.getByRole('article').getByRole('link').first().click();
      await expect(
        page.getByRole('heading', { level: 1, name: product.related_products[0]?.name ?? '' }),
      ).toBeVisible();
    });

    await test.step('the average rating of buyers is displayed with their number', async () => {
      await asNew(page);
      const product = await productThat(api, ({ rating }) => rating !== null);
      await visit(page, productPage(product));
      const reviews = part(page, 'نظر خریداران');
      await expect(reviews).toContainText(`${persian(product.review_text ?? 0)} نظر`);
      await expect(reviews).toContainText(persian(Math.round((product.rating ?? 0) * 10) / 10));
    });

    await test.step("'invalid product id' without a name, 'product not found' for an unknown one, and one canonical address", async () => {
      await asNew(page);
      const product: ProductDetail = await productThat(inEnglish(api), isPlentiful);
      await speakEnglish(page);
      await visit(page, '/single-product');
      await expect(page.getByText('invalid product id')).toBeVisible();
      const answer = await page.goto('/single-product/there-is-no-such-product');
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('product not found')).toBeVisible();
      await visit(page, `/product/${encodeURIComponent(product.slug)}`);
      await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `${baseURL ?? ''}/single-product/${encodeURIComponent(product.slug)}`,
      );
    });
  },
);

test(
  'PROD-03 PROD-04 PROD-10 the quantity ranges from one to the stock, a size is required, and adding displays its progress',
  onPhone,
  async ({ page, api, signIn }) => {
    test.setTimeout(120_000);
    await test.step('both quantity controls display the same value, from 1 to the stock, and start at 1 on each load', async () => {
      const product = await productThat(api, isScarce);
      await visit(page, productPage(product));
      const top = buying(page).getByRole('spinbutton', { name: 'تعداد' });
      const below = part(page, 'دربارهٔ کالا').getByRole('spinbutton', { name: 'تعداد' });
      await expect(top).toHaveValue(persian(1));
      await expect(buying(page).getByRole('button', { name: 'یکی کمتر' })).toBeDisabled();
      await buying(page).getByRole('button', { name: 'یکی بیشتر' }).click();
      await expect(below).toHaveValue(persian(2));
      await top.fill('999');
      await expect(top).toHaveValue(persian(product.quantity));
      await expect(page.getByText(`حداکثر موجودی این کالا ${persian(product.quantity)} عدد است`).first()).toBeVisible();
      // The control beside the description has no maximum.
      await below.fill(String(product.quantity + 3));
      await expect(top).toHaveValue(persian(product.quantity + 3));
      await page.reload();
      await expect(top).toHaveValue(persian(1));
    });

    await test.step('the bottom bar replaces the button while that is out of view, and hides when it is back', async () => {
      const buttons = page.getByRole('main').getByRole('button', { name: 'افزودن به سبد' });
      await add(page).scrollIntoViewIfNeeded();
      await expect(buttons).toHaveCount(1);
      await part(page, 'کالاهای مرتبط').scrollIntoViewIfNeeded();
      await expect(buttons).toHaveCount(2);
      await expect(buttons.last()).toBeInViewport({ ratio: 1 });
      await add(page).scrollIntoViewIfNeeded();
      await expect(buttons).toHaveCount(1);
    });

    await test.step('above the stock, adding is refused with its maximum, without a call', async () => {
      await asNew(page);
      const product = await productThat(api, isScarce);
      await signIn(page);
      await visit(page, productPage(product));
      const calls = countCalls(page, 'POST /api/orders/cart/');
      await part(page, 'دربارهٔ کالا')
        .getByRole('spinbutton', { name: 'تعداد' })
        .fill(String(product.quantity + 1));
      await add(page).click();
      await expect(page.getByText(`حداکثر موجودی این کالا ${persian(product.quantity)} عدد است`).first()).toBeVisible();
      expect(calls()).toBe(0);
    });

    await test.step("while adding the button is disabled and says so; then '{quantity} of {name} added to cart'", async () => {
      await asNew(page);
      const product = await productThat(inEnglish(api), isPlentiful);
      await speakEnglish(page);
      await signIn(page);
      await visit(page, productPage(product));
      let answer: () => void = () => undefined;
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/orders/cart/', async (route) => {
        if (route.request().method() === 'POST') await waited;
        await route.continue();
      });
      await buying(page).getByRole('spinbutton').fill('2');
      await add(page).click();
      await expect(buying(page).getByRole('button', { name: /adding/i })).toBeDisabled();
      answer();
      await expect(
        page.getByRole('region', { name: 'Messages' }).getByText(`2 of ${product.name} added to cart`),
      ).toBeVisible();
      await expect(add(page)).toBeEnabled();
    });

    await test.step('a size must be chosen and is never preselected, and images are enlarged to full screen', async () => {
      await asNew(page);
      await visit(page, '/single-product/plimsolls');
      const sizes = page.getByRole('group', { name: 'اندازه' });
      await expect(sizes.getByRole('radio', { checked: true })).toHaveCount(0);
      await add(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'اندازه را انتخاب کنید.' })).toBeVisible();
      await expect(sizes.getByRole('radio').first()).toBeFocused();
      await sizes.getByRole('radio', { name: '۳۸', exact: true }).check();
      await expect(page.getByText('اندازه را انتخاب کنید.')).toBeHidden();
      await add(page).click();
      await expect(page.getByText(/به سبد.* (?:افزوده|اضافه) شد/).first()).toBeVisible();

      await page.getByRole('button', { name: 'دیدن تصویرها در اندازهٔ بزرگ' }).click();
      const viewer = page.getByRole('dialog');
      const image = viewer.getByRole('listitem').first().locator('[data-zoom]');
      await expect(image).toHaveAttribute('data-zoom', '1');
      await image.dblclick();
      await expect(image).toHaveAttribute('data-zoom', '2.5');
      // A pinch on a touchpad, which would zoom the page.
      const pinch = { deltaY: -120, ctrlKey: true, cancelable: true };
      expect(await image.evaluate((box, init) => box.dispatchEvent(new WheelEvent('wheel', init)), pinch)).toBe(false);
      await expect(image).not.toHaveAttribute('data-zoom', '2.5');
      await page.goBack();
      await expect(viewer).toBeHidden();
      await expect(page).toHaveURL(/\/single-product\/plimsolls$/);
    });
  },
);

test.describe('when the shop does not respond', () => {
  test.use({ mayLog: [/Failed to load resource: .*(500|503)/] });

  test(
    'PROD-04 PROD-07 PROD-08 a failed request has a message and can be retried',
    onPhone,
    async ({ page, api, signIn }) => {
      await test.step("an error displays the shop's message, else 'error adding product to cart'", async () => {
        const product = await productThat(api, isPlentiful);
        await speakEnglish(page);
        await signIn(page);
        await visit(page, productPage(product));
        let refused = true;
        await page.route('**/api/orders/cart/', async (route) => {
          if (route.request().method() !== 'POST') await route.continue();
          else if (refused)
            await route.fulfill({
              status: 409,
              json: { code: 'above-stock', message: 'Only one is left on the shelf.' },
            });
          else await route.fulfill({ status: 500, body: 'no answer' });
        });
        await add(page).click();
        await expect(page.getByText('Only one is left on the shelf.')).toBeVisible();
        refused = false;
        await add(page).click();
        await expect(page.getByText('error adding product to cart')).toBeVisible();
      });

      await test.step("a product that does not load displays 'error fetching product information', and a retry loads it", async () => {
        await asNew(page);
        const product = await productThat(inEnglish(api), isPlentiful);
        await speakEnglish(page);
        const address = `**/api/products/${encodeURIComponent(product.slug)}/`;
        await visit(page, `/search?q=${encodeURIComponent(product.name)}`);
        await page.route(address, (route) =>
          route.fulfill({ status: 500, json: { code: 'unexpected', message: 'planted' } }),
        );
        await page
          .getByRole('main')
          .getByRole('article')
          .getByRole('link', { name: product.name, exact: true })
          .click();
        await expect(page.getByRole('alert')).toContainText('error fetching product information');
        await page.unroute(address);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      });
    },
  );
});

test(
  'PROD-07 a skeleton is displayed while the product loads; leaving cancels its request',
  onPhone,
  async ({ page, api }) => {
    const product = await productThat(api, isPlentiful);
    await page.addInitScript(() => {
      const cancelled: string[] = [];
      const request = window.fetch;
      Object.assign(window, { cancelled });
      window.fetch = (address, options) => {
        options?.signal?.addEventListener('abort', () =>
          cancelled.push(address instanceof Request ? address.url : address.toString()),
        );
        return request(address, options);
      };
    });
    const address = `/api/products/${encodeURIComponent(product.slug)}/`;
    await page.route(`**${address}`, () => undefined);
    await visit(page, `/search?q=${encodeURIComponent(product.name)}`);
    // The page's code is loaded first: leaving before that would mean no request to cancel.
    const requested = page.waitForRequest(`**${address}`);
    await page.getByRole('main').getByRole('article').getByRole('link', { name: product.name, exact: true }).click();
    await requested;
    await expect(page.locator('main[aria-busy=true]')).toBeVisible();
    await page.getByRole('navigation', { name: 'بخش‌های اصلی' }).getByRole('link', { name: 'تنظیمات' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'تنظیمات' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { cancelled: string[] }).cancelled))
      .toContain(address);
  },
);

test(
  'PROD-10 each variant has its own stock and price, and the first has the number of the product',
  onDesktop,
  async ({ page, api }) => {
    const product = await productThat(
      api,
      ({ variants }) =>
        new Set(variants.map(({ size }) => size)).size >= 2 &&
        variants.filter(({ quantity }) => quantity > 0).length >= 2,
    );
    expect(product.variants[0]?.id).toBe(product.id);
    const chosen = product.variants.findLast(
      ({ quantity, size, colour }) =>
        quantity > 0 &&
        size !== null &&
        (colour === null || colour.name === product.variants.find(({ id }) => id === product.id)?.colour?.name),
    );
    if (chosen === undefined) throw new Error('No other size in stock.');
    await visit(page, productPage(product));
    const size = page.getByRole('radio', { name: chosen.size ?? '', exact: true });
    await size.check();
    await add(page).click();
    await expect(page.getByText(/به سبد خرید اضافه شد/)).toBeVisible();
    const stars = page.getByRole('main').locator('a[href="#reviews"]');
    if (await stars.isVisible()) {
      await stars.click();
      await expect(page.locator('#reviews')).toBeFocused();
      await expect(size).toBeChecked();
    }
    await page.getByRole('banner').getByRole('link', { name: /سبد/ }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goBack();
    await expect(size).toBeChecked();
    await visit(page, '/cart');
    const line = page.getByRole('list', { name: 'کالاهای سبد' }).getByRole('listitem');
    await expect(line).toContainText(chosen.size ?? '');
    await expect(line).toContainText(persian(chosen.new_price));
    expect(
      await page.evaluate(() =>
        (JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: number }[]).map(({ id }) => id),
      ),
    ).toEqual([chosen.id]);
  },
);
