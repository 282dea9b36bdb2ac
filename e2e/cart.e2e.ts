import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  cartLine,
  countCalls,
  customerCart,
  english,
  fillGuestCart,
  guestCart,
  inEnglish,
  isPlentiful,
  isScarce,
  onDesktop,
  onPhone,
  persian,
  productPage,
  productThat,
  speakEnglish,
  visit,
} from './steps.ts';

const lines = (page: Page) =>
  page.getByRole('list', { name: /^(کالاهای سبد|Items in the cart)$/ }).getByRole('listitem');
const quantityOf = (page: Page, name: string) =>
  page.getByRole('spinbutton', {
    name: new RegExp(`^(تعداد «|Quantity of )${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}»?$`),
  });
const summary = (page: Page) => page.getByRole('region', { name: /^(خلاصهٔ سبد|Summary)$/ });

test(
  'CART-02 CART-01 CART-03 a line for each item with its totals, and a quantity from one to the stock',
  onDesktop,
  async ({ page, api }) => {
    await test.step('a line for each item with its image, a link to its page, price times quantity, and the cart total', async () => {
      const plenty = await productThat(inEnglish(api), isPlentiful);
      const scarce = await productThat(inEnglish(api), isScarce);
      await speakEnglish(page);
      await fillGuestCart(page, [cartLine(plenty, 3), cartLine(scarce, 2)]);
      await visit(page, '/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Cart');
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/shop-grid');
      await expect(lines(page)).toHaveCount(2);
      for (const [product, quantity] of [
        [plenty, 3],
        [scarce, 2],
      ] as const) {
        const line = lines(page).filter({ hasText: product.name });
        await expect(line.getByRole('link', { name: product.name })).toHaveAttribute('href', productPage(product));
        await expect(line.locator('img')).toHaveAttribute('src', /\/media\//);
        await expect(line).toContainText(`${english(product.new_price)} × ${quantity}`);
        await expect(line).toContainText(english(product.new_price * quantity));
        await expect(quantityOf(page, product.name)).toHaveValue(String(quantity));
      }
      const total = english(plenty.new_price * 3 + scarce.new_price * 2);
      await expect(summary(page)).toContainText(total);
      await expect(summary(page).getByRole('link', { name: `Pay ${total} Toman` })).toHaveAttribute(
        'href',
        '/checkout',
      );
    });

    await test.step('above the stock, the quantity is set to the maximum with a message; an empty field becomes 1', async () => {
      await asNew(page);
      const product = await productThat(api, isScarce);
      await fillGuestCart(page, [cartLine(product, 1)]);
      await visit(page, '/cart');
      const quantity = quantityOf(page, product.name);
      await expect(page.getByRole('button', { name: 'یکی کمتر' })).toBeDisabled();
      await quantity.fill(String(product.quantity + 5));
      await expect(page.getByText(`حداکثر موجودی این کالا ${persian(product.quantity)} عدد است`)).toBeVisible();
      await expect(quantity).toHaveValue(persian(product.quantity));
      expect(await guestCart(page)).toEqual({ [product.id]: product.quantity });
      for (const nothing of ['', 'چند']) {
        await quantity.fill(nothing);
        await quantity.blur();
        await expect(quantity).toHaveValue(persian(1));
        expect(await guestCart(page)).toEqual({ [product.id]: 1 });
        await quantity.fill('۲');
        await expect.poll(() => guestCart(page)).toEqual({ [product.id]: 2 });
      }
      await expect(summary(page)).toContainText(persian(product.new_price * 2));
    });
  },
);

test(
  "CART-01 CART-04 CART-06 a guest's cart is stored in the browser, corrected by the shop, cleared and restored",
  onPhone,
  async ({ page, api }) => {
    await test.step("removing items and clearing leave 'سبد خرید خالی است', nothing in the browser, and no checkout button", async () => {
      const plenty = await productThat(api, isPlentiful);
      const scarce = await productThat(api, isScarce);
      await fillGuestCart(page, [cartLine(plenty, 3), cartLine(scarce, 2)]);
      await visit(page, '/cart');
      await page.getByRole('button', { name: `حذف «${scarce.name}» از سبد` }).click();
      await expect(lines(page)).toHaveCount(1);
      expect(await guestCart(page)).toEqual({ [plenty.id]: 3 });
      await page.getByRole('button', { name: 'خالی کردن سبد' }).click();
      await expect(page.getByText('سبد خرید خالی است')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
      await expect(page.getByRole('link', { name: /^پرداخت/ })).toHaveCount(0);
      await page.getByRole('region', { name: 'پیام‌ها' }).getByRole('button', { name: 'برگرداندن' }).first().click();
      await expect(quantityOf(page, plenty.name)).toHaveValue(persian(3));
    });

    await test.step("a guest's cart is stored only in the browser: quantities add up, reopening restores it, and no cart or order call is made", async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      const calls: string[] = [];
      const checks = countCalls(page, 'POST /api/variants/lookup/');
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/^\/api\/(?:cart|orders)\//.test(pathname)) calls.push(pathname);
      });
      await visit(page, productPage(product));
      const add = page.getByRole('region', { name: 'خرید' }).getByRole('button', { name: 'افزودن به سبد' });
      for (const times of [1, 2]) {
        await add.click();
        await expect.poll(() => guestCart(page)).toEqual({ [product.id]: times });
      }
      await visit(page, '/cart');
      await expect(quantityOf(page, product.name)).toHaveValue(persian(2));
      await page.reload();
      await expect(quantityOf(page, product.name)).toHaveValue(persian(2));
      await expect.poll(checks).toBeGreaterThan(0);
      expect(calls).toEqual([]);
    });

    await test.step('a price or stock that changed since is displayed and corrected', async () => {
      await asNew(page);
      const plenty = await productThat(api, isPlentiful);
      const scarce = await productThat(api, isScarce);
      const stored = [
        { ...cartLine(plenty, 1), price: 1_000, list_price: 1_000 },
        { ...cartLine(scarce, scarce.quantity + 4), maxQuantity: scarce.quantity + 10 },
        { ...cartLine(plenty, 1), id: 999_999_999, name: 'کالای ناپدید' },
      ];
      await fillGuestCart(page, stored);
      await visit(page, '/cart');
      const message = page.getByRole('status').filter({ hasText: 'سبد شما با فروشگاه هماهنگ شد' });
      await expect(message).toContainText(`به ${persian(plenty.new_price)} تومان تغییر کرد`);
      await expect(message).toContainText(`فقط ${persian(scarce.quantity)} عدد مانده`);
      await expect(message).toContainText('دیگر موجود نیست و از سبد برداشته شد');
      await expect(summary(page)).toContainText(persian(plenty.new_price + scarce.new_price * scarce.quantity));
      expect(await guestCart(page)).toEqual({ [plenty.id]: 1, [scarce.id]: scarce.quantity });
      await message.getByRole('button', { name: 'متوجه شدم' }).click();
      await expect(message).toHaveCount(0);
    });
  },
);

