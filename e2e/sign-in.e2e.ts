import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test, unusedPhone } from './shop-test.ts';
import {
  asNew,
  cartLine,
  customerCart,
  field,
  fillGuestCart,
  guestCart,
  isPlentiful,
  isScarce,
  onPhone,
  pageIsAlive,
  persian,
  productThat,
  typeCode,
  visit,
} from './steps.ts';

interface SignUp {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
}

function newSignUp(): SignUp {
  const phone = unusedPhone();
  const username = `kharidar.${phone.slice(2)}`;
  return { username, email: `${username}@example.com`, password: 'red-lamp-77', phone };
}

async function register(api: APIRequestContext, signUp: SignUp): Promise<void> {
  expect((await api.post('/api/customers/register/', { data: signUp })).status(), 'POST /api/customers/register/').toBe(
    201,
  );
}

/** Follows the link mailed after a sign-up: until then the email belongs to nobody. */
async function confirmMail(api: APIRequestContext, email: string): Promise<void> {
  const mails = (await (await api.get('/api/dev/messages/', { params: { to: email } })).json()) as { text: string }[];
  const token = /confirm-email\?token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  expect((await api.post('/api/customers/confirm-email/', { data: { token } })).status()).toBe(200);
}

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const boxes = (page: Page) => page.getByRole('group', { name: 'کد تأیید چهاررقمی' }).getByRole('textbox');
const inPersian = (digits: string) => digits.replace(/\d/g, (digit) => persian(Number(digit)));

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await field(page, 'نام کاربری').fill(username);
  await field(page, 'رمز عبور').fill(password);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
}

test(
  "AUTH-02 AUTH-03 a password or a code signs in and returns to the page that required it, and a guest's cart is merged",
  onPhone,
  async ({ page, api, newCustomer, codeSentTo }) => {
    await test.step('signing in by password returns to the page that required it, and a guest may browse instead', async () => {
      await visit(page, '/shop-grid?sort=popular');
      await page.getByRole('button', { name: 'فهرست' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'ورود یا ثبت‌نام' }).click();
      // The phone comes first, the password beside it.
      await expect(field(page, 'شمارهٔ موبایل')).toBeVisible();
      await expect(page.getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' })).toHaveAttribute(
        'href',
        '/forget-password',
      );
      await expect(page.getByRole('link', { name: 'ثبت‌نام کنید' })).toHaveAttribute('href', '/register');
      await expect(page.getByRole('link', { name: 'دیدن فروشگاه به عنوان مهمان' })).toHaveAttribute('href', '/home');
      await field(page, 'نام کاربری').fill('demo');
      await field(page, 'رمز عبور').fill('hojreh-demo');
      await page.getByRole('button', { name: 'ورود', exact: true }).click();
      await expect(page).toHaveURL(/\/shop-grid\?sort=popular$/);
    });

    await test.step("a guest's cart is merged into the customer's at sign-in: quantities add up, capped at the stock", async () => {
      await asNew(page);
      const plenty = await productThat(api, isPlentiful);
      const scarce = await productThat(api, isScarce);
      const { phone, tokens } = await newCustomer();
      for (const [id, quantity] of [
        [plenty.id, 2],
        [scarce.id, 1],
      ] as const) {
        await api.post('/api/orders/cart/', {
          headers: { authorization: `Bearer ${tokens.access}` },
          data: { variant_id: id, quantity },
        });
      }
      await fillGuestCart(page, [cartLine(plenty, 3), cartLine(scarce, scarce.quantity)]);
      await visit(page, '/cart');
      await visit(page, '/login?next=/cart');
      await expect(page.getByText('وارد شوید تا سبدتان روی همهٔ دستگاه‌ها همراهتان باشد.')).toBeVisible();
      // A phone is sent one code a minute, and the code that created the customer is still recent: the browser's request is mocked.
      await page.route('**/api/customers/send-otp/', (route) =>
        route.fulfill({ json: { session_id: 'stands-in', resend_in_seconds: 60 } }),
      );
      await page.route('**/api/customers/verify-otp/', (route) => route.fulfill({ json: { tokens } }));
      await field(page, 'شمارهٔ موبایل').fill(phone.slice(1));
      await page.getByRole('button', { name: 'ارسال کد' }).click();
      await expect(page.getByRole('textbox', { name: 'رقم ۱ از ۴' })).toBeVisible();
      // A user who reads the message in another app may find the page reloaded: it still waits for the code.
      await page.reload();
      await pageIsAlive(page);
      await typeCode(page, await codeSentTo(phone));
      await expect(page).toHaveURL(/\/(cart|home)$/);
      const joined = { [plenty.id]: 5, [scarce.id]: scarce.quantity };
      await expect.poll(() => customerCart(api, tokens.access)).toEqual(joined);
      // The browser is updated after the shop has merged the cart.
      await expect.poll(() => guestCart(page)).toEqual({});
      await visit(page, '/cart');
      await expect(page.getByRole('spinbutton', { name: `تعداد «${plenty.name}»` })).toHaveValue(persian(5));
      // Reopening the page adds nothing a second time.
      expect(await customerCart(api, tokens.access)).toEqual(joined);
    });
  },
);

