import { expect, test } from './shop-test.ts';
import { onDesktop, visit } from './steps.ts';

test(
  'a concurrent change is not overwritten silently, and the input stays on the screen',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/settings');
    const other = await page.context().newPage();
    await visit(other, '/admin/settings');
    const days = (tab: typeof page) => tab.getByLabel(/^مهلت برگرداندن/);
    const save = (tab: typeof page) =>
      tab.getByRole('form', { name: 'برگرداندن کالا و صورت‌حساب' }).getByRole('button', { name: 'ذخیره' }).click();
    await expect(days(other)).toHaveValue('۷');

    await days(other).fill('۱۴');
    await days(page).fill('۱۰');
    await save(page);
    await expect(page.getByText('ذخیره شد.').first()).toBeVisible();
    // Saving again as the same person causes no conflict.
    await days(page).fill('۹');
    await save(page);
    await expect(page.getByText('ذخیره شد.').first()).toBeVisible();

    const form = other.getByRole('form', { name: 'برگرداندن کالا و صورت‌حساب' });
    await expect(form.getByText(/^یک نفر دیگر هم‌زمان این را تغییر داد/)).toBeVisible();
    await expect(days(other)).toHaveValue('۱۴');
    await expect(form.getByText('۹', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'گذاشتن نسخهٔ او' }).click();
    await expect(days(other)).toHaveValue('۹');
    await days(other).fill('۷');
    await save(other);
    await expect(other.getByText('ذخیره شد.').first()).toBeVisible();
    // Where nothing was typed, the other tab displays the value stored by now.
    await expect(days(page)).toHaveValue('۷');
    await other.close();
  },
);

test(
  'an address changed on another device is not overwritten silently',
  onDesktop,
  async ({ page, api, signIn, newCustomer }) => {
    const customer = await newCustomer();
    const headers = { authorization: `Bearer ${customer.tokens.access}` };
    const home = {
      full_name: 'مریم کاظمی',
      phone: '09121234567',
      province: 'اصفهان',
      city: 'کاشان',
      line: 'خیابان فاضل نراقی، پلاک ۱۲',
      postal_code: '8713645518',
    };
    const path = '/api/customers/current/addresses/';
    const { id } = (await (await api.post(path, { headers, data: home })).json()) as { id: number };
    await signIn(page, customer);
    await visit(page, '/edit-profile');
    await page.getByRole('button', { name: /^ویرایش نشانی/ }).click();
    const dialog = page.getByRole('dialog');
    const line = dialog.getByLabel(/^نشانی( \*)?$/);
    const save = dialog.getByRole('button', { name: 'ثبت نشانی' });
    await line.fill('چهارباغ، پلاک ۳');
    await api.put(`${path}${id}/`, {
      headers,
      data: { ...home, line: 'میدان امام، پلاک ۷', postal_code: '8713645519' },
    });
    await save.click();
    await expect(dialog.getByText('میدان امام، پلاک ۷')).toBeVisible();
    await expect(line).toHaveValue('چهارباغ، پلاک ۳');
    await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue(/۹$|9$/);
    await save.click();
    await expect(dialog).toBeHidden();
    const { data } = (await (await api.get(path, { headers })).json()) as { data: object[] };
    expect(data).toMatchObject([{ line: 'چهارباغ، پلاک ۳', postal_code: '8713645519' }]);
  },
);

test(
  'a draft is neither displayed to nor sent as another user who signs in at a second tab, and is restored afterwards',
  onDesktop,
  async ({ page, api, signIn, owner, newCustomer, codeSentTo }) => {
    test.setTimeout(120_000);
    const other = await page.context().newPage();

    await test.step('a password', async () => {
      await signIn(page);
      await visit(page, '/change-password');
      const typed = page.locator('input[autocomplete="new-password"]').first();
      await typed.fill('a-long-secret-of-the-first');
      await signIn(other, await newCustomer());
      await expect(typed).toHaveValue('');
    });

    await test.step('the address in a dialog', async () => {
      const first = await signIn(page);
      await visit(page, '/edit-profile');
      const open = () =>
        page
          .getByRole('button', { name: /نشانی (تازه|جدید)|افزودن نشانی/ })
          .first()
          .click();
      const line = page.getByRole('dialog').locator('[name=line]');
      const username = page.locator('[name=username]');
      const name = await username.inputValue();
      await open();
      await line.fill('خیابان فاضل نراقی');
      await signIn(other, await newCustomer());
      await expect(line).toHaveCount(0);
      await expect(username).not.toHaveValue(name);
      await open();
      await expect(line).toHaveValue('');
      await page.keyboard.press('Escape');
      await signIn(other, first);
      await expect(username).toHaveValue(name);
      await open();
      await expect(line).toHaveValue('خیابان فاضل نراقی');
    });

    await test.step('a draft by a staff member', async () => {
      const boss = await owner();
      const { phone } = await newCustomer();
      const employed = await api.post('/api/admin/staff/', {
        headers: { authorization: `Bearer ${boss.tokens.access}` },
        data: { customer: phone, role: 'owner' },
      });
      expect(employed.status(), 'POST /api/admin/staff/').toBe(201);
      const sent = await api.post('/api/customers/send-otp/', { data: { phone } });
      const { session_id } = (await sent.json()) as { session_id: string };
      const verified = await api.post('/api/customers/verify-otp/', {
        data: { phone, session_id, code: await codeSentTo(phone) },
      });
      const { tokens } = (await verified.json()) as { tokens: { access: string; refresh: string } };
      await signIn(page, boss);
      await visit(page, '/admin/settings');
      const days = page.getByLabel(/^مهلت برگرداندن/);
      await days.fill('۱۴');
      await signIn(other, { phone, tokens });
      await expect(days).toHaveValue('۷');
      await signIn(other, boss);
      await expect(days).toHaveValue('۱۴');
      await days.fill('۷');
    });
    await other.close();
  },
);
