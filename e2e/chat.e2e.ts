import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Customer, expect, test } from './shop-test.ts';
import { asNew, onDesktopAsDrill, onPhone, visit } from './steps.ts';

interface Known extends Customer {
  readonly id: number;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function known(api: APIRequestContext, customer: Customer): Promise<Known> {
  const answer = await api.get('/api/customers/current/me/', { headers: bearer(customer.tokens.access) });
  return { ...customer, id: ((await answer.json()) as { id: number }).id };
}

async function writes(api: APIRequestContext, customer: Known, text: string): Promise<void> {
  const answer = await api.post('/api/chat/messages/', {
    headers: bearer(customer.tokens.access),
    data: { client_id: randomUUID(), text },
  });
  expect(answer.status()).toBe(201);
}

async function answers(api: APIRequestContext, staff: Customer, customer: Known, text: string): Promise<void> {
  const answer = await api.post(`/api/admin/conversations/${customer.id}/messages/`, {
    headers: bearer(staff.tokens.access),
    data: { client_id: randomUUID(), text },
  });
  expect(answer.status()).toBe(201);
}

/** Opens the admin in a browser context of its own, with one conversation open. */
async function inAdmin(browser: Browser, staff: Customer, customer: Known): Promise<Page> {
  const context = await browser.newContext({
    baseURL: test.info().project.use.baseURL ?? '',
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript((tokens) => {
    localStorage.setItem('accessToken', tokens.access);
    localStorage.setItem('refreshToken', tokens.refresh);
  }, staff.tokens);
  const page = await context.newPage();
  await page.goto(`/admin/conversations?customer=${customer.id}`);
  await expect(page.getByRole('textbox', { name: 'پیام شما' })).toBeVisible();
  return page;
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'پیام شما' });
const bubbles = (page: Page) => page.getByRole('group', { name: 'پیام‌ها' }).getByRole('listitem');

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'فرستادن' }).click();
}

test(
  'ACC-07 HDR-07 ACC-04 HDR-06 a customer and support chat live; tabs count unread messages; notices are opened, marked and restored',
  onPhone,
  async ({ page, browser, api, owner, signIn }) => {
    test.setTimeout(120_000);
    await test.step('a customer and support chat live, and each sees when the other is online, is typing and has read', async () => {
      const customer = await known(api, await signIn(page));
      await visit(page, '/message');
      await say(page, 'سلام، سفارشم کی می‌رسد؟');
      await expect(bubbles(page).filter({ hasText: 'سفارشم' }).getByText('رسید')).toBeAttached();

      const admin = await inAdmin(browser, await owner(), customer);
      await expect(page.getByText('پشتیبانی آنلاین است')).toBeVisible();
      await expect(bubbles(page).filter({ hasText: 'سفارشم' }).getByText('خوانده شد')).toBeAttached();
      await composer(admin).pressSequentially('سلام، امروز عصر.');
      await expect(page.getByText('در حال نوشتن…').first()).toBeVisible();
      await admin.getByRole('button', { name: 'فرستادن' }).click();
      await expect(bubbles(page).filter({ hasText: 'امروز عصر' })).toBeVisible();
      await say(page, 'سپاس!');
      await expect(bubbles(admin).filter({ hasText: 'سپاس!' })).toBeVisible();
      await expect(admin.getByText('آنلاین', { exact: true }).first()).toBeVisible();
      await page.reload();
      await expect(bubbles(page).filter({ hasText: 'سپاس!' })).toHaveCount(1);
      await admin.context().close();
    });

    await asNew(page);
    await test.step('five tabs link to the main pages, the current one is marked, and Chat counts unread messages', async () => {
      const customer = await known(api, await signIn(page));
      await writes(api, customer, 'سلام');
      await answers(api, await owner(), customer, 'درود');
      await visit(page, '/home');
      const tabs = page.getByRole('navigation', { name: 'بخش‌های اصلی' });
      await expect(tabs.getByRole('link')).toHaveText([/خانه/, /گفت‌وگو/, /سبد/, /تنظیمات/, /صفحه‌ها/]);
      await expect(tabs.getByRole('link', { name: /گفت‌وگو/ })).toContainText('۱');
      await tabs.getByRole('link', { name: /گفت‌وگو/ }).click();
      await expect(page).toHaveURL(/\/message$/);
      await expect(tabs.getByRole('link', { name: /گفت‌وگو/ })).toHaveAttribute('aria-current', 'page');
      await expect(tabs.getByRole('link', { name: /گفت‌وگو/ })).not.toContainText('۱');
    });

    await test.step('notices are listed unread, opened, marked, cleared after confirmation, and restored', async () => {
      await asNew(page);
      const customer = await known(api, await signIn(page));
      await writes(api, customer, 'سلام');
      await answers(api, await owner(), customer, 'بسته در راه است');
      await expect
        .poll(
          async () =>
            (
              (await (await api.get('/api/customers/unread/', { headers: bearer(customer.tokens.access) })).json()) as {
                notices_count: number;
              }
            ).notices_count,
          { timeout: 20_000 },
        )
        .toBe(1);
      await visit(page, '/notification-details');
      await expect(page.getByRole('heading', { name: 'پیام تازه از پشتیبانی' })).toBeVisible();
      await expect(page.getByText('بسته در راه است')).toBeVisible();
      await visit(page, '/notifications');
      const notice = page.getByRole('article').filter({ hasText: 'پیام تازه از پشتیبانی' });
      await expect(notice).toBeVisible();
      await expect(notice.getByText('نخوانده')).toHaveCount(0);
      await notice.getByRole('link').click();
      await expect(page).toHaveURL(/\/notification-details\?id=\d+$/);
      await page.getByRole('link', { name: 'همهٔ اعلان‌ها' }).click();
      await page.getByRole('button', { name: 'پاک کردن همه' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'بمانند' }).click();
      await expect(notice).toBeVisible();
      await page.getByRole('button', { name: 'پاک کردن همه' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'پاک کردن همه' }).click();
      await expect(page.getByText('اعلانی ندارید.')).toBeVisible();
      await page.getByRole('button', { name: 'برگرداندن' }).click();
      await expect(notice).toBeVisible();
    });

    await test.step('a missing notice, and one of another customer, display a message and not an error', async () => {
      await asNew(page);
      await signIn(page);
      await visit(page, '/notification-details');
      await expect(page.getByText('اعلانی ندارید.')).toBeVisible();
      await page.goto('/notification-details?id=nonsense');
      await expect(page.getByText('اعلانی ندارید.')).toBeVisible();
    });
  },
);

