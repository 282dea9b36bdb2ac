import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { asNew, newestProducts, onDesktop, productPage, visit } from './steps.ts';

/** Sends the text of a field, types on while the response is held, and releases it. */
async function writeWhileSent(
  page: Page,
  { field, send, calls, text, more }: { field: Locator; send: Locator; calls: string; text: string; more: string },
): Promise<void> {
  const held: (() => void)[] = [];
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await new Promise<void>((release) => held.push(release));
    return route.continue();
  });
  await field.fill(text);
  await send.click();
  await expect.poll(() => held.length).toBe(1);
  await field.fill(`${text}\n${more}`);
  for (const release of held) release();
  await page.unrouteAll({ behavior: 'wait' });
}

test(
  'CONT-02 CONT-04 PROD-09 what is written while a comment, a question, a message, a reply and an answer are on their way stays; a decision is taken back by a letter',
  onDesktop,
  async ({ page, api, signIn, newCustomer, owner }) => {
    test.setTimeout(90_000);
    const mark = String(Date.now());
    const more = `نوشتهٔ بعدی ${mark}`;
    const writer = await newCustomer();
    const comment = `نظر ${mark}`;
    await signIn(page, writer);

    await test.step('a comment below a post', async () => {
      await visit(page, '/blog-details/tea-set-care');
      const field = page.getByLabel('نظر شما');
      const send = page.getByRole('button', { name: 'ارسال نظر' });
      await writeWhileSent(page, { field, send, calls: '**/api/posts/*/comments/', text: comment, more });
      await expect(page.getByText('نظرتان رسید')).toBeVisible();
      await expect(field).toHaveValue(more);
    });

    await test.step('a question about a product, whose form remains for the rest', async () => {
      for (const product of await newestProducts(api, 1)) await visit(page, productPage(product));
      const open = page.getByRole('button', { name: 'پرسش تازه' });
      await open.click();
      const field = page.getByLabel('پرسش شما');
      const send = page.getByRole('button', { name: 'فرستادن پرسش' });
      await writeWhileSent(page, { field, send, calls: '**/api/products/*/questions/', text: `پرسش ${mark}`, more });
      await expect(page.getByRole('listitem').filter({ hasText: `پرسش ${mark}` })).toBeVisible();
      await expect(field).toHaveValue(more);
      await expect(field).toBeFocused();
      await send.click();
      await expect(field).toBeHidden();
      await expect(open).toBeFocused();
    });

    await test.step('a message to the shop: its confirmation states that the rest is not included', async () => {
      await visit(page, '/contact');
      await page.getByLabel(/^نام/).fill('نگار صدر');
      await page.getByLabel(/^ایمیل/).fill(`held${mark}@example.com`);
      await page.getByLabel(/^موضوع/).selectOption({ index: 1 });
      const field = page.getByLabel(/^پیام/);
      const send = page.getByRole('button', { name: 'ارسال پیام' });
      await writeWhileSent(page, { field, send, calls: '**/api/tickets/mine/', text: `پیام ${mark}`, more });
      await expect(page.getByText(/شمارهٔ درخواست: [۰-۹]{8}/)).toBeVisible();
      await expect(page.getByText('در این پیام نیست')).toBeVisible();
      const thread = await page
        .getByRole('main')
        .getByRole('link', { name: 'درخواست‌های پشتیبانی' })
        .getAttribute('href');
      await page.getByRole('button', { name: 'یک پیام دیگر' }).click();
      await expect(field).toHaveValue(more);
      await visit(page, thread ?? '');
    });

    await test.step('a reply, which preserves the focus', async () => {
      const field = page.getByLabel(/^ادامهٔ گفت‌وگو/);
      const send = page.getByRole('button', { name: 'ارسال پیام' });
      await writeWhileSent(page, {
        field,
        send,
        calls: '**/api/tickets/mine/*/messages/',
        text: `ادامه ${mark}`,
        more,
      });
      await expect(
        page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasText: `ادامه ${mark}` }),
      ).toBeVisible();
      await expect(field).toHaveValue(more);
      await expect(field).toBeFocused();
    });

    await asNew(page);
    await signIn(page, await owner());
    await test.step("the staff's reply", async () => {
      await visit(page, '/admin/tickets?status=open');
      await page.getByRole('link', { name: new RegExp(`پیام ${mark}`) }).click();
      const field = page.getByRole('textbox', { name: /^پاسخ/ });
      const send = page.getByRole('button', { name: 'فرستادن پاسخ' });
      await writeWhileSent(page, { field, send, calls: '**/api/admin/tickets/*/answer/', text: `جواب ${mark}`, more });
      await expect(page.getByRole('list', { name: 'گفت‌وگو' }).getByText(`جواب ${mark}`)).toBeVisible();
      await expect(field).toHaveValue(more);
      await field.fill('');
    });

    await test.step('a comment is decided by one key and undone by another, each with a message', async () => {
      const status = async () => {
        const mine = await api.get('/api/posts/tea-set-care/comments/mine/', {
          headers: { authorization: `Bearer ${writer.tokens.access}` },
        });
        return ((await mine.json()) as { data: { text: string; status: string }[] }).data.find(
          ({ text }) => text === comment,
        )?.status;
      };
      await visit(page, '/admin/comments');
      const row = page.getByRole('row').filter({ hasText: comment });
      await row.getByRole('checkbox').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('a');
      await expect(page.getByRole('region', { name: /پیام‌ها/ }).getByText('۱ نظر بررسی شد.')).toBeVisible();
      await expect(row).toHaveCount(0);
      expect(await status()).toBeUndefined();
      const left = page.getByRole('table').getByRole('checkbox').first();
      if (await left.isVisible()) await left.focus();
      await page.keyboard.press('u');
      await expect(row).toBeVisible();
      expect(await status()).toBe('waiting');
    });
  },
);
