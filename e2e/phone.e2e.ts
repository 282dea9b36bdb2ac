import { expect, test } from './shop-test.ts';
import { asNew, onDesktop, onPhone, speakEnglish, visit } from './steps.ts';

test(
  'APP-11 on a phone the open tab is visible and no cell covers another',
  onPhone,
  async ({ page, signIn, owner }) => {
    await test.step('a tab opened by the address is visible on a phone', async () => {
      await signIn(page, await owner());
      await visit(page, '/admin/promotions?tab=banner');
      const tab = page.getByRole('tab', { selected: true });
      await expect(tab).toBeInViewport({ ratio: 0.95 });
      await page.getByRole('tab').first().click();
      await expect(tab).toBeInViewport({ ratio: 0.95 });
    });

    await test.step('a long state never covers the adjacent cell on a phone', async () => {
      await asNew(page);
      await speakEnglish(page);
      await signIn(page, await owner());
      await visit(page, '/admin/orders?status=at-station');
      const states = page.getByRole('cell').filter({ hasText: 'Dropped in the delivery station' });
      await expect(states.first()).toBeVisible();
      expect(
        await states.evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length),
      ).toBe(0);
    });
  },
);

test(
  "APP-11 CONT-01 adjacent fields have equal height, and a post displays its date in the reader's calendar",
  onDesktop,
  async ({ page, api, signIn, owner }) => {
    await test.step('adjacent fields have equal height, whatever text is below them', async () => {
      await signIn(page, await owner());
      await visit(page, '/admin/promotions');
      await page.getByRole('button', { name: 'کد تخفیف تازه' }).click();
      const fields = page.getByRole('dialog').locator('input:not([type=checkbox]), select');
      await expect(fields).toHaveCount(10);
      // The box around each field, at rest: an opening dialog is scaled down.
      await expect
        .poll(async () => {
          const heights = await fields.evaluateAll((all) =>
            all.map((one) => (one.closest('.rounded-control') ?? one).getBoundingClientRect().height),
          );
          return Math.max(...heights) - Math.min(...heights);
        })
        .toBeLessThan(4);
    });

    await test.step('a post displays its publication date in the calendar of its reader', async () => {
      await asNew(page);
      const { tokens } = await signIn(page, await owner());
      const headers = { authorization: `Bearer ${tokens.access}` };
      const { data } = (await (await api.get('/api/admin/posts/', { headers })).json()) as {
        data: { id: number; published_at: string | null }[];
      };
      const published = data.find((post) => post.published_at !== null);
      if (published === undefined) throw new Error('The demo shop has no published post.');
      await visit(page, `/admin/posts/${published.id}`);
      await expect(page.getByLabel('زمان انتشار')).toHaveValue(/^۱۴[۰-۹]{2}\/[۰-۹]{2}\/[۰-۹]{2} [۰-۹]{2}:[۰-۹]{2}$/);
    });
  },
);

test(
  'APP-11 Back restores the position on an admin page left through the phone menu, with the menu closed',
  onPhone,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/orders');
    await expect(page.getByRole('row').nth(20)).toBeAttached();
    const top = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 900));
    await page.evaluate(() => document.querySelector<HTMLElement>('header button')?.click());
    const products = page.getByRole('dialog').locator('a[href="/admin/products"]');
    await products.evaluate((link: HTMLElement) => {
      link.click();
    });
    await expect(page).toHaveURL(/\/admin\/products$/);
    await expect(page.getByRole('row').nth(20)).toBeAttached();
    await page.evaluate(() => scrollTo(0, 500));
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/orders$/);
    await expect.poll(top).toBe(900);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/admin\/products$/);
    await expect.poll(top).toBe(500);
  },
);
