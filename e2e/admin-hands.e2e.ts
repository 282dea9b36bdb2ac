import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { onDesktop, onDesktopAsDrill, visit } from './steps.ts';

const stockCalls = '**/api/admin/stock/';

/** Holds every stock write until it is released, either with a given response or with the shop's own. */
async function holdWrites(page: Page): Promise<(answer?: object) => void> {
  const held: ((answer?: object) => void)[] = [];
  await page.route(stockCalls, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const answer = await new Promise<object | undefined>((release) => held.push(release));
    return answer === undefined ? route.continue() : route.fulfill({ status: 409, json: answer });
  });
  return (answer) => {
    const next = held.shift();
    if (next === undefined) throw new Error('Nothing is held back.');
    next(answer);
  };
}

test(
  'PAY-09 stock by the keyboard: Enter goes to the bar, what is typed while a save is on its way stays, and an error stands once, at its variant',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/stock');
    const field = (row: number) => page.getByRole('row').nth(row).getByRole('textbox');
    const save = page.getByRole('button', { name: 'ثبت در انبار' });
    const answered = async (write: () => void) => {
      const reply = page.waitForResponse(
        (one) => one.url().endsWith('/api/admin/stock/') && one.request().method() === 'POST',
      );
      write();
      await reply;
    };
    const release = await holdWrites(page);

    await test.step('Enter moves from a field of the list to the reason field', async () => {
      await field(1).fill('۱');
      await field(1).press('Enter');
      await expect(page.getByLabel('چه شده است')).toBeFocused();
      await expect(page.getByText(/۱ تنوع نوشته شده/)).toBeVisible();
    });

    await test.step('a second row is edited while the first is saved: it keeps its input, the first is cleared', async () => {
      await save.click();
      await field(2).fill('۲');
      await answered(() => release());
      await expect(field(1)).toHaveValue('');
      await expect(field(2)).toHaveValue('۲');
      await expect(save).toBeVisible();
    });

    await test.step('a refusal of one variant appears only at its field, moves to no other row and clears on the next key', async () => {
      await field(3).fill('۳');
      await save.click();
      const sentence = 'این تعداد دیگر نیست.';
      await answered(() => {
        release({ code: 'stock-short', message: sentence, fields: { 'changes.1.pieces': sentence }, errors: [] });
      });
      await expect(field(3)).toBeFocused();
      await expect(page.getByText(sentence)).toHaveCount(1);
      await field(2).fill('');
      await expect(field(3)).toHaveAccessibleDescription(sentence);
      await field(3).fill('۴');
      await expect(page.getByText(sentence)).toHaveCount(0);
      await field(3).fill('');
      await expect(save).toBeHidden();
    });
  },
);

test(
  'CONT-01 APP-09 a row moved to the top keeps focus on its buttons, and the tab title names the open order or post',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await test.step('a blog topic moves up until it is the first', async () => {
      await visit(page, '/admin/posts/categories');
      const second = page.getByRole('main').getByRole('listitem').nth(1);
      const name = await second.locator('bdi').first().innerText();
      await page.getByRole('button', { name: `بردن «${name}» به بالا` }).focus();
      await page.keyboard.press('Enter');
      const down = page.getByRole('button', { name: `بردن «${name}» به پایین` });
      await expect(down).toBeFocused();
      await expect(page.getByText('ترتیب تازه ذخیره شد.').first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('listitem').nth(1)).toContainText(name);
    });

    await test.step('the tab title is the heading of the page', async () => {
      await visit(page, '/admin/posts/new');
      await expect(page).toHaveTitle(/^نوشتهٔ تازه \|/);
      await visit(page, '/admin/orders');
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^سفارش [۰-۹]+$/);
      await expect(page).toHaveTitle(/^سفارش [۰-۹]+ \|/);
      await page.goBack();
      await expect(page).toHaveTitle(/^سفارش‌ها \|/);
    });
  },
);

