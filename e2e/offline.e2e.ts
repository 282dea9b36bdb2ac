import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  cartLink,
  customerCart,
  guestCart,
  isPlentiful,
  newestProducts,
  onPhone,
  onPhoneAsDrill,
  pageIsAlive,
  persian,
  productPage,
  productThat,
  speakEnglish,
  visit,
  workerIsReady,
} from './steps.ts';

test.use({ serviceWorkers: 'allow', mayLog: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/] });

const noConnection = 'اتصال اینترنت برقرار نیست!';
const tabs = (page: Page) => page.getByRole('navigation', { name: 'بخش‌های اصلی' }).filter({ visible: true });

/** Waits until the document of an address is cached. */
async function isStored(page: Page, address: string): Promise<void> {
  const wanted = new URL(address, page.url()).pathname;
  await expect
    .poll(async () => (await storedAddresses(page)).filter((one) => one.startsWith('/kept/')))
    .toContain(`/kept/fa${wanted}`);
}

/** Returns every address that the browser has cached, from all of the service worker's caches. */
async function storedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url.slice(location.origin.length));
    }
    return found;
  });
}

test("CONT-06 /offline displays 'No Internet Connection!' and links home", onPhone, async ({ page }) => {
  await visit(page, '/offline');
  await expect(page.getByText(noConnection)).toBeVisible();
  await speakEnglish(page);
  await visit(page, '/offline');
  await expect(page.getByText('No Internet Connection!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test(
  'CONT-06 visited pages work offline, on reload and by navigation; an unvisited one displays /offline and is retried',
  onPhone,
  async ({ page, context, api }) => {
    const [seen, unseen] = await newestProducts(api, 2);
    if (seen === undefined || unseen === undefined) throw new Error('The demo shop has no products.');
    await visit(page, '/home');
    await workerIsReady(page);
    await page.getByRole('main').getByRole('link', { name: seen.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
    await isStored(page, productPage(seen));
    await visit(page, '/shop-grid');
    await isStored(page, '/shop-grid');

    await context.setOffline(true);
    await page.goto(productPage(seen));
    await expect(page.getByRole('heading', { level: 1, name: seen.name })).toBeVisible();
    await pageIsAlive(page);
    await tabs(page).getByRole('link', { name: 'خانه' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('region', { name: 'تازه‌ترین کالاها' })).toBeVisible();
    await page.goto('/shop-grid');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    // A document that was never visited.
    await page.goto(productPage(unseen));
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByText(noConnection)).toBeVisible();
    // A client-side navigation from a visited page to one that was never visited.
    await page.goto('/shop-grid');
    await pageIsAlive(page);
    await page.getByRole('main').getByRole('link', { name: unseen.name }).first().click();
    await expect(page).toHaveURL(/\/offline\?from=/);
    await expect(page.getByText(noConnection)).toBeVisible();

    await context.setOffline(false);
    await expect(page).toHaveURL(productPage(unseen), { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: unseen.name })).toBeVisible();
  },
);

test("CONT-06 a guest's cart works offline", onPhoneAsDrill, async ({ page, context, api }) => {
  const product = await productThat(api, isPlentiful);
  await visit(page, productPage(product));
  await workerIsReady(page);
  await isStored(page, productPage(product));
  await context.setOffline(true);
  await page.reload();
  await pageIsAlive(page);
  const buy = page.getByRole('region', { name: 'خرید' });
  await buy.getByRole('spinbutton').fill('3');
  await buy.getByRole('button', { name: 'افزودن به سبد' }).click();
  await expect(cartLink(page)).toContainText(persian(3));
  await cartLink(page).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByText(product.name)).toBeVisible();
  const quantity = page.getByRole('spinbutton', { name: product.name });
  await quantity.fill('2');
  await quantity.press('Enter');
  await expect.poll(() => guestCart(page)).toEqual({ [product.id]: 2 });
});

test(
  "CONT-06 a customer's cart changes are displayed at once offline, survive the page, and are sent on reconnection",
  onPhone,
  async ({ page, context, api, signIn }) => {
    const product = await productThat(api, isPlentiful);
    const { tokens } = await signIn(page);
    await visit(page, productPage(product));
    await workerIsReady(page);
    await isStored(page, productPage(product));
    await context.setOffline(true);
    await page.reload();
    await pageIsAlive(page);
    const buy = page.getByRole('region', { name: 'خرید' });
    await buy.getByRole('spinbutton').fill('3');
    await buy.getByRole('button', { name: 'افزودن به سبد' }).click();
    await expect(page.getByText('بعد از وصل شدن فرستاده می‌شود')).toBeVisible();
    await expect(cartLink(page)).toContainText(persian(3));
    expect(await customerCart(api, tokens.access)).toEqual({});
    // Another page, reloaded: the pending change is still there.
    await cartLink(page).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.reload();
    await expect(page.getByRole('main').getByText(product.name)).toBeVisible();
    await expect(page.getByText('ارتباط با فروشگاه قطع است.')).toBeVisible();
    // The shop's state is not checked here: on a busy machine a reloaded page goes offline only a moment after its first request.
    await context.setOffline(false);
    await expect.poll(() => customerCart(api, tokens.access), { timeout: 20_000 }).toEqual({ [product.id]: 3 });
    await expect(page.getByText('ارتباط با فروشگاه قطع است.')).toHaveCount(0);
  },
);

test(
  'CONT-06 private pages are never stored, each page is stored in its language, and signing out clears visited pages',
  onPhone,
  async ({ page, context, signIn }) => {
    await signIn(page);
    await visit(page, '/home');
    await workerIsReady(page);
    for (const address of [
      '/my-order',
      '/cart',
      '/settings',
      '/reset-password?token=secret',
      '/shop-grid?sort=newest&utm=x',
    ])
      await visit(page, address);
    await isStored(page, '/settings');
    await expect.poll(() => storedAddresses(page)).toContain('/kept/fa/shop-grid?sort=newest');
    const stored = await storedAddresses(page);
    expect(
      stored.filter((address) =>
        /\/api\/(orders\/cart|orders\/$|customers|token|cart)|=secret|[?&]utm=|\/admin/.test(address),
      ),
    ).toEqual([]);

    await speakEnglish(page);
    await visit(page, '/settings');
    await expect.poll(() => storedAddresses(page)).toContain('/kept/en/settings');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await context.setOffline(false);

    await visit(page, '/home');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/home$/);
    // Signing out reloads the page, which may still be in progress.
    await expect(async () => {
      expect(await storedAddresses(page)).not.toContain('/kept/en/settings');
      expect(
        await page.evaluate(() =>
          ['accessToken', 'refreshToken', 'customer', 'cart-waiting'].map((key) => localStorage.getItem(key)),
        ),
      ).toEqual([null, null, null, null]);
    }).toPass();
  },
);

test(
  'PAY-01 CONT-06 a checkout that failed offline recovers on reconnection',
  onPhoneAsDrill,
  async ({ page, context, api, signIn }) => {
    const product = await productThat(api, isPlentiful, 8);
    const { tokens } = await signIn(page);
    await addForCustomer(api, tokens.access, product.id, 1);
    await visit(page, '/checkout');
    await workerIsReady(page);
    await isStored(page, '/checkout');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(/^نام و نام خانوادگی/)).toBeVisible();
  },
);
