import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, unusedPhone } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  field,
  isPlentiful,
  onDesktopAsDrill,
  onPhone,
  persian,
  productThat,
  typeCode,
  visit,
} from './steps.ts';

const save = (page: Page) => page.getByRole('button', { name: 'ثبت همهٔ تغییرها' }).click();
const addresses = (page: Page) => page.getByRole('region', { name: 'نشانی‌ها' });
const persianPhone = (phone: string) => [...phone].map((digit) => persian(Number(digit))).join('');

async function fillAddress(page: Page, city: string, line: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^استان/).selectOption('اصفهان');
  await dialog.getByLabel(/^شهر/).fill(city);
  await dialog.getByLabel(/^نشانی( \*)?$/).fill(line);
  await dialog.getByLabel(/^کد پستی/).fill('۸۷۱۳۶۴۵۵۱۸');
}

/** Returns the link in the last mail sent to an address. */
async function linkSentTo(api: APIRequestContext, mail: string): Promise<string> {
  const sent = (await (await api.get('/api/dev/messages/', { params: { to: mail } })).json()) as { text: string }[];
  return /\/confirm-email\?token=[\w-]+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
}

test(
  'ACC-01 ACC-02 an account is displayed to its owner and can be changed: name, image, email and phone',
  onPhone,
  async ({ page, api, newCustomer, signIn, codeSentTo }) => {
    test.setTimeout(120_000);
    await test.step('the profile sends a guest to sign in and back, and displays the customer with links to their pages', async () => {
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/login$/);
      const customer = await newCustomer();
      const headers = { authorization: `Bearer ${customer.tokens.access}` };
      await api.patch('/api/customers/current/me/', {
        headers,
        data: { full_name: 'مریم کاظمی', email: `${customer.phone}@example.com` },
      });
      await api.post('/api/customers/confirm-email/', {
        data: { token: (await linkSentTo(api, `${customer.phone}@example.com`)).split('=')[1] },
      });
      await api.post('/api/customers/current/addresses/', {
        headers,
        data: {
          full_name: 'مریم کاظمی',
          phone: customer.phone,
          province: 'اصفهان',
          city: 'کاشان',
          line: 'خیابان فاضل نراقی، پلاک ۱۲',
          postal_code: '8713645518',
        },
      });
      await signIn(page, customer);
      await visit(page, '/home');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^mehman-/ })
        .click();
      await expect(page).toHaveURL(/\/profile$/);
      const main = page.getByRole('main');
      for (const message of [
        'مریم کاظمی',
        persianPhone(customer.phone),
        `${customer.phone}@example.com`,
        'اصفهان، کاشان، خیابان فاضل نراقی، پلاک ۱۲',
      ]) {
        await expect(main.getByRole('definition').filter({ hasText: message }).first()).toBeVisible();
      }
      for (const [name, address] of [
        ['سفارش‌های من', '/my-order'],
        ['ویرایش حساب', '/edit-profile'],
        ['علاقه‌مندی‌ها', '/wishlist-grid'],
        ['اعلان‌ها', '/notifications'],
      ] as const) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
      }
    });

    await test.step('save all changes saves username, email, image and the full name, which is then disabled', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      const username = `مهمان${unusedPhone().slice(4)}`;
      await visit(page, '/edit-profile');
      await field(page, 'نام کاربری').fill('ab');
      await field(page, 'نام و نام خانوادگی').fill('سارا محمدی');
      await field(page, 'ایمیل').fill(`${username.slice(5)}@example.com`);
      await page
        .getByRole('main')
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
      await expect(page.getByRole('button', { name: /^(حذف|برداشتن) / }).first()).toBeVisible();
      await save(page);
      await expect(field(page, 'نام کاربری')).toHaveAttribute('aria-invalid', 'true');
      await field(page, 'نام کاربری').fill(username);
      await save(page);
      await expect(page.getByText('تغییرها ثبت شد.')).toBeVisible();
      const me = (await (
        await api.get('/api/customers/current/me/', { headers: { authorization: `Bearer ${tokens.access}` } })
      ).json()) as Record<string, string>;
      expect(me).toMatchObject({
        username,
        full_name: 'سارا محمدی',
        email: null,
        pending_email: `${username.slice(5)}@example.com`,
      });
      expect((await api.get(me.avatar ?? '')).headers()['content-type']).toBe('image/webp');
      await expect(field(page, 'نام و نام خانوادگی')).toBeDisabled();
      await expect(page.getByRole('main').getByRole('img', { name: username })).toHaveAttribute('src', me.avatar ?? '');
    });

    await test.step('a changed email takes effect once the emailed link is followed', async () => {
      await asNew(page);
      const { phone } = await signIn(page);
      const mail = `${phone}@new.example.com`;
      await visit(page, '/edit-profile');
      await field(page, 'ایمیل').fill(mail);
      await page.reload();
      await expect(field(page, 'ایمیل'), 'what is typed outlives a reload').toHaveValue(mail);
      await save(page);
      await expect(page.getByText(`لینک تأیید به ${mail} فرستاده شد`)).toBeVisible();
      await visit(page, await linkSentTo(api, mail));
      await page.getByRole('button', { name: 'تأیید ایمیل' }).click();
      await expect(page.getByText(`${mail} ایمیل حساب شماست.`)).toBeVisible();
      await page.getByRole('link', { name: 'رفتن به حساب من' }).click();
      await expect(page.getByRole('main').getByRole('definition').filter({ hasText: mail })).toBeVisible();
    });

    await test.step('a changed phone is confirmed by a code, and the old number is notified', async () => {
      await asNew(page);
      const { phone } = await signIn(page);
      const next = unusedPhone();
      await visit(page, '/edit-profile');
      await page.getByRole('button', { name: 'تغییر شماره' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^شمارهٔ تازه/).fill(phone);
      await dialog.getByRole('button', { name: 'ارسال کد' }).click();
      await expect(dialog.getByLabel(/^شمارهٔ تازه/)).toHaveAccessibleDescription('این همان شمارهٔ حساب شماست.');
      await dialog.getByLabel(/^شمارهٔ تازه/).fill(persianPhone(next));
      await dialog.getByRole('button', { name: 'ارسال کد' }).click();
      await expect(dialog.getByRole('group', { name: 'کد تأیید چهاررقمی' })).toBeVisible();
      const code = await codeSentTo(next);
      await typeCode(page, String((Number(code) + 1) % 10_000).padStart(4, '0'));
      await dialog.getByRole('button', { name: 'تأیید شماره' }).click();
      await expect(dialog.getByText('کد اشتباه است ❌')).toBeVisible();
      await typeCode(page, code);
      await dialog.getByRole('button', { name: 'تأیید شماره' }).click();
      await expect(page.getByText('شمارهٔ حساب شما تغییر کرد.')).toBeVisible();
      await expect(field(page, 'شمارهٔ موبایل')).toHaveValue(persianPhone(next));
      const messages = (await (await api.get('/api/dev/messages/', { params: { to: phone } })).json()) as {
        text: string;
      }[];
      expect(messages.at(-1)?.text).toContain('شمارهٔ حساب شما تغییر کرد');
    });
  },
);