test(
  'the figure that warns of few pieces is not overwritten unseen, and stands as it was stored after a save',
  onDesktopAsDrill,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/stock');
    await page.getByRole('row').nth(1).getByRole('button', { name: 'گردش' }).click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('هشدار از این تعداد به پایین');
    const save = dialog.getByRole('button', { name: 'ثبت مرز هشدار' });
    await field.fill('۷');
    await save.click();
    await expect(save).toBeDisabled();
    await expect(field).toHaveValue('۷');

    await test.step('another user changes it during editing', async () => {
      await field.fill('۹');
      await page.route('**/api/admin/stock/*/', async (route) => {
        const body = route.request().postDataJSON() as object;
        const theirs = { ...body, low_stock_threshold: 4 };
        await route.fetch({ postData: theirs });
        await route.continue();
      });
      await save.click();
      await expect(dialog.getByText('هر دو تغییرش داده‌اید')).toBeVisible();
      await expect(field).toHaveValue('۹');
      await page.unroute('**/api/admin/stock/*/');
      await save.click();
      await expect(save).toBeDisabled();
      await expect(field).toHaveValue('۹');
    });
  },
);

test(
  'what is no whole number is not sent as nothing, which would be a coupon without a limit',
  onDesktopAsDrill,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/promotions');
    await page.getByRole('button', { name: 'کد تخفیف تازه' }).click();
    const dialog = page.getByRole('dialog');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/admin/coupons/')) sent.push(request.url());
    });
    await dialog.getByLabel(/^کد/).first().fill(`half${Date.now()}`);
    await dialog.getByLabel('نوع تخفیف').selectOption('percent');
    await dialog.getByLabel(/^درصد/).fill('۲۰');
    const limit = dialog.getByLabel(/^سقف تخفیف/);
    await limit.fill('50.500');
    await limit.press('Enter');
    await expect(limit).toHaveAccessibleDescription(/بی‌اعشار/);
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(limit).toBeFocused();
    await expect(limit).toHaveValue('50.500');
    expect(sent).toEqual([]);
    await limit.fill('۵۰٬۵۰۰');
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await expect(dialog).toBeHidden();
    expect(sent).toHaveLength(1);
  },
);

test(
  'drafts of a key and of a new colleague are restored after Escape and a reload',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/access-keys');
    const dialog = page.getByRole('dialog');
    const make = page.getByRole('button', { name: 'ساختن کلید' });
    await make.first().click();
    const name = dialog.getByLabel(/^نام/);
    await name.fill('انبار شرق');
    await dialog.getByRole('checkbox').first().check();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await make.first().click();
    await expect(name).toHaveValue('انبار شرق');
    await page.reload();
    await make.first().click();
    await expect(name).toHaveValue('انبار شرق');
    await expect(dialog.getByRole('checkbox').first()).toBeChecked();

    await visit(page, '/admin/staff');
    await page.getByRole('button', { name: 'دادن نقش به یک مشتری' }).click();
    const person = dialog.getByLabel(/^شمارهٔ موبایل یا نام کاربری/);
    await person.fill('mehman-77');
    await page.reload();
    await page.getByRole('button', { name: 'دادن نقش به یک مشتری' }).click();
    await expect(person).toHaveValue('mehman-77');
  },
);

test(
  'PAY-09 a list of the staff is found again after a reload as long as it was, at its place',
  onDesktop,
  async ({ page, owner, signIn }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/stock');
    const main = page.getByRole('main');
    const rows = main.getByRole('table').getByRole('row');
    await main.getByRole('button', { name: 'موارد بیشتر' }).click();
    await expect(rows).toHaveCount(101);
    const box = main.getByRole('region').filter({ has: page.getByRole('table') });
    await box.evaluate((element) => {
      element.scrollTop = 4_000;
    });
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(4_000);
    await page.reload();
    await expect(rows).toHaveCount(101);
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(4_000);
  },
);
