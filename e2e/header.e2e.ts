import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  cartLine,
  english,
  field,
  fillGuestCart,
  inEnglish,
  isPlentiful,
  onDesktopAsDrill,
  onPhone,
  persian,
  productPage,
  productThat,
  speakEnglish,
  visit,
} from './steps.ts';

test(
  'HDR-01 HDR-02 the header links to home and the cart, counts its units and displays who is signed in',
  onPhone,
  async ({ page, api, signIn }) => {
    test.setTimeout(120_000);
    await test.step("the logo links home and the cart icon to the cart, with the number of units in a guest's cart", async () => {
      const product = await productThat(api, isPlentiful);
      await visit(page, '/home');
      const header = page.getByRole('banner').filter({ visible: true });
      await expect(header.getByRole('link', { name: 'حجره، صفحهٔ خانه' })).toHaveAttribute('href', '/home');
      const cart = header.getByRole('link', { name: /^سبد/ });
      await expect(cart).toHaveText('');
      await visit(page, productPage(product));
      await page.getByRole('region', { name: 'خرید' }).getByRole('spinbutton').fill('3');
      await page.getByRole('region', { name: 'خرید' }).getByRole('button', { name: 'افزودن به سبد' }).click();
      await visit(page, '/home');
      await expect(cart).toHaveText(persian(3));
      await cart.click();
      await expect(page).toHaveURL(/\/cart$/);
    });

    await test.step('while the session is unknown the header displays an ellipsis; then the customer and the units of the cart', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 4);
      let answer: () => void = () => undefined;
      const requested = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/customers/current/me/', async (route) => {
        await requested;
        await route.continue();
      });
      await visit(page, '/home');
      const header = page.getByRole('banner');
      await expect(header.getByRole('status').filter({ hasText: '…' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'ورود یا ثبت‌نام' })).toHaveCount(0);
      answer();
      await expect(header.getByRole('img')).toHaveJSProperty('width', 36);
      await expect(header.getByRole('status').filter({ hasText: '…' })).toHaveCount(0);
      await expect(header.filter({ visible: true }).getByRole('link', { name: /^سبد/ })).toHaveText(persian(4));
    });

    await test.step('a guest with an old cart still sees its badge', async () => {
      await asNew(page);
      await fillGuestCart(page, [cartLine(await productThat(api, isPlentiful), 5)]);
      await visit(page, '/home');
      await expect(page.getByRole('banner').getByRole('link', { name: /^سبد/ })).toHaveText(persian(5));
    });
  },
);

test(
  'HDR-05 the filter beside the list narrows it, every category is two presses away, and hovering the cart displays its items',
  onDesktopAsDrill,
  async ({ page, api }) => {
    test.setTimeout(120_000);
    await test.step('the filter beside the list narrows the list by brand and by price', async () => {
      await test.step('the filter panel narrows the list by brand, with the counts of the catalogue and the state in the address', async () => {
        await speakEnglish(page);
        const facets = (await (await inEnglish(api).get('/api/products/facets/')).json()) as {
          brands: { slug: string; name: string; count: number }[];
          price_min: number;
          price_max: number;
        };
        const brand = facets.brands.find(({ count }) => count >= 2 && count <= 12);
        if (brand === undefined) throw new Error('The demo shop has no small brand.');
        await visit(page, '/shop-grid');
        // On a desktop the filter is displayed beside the list; a phone opens it with a button (filters.e2e.ts).
        await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
        const panel = page.getByRole('region', { name: 'Filter' });
        await expect(field(page, 'From')).toHaveValue(english(facets.price_min));
        await expect(field(page, 'To')).toHaveValue(english(facets.price_max));
        await panel.getByRole('checkbox', { name: brand.name }).check();
        await expect(
          panel
            .getByRole('listitem')
            .filter({ has: page.getByRole('checkbox', { name: brand.name, exact: false }) })
            .first(),
        ).toContainText(String(brand.count));
        await expect(page).not.toHaveURL(/brand=/);
        await panel.getByRole('button', { name: 'Apply' }).click();
        await expect(page).toHaveURL(new RegExp(`[?&]brand=${brand.slug}(&|$)`));
        const cards = page.getByRole('main').getByRole('article');
        await expect(cards).toHaveCount(brand.count);
        await page.reload();
        await expect(cards).toHaveCount(brand.count);
        await page.getByRole('link', { name: `Remove the filter ${brand.name}` }).click();
        await expect(page).not.toHaveURL(/brand=/);
        await expect(cards).toHaveCount(18);
      });

      await test.step('the filter panel narrows the list by price', async () => {
        await asNew(page);
        const max = 500_000;
        await visit(page, '/shop-grid');
        await field(page, 'تا').fill(persian(max));
        await page.getByRole('button', { name: 'اعمال فیلتر' }).click();
        await expect(page).toHaveURL(/[?&]price_max=500000(&|$)/);
        const { data } = (await (
          await api.get('/api/products/', { params: { price_max: max, page_size: 18 } })
        ).json()) as {
          data: { name: string; new_price: number }[];
        };
        expect(data.length).toBeGreaterThan(0);
        expect(Math.max(...data.map(({ new_price }) => new_price))).toBeLessThanOrEqual(max);
        await expect(page.getByRole('main').getByRole('article').getByRole('link')).toHaveText(
          data.map(({ name }) => name),
        );
      });
    });

    await test.step('on an admin page every category is two presses away, and hovering the cart displays its items', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      await fillGuestCart(page, [cartLine(product, 2)]);
      await visit(page, '/shop-grid');
      const header = page.getByRole('banner').filter({ visible: true });
      const button = header.getByRole('link', { name: 'دسته‌بندی کالاها' });
      const departments = header.getByRole('navigation', { name: 'دسته‌بندی کالاها' });

      await test.step('Escape closes the departments and restores focus, Back closes them and stays on the page', async () => {
        await button.click();
        await expect(departments.getByRole('link', { name: /^همهٔ کالای دیجیتال/ })).toBeVisible();
        const bestsellers = departments.getByRole('region', { name: 'پرفروش‌ترین‌های کالای دیجیتال' });
        await expect(bestsellers.getByRole('link')).toHaveCount(4);
        await page.keyboard.press('Escape');
        await expect(departments).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await expect(departments).toBeVisible();
        await page.goBack();
        await expect(departments).toBeHidden();
        await expect(page).toHaveURL(/\/shop-grid$/);
      });

      await test.step('arrow keys move down the departments and across to their categories', async () => {
        await button.click();
        await departments.getByRole('link', { name: 'کالای دیجیتال', exact: true }).focus();
        await page.keyboard.press('ArrowDown');
        await expect(departments.getByRole('link', { name: 'لوازم خانگی', exact: true })).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(departments.getByRole('link', { name: /^همهٔ لوازم خانگی/ })).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/catagory\/.+/);
        await expect(departments).toBeHidden();
      });

      await test.step('the cart on hover', async () => {
        await header.getByRole('link', { name: /^سبد/ }).hover();
        const preview = header.getByRole('region', { name: 'سبد خرید' });
        await expect(preview.getByRole('link', { name: product.name })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(preview).toBeHidden();
      });
    });
  },
);