test(
  'AUTH-05 AUTH-06 AUTH-07 AUTH-16 signing up: invalid or taken values are marked beside their field, and an unconfirmed account blocks none',
  onPhone,
  async ({ page, api, codeSentTo }) => {
    await test.step('taken values are marked beside their field, and every field is required', async () => {
      const known = newSignUp();
      await register(api, known);
      const sent = (await (await api.post('/api/customers/send-otp/', { data: { phone: known.phone } })).json()) as {
        session_id: string;
      };
      await api.post('/api/customers/verify-otp/', {
        data: { phone: known.phone, session_id: sent.session_id, code: await codeSentTo(known.phone) },
      });
      await visit(page, '/register');
      await expect(field(page, 'ایمیل')).toHaveAttribute('type', 'email');
      await expect(field(page, 'شمارهٔ موبایل')).toHaveAttribute('type', 'tel');
      for (const label of ['نام کاربری', 'ایمیل', 'رمز عبور', 'شمارهٔ موبایل'])
        await expect(field(page, label)).toHaveAttribute('required', '');
      await field(page, 'نام کاربری').fill(known.username.toUpperCase());
      await field(page, 'ایمیل').fill(known.email);
      await field(page, 'رمز عبور').fill('green-lamp-12');
      await field(page, 'شمارهٔ موبایل').fill(known.phone);
      await page.getByRole('button', { name: 'ثبت‌نام' }).click();
      await expect(page.getByRole('alert')).toHaveText('در ثبت‌نام مشکلی پیش آمد، دوباره تلاش کنید');
      await expect(field(page, 'نام کاربری')).toHaveAccessibleDescription(/این نام کاربری گرفته شده است/);
      await expect(page).toHaveURL(/\/register$/);
      // A phone or email that is taken gets the same response as a free one, so that nobody learns who has an account.
      for (const label of ['ایمیل', 'شمارهٔ موبایل'])
        await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
      await field(page, 'نام کاربری').fill(`${known.username}-2`);
      await page.getByRole('button', { name: 'ثبت‌نام' }).click();
      await expect(page).toHaveURL(/\/otp$/);
    });

    await test.step('signing up continues from the phone to its code, with a message beside each invalid field', async () => {
      await asNew(page);
      const phone = unusedPhone();
      const username = `u${phone.slice(2)}x`;
      await visit(page, '/register');
      await submit(page, 'ثبت‌نام');
      await expect(page.getByText('این قسمت را پر کنید.')).toHaveCount(4);
      await page.locator('input[name=username]').fill(username);
      await page.locator('input[name=email]').fill(`${username}@example.com`);
      await page.locator('input[name=password]').fill('red-lamp-77');
      await page.locator('input[name=phone]').fill('0912');
      await submit(page, 'ثبت‌نام');
      await expect(page.getByText('در ثبت‌نام مشکلی پیش آمد، دوباره تلاش کنید')).toBeVisible();
      await expect(page.locator('input[name=phone]')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('input[name=phone]').fill(inPersian(phone));
      await submit(page, 'ثبت‌نام');
      await expect(page).toHaveURL(/\/otp$/);
      await expect(page.getByText('+98')).toBeVisible();
      await expect(page.locator('input[name=phone]')).toHaveValue(phone.slice(1));
      await submit(page, 'ارسال کد');
      await expect(page).toHaveURL(/\/otp-confirm\?phone=\d+&session_id=[\w-]+$/);
      await typeCode(page, await codeSentTo(phone));
      await submit(page, 'تأیید و ادامه');
      await expect(page.getByText('کد تایید شد ✅')).toBeVisible();
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('img', { name: username }).first()).toBeVisible();
    });

    await test.step('an account whose phone was never confirmed cannot sign in, and holds nothing against its real owner', async () => {
      await asNew(page);
      const squatter = newSignUp();
      await register(api, squatter);
      await visit(page, '/login');
      await logIn(page, squatter.username, squatter.password);
      await expect(page.getByText('نام کاربری یا رمز عبور اشتباه است ❌')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();

      // The real owner of the phone and the email signs up with them, confirms the phone, and gets the account.
      await page.getByRole('link', { name: 'ثبت‌نام کنید' }).click();
      await expect(page.getByRole('heading', { name: 'ساختن حساب' })).toBeVisible();
      await field(page, 'نام کاربری').fill(`${squatter.username}-own`);
      await field(page, 'ایمیل').fill(squatter.email);
      await field(page, 'رمز عبور').fill('owner-lamp-88');
      await field(page, 'شمارهٔ موبایل').fill(squatter.phone);
      await page.getByRole('button', { name: 'ثبت‌نام' }).click();
      await expect(page).toHaveURL(/\/otp$/);
      await page.getByRole('button', { name: 'ارسال کد' }).click();
      await expect(page).toHaveURL(/\/otp-confirm\?/);
      await typeCode(page, await codeSentTo(squatter.phone));
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole('banner').getByRole('img', { name: `${squatter.username}-own` })).toBeVisible();
      expect(
        (
          await api.post('/api/customers/login/', { data: { username: squatter.phone, password: squatter.password } })
        ).status(),
      ).toBe(401);
    });
  },
);

