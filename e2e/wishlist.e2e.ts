import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  asNew,
  guestCart,
  isPlentiful,
  newestProducts,
  onDesktop,
  onPhone,
  productPage,
  productThat,
  visit,
} from './steps.ts';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `افزودن «${name}» به علاقه‌مندی‌ها` });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('wishlist'));
const wishes = (page: Page) => page.getByRole('list', { name: 'کالاهای دلخواه شما' }).getByRole('article');

test(
  "ACC-03 a heart on every card, stored for a guest, merged into the customer's wishlist",
  onPhone,
  async ({ page, api, newCustomer, codeSentTo }) => {
    await test.step('a heart on every card and on the product is stored for a guest, fills in and shifts nothing', async () => {
      const products = await newestProducts(api, 18);
      const [product] = products;
      if (product === undefined) throw new Error('The demo shop is empty.');
      await visit(page, '/shop-grid');
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(18);
      await expect(cards.getByRole('button', { name: /به علاقه‌مندی‌ها$/ })).toHaveCount(18);
      const before = await cards.first().boundingBox();
      await heart(page, product.name).click();
      await expect(heart(page, product.name)).toHaveAttribute('aria-pressed', 'true');
      expect(await stored(page)).toBe(`[${product.id}]`);
      expect(await cards.first().boundingBox()).toEqual(before);
      await visit(page, productPage(product));
      await expect(heart(page, product.name).first()).toHaveAttribute('aria-pressed', 'true');
      await heart(page, product.name).first().click();
      await expect(heart(page, product.name).first()).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => stored(page)).toBeNull();
    });

    await test.step("a guest's wishlist is merged into the customer's on sign-in, by one call", async () => {
      await asNew(page);
      const [first, second] = await newestProducts(api, 2);
      const { phone, tokens } = await newCustomer();
      const headers = { authorization: `Bearer ${tokens.access}` };
      await api.put(`/api/wishlist/${second?.id ?? 0}/`, { headers });
      await visit(page, '/shop-grid');
      await heart(page, first?.name ?? '').click();
      await expect.poll(() => stored(page)).toBe(`[${first?.id ?? 0}]`);
      let joined = 0;
      page.on('request', (request) => {
        if (request.url().endsWith('/api/wishlist/join/')) joined += 1;
      });
      // A phone is sent one code a minute: the customer signs in with the tokens of another device, as the shop itself would.
      expect(await codeSentTo(phone)).toMatch(/\d{4}/);
      await page.evaluate(({ access, refresh }) => {
        localStorage.setItem('accessToken', access);
        localStorage.setItem('refreshToken', refresh);
      }, tokens);
      await visit(page, '/shop-grid');
      for (const product of [first, second])
        await expect(heart(page, product?.name ?? '')).toHaveAttribute('aria-pressed', 'true');
      expect(joined).toBe(1);
      expect(await stored(page)).toBeNull();
      expect(await (await api.get('/api/wishlist/', { headers })).json()).toEqual({ ids: [first?.id, second?.id] });
      await heart(page, first?.name ?? '').click();
      await expect
        .poll(async () => (await (await api.get('/api/wishlist/', { headers })).json()) as object)
        .toEqual({ ids: [second?.id] });
    });
  },
);

test('ACC-03 Back restores as many wishlist items as were loaded', onPhone, async ({ page, api }) => {
  const products = await newestProducts(api, 30);
  await page.addInitScript(
    (ids) => {
      localStorage.setItem('wishlist', ids);
    },
    JSON.stringify(products.map(({ id }) => id)),
  );
  await visit(page, '/wishlist-grid');
  await expect(wishes(page)).toHaveCount(24);
  await page.getByRole('button', { name: 'بیشتر' }).click();
  await expect(wishes(page)).toHaveCount(30);
  await wishes(page).last().getByRole('link').first().click();
  await expect(page).toHaveURL(/single-product/);
  await page.goBack();
  await expect(wishes(page)).toHaveCount(30);
});

test(
  'ACC-03 the wishlist as cards and as rows: add to cart, remove, restore, empty',
  onDesktop,
  async ({ page, api }) => {
    const product = await productThat(api, isPlentiful);
    const [newest] = await newestProducts(api, 1);
    const other = newest?.id === product.id ? (await newestProducts(api, 2))[1] : newest;
    await page.addInitScript(
      (ids) => {
        if (sessionStorage.getItem('wished') === null) {
          sessionStorage.setItem('wished', 'yes');
          localStorage.setItem('wishlist', ids);
        }
      },
      JSON.stringify([product.id, other?.id]),
    );
    await visit(page, '/wishlist-grid');
    await expect(wishes(page)).toHaveCount(2);
    await expect(wishes(page).first()).toContainText(product.name);
    await page.getByRole('navigation', { name: 'چیدمان' }).getByRole('link', { name: 'نمایش فهرستی' }).click();
    await expect(page).toHaveURL(/\/wishlist-list$/);
    await expect(wishes(page)).toHaveCount(2);
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('article').filter({ hasText: product.name }) });
    await item.getByRole('button', { name: 'افزودن به سبد' }).click();
    await expect.poll(() => guestCart(page)).toEqual({ [product.id]: 1 });
    await page.getByRole('button', { name: `حذف «${product.name}» از علاقه‌مندی‌ها` }).click();
    await expect(wishes(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'برگرداندن' }).click();
    await expect(wishes(page)).toHaveCount(2);
    for (const name of [product.name, other?.name ?? ''])
      await page.getByRole('button', { name: `حذف «${name}» از علاقه‌مندی‌ها` }).click();
    await expect(page.getByText('هنوز به کالایی دل نبسته‌اید')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'دیدن کالاها' })).toHaveAttribute(
      'href',
      '/shop-grid',
    );
  },
);