test(
  'ACC-02 PAY-01 several addresses with one default; the checkout links to them, lists them and continues',
  onDesktopAsDrill,
  async ({ page, api, signIn }) => {
    const product = await productThat(api, isPlentiful);
    const { tokens } = await signIn(page);
    await addForCustomer(api, tokens.access, product.id, 1);
    await visit(page, '/checkout');
    await page.getByRole('link', { name: 'ویرایش نشانی‌ها' }).click();
    await expect(page).toHaveURL(/\/edit-profile/);
    await addresses(page).getByRole('button', { name: 'افزودن نشانی' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^نام و نام خانوادگی/)
      .fill('مریم کاظمی');
    await fillAddress(page, 'کاشان', 'خیابان فاضل نراقی، پلاک ۱۲');
    await page
      .getByRole('dialog')
      .getByLabel(/^کد پستی/)
      .fill('123');
    await page.getByRole('button', { name: 'ثبت نشانی' }).click();
    await expect(page.getByRole('dialog').getByLabel(/^کد پستی/)).toHaveAccessibleDescription(/کد پستی ده رقم است/);
    // Typed text is preserved when the sheet is closed and reopened.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await addresses(page).getByRole('button', { name: 'افزودن نشانی' }).click();
    await expect(page.getByRole('dialog').getByLabel(/^نام و نام خانوادگی/)).toHaveValue('مریم کاظمی');
    await expect(page.getByRole('dialog').getByLabel(/^کد پستی/)).toHaveValue('123');
    await page.getByRole('button', { name: 'ثبت نشانی' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^کد پستی/)
      .fill('۸۷۱۳۶-۴۵۵۱۸');
    await expect(page.getByRole('dialog').getByLabel(/^کد پستی/)).not.toHaveAccessibleDescription(/ده رقم است/);
    await page.getByRole('button', { name: 'ثبت نشانی' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await addresses(page).getByRole('button', { name: 'افزودن نشانی' }).click();
    await page
      .getByRole('dialog')
      .getByLabel(/^نام و نام خانوادگی/)
      .fill('مریم کاظمی');
    await fillAddress(page, 'اصفهان', 'چهارباغ، پلاک ۳');
    await page.getByRole('dialog').getByRole('checkbox', { name: 'نشانی پیش‌فرض من باشد' }).check();
    await page.getByRole('button', { name: 'ثبت نشانی' }).click();
    const items = addresses(page).getByRole('listitem');
    await expect(items).toHaveCount(2);
    await expect(items.first()).toContainText('چهارباغ، پلاک ۳');
    await expect(items.first()).toContainText('پیش‌فرض');
    await page.getByRole('button', { name: 'حذف نشانی چهارباغ، پلاک ۳' }).click();
    await expect(items).toHaveCount(1);
    await page.getByRole('button', { name: 'برگرداندن' }).click();
    await expect(items).toHaveCount(2);
    await page.getByRole('link', { name: 'بازگشت' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByRole('radio', { name: /چهارباغ، پلاک ۳/ })).toBeChecked();
    await page.getByRole('radio', { name: /خیابان فاضل نراقی/ }).check();
    await page
      .getByRole('button', { name: /^تأیید و پرداخت/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout-payment$/);
    await expect(page.getByRole('region', { name: 'ارسال به' })).toContainText('خیابان فاضل نراقی، پلاک ۱۲');
  },
);