test(
  'AUTH-09 AUTH-10 AUTH-11 AUTH-12 a code in four boxes: complete, wrong, pasted, right; checked once, and sent again after a minute',
  onPhone,
  async ({ page, codeSentTo }) => {
    test.setTimeout(120_000);
    await test.step('an incomplete code makes no call, a wrong one has its message, a pasted one is checked once, while the button says so', async () => {
      const phone = unusedPhone();
      await page.clock.install();
      await visit(page, '/otp');
      await page.locator('input[name=phone]').fill(inPersian(phone.slice(1)));
      await submit(page, 'ارسال کد');
      await expect(page).toHaveURL(/\/otp-confirm\?/);
      await expect(page.getByText(inPersian(phone))).toBeVisible();
      let calls = 0;
      let answer: () => void = () => undefined;
      const waited = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/customers/verify-otp/', async (route) => {
        calls += 1;
        if (calls === 2) await waited;
        await route.continue();
      });
      const code = await codeSentTo(phone);
      await typeCode(page, code.slice(0, 2));
      await expect(boxes(page).nth(2)).toBeFocused();
      await page.keyboard.press('Backspace');
      await expect(boxes(page).nth(1)).toBeFocused();
      await expect(boxes(page).nth(0)).toHaveValue(inPersian(code.slice(0, 1)));
      await submit(page, 'تأیید و ادامه');
      await expect(page.getByText('لطفاً کد کامل را وارد کنید')).toBeVisible();
      expect(calls).toBe(0);
      // Typing the next digit clears an error, and the last one sends the code.
      await typeCode(page, String((Number(code) + 1) % 10_000).padStart(4, '0'));
      await expect(page.getByText('لطفاً کد کامل را وارد کنید')).toHaveCount(0);
      await expect(page.getByText('کد اشتباه است ❌')).toBeVisible();
      expect(calls).toBe(1);
      await expect(page.getByText('ارسال دوباره تا')).toBeVisible();
      await page.clock.fastForward(61_000);
      await expect(page.getByRole('button', { name: 'ارسال دوباره' })).toBeVisible();
      await boxes(page)
        .first()
        .evaluate((box, text) => {
          const data = new DataTransfer();
          data.setData('text', text);
          box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
        }, inPersian(code));
      await expect(boxes(page).nth(3)).toHaveValue(inPersian(code.slice(3)));
      await submit(page, 'تأیید و ادامه');
      await expect(page.getByRole('button', { name: 'در حال بررسی...' })).toBeDisabled();
      answer();
      await expect(page.getByText('کد تایید شد ✅')).toBeVisible();
      await page.clock.runFor(2_000);
      await expect(page).toHaveURL(/\/home$/);
      expect(calls).toBe(2);
    });

    await test.step('after the countdown a code is sent again; AUTH-12 the previous one is refused then', async () => {
      await asNew(page);
      const phone = unusedPhone();
      await visit(page, '/otp');
      // Within a minute the shop refuses to send another code; its message is displayed as it is.
      let sent = 0;
      await page.route('**/api/customers/send-otp/', async (route) => {
        sent += 1;
        if (sent === 2)
          await route.fulfill({
            status: 429,
            json: {
              code: 'too-many-tries',
              message: 'زیاد تلاش کردید؛ ۳ ثانیهٔ دیگر دوباره تلاش کنید.',
              facts: { retry_after_seconds: 3 },
            },
          });
        else if (sent === 3)
          await route.fulfill({ json: { session_id: '00000000-0000-0000-0000-000000000000', resend_in_seconds: 20 } });
        else await route.continue();
      });
      await field(page, 'شمارهٔ موبایل').fill(`+98${phone.slice(1)}`);
      await page.getByRole('button', { name: 'ارسال کد' }).click();
      await expect(page.getByRole('timer')).toContainText('ارسال دوباره تا');
      const first = await codeSentTo(phone);
      await page.clock.fastForward(61_000);
      const again = page.getByRole('button', { name: 'ارسال دوباره' });
      await boxes(page).first().fill('7');
      await again.click();
      await expect(page.getByText('زیاد تلاش کردید؛ ۳ ثانیهٔ دیگر دوباره تلاش کنید.')).toBeVisible();
      await expect(boxes(page).first()).toHaveValue(/[7۷]/);
      await boxes(page).first().fill('');
      await expect(page.getByRole('timer')).toContainText('۳ ثانیه');
      await page.clock.fastForward(4_000);
      await again.click();
      await expect(page.getByText('کد تازه‌ای پیامک شد.')).toBeVisible();
      await expect(page).toHaveURL(/session_id=00000000-/);
      await expect(page.getByRole('timer')).toContainText('۲۰ ثانیه');
      await typeCode(page, first);
      await expect(page.getByText('کد اشتباه است ❌')).toBeVisible();
    });
  },
);

