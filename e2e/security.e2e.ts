import { codeOfStep, stepAt } from '../src/features/second-factor/server/totp.ts';
import { expect, test } from './shop-test.ts';
import { field, onPhone, visit } from './steps.ts';

/** Decodes the base32 secret that is typed into an authenticator app. */
function bytesOf(secret: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test(
  'a customer sets up an authenticator app, signs in with a recovery code, and ends the other session',
  onPhone,
  async ({ page, signIn, newCustomer, codeSentTo, api }) => {
    const customer = await newCustomer();
    await signIn(page, customer);
    let recoveryCode = '';

    await test.step('set up the app and write down the recovery codes', async () => {
      await visit(page, '/security');
      await page.getByRole('button', { name: 'راه‌اندازی برنامهٔ رمزساز' }).click();
      const offered = page.waitForResponse((answer) => answer.url().endsWith('/current/authenticator/'));
      await page.getByRole('dialog').getByRole('button', { name: 'ادامه' }).click();
      const { secret } = (await (await offered).json()) as { secret: string };
      await field(page, 'کد شش‌رقمی برنامهٔ رمزساز').fill(codeOfStep(bytesOf(secret), stepAt(new Date())));
      await page.getByRole('dialog').getByRole('button', { name: 'ادامه' }).click();
      const codes = page.getByRole('list', { name: 'کدهای پشتیبان' }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      recoveryCode = (await codes.first().textContent()) ?? '';
      await page.getByRole('button', { name: 'نگه داشتم' }).click();
      await expect(page.getByText('روشن است.')).toBeVisible();
    });

    await test.step('sign in again: the first step gives access only to the second', async () => {
      await page.evaluate(() => {
        localStorage.clear();
      });
      await visit(page, '/profile');
      await expect(page).toHaveURL(/\/login$/);
      const sent = await api.post('/api/customers/send-otp/', { data: { phone: customer.phone } });
      const { session_id } = (await sent.json()) as { session_id: string };
      const verified = await api.post('/api/customers/verify-otp/', {
        data: { phone: customer.phone, session_id, code: await codeSentTo(customer.phone) },
      });
      const { tokens } = (await verified.json()) as { tokens: { access: string; refresh: string } };
      // The tokens of a first step, as a password login would return them: this customer has no password.
      await page.route('**/api/customers/login/', (route) => route.fulfill({ json: { tokens } }));
      await field(page, 'نام کاربری').fill(customer.phone);
      await field(page, 'رمز عبور').fill('any password');
      await page.getByRole('button', { name: 'ورود', exact: true }).click();
      await expect(page).toHaveURL(/\/second-step$/);
      await expect(page.getByRole('button', { name: 'دستگاهم در دسترس نیست' })).toBeVisible();
      await expect(page.getByText('ورود موفق ✅')).toHaveCount(0);
      await page.getByRole('button', { name: 'دستگاهم در دسترس نیست' }).click();
      await field(page, 'یکی از کدهای پشتیبان').fill(recoveryCode.toLowerCase());
      await page.getByRole('button', { name: 'ادامه' }).click();
      await expect(page.getByText('ورود موفق ✅')).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
    });

    await test.step('end the other session', async () => {
      await visit(page, '/security');
      await expect(page.getByText('همین دستگاه', { exact: true })).toBeVisible();
      const endOthers = page.getByRole('button', { name: 'خروج از همهٔ دستگاه‌های دیگر' });
      await endOthers.click();
      await expect(endOthers).toBeHidden();
      const ended = await api.post('/api/token/refresh/', { data: { refresh: customer.tokens.refresh } });
      expect(ended.status()).toBe(401);
    });
  },
);
