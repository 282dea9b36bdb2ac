import type { Locator, Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  asNew,
  isPlentiful,
  onDesktop,
  onPhoneAsDrill,
  persian,
  productPage,
  productThat,
  receipt as receiptImage,
  visit,
} from './steps.ts';

const reviews = (page: Page): Locator => page.locator('#reviews');

/** Scrolls to the reviews, so that the section is loaded. */
async function comeNear(page: Page): Promise<void> {
  // The placeholder is replaced by the whole section meanwhile.
  await page.evaluate(() => {
    document.querySelector('#reviews')?.scrollIntoView();
  });
  await expect(page.locator('#questions')).toBeAttached();
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there.');
}

test(
  'PROD-06 a review and a question are written, approved, answered and read by keyboard alone',
  onDesktop,
  async ({ page, browser, api, signIn, owner }) => {
    await test.step('a review is written by keyboard alone, the staff approves it, and then everybody sees it and can mark it helpful', async () => {
      const product = await productThat(api, isPlentiful, 3);
      const words = `دوخت محکم و تمیزی دارد ${Date.now()}`;
      await signIn(page);
      await visit(page, productPage(product));
      await comeNear(page);
      const write = reviews(page).getByRole('button', { name: 'نوشتن نظر' });
      await expect(write).toBeEnabled();
      await tabTo(page, write);
      await page.keyboard.press('Enter');
      const sheet = page.getByRole('dialog', { name: 'نظر شما' });
      await expect(sheet.getByText(`${persian(200)} حرف مانده`)).toBeVisible();
      await tabTo(page, sheet.getByRole('radio', { name: '۱ از ۵: خیلی بد' }));
      await page.keyboard.press('Space');
      for (let stars = 1; stars < 4; stars++) await page.keyboard.press('ArrowDown');
      await expect(sheet.getByRole('radio', { name: '۴ از ۵: خوب' })).toBeChecked();
      await tabTo(page, sheet.getByRole('textbox', { name: 'متن نظر' }));
      await page.keyboard.type(words);
      // Stars and text are preserved when the sheet is closed and reopened.
      await page.keyboard.press('Escape');
      await expect(sheet).toHaveCount(0);
      await tabTo(page, write);
      await page.keyboard.press('Enter');
      await expect(sheet.getByRole('radio', { name: '۴ از ۵: خوب' })).toBeChecked();
      await expect(sheet.getByRole('textbox', { name: 'متن نظر' })).toHaveValue(words);
      await tabTo(page, sheet.getByRole('button', { name: 'ثبت نظر' }));
      await page.keyboard.press('Enter');
      await expect(reviews(page).getByText('نظر شما رسید و بعد از بررسی نمایش داده می‌شود.')).toBeVisible();
      await expect(reviews(page).getByRole('article').filter({ hasText: words })).toHaveCount(0);

      const admin = await (await browser.newContext()).newPage();
      await signIn(admin, await owner());
      await visit(admin, '/admin/reviews');
      const row = admin.getByRole('row').filter({ hasText: words });
      await row.getByRole('button', { name: /^انتشار/ }).click();
      await expect(row).toHaveCount(0);

      const other = await (await browser.newContext()).newPage();
      await signIn(other);
      await visit(other, productPage(product));
      await comeNear(other);
      const seen = reviews(other).getByRole('article').filter({ hasText: words });
      // The change is displayed optimistically: a reload before the shop has stored it would render the old state.
      const stored = other.waitForResponse((answer) => answer.url().includes('/helpful/'));
      await seen.getByRole('button', { name: 'مفید بود' }).click();
      await expect(seen.getByRole('button', { name: `مفید بود (${persian(1)})` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await stored;
      await other.reload();
      await comeNear(other);
      await expect(seen.getByRole('button', { name: `مفید بود (${persian(1)})` })).toBeVisible();
      await admin.context().close();
      await other.context().close();
    });

    await test.step('a question is answered by the shop, and both appear below the reviews', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful, 4);
      const question = `آستر هم دارد؟ ${Date.now()}`;
      await signIn(page);
      await visit(page, productPage(product));
      await comeNear(page);
      const questions = page.locator('#questions');
      await questions.getByRole('button', { name: 'پرسش تازه' }).click();
      await questions.getByRole('textbox', { name: 'پرسش شما' }).fill(question);
      await questions.getByRole('button', { name: 'فرستادن پرسش' }).click();
      await expect(questions.getByText('در انتظار بررسی')).toBeVisible();

      const admin = await (await browser.newContext()).newPage();
      await signIn(admin, await owner());
      await visit(admin, '/admin/questions');
      await admin.getByRole('button', { name: `پاسخ به «${question}»` }).click();
      await admin.getByRole('dialog').getByRole('textbox').fill('بله، آستر نخی دارد.');
      await admin.getByRole('dialog').getByRole('button', { name: 'انتشار پاسخ' }).click();
      await expect(admin.getByRole('row').filter({ hasText: question })).toHaveCount(0);
      await admin.context().close();

      await page.reload();
      await comeNear(page);
      const answered = questions.getByRole('article').filter({ hasText: question });
      await expect(answered).toContainText('پاسخ فروشگاه');
      await expect(answered).toContainText('بله، آستر نخی دارد.');
    });
  },
);

test.describe('reviews in the page', () => {
  test.use({ mayLog: [/Failed to load resource: .*503/] });
  test(
    'PROD-06 the reviews of a product are in the page, and their images can be viewed',
    onPhoneAsDrill,
    async ({ page, api, signIn }) => {
      await test.step('an image of a review opens and closes by its corner button', async () => {
        await signIn(page);
        await visit(page, productPage(await productThat(api, isPlentiful, 4)));
        await comeNear(page);
        await reviews(page).getByRole('button', { name: 'نوشتن نظر' }).click();
        const sheet = page.getByRole('dialog', { name: 'نظر شما' });
        await sheet.locator('input[type=file]').setInputFiles(receiptImage);
        const visible = sheet.getByRole('img', { name: receiptImage.name });
        await visible.scrollIntoViewIfNeeded();
        const remove = sheet.getByRole('button', { name: `حذف «${receiptImage.name}»` });
        await expect(remove).toBeInViewport({ ratio: 1 });
        const [around, corner] = [await visible.boundingBox(), await remove.boundingBox()];
        expect(corner?.y).toBe(around?.y);
        await remove.click();
        await expect(visible).toHaveCount(0);
      });

      await test.step('the first reviews are in the page itself; the section that filters and sorts them loads when it is near', async () => {
        await asNew(page);
        const product = await productThat(api, ({ review_text: count }) => (count ?? 0) >= 6);
        const first = (await (await api.get(`/api/products/${product.slug}/reviews/?page_size=1`)).json()) as {
          data: { text: string }[];
          summary: { spread: number[] };
        };
        const html = await (await page.request.get(productPage(product))).text();
        expect(html).toContain(first.data[0]?.text.slice(0, 30));
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('reviews-of-product')) scripts.push(request.url());
        });
        await visit(page, productPage(product));
        expect(scripts).toEqual([]);
        await comeNear(page);
        const gaveFive = first.summary.spread[4] ?? 0;
        await reviews(page)
          .getByRole('button', { name: `${persian(5)} ستاره، ${persian(gaveFive)} نظر` })
          .click();
        await expect(reviews(page).getByRole('article')).toHaveCount(Math.min(gaveFive, 10));
        await reviews(page)
          .getByRole('button', { name: `${persian(5)} ستاره، ${persian(gaveFive)} نظر` })
          .click();
        await reviews(page).getByLabel('ترتیب').selectOption('lowest');
        const least = first.summary.spread.findIndex((count) => count > 0) + 1;
        await expect(reviews(page).getByRole('article').first()).toContainText(`امتیاز ${persian(least)} از ۵`);
      });

      await test.step('the reason for no further results is announced', async () => {
        const busy = 'سرمان شلوغ است؛ کمی بعد.';
        await page.route('**/reviews/?*', async (route) => {
          if (new URL(route.request().url()).searchParams.has('after'))
            return route.fulfill({ status: 503, json: { code: 'busy', message: busy, retryable: true } });
          const list = (await (await route.fetch()).json()) as object;
          return route.fulfill({ json: { ...list, next: '/api/reviews/?after=behind' } });
        });
        await reviews(page).getByLabel('ترتیب').selectOption('highest');
        await reviews(page).getByRole('button', { name: 'بیشتر' }).click();
        await expect(page.getByText(busy)).toBeVisible();
        await page.unroute('**/reviews/?*');
        await reviews(page).getByLabel('ترتیب').selectOption('lowest');
      });

      await test.step('Back restores them in the chosen order', async () => {
        const lowest = reviews(page).getByRole('article').first();
        const text = await lowest.innerText();
        await page.getByRole('link', { name: 'خانه' }).first().click();
        await expect(page).toHaveURL(/\/home$/);
        await page.goBack();
        await comeNear(page);
        await expect(reviews(page).getByLabel('ترتیب')).toHaveValue('lowest');
        await expect(lowest).toHaveText(text, { useInnerText: true });
      });

      await test.step('a vote pressed twice while the first is pending is none, and is displayed to nobody else', async () => {
        await asNew(page);
        await signIn(page);
        await visit(page, productPage(await productThat(api, ({ review_text: count }) => (count ?? 0) >= 6)));
        await comeNear(page);
        const button = reviews(page)
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^مفید بود/ });
        const before = await button.innerText();
        const sent: boolean[] = [];
        let answerFirst = () => {};
        const first = new Promise<void>((resolve) => (answerFirst = resolve));
        await page.route('**/api/reviews/*/helpful/', async (route) => {
          sent.push((route.request().postDataJSON() as { helpful: boolean }).helpful);
          if (sent.length === 1) await first;
          await route.continue();
        });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'false');
        answerFirst();
        await expect.poll(() => sent).toEqual([true, false]);
        await expect(button).toHaveText(before);
        await expect(button).toHaveAttribute('aria-pressed', 'false');

        // When another user signs in and presses it meanwhile, the vote is sent for that user too.
        sent.length = 0;
        const second = new Promise<void>((resolve) => (answerFirst = resolve));
        await page.unrouteAll({ behavior: 'wait' });
        await page.route('**/api/reviews/*/helpful/', async (route) => {
          sent.push((route.request().postDataJSON() as { helpful: boolean }).helpful);
          if (sent.length === 1) await second;
          await route.continue();
        });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        const tab = await page.context().newPage();
        await tab.goto('/robots.txt');
        await signIn(tab);
        await tab.close();
        await expect(button).toHaveAttribute('aria-pressed', 'false');
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        answerFirst();
        await expect.poll(() => sent).toEqual([true, true]);
        await expect(button).toHaveText(/[۰-۹]/);
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      });
    },
  );
});