test(
  'AUTH-03 password guessing by strangers locks the owner out only for a moment',
  onPhone,
  async ({ page, api, codeSentTo }) => {
    const signUp = newSignUp();
    await register(api, signUp);
    const sent = (await (await api.post('/api/customers/send-otp/', { data: { phone: signUp.phone } })).json()) as {
      session_id: string;
    };
    await api.post('/api/customers/verify-otp/', {
      data: { phone: signUp.phone, session_id: sent.session_id, code: await codeSentTo(signUp.phone) },
    });
    const guess = () =>
      api.post('/api/customers/login/', { data: { username: signUp.username, password: 'a guess of a stranger' } });
    for (let attempt = 0; attempt < 21; attempt++) await guess();
    expect((await guess()).status()).toBe(429);
    // The page's device is unknown to the account: its call must carry a proof of work, which the page computes by itself.
    const answers: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/customers/login/')) answers.push(response.status());
    });
    await visit(page, '/login');
    await logIn(page, signUp.username, signUp.password);
    await expect(page.getByText('ورود موفق ✅')).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    expect(answers).toEqual([429, 200]);
  },
);

test('AUTH-13 AUTH-14 a forgotten and a changed password', onPhone, async ({ page, api, codeSentTo }) => {
  const signUp = newSignUp();
  await register(api, signUp);
  const { session_id } = (await (
    await api.post('/api/customers/send-otp/', { data: { phone: signUp.phone } })
  ).json()) as { session_id: string };
  await api.post('/api/customers/verify-otp/', {
    data: { phone: signUp.phone, session_id, code: await codeSentTo(signUp.phone) },
  });
  await confirmMail(api, signUp.email);

  await test.step('the response is the same whether or not the account exists, and a link works once', async () => {
    for (const who of ['nobody-at-all@example.com', signUp.username]) {
      await visit(page, '/forget-password');
      await field(page, 'ایمیل یا نام کاربری').fill(who);
      await page.getByRole('button', { name: 'بازیابی رمز عبور' }).click();
      await expect(page).toHaveURL(/\/forget-password-success$/);
      await expect(page.getByRole('heading', { name: 'ایمیل بازیابی فرستاده شد' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'رفتن به صفحهٔ ورود' })).toHaveAttribute('href', '/login');
    }
    const mails = (await (await api.get('/api/dev/messages/', { params: { to: signUp.email } })).json()) as {
      text: string;
    }[];
    const link = /\/reset-password\?token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
    for (const outcome of ['set', 'refused'] as const) {
      await visit(page, link);
      await field(page, 'رمز عبور تازه').fill('blue-lamp-88');
      await field(page, 'تکرار رمز عبور تازه').fill('blue-lamp-88');
      await page.getByRole('button', { name: 'ثبت رمز تازه' }).click();
      if (outcome === 'refused')
        await expect(page.getByRole('alert')).toHaveText('این لینک دیگر معتبر نیست؛ لینک تازه‌ای بخواهید.');
      else {
        await expect(page).toHaveURL(/\/login$/);
        // After a new password was chosen, the password form is open.
        await expect(field(page, 'نام کاربری')).toBeVisible();
      }
    }
  });

  await test.step("a changed password ends the customer's other sessions; the old one must be right, and the new one entered twice", async () => {
    const elsewhere = (await (
      await api.post('/api/customers/login/', { data: { username: signUp.username, password: 'blue-lamp-88' } })
    ).json()) as { tokens: { refresh: string } };
    await visit(page, '/login?next=/change-password');
    await logIn(page, signUp.email, 'blue-lamp-88');
    await expect(page).toHaveURL(/\/change-password$/);
    for (const [old, repeated, message] of [
      ['not-the-old-one', 'green-lamp-99', 'رمز عبور فعلی اشتباه است.'],
      ['blue-lamp-88', 'green-lamp', 'تکرار رمز با رمز تازه یکی نیست.'],
      ['blue-lamp-88', 'green-lamp-99', 'رمز عبور تغییر کرد.'],
    ] as const) {
      await field(page, 'رمز عبور فعلی').fill(old);
      await field(page, 'رمز عبور تازه').fill('green-lamp-99');
      await field(page, 'تکرار رمز عبور تازه').fill(repeated);
      await page.getByRole('button', { name: 'به‌روزرسانی رمز عبور' }).click();
      await expect(page.getByText(message).first()).toBeVisible();
    }
    const here = await page.evaluate(() => localStorage.getItem('refreshToken'));
    expect((await api.post('/api/token/refresh/', { data: { refresh: elsewhere.tokens.refresh } })).status()).toBe(401);
    expect((await api.post('/api/token/refresh/', { data: { refresh: here } })).status()).toBe(200);
  });
});
