import type { Page } from '@playwright/test';
import { expect, test, unusedPhone } from './shop-test.ts';
import { asNew, onPhone } from './steps.ts';

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'AUTH-01 AUTH-02 AUTH-03 APP-06 AUTH-04 AUTH-08 HDR-02 signing in: the intro, the password, the phone, and the header',
  onPhone,
  async ({ page, api, codeSentTo, signIn }) => {
    test.setTimeout(120_000);
    await test.step('the intro links to signing in', async () => {
      await page.goto('/intro');
      await page.getByRole('link', { name: 'شروع کنید' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('a password signs in and returns to the page that required it, and both tokens are stored', async () => {
      await asNew(page);
      const phone = unusedPhone();
      const username = `u${phone.slice(2)}x`;
      await api.post('/api/customers/register/', {
        data: { username, email: `${username}@example.com`, password: 'red-lamp-77', phone },
      });
      const { session_id } = (await (await api.post('/api/customers/send-otp/', { data: { phone } })).json()) as {
        session_id: string;
      };
      await api.post('/api/customers/verify-otp/', { data: { phone, session_id, code: await codeSentTo(phone) } });

      await page.goto('/change-password');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('link', { name: 'دیدن فروشگاه به عنوان مهمان' })).toHaveAttribute('href', '/home');
      await expect(page.getByText('برای دیدن حساب خودتان وارد شوید.')).toBeVisible();
      await page.getByLabel('نام کاربری').fill(username);
      await page.locator('input[name=password]').fill('blue-lamp-77');
      await submit(page, 'ورود');
      const rejection = page.getByRole('alert').filter({ hasText: 'نام کاربری یا رمز عبور اشتباه است ❌' });
      await expect(rejection).toBeVisible();
      await page.locator('input[name=password]').press('End');
      await page.locator('input[name=password]').press('x');
      await expect(rejection).toHaveCount(0);
      // While signing in is in progress, the button is disabled and labelled so.
      let answer: () => void = () => undefined;
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/customers/login/', async (route) => {
        await waited;
        await route.continue();
      });
      await page.locator('input[name=password]').fill('red-lamp-77');
      await submit(page, 'ورود');
      await expect(page.getByRole('button', { name: 'در حال ورود...' })).toBeDisabled();
      answer();
      await expect(page.getByText('ورود موفق ✅')).toBeVisible();
      await expect(page).toHaveURL(/\/change-password$/);
      const stored = await page.evaluate(() => [
        localStorage.getItem('accessToken'),
        localStorage.getItem('refreshToken'),
      ]);
      for (const token of stored) expect(token?.length).toBeGreaterThan(20);
    });

    await test.step('a name and a password are both required, each with its own message', async () => {
      await asNew(page);
      await page.goto('/login');
      await submit(page, 'ورود');
      await expect(page.getByText('این قسمت را پر کنید.')).toHaveCount(2);
      await page.getByLabel('نام کاربری').fill('someone');
      await submit(page, 'ورود');
      await expect(page.getByText('این قسمت را پر کنید.')).toHaveCount(1);
      await expect(page.locator('input[name=password]')).toHaveAccessibleDescription('این قسمت را پر کنید.');
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('the phone accepts only digits, of every script, and is required', async () => {
      await asNew(page);
      await page.goto('/otp');
      await submit(page, 'ارسال کد');
      await expect(page.getByText('لطفاً شمارهٔ موبایل را وارد کنید')).toBeVisible();
      await page.locator('input[name=phone]').fill('a۰۹١٢-x');
      await expect(page.locator('input[name=phone]')).toHaveValue('0912');
      await submit(page, 'ارسال کد');
      await expect(page.getByText('خطا در ارسال کد تأیید')).toBeVisible();
    });

    await test.step('the header displays the sign-in link, or the avatar of the customer signed in', async () => {
      await asNew(page);
      await page.goto('/home');
      await expect(page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' })).toHaveAttribute(
        'href',
        '/login',
      );
      await signIn(page);
      await page.reload();
      const avatar = page.getByRole('banner').getByRole('img', { name: /^mehman-/ });
      await expect(avatar).toBeVisible();
      expect(await avatar.boundingBox()).toMatchObject({ width: 36, height: 36 });
      await expect(page.getByRole('banner').getByRole('link', { name: /^mehman-/ })).toHaveAttribute(
        'href',
        '/profile',
      );
    });
  },
);