test(
  "CART-05 CART-06 a customer's cart change is displayed at once and reverted where the shop refuses it",
  onPhone,
  async ({ page, api, signIn }) => {
    const product = await productThat(api, isPlentiful);
    await test.step("a customer's change is displayed at once, sent to the shop, and the whole cart is reloaded", async () => {
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 2);
      await visit(page, '/cart');
      await expect(quantityOf(page, product.name)).toHaveValue(persian(2));
      const reloads = countCalls(page, 'GET /api/orders/cart/');
      let answer: () => void = () => undefined;
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/orders/cart/', async (route) => {
        if (route.request().method() === 'POST') await waited;
        await route.continue();
      });
      const before = reloads();
      await page.getByRole('button', { name: 'یکی بیشتر' }).click();
      await expect(quantityOf(page, product.name)).toHaveValue(persian(3));
      await expect(summary(page)).toContainText(persian(product.new_price * 3));
      expect(await customerCart(api, tokens.access)).toEqual({ [product.id]: 2 });
      answer();
      await expect.poll(() => customerCart(api, tokens.access)).toEqual({ [product.id]: 3 });
      await expect.poll(reloads).toBe(before + 1);
      expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
    });

    await test.step('a refused change is reverted, and the customer sees the reason', async () => {
      await page.unrouteAll();
      await page.route('**/api/orders/cart/', async (route) => {
        if (route.request().method() === 'POST')
          await route.fulfill({
            status: 409,
            json: { code: 'above-stock', message: 'از این کالا تنها ۳ عدد مانده است' },
          });
        else await route.continue();
      });
      await page.getByRole('button', { name: 'یکی بیشتر' }).click();
      await expect(page.getByText('از این کالا تنها ۳ عدد مانده است')).toBeVisible();
      await expect(quantityOf(page, product.name)).toHaveValue(persian(3));
    });
  },
);

test.describe('when the shop does not respond', () => {
  test.use({ mayLog: [/Failed to load resource: .*500/] });

  test('CART-06 each cart error has its own message', onPhone, async ({ page, api, signIn }) => {
    await test.step('each error has its own message, displayed to a customer and logged', async () => {
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 2);
      let failing = 'GET';
      let logged = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/failures/')) logged += 1;
      });
      await page.route('**/api/orders/cart/', async (route) => {
        if (route.request().method() === failing) await route.fulfill({ status: 500, body: '' });
        else await route.continue();
      });
      await visit(page, '/cart');
      await expect(page.getByText('خطا در دریافت سبد خرید')).toBeVisible();
      failing = 'POST';
      await page.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(quantityOf(page, product.name)).toHaveValue(persian(2));
      await page.getByRole('button', { name: 'یکی بیشتر' }).click();
      await expect(page.getByText('خطا در بروزرسانی سبد خرید')).toBeVisible();
      await expect(quantityOf(page, product.name)).toHaveValue(persian(2));
      await page.getByRole('button', { name: `حذف «${product.name}» از سبد` }).click();
      await expect(page.getByText('خطا در حذف از سبد خرید')).toBeVisible();
      await expect(lines(page)).toHaveCount(1);
      expect(logged).toBeGreaterThanOrEqual(3);
      expect(await customerCart(api, tokens.access)).toEqual({ [product.id]: 2 });
    });

    await test.step('a guest whose items cannot be checked sees no cart error, and the cart remains', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      await fillGuestCart(page, [cartLine(product, 2)]);
      const failed = page.waitForRequest('**/api/failures/');
      await page.route('**/api/variants/lookup/', (route) => route.fulfill({ status: 500, body: '' }));
      await visit(page, '/cart');
      await failed;
      await expect(quantityOf(page, product.name)).toHaveValue(persian(2));
      await expect(page.getByText(/^خطا در/)).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
});