test.describe('a connection that drops', () => {
  test.use({ mayLog: [/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/] });

  test(
    'ACC-07 no message is lost or duplicated over a lost connection',
    onPhone,
    async ({ page, signIn, api, owner }) => {
      await test.step('an unsent message is still there after a reload, and is sent once', async () => {
        await signIn(page);
        await visit(page, '/message');
        await page.route('**/api/chat/messages/', (route) => route.abort('internetdisconnected'));
        await say(page, 'پیش از بستن صفحه نوشتم');
        await expect(bubbles(page).filter({ hasText: 'پیش از بستن' })).toHaveCount(1);
        await page.unroute('**/api/chat/messages/');
        await page.reload();
        await expect(bubbles(page).filter({ hasText: 'پیش از بستن' }).getByText('رسید')).toBeAttached();
        await page.reload();
        await expect(bubbles(page).filter({ hasText: 'پیش از بستن' })).toHaveCount(1);
      });

      await test.step('nothing is lost or duplicated on either side', async () => {
        await asNew(page);
        const customer = await known(api, await signIn(page));
        const staff = await owner();
        await writes(api, customer, 'پیش از قطع');
        await visit(page, '/message');
        await expect(bubbles(page).filter({ hasText: 'پیش از قطع' })).toBeVisible();
        await page.context().setOffline(true);
        await expect(page.getByText('ارتباط قطع شده است')).toBeVisible();
        await say(page, 'در قطعی نوشتم');
        await expect(page.getByText('با برگشت اینترنت خودش می‌رود')).toBeVisible();
        for (const text of ['پاسخ یک', 'پاسخ دو']) await answers(api, staff, customer, text);
        await page.context().setOffline(false);
        for (const text of ['پاسخ یک', 'پاسخ دو', 'در قطعی نوشتم'])
          await expect(bubbles(page).filter({ hasText: text })).toHaveCount(1);
        await expect(page.getByText('ارتباط قطع شده است')).toBeHidden();
        await expect(page.getByText('با برگشت اینترنت خودش می‌رود')).toBeHidden();
        await answers(api, staff, customer, 'پاسخ سه');
        await expect(bubbles(page).filter({ hasText: 'پاسخ سه' })).toHaveCount(1);
        const texts = await bubbles(page).allInnerTexts();
        expect(texts.filter((text) => /پاسخ|نوشتم|قطع/.test(text))).toHaveLength(5);
      });
    },
  );
});

