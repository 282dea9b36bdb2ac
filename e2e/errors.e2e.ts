import { expect, test } from './shop-test.ts';
import { asNew, onPhone, speakEnglish, visit } from './steps.ts';

// Errors that these tests cause on purpose.
test.use({ mayLog: [/Failed to load resource|TypeError: Cannot read properties of undefined/] });

test(
  'APP-08 APP-09 HDR-05 what does not load has a message, each in its own way, with a way on',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(120_000);
    await test.step("a page whose data fails to load displays 'Oops! An error occurred.' and its message, with a link home", async () => {
      await speakEnglish(page);
      await visit(page, '/home');
      await page.route('**/api/products/specialproduct/', (route) =>
        route.fulfill({ status: 503, json: { code: 'planted', message: 'The stall is being swept.' } }),
      );
      await page.getByRole('link', { name: 'See the sale' }).first().click();
      await expect(page.getByRole('heading', { name: 'Oops! An error occurred.' })).toBeVisible();
      await expect(page.getByText('The stall is being swept.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
      await page.unroute('**/api/products/specialproduct/');
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page.getByRole('heading', { name: 'Hot offers' })).toBeVisible();
    });

    await test.step('without a message the status text is displayed, translated in Persian', async () => {
      await asNew(page);
      await visit(page, '/home');
      await page.route('**/api/products/specialproduct/', (route) => route.abort());
      await page.getByRole('link', { name: 'دیدن پیشنهادها' }).first().click();
      await expect(page.getByRole('heading', { name: 'ای وای! خطایی رخ داد.' })).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('undefined');
    });

    await test.step("'Unexpected Application Error!' is displayed when a page fails outside its own boundary, with a link home", async () => {
      await asNew(page);
      await speakEnglish(page);
      await visit(page, '/home');
      // A response of a shape that no screen expects.
      await page.route('**/api/products/specialproduct/', (route) =>
        route.fulfill({ json: [{ id: 1, ends_at: 'planted' }] }),
      );
      await page.getByRole('link', { name: 'See the sale' }).first().click();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL(/\/home$/);
    });

    await test.step('a category whose response lacks its name displays its products under a plain title', async () => {
      await asNew(page);
      const [main] = (await (await api.get('/api/products/categories/')).json()) as { slug: string }[];
      const path = `/catagory/${main?.slug ?? ''}`;
      const { data } = (await (await api.get(`/api/products/categories/${main?.slug ?? ''}/?page_size=3`)).json()) as {
        data: { name: string }[];
      };
      await visit(page, '/catagory');
      await page.route(`**/api/products/categories/${main?.slug ?? ''}/*`, (route) =>
        route.fulfill({ json: { data } }),
      );
      await page.getByRole('main').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByRole('link', { name: data[0]?.name ?? '', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    });

    await test.step('filter options that did not load are requested again in the panel itself', async () => {
      await asNew(page);
      await visit(page, '/shop-grid');
      await page.route('**/api/products/facets/**', (route) =>
        route.fulfill({ status: 503, json: { code: 'planted', message: 'The stall is being swept.' } }),
      );
      await page
        .getByRole('main')
        .getByRole('button', { name: /^فیلتر/ })
        .click();
      const panel = page.getByRole('dialog');
      await expect(panel.getByText('فیلترها بارگذاری نشد.')).toBeVisible();
      await page.unroute('**/api/products/facets/**');
      await panel.getByRole('button', { name: 'تلاش دوباره' }).click();
      await expect(panel.getByRole('group', { name: 'رنگ' })).toBeVisible();
    });
  },
);
