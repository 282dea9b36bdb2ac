import type { Page } from '@playwright/test';
import { expect, test, unusedPhone } from './shop-test.ts';
import { newestProducts, onDesktop, typeCode, visit } from './steps.ts';

test.use({ mayLog: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|status of 4(?:00|09|22)/] });

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Runs an action whose request reaches the shop but whose response is lost. */
async function withoutAnswer(page: Page, call: string, work: () => Promise<void>): Promise<void> {
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes(call));
  await page.route(
    `**${call}`,
    async (route) => {
      await route.fetch();
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await work();
  await lost;
}

test(
  'what a lost answer created is corrected, not made twice: a post under its own slug, credit once',
  onDesktop,
  async ({ page, api, signIn, owner, newCustomer }) => {
    const mark = String(Date.now());
    const staff = await signIn(page, await owner());
    const asStaff = { headers: { authorization: `Bearer ${staff.tokens.access}` } };

    await test.step('a post', async () => {
      await visit(page, '/admin/posts/new');
      const title = page.getByLabel(/^عنوان فارسی/);
      const save = page.getByRole('button', { name: 'ذخیرهٔ پیش‌نویس' });
      await title.fill(`چای ${mark}`);
      await page.getByLabel(/^نشانی/).fill(`lost-${mark}`);
      await withoutAnswer(page, '/api/admin/posts/', () => save.click());
      await expect(page.getByText('ارتباط برقرار نشد')).toBeVisible();
      await title.fill(`چای دارچینی ${mark}`);
      await save.click();
      await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
      await expect(title).toHaveValue(`چای دارچینی ${mark}`);
      const found = await api.get('/api/admin/posts/', { ...asStaff, params: { q: mark } });
      const { data } = (await found.json()) as { data: { slug: string; title: { fa: string } }[] };
      expect(data).toMatchObject([{ slug: `lost-${mark}`, title: { fa: `چای دارچینی ${mark}` } }]);
    });

    await test.step('credit', async () => {
      const customer = await newCustomer();
      const me = await api.get('/api/customers/current/me/', {
        headers: { authorization: `Bearer ${customer.tokens.access}` },
      });
      const { id } = (await me.json()) as { id: number };
      await visit(page, `/admin/customers/${id}`);
      await page.getByRole('button', { name: 'افزودن یا برداشتن' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^مبلغ/).fill('50000');
      await dialog.getByLabel(/^دلیل/).fill('دلجویی');
      const save = dialog.getByRole('button', { name: 'ثبت' });
      await withoutAnswer(page, `/api/admin/customers/${id}/credit/`, () => save.click());
      await expect(dialog.getByText('ارتباط برقرار نشد')).toBeVisible();
      await dialog.getByLabel(/^مبلغ/).fill('60000');
      await save.click();
      await expect(dialog.getByText('درخواست قبلی‌تان انجام شده بود')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('موجودی: ۵۰٬۰۰۰ تومان')).toBeVisible();
    });
  },
);

test(
  'a code that was right, though its answer was lost, leads to another one; a wish that was not taken away is not announced as removed',
  onDesktop,
  async ({ page, codeSentTo, api, signIn }) => {
    await test.step('a code', async () => {
      const phone = unusedPhone();
      await visit(page, '/otp');
      await page.locator('input[name=phone]').fill(phone);
      await submit(page, 'ارسال کد');
      await expect(page).toHaveURL(/\/otp-confirm\?/);
      const code = await codeSentTo(phone);
      await withoutAnswer(page, '/api/customers/verify-otp/', () => typeCode(page, code));
      await expect(page.getByText('ارتباط برقرار نشد')).toBeVisible();
      await submit(page, 'تأیید و ادامه');
      await expect(page.getByText('این کد دیگر کار نمی‌کند')).toBeVisible();
    });

    await test.step('a wish', async () => {
      const customer = await signIn(page);
      const headers = { authorization: `Bearer ${customer.tokens.access}` };
      for (const { id } of await newestProducts(api, 1)) await api.put(`/api/wishlist/products/${id}/`, { headers });
      await visit(page, '/wishlist-grid');
      const remove = page.getByRole('main').getByRole('button', { name: /^حذف .* از علاقه‌مندی‌ها$/ });
      await expect(remove).toBeVisible();
      await page.route('**/api/wishlist/products/*/', (route) => route.abort('internetdisconnected'));
      await remove.click();
      await expect(page.getByText('تغییر ثبت نشد')).toBeVisible();
      await expect(remove).toBeVisible();
      await expect(page.getByText(/از علاقه‌مندی‌ها حذف شد/)).toHaveCount(0);
    });
  },
);