test(
  'ACC-07 HDR-01 support sends messages and files, sees the waiting count, works by keyboard, and closes conversations',
  onDesktopAsDrill,
  async ({ page, browser, api, owner, signIn, newCustomer }) => {
    test.setTimeout(120_000);
    await test.step('a file is sent with a message and opened by the other side', async () => {
      const customer = await known(api, await signIn(page));
      await visit(page, '/message');
      await page.getByRole('button', { name: 'پیوست', exact: true }).click();
      const long = `${'a-long-name-'.repeat(9)}.txt`;
      await page.getByLabel('پیوست فایل').setInputFiles([
        { name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('رسید پرداخت شمارهٔ ۱۲') },
        { name: long, mimeType: 'text/plain', buffer: Buffer.from('نام بلند') },
      ]);
      for (const name of ['receipt.txt', long])
        await expect(page.getByRole('button', { name: `حذف «${name}»` })).toBeVisible();
      await page.getByRole('button', { name: 'فرستادن' }).click();
      await expect(bubbles(page).getByRole('link', { name: 'receipt.txt' })).toBeVisible();
      expect(
        await page
          .getByRole('group', { name: 'پیام‌ها' })
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0);
      const admin = await inAdmin(browser, await owner(), customer);
      const link = bubbles(admin).getByRole('link', { name: 'receipt.txt' });
      const address = (await link.getAttribute('href')) ?? '';
      expect(await (await api.get(address)).text()).toContain('رسید پرداخت');
      expect((await api.get(address.replace(/signed=.*/, 'signed=x'))).status()).toBe(404);
      await admin.context().close();
    });

    await test.step('the count of waiting replies follows the word in the header, in either direction, without overlapping it', async () => {
      await asNew(page);
      const customer = await known(api, await signIn(page));
      await writes(api, customer, 'پرسش');
      await answers(api, await owner(), customer, 'پاسخ');
      for (const view of ['ltr', 'rtl'] as const) {
        await page.addInitScript((wanted) => {
          localStorage.setItem('view', wanted);
        }, view);
        await visit(page, '/settings');
        const link = page.getByRole('banner').getByRole('link', { name: /^گفت‌وگو/ });
        const badge = await link.getByText('۱').boundingBox();
        const word = await link.evaluate((element) => {
          const range = document.createRange();
          range.selectNode(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        });
        if (badge === null) throw new Error('The header shows no badge.');
        expect(view === 'ltr' ? badge.x >= word.right : badge.x + badge.width <= word.left, view).toBe(true);
      }
    });

    await test.step('a reader further up keeps the scroll position when a message arrives and when the network drops', async () => {
      await asNew(page);
      const customer = await known(api, await signIn(page));
      for (let number = 1; number <= 24; number += 1) await writes(api, customer, `پرسش شمارهٔ ${number}\nبا خط دوم`);
      await visit(page, '/message');
      const line = bubbles(page).filter({ hasText: 'پرسش شمارهٔ 12' });
      await expect(bubbles(page).last()).toBeInViewport();
      await line.scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'به تازه‌ترین پیام' })).toBeVisible();
      const before = await line.boundingBox();
      await answers(api, await owner(), customer, 'یک پاسخ بلند\nبا خط دوم\nو سوم');
      await expect(bubbles(page).filter({ hasText: 'یک پاسخ بلند' })).toHaveCount(1);
      expect(Math.abs(((await line.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    });

    await test.step('reading and writing work by keyboard alone', async () => {
      await asNew(page);
      await signIn(page);
      await visit(page, '/home');
      await page.getByRole('link', { name: 'گفت‌وگو' }).first().focus();
      await page.keyboard.press('Enter');
      await expect(composer(page)).toBeVisible();
      await composer(page).focus();
      await page.keyboard.type('خط یک');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('خط دو');
      await page.keyboard.press('Enter');
      await expect(bubbles(page).filter({ hasText: 'خط یک' })).toContainText('خط دو');
      await expect(composer(page)).toBeFocused();
      await expect(composer(page)).toHaveValue('');
    });

    await test.step('the staff takes a conversation, closes it, and finds it again by the filters in the address', async () => {
      const customer = await known(api, await newCustomer());
      await writes(api, customer, `پرسش ${customer.id}`);
      const admin = await inAdmin(browser, await owner(), customer);
      await admin.getByRole('button', { name: 'با من', exact: true }).last().click();
      await expect(admin.getByRole('button', { name: 'رها کردن' })).toBeVisible();
      await admin.getByRole('button', { name: 'بستن' }).click();
      await expect(admin.getByRole('button', { name: 'باز کردن' })).toBeVisible();
      await admin.goto('/admin/conversations?status=closed&assigned=me');
      await expect(
        admin.getByRole('navigation', { name: 'صف گفت‌وگوها' }).getByText(`پرسش ${customer.id}`),
      ).toBeVisible();
      await writes(api, customer, 'یک چیز دیگر');
      await expect(
        admin.getByRole('navigation', { name: 'صف گفت‌وگوها' }).getByText(`پرسش ${customer.id}`),
      ).toBeHidden();
      await admin.context().close();
    });
  },
);
