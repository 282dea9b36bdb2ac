import type { Page } from '@playwright/test';
import { expect, test, unusedPhone } from './shop-test.ts';
import { asNew, onPhone } from './steps.ts';

const tokensStored = (page: Page) =>
  page.evaluate(() =>
    [localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')].map((token) => token !== null),
  );
const persian = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const boxes = (page: Page) => page.getByRole('group', { name: 'کد تایید چهاررقمی' }).getByRole('textbox');

async function typeCode(page: Page, code: string): Promise<void> {
  await boxes(page).first().click();
  await page.keyboard.type(code);
}

test(
  'AUTH-01 AUTH-02 AUTH-03 APP-06 AUTH-04 AUTH-08 HDR-02 the way in: the intro, the password, the phone, and who the header says is signed in',
  onPhone,
  async ({ page, api, codeSentTo, signIn }) => {
    test.setTimeout(120_000);
    await test.step('the intro leads to signing in', async () => {
      await page.goto('/intro');
      await page.getByRole('link', { name: 'شروع کنید' }).click();
      await expect(page).toHaveURL(/\/login$/);
    });

    await test.step('a password signs in, back to the page that required it, and signing out forgets both tokens', async () => {
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
      await page.locator('input[name=password]').fill('red-lamp-77');
      await submit(page, 'ورود');
      await expect(page.getByText('ورود موفق ✅')).toBeVisible();
      await expect(page).toHaveURL(/\/change-password$/);
      expect(await tokensStored(page)).toEqual([true, true]);

      await page.goto('/home');
      await page.getByRole('button', { name: 'فهرست' }).first().click();
      const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/customers/logout/'));
      const reloaded = page.waitForEvent('load');
      await submit(page, 'خروج از حساب');
      expect((await ended).status()).toBe(200);
      await reloaded;
      await expect(page).toHaveURL(/\/home$/);
      await expect.poll(() => tokensStored(page)).toEqual([false, false]);
    });

    await test.step('a name and a password are both required, each with its sentence', async () => {
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

    await test.step('the phone takes digits of every script and nothing else, and must be there', async () => {
      await asNew(page);
      await page.goto('/otp');
      await submit(page, 'ارسال کد');
      await expect(page.getByText('لطفاً شماره موبایل را وارد کنید')).toBeVisible();
      await page.locator('input[name=phone]').fill('a۰۹١٢-x');
      await expect(page.locator('input[name=phone]')).toHaveValue('0912');
      await submit(page, 'ارسال کد');
      await expect(page.getByText('خطا در ارسال کد تایید')).toBeVisible();
    });

    await test.step('the header shows the way to sign in, or the avatar of who is signed in', async () => {
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

test(
  'AUTH-06 AUTH-05 AUTH-07 signing up leads over the phone to its code, with a sentence beside each faulty field',
  onPhone,
  async ({ page, codeSentTo }) => {
    const phone = unusedPhone();
    const username = `u${phone.slice(2)}x`;
    await page.goto('/register');
    await submit(page, 'ثبت‌نام');
    await expect(page.getByText('این قسمت را پر کنید.')).toHaveCount(4);
    await page.locator('input[name=username]').fill(username);
    await page.locator('input[name=email]').fill(`${username}@example.com`);
    await page.locator('input[name=password]').fill('red-lamp-77');
    await page.locator('input[name=phone]').fill('0912');
    await submit(page, 'ثبت‌نام');
    await expect(page.getByText('در ثبت‌نام مشکلی پیش آمد، دوباره تلاش کنید')).toBeVisible();
    await expect(page.locator('input[name=phone]')).toHaveAttribute('aria-invalid', 'true');
    await page.locator('input[name=phone]').fill(persian(phone));
    await submit(page, 'ثبت‌نام');
    await expect(page).toHaveURL(/\/otp$/);
    await expect(page.getByText('+98')).toBeVisible();
    await expect(page.locator('input[name=phone]')).toHaveValue(phone.slice(1));
    await submit(page, 'ارسال کد');
    await expect(page).toHaveURL(/\/otp-confirm\?phone=\d+&session_id=[\w-]+$/);
    await typeCode(page, await codeSentTo(phone));
    await submit(page, 'تایید و ادامه');
    await expect(page.getByText('کد تایید شد ✅')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('img', { name: username }).first()).toBeVisible();
  },
);

test(
  'AUTH-09 AUTH-10 AUTH-11 AUTH-12 a code in four boxes: whole, wrong, pasted, right; sent again after a minute',
  onPhone,
  async ({ page, codeSentTo }) => {
    const phone = unusedPhone();
    await page.clock.install();
    await page.goto('/otp');
    await page.locator('input[name=phone]').fill(persian(phone.slice(1)));
    await submit(page, 'ارسال کد');
    await expect(page.getByText(persian(phone))).toBeVisible();
    const code = await codeSentTo(phone);
    await typeCode(page, code.slice(0, 2));
    await expect(boxes(page).nth(2)).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(boxes(page).nth(1)).toBeFocused();
    await expect(boxes(page).nth(0)).toHaveValue(persian(code.slice(0, 1)));
    await submit(page, 'تایید و ادامه');
    await expect(page.getByText('لطفاً کد کامل را وارد کنید')).toBeVisible();
    await typeCode(page, String((Number(code) + 1) % 10_000).padStart(4, '0'));
    await submit(page, 'تایید و ادامه');
    await expect(page.getByText('کد اشتباه است ❌')).toBeVisible();
    await expect(page.getByText('ارسال دوباره تا')).toBeVisible();
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('button', { name: 'ارسال دوباره' })).toBeVisible();
    await boxes(page)
      .first()
      .evaluate((box, text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      }, persian(code));
    await expect(boxes(page).nth(3)).toHaveValue(persian(code.slice(3)));
    await submit(page, 'تایید و ادامه');
    await expect(page.getByText('کد تایید شد ✅')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(/\/home$/);
  },
);

test(
  'AUTH-13 AUTH-14 a forgotten password is chosen anew by the link that was mailed, then changed by who knows it',
  onPhone,
  async ({ page, api, codeSentTo }) => {
    const phone = unusedPhone();
    const username = `u${phone.slice(2)}x`;
    const email = `${username}@example.com`;
    await api.post('/api/customers/register/', { data: { username, email, password: 'red-lamp-77', phone } });
    const { session_id } = (await (await api.post('/api/customers/send-otp/', { data: { phone } })).json()) as {
      session_id: string;
    };
    await api.post('/api/customers/verify-otp/', { data: { phone, session_id, code: await codeSentTo(phone) } });

    const lastMail = async () => {
      const mails = (await (await api.get('/api/dev/messages/', { params: { to: email } })).json()) as {
        text: string;
      }[];
      return mails.at(-1)?.text ?? '';
    };
    await page.goto(/\/confirm-email\?token=[\w-]+/.exec(await lastMail())?.[0] ?? '');
    await submit(page, 'تأیید ایمیل');
    await expect(page.getByText(`${email} ایمیل حساب شماست.`)).toBeVisible();

    await page.goto('/forget-password');
    await page.getByLabel('ایمیل یا نام کاربری').fill(username);
    await submit(page, 'بازیابی رمز عبور');
    await expect(page).toHaveURL(/\/forget-password-success$/);
    await expect(page.getByRole('heading', { name: 'ایمیل بازیابی فرستاده شد' })).toBeVisible();
    await page.goto(/\/reset-password\?token=[\w-]+/.exec(await lastMail())?.[0] ?? '');
    await page.locator('input[name=password]').fill('blue-lamp-88');
    await page.locator('input[name=repeated]').fill('blue-lamp-88');
    await submit(page, 'ثبت رمز تازه');
    await expect(page).toHaveURL(/\/login$/);
    // With the new password in mind: its field is open.
    await expect(page.getByLabel('نام کاربری')).toBeVisible();

    await page.goto('/login?next=/change-password');
    await page.getByLabel('نام کاربری').fill(email);
    await page.locator('input[name=password]').fill('blue-lamp-88');
    await submit(page, 'ورود');
    await expect(page).toHaveURL(/\/change-password$/);
    await page.locator('input[name=old_password]').fill('blue-lamp-88');
    await page.locator('input[name=new_password]').fill('green-lamp-99');
    await page.locator('input[name=repeated]').fill('green-lamp');
    await submit(page, 'به‌روزرسانی رمز عبور');
    await expect(page.getByText('تکرار رمز با رمز تازه یکی نیست.')).toBeVisible();
    await page.locator('input[name=repeated]').fill('green-lamp-99');
    await submit(page, 'به‌روزرسانی رمز عبور');
    await expect(page.getByText('رمز عبور تغییر کرد.')).toBeVisible();
  },
);
