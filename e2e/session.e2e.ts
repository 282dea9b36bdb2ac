import { expect, test } from './shop-test.ts';
import { asNew, countCalls, onPhone, visit } from './steps.ts';
import { storedKeys } from '../src/web/session/stored-keys.ts';

const garbled = 'not.a.token';

test(
  'APP-05 APP-06 a refused token is renewed once, a failed refresh signs out silently, and logging out clears personal data',
  onPhone,
  async ({ page, newCustomer, signIn, api }) => {
    test.setTimeout(120_000);
    await test.step('a refused access token leads to one refresh and one retry, and the customer stays signed in', async () => {
      const { phone, tokens } = await newCustomer();
      await signIn(page, { phone, tokens: { access: garbled, refresh: tokens.refresh } });
      const refreshes = countCalls(page, 'POST /api/token/refresh/');
      const whoAmI = countCalls(page, 'GET /api/customers/current/me/');
      await visit(page, '/home');
      await expect(page.getByRole('banner').locator('a[href="/profile"]')).toBeVisible();
      expect(refreshes()).toBe(1);
      expect(whoAmI()).toBe(2);
      const stored = await page.evaluate(() => [
        localStorage.getItem('accessToken'),
        localStorage.getItem('refreshToken'),
      ]);
      expect(stored[0]).not.toBe(garbled);
      expect(stored[1]).not.toBe(tokens.refresh);
    });

    await test.step('a failed refresh removes both tokens and signs out silently', async () => {
      await asNew(page);
      await signIn(page, { phone: '', tokens: { access: garbled, refresh: 'of-no-session' } });
      const refreshes = countCalls(page, 'POST /api/token/refresh/');
      await visit(page, '/home');
      await expect(page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
      expect(refreshes()).toBe(1);
      expect(
        await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
      ).toEqual([null, null]);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await asNew(page);
    await test.step('logging out leaves no personal data in the browser, including other tabs', async () => {
      await signIn(page);
      await visit(page, '/settings');
      const other = await page.context().newPage();
      await visit(other, '/home');
      for (const tab of [page, other]) {
        await tab.evaluate((keys) => {
          for (const key of keys) localStorage.setItem(key, localStorage.getItem(key) ?? '[]');
          for (const key of ['checkout-draft', 'chat-unsent support', 'comment:a-post', 'contact-draft'])
            sessionStorage.setItem(key, '{"name":"Sara"}');
        }, Object.keys(storedKeys));
      }
      await page.getByRole('button', { name: 'فهرست' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click();
      await expect(page).toHaveURL(/\/home$/);
      const goes = Object.entries(storedKeys).flatMap(([key, after]) => (after === 'goes' ? [key] : []));
      expect(await page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), goes)).toEqual([]);
      for (const tab of [page, other])
        await expect.poll(() => tab.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Sara');
    });

    await test.step('logging out removes both tokens, ends the session on the server, closes the menu and reloads the home page', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      await visit(page, '/settings');
      await page.evaluate(() => {
        (window as unknown as { sameDocument: boolean }).sameDocument = true;
      });
      await page.getByRole('button', { name: 'فهرست' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'خروج از حساب' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      expect(
        await page.evaluate(() => [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]),
      ).toEqual([null, null]);
      expect((await api.post('/api/token/refresh/', { data: { refresh: tokens.refresh } })).status()).toBe(401);
    });
  },
);

test(
  'APP-05 any number of calls refused at once, also in two tabs, leads to one refresh',
  onPhone,
  async ({ page, context, newCustomer, signIn }) => {
    const { phone, tokens } = await newCustomer();
    await signIn(page, { phone, tokens });
    await visit(page, '/cart');
    const other = await context.newPage();
    // A page without the shop's scripts, which would send requests and so refresh the garbled token too early.
    for (const tab of [page, other]) await tab.goto('/robots.txt');
    await page.evaluate((access) => {
      localStorage.setItem('accessToken', access);
    }, garbled);
    await other.waitForFunction((access) => localStorage.getItem('accessToken') === access, garbled);
    let refreshes = 0;
    let refused = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh/')) refreshes += 1;
    });
    context.on('response', (response) => {
      if (response.status() === 401) refused += 1;
    });
    // Both tabs have sent a request before either is refused.
    let requests = 0;
    let go: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    await context.route('**/api/customers/current/me/', async (route) => {
      if (route.request().headers()['authorization'] === `Bearer ${garbled}`) {
        requests += 1;
        if (requests === 2) go();
        await both;
      }
      await route.continue();
    });
    await Promise.all([page, other].map((tab) => tab.goto('/cart')));
    await both;
    for (const tab of [page, other]) {
      await expect(tab.getByText('سبد خرید خالی است')).toBeVisible();
      await tab.waitForFunction((access) => localStorage.getItem('accessToken') !== access, garbled);
    }
    expect(refused).toBe(2);
    expect(refreshes).toBe(1);
  },
);

test(
  'who goes on as a guest while signing in is on its way is signed in where they are by then',
  onPhone,
  async ({ page }) => {
    await visit(page, '/login?next=/wishlist-grid');
    const held: (() => void)[] = [];
    await page.route('**/api/customers/login/', async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    const form = page.getByRole('form', { name: 'ورود' });
    await form.getByLabel(/^نام کاربری/).fill('demo');
    await form.getByLabel(/^رمز عبور/).fill('hojreh-demo');
    await page.getByLabel(/^رمز عبور/).press('Enter');
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'دیدن فروشگاه به عنوان مهمان' }).click();
    await expect(page).toHaveURL(/\/home$/);
    for (const release of held) release();
    await expect(page.getByRole('banner').locator('a[href="/profile"]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(/\/home$/);
  },
);
