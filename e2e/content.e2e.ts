import type { APIRequestContext } from '@playwright/test';
import { demoAccounts } from '../demo/fill/demo-accounts.ts';
import { expect, test } from './shop-test.ts';
import {
  asNew,
  field,
  onDesktop,
  onDesktopAsDrill,
  onPhone,
  onPhoneAsDrill,
  persian,
  receipt as receiptImage,
  speakEnglish,
  visit,
} from './steps.ts';

async function mailTo(api: APIRequestContext, to: string): Promise<string> {
  const sent = (await (await api.get('/api/dev/messages/', { params: { to } })).json()) as { text: string }[];
  return sent.map(({ text }) => text).join('\n');
}

test(
  'CONT-01 CONT-02 the blog as a grid and as a list, by category, its articles, and a comment approved by the staff',
  onPhone,
  async ({ page, api, newCustomer, signIn, owner }) => {
    test.setTimeout(180_000);
    await test.step('six posts as a grid and as a list, filtered by category in the address, link to their articles', async () => {
      await visit(page, '/blog-grid');
      const posts = page.getByRole('main').getByRole('article');
      expect(await posts.count()).toBeGreaterThanOrEqual(6);
      await expect(posts.filter({ hasText: 'یک ماه با هدفون در مترو' })).toContainText(
        /کاوه مرادی.*دقیقه مطالعه.*خواندن نوشته/,
      );
      await page.getByRole('link', { name: 'نمای فهرستی' }).click();
      await expect(page).toHaveURL(/\/blog-list$/);
      // The address changes before its page is rendered.
      await expect(page.getByRole('link', { name: 'نمای فهرستی' })).toHaveAttribute('aria-current', 'true');
      await page.getByRole('navigation', { name: 'موضوع‌ها' }).getByRole('link', { name: 'ترفند' }).click();
      await expect(page).toHaveURL(/\/blog-list\?category=tips$/);
      await expect(page.getByRole('link', { name: /قوری و استکان/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /یک ماه با هدفون/ })).toHaveCount(0);
      await page.getByRole('link', { name: 'نمای شبکه‌ای' }).click();
      await expect(page).toHaveURL(/\/blog-grid\?category=tips$/);
      await page.getByRole('link', { name: /قوری و استکان/ }).click();
      await expect(page).toHaveURL(/\/blog-details\/tea-set-care$/);
      await expect(page.getByRole('heading', { level: 1, name: /قوری و استکان/ })).toBeVisible();
    });

    await test.step('without a slug the newest post opens under its own address; an unknown one displays a message', async () => {
      await asNew(page);
      const html = await (await api.get('/blog-details')).text();
      expect(html).toMatch(/<link rel="canonical" href="[^"]*\/blog-details\/[a-z0-9-]+"/);
      expect((await api.get('/blog-details/no-such-post')).status()).toBe(404);
      await page.goto('/blog-details/no-such-post');
      await expect(page.getByText('این نوشته پیدا نشد')).toBeVisible();
      await page.getByRole('link', { name: 'همهٔ نوشته‌ها' }).click();
      await expect(page).toHaveURL(/\/blog-grid$/);
    });

    await test.step('an article has headings, lists, links, images, three comments and structured data', async () => {
      await asNew(page);
      const address = '/blog-details/headphones-for-the-metro';
      const html = await (await api.get(address)).text();
      for (const wanted of [
        '"@type":"BlogPosting"',
        '"@type":"BreadcrumbList"',
        '"datePublished"',
        'property="og:type" content="article"',
      ])
        expect(html).toContain(wanted);
      await visit(page, address);
      const article = page.getByRole('article').first();
      await expect(article.getByRole('heading', { level: 2, name: 'میکروفون را جدی بگیرید' })).toBeVisible();
      await expect(article.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
      await expect(article.getByRole('link', { name: 'کالای دیجیتال' })).toHaveAttribute(
        'href',
        '/catagory/mobile-digital',
      );
      await expect(article.getByRole('figure').getByRole('img', { name: /هدفون/ })).toBeVisible();
      const comments = page.getByRole('region', { name: /نظرها/ });
      await expect(comments.getByRole('listitem')).toHaveCount(3);
      await expect(page.getByRole('region', { name: 'نوشته‌های مرتبط' }).getByRole('article')).toHaveCount(3);
    });

    await test.step('an address with an unknown blog category links to all posts, and an English page has English category names', async () => {
      await asNew(page);
      await speakEnglish(page);
      await visit(page, '/blog-list?category=gossip');
      const chips = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
      for (const name of ['Review', 'Shopping', 'Tips', 'Offer', 'Trends', 'News'])
        await expect(chips.filter({ hasText: name })).toHaveCount(1);
      await expect(chips.first()).toHaveAttribute('aria-current', 'true');
      expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(6);
    });

    await test.step('a guest who comments signs in and returns with the draft, and the comment appears once the staff approves it', async () => {
      await asNew(page);
      await visit(page, '/blog-details/tea-set-care');
      const words = `سرکه معجزه کرد ${Date.now()}`;
      await page.getByLabel('نظر شما').fill(words);
      await page.getByRole('button', { name: 'ارسال نظر' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await signIn(page, await newCustomer());
      await visit(page, '/blog-details/tea-set-care');
      await expect(page.getByLabel('نظر شما')).toHaveValue(words);
      await page.getByRole('button', { name: 'ارسال نظر' }).click();
      await expect(page.getByText('نظرتان رسید')).toBeVisible();
      const waiting = page.getByRole('listitem').filter({ hasText: words });
      await expect(waiting).toContainText('در انتظار بازبینی');
      await visit(page, '/blog-details/tea-set-care');
      await expect(waiting).toContainText('در انتظار بازبینی');
      const visible = async () => JSON.stringify(await (await api.get('/api/posts/tea-set-care/comments/')).json());
      expect(await visible()).not.toContain(words);
      const { tokens } = await owner();
      const headers = { authorization: `Bearer ${tokens.access}` };
      const queue = (await (await api.get('/api/admin/comments/', { headers })).json()) as {
        data: { id: number; text: string }[];
      };
      const id = queue.data.find(({ text }) => text === words)?.id;
      expect(
        (
          await api.post('/api/admin/comments/bulk-decide/', { headers, data: { ids: [id], decision: 'approve' } })
        ).status(),
      ).toBe(200);
      expect(await visible()).toContain(words);
    });
  },
);

test('CONT-03 CONT-05 about us, the FAQ, and the verification of an invoice', onPhone, async ({ page, api }) => {
  await test.step('about us displays counts, is static under reduced motion, and links to contact; privacy has text', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { figures } = (await (await api.get('/api/shop-figures/')).json()) as {
      figures: Record<'products_count' | 'customers_count' | 'orders_count', number>;
    };
    expect(figures.products_count).toBeGreaterThan(100);
    await visit(page, '/about-us');
    const visible = page.getByRole('region', { name: 'فروشگاه در یک نگاه' });
    for (const figure of Object.values(figures))
      await expect(visible.getByText(persian(figure), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'تماس با ما' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goto('/privacy-policy');
    await expect(page.getByRole('heading', { level: 2, name: 'چه چیزی را نگه نمی‌داریم' })).toBeVisible();
  });

  await test.step('the search in the answers accepts any letter variants and highlights matches, and an answer has its own address', async () => {
    await asNew(page);
    expect(await (await api.get('/support')).text()).toContain('"@type":"FAQPage"');
    await visit(page, '/support');
    for (const name of ['برای خریداران', 'برای نویسندگان', 'پرسش‌های دیگر'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'جست‌وجو در پاسخ‌ها' });
    await search.fill('هزينه ارسال');
    await expect(page.locator('mark').first()).toHaveText('هزینه');
    await expect(page.getByText('رمزم را فراموش کرده‌ام.')).toHaveCount(0);
    await search.fill('هواپیمای جت');
    await expect(page.getByText('برای «هواپیمای جت» پاسخی پیدا نشد.')).toBeVisible();
    await page.getByRole('button', { name: 'پاک کردن جست‌وجو' }).click();
    await expect(search).toHaveValue('');
    await visit(page, '/support#ways-to-pay');
    const answer = page.locator('#ways-to-pay');
    await expect(answer.getByText(/پرداخت در محل/)).toBeVisible();
    await answer.getByRole('button', { name: 'بله' }).click();
    await expect(answer.getByText('ممنون از نظرتان.')).toBeVisible();
  });

  await test.step('an invoice is verified by its code: without one no request is made, and the page explains what it needs', async () => {
    await asNew(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/invoices/')) requests.push(request.url());
    });
    await visit(page, '/invoice/verify');
    await expect(page.getByText('کد روی صورت‌حساب را با دوربین گوشی اسکن کنید.')).toBeVisible();
    await visit(page, '/invoice/verify?order=12');
    await expect(page.getByText('کد روی صورت‌حساب را با دوربین گوشی اسکن کنید.')).toBeVisible();
    expect(requests).toEqual([]);
  });
});

test(
  "CONT-04 a guest's message survives signing in; a missing ticket, and a ticket whose files get fresh URLs",
  onPhoneAsDrill,
  async ({ page, api, signIn }) => {
    test.setTimeout(120_000);
    await test.step('a guest writes to the shop, and the draft survives signing in', async () => {
      await test.step('a guest writes to the shop, sees a number, and receives a confirmation by email', async () => {
        await visit(page, '/contact');
        await page.getByRole('button', { name: 'ارسال پیام' }).click();
        await expect(page.getByText('این قسمت را پر کنید.').first()).toBeVisible();
        const email = `guest${Date.now()}@example.com`;
        await page.getByLabel(/^نام/).fill('بهار مرادی');
        await page.getByLabel(/^ایمیل/).fill(email);
        await page.getByLabel(/^موضوع/).selectOption({ label: 'مجوز' });
        await page.getByLabel(/^پیام/).fill('می‌توانم عکس این نوشته را به کار ببرم؟');
        await page.getByRole('button', { name: 'ارسال پیام' }).click();
        await expect(page.getByText(/شمارهٔ درخواست: [۰-۹]{8}/)).toBeVisible();
        await expect.poll(() => mailTo(api, email), { timeout: 20_000 }).toContain('پیام شما با شمارهٔ');
        // The form sends nobody a stranger's words by mail.
        for (const words of ['می‌توانم عکس', 'بهار مرادی']) expect(await mailTo(api, email)).not.toContain(words);
        await expect(page.getByRole('img', { name: /نقشهٔ ایران/ })).toBeVisible();
        await expect(page.getByRole('link', { name: 'دیدن در نقشه' })).toHaveAttribute(
          'href',
          /^https:\/\/www\.openstreetmap\.org\//,
        );
      });

      await test.step("a guest's draft survives signing in and a reload, and is cleared once sent", async () => {
        await asNew(page);
        const words = `گلدانم شکسته رسید ${Date.now()}`;
        await visit(page, '/contact');
        await page.getByLabel(/^نام/).fill('بهار مرادی');
        await page.getByLabel(/^موضوع/).selectOption({ label: 'خرید و پشتیبانی' });
        await field(page, 'پیام').fill(words);
        await page.getByRole('main').getByRole('link', { name: 'وارد شوید' }).click();
        await field(page, 'نام کاربری').fill(demoAccounts[0].username);
        await field(page, 'رمز عبور').fill(demoAccounts[0].password);
        await page.getByRole('button', { name: 'ورود', exact: true }).click();
        await expect(page).toHaveURL(/\/contact$/);
        await expect(page.getByLabel('پیوست فایل')).toBeAttached();
        const stands = async () => {
          await expect(field(page, 'پیام')).toHaveValue(words);
          await expect(page.getByLabel(/^نام/)).toHaveValue('بهار مرادی');
          await expect(page.getByLabel(/^موضوع/).locator('option:checked')).toHaveText('خرید و پشتیبانی');
        };
        await stands();
        await page.getByLabel(/^ایمیل/).fill('bahar@example.com');
        await page.reload();
        await expect(page.getByLabel('پیوست فایل')).toBeAttached();
        await stands();
        await expect(page.getByLabel(/^ایمیل/)).toHaveValue('bahar@example.com');
        await page.getByRole('button', { name: 'ارسال پیام' }).click();
        await expect(page.getByText(/شمارهٔ درخواست: [۰-۹]{8}/)).toBeVisible();
        await page.reload();
        await expect(page.getByLabel('پیوست فایل')).toBeAttached();
        await expect(field(page, 'پیام')).toHaveValue('');
      });
    });

    await asNew(page);
    await test.step('a missing ticket links to the ticket list', async () => {
      await signIn(page);
      await visit(page, '/my-tickets?ticket=99999999');
      await expect(page.getByRole('alert')).toContainText('این درخواست پیدا نشد.');
      await page.getByRole('alert').getByRole('link', { name: 'درخواست‌های پشتیبانی' }).click();
      await expect(page).toHaveURL(/\/my-tickets$/);
    });

    await test.step('while a ticket is open its files get fresh URLs, and the draft reply remains', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      const headers = { authorization: `Bearer ${tokens.access}` };
      const name = `${'a-long-name-'.repeat(9)}.txt`;
      const upload = await api.post(`/api/uploads/files/?name=${name}`, {
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        data: Buffer.from('یادداشت'),
      });
      const { key } = (await upload.json()) as { key: string };
      const sent = await api.post('/api/tickets/mine/', {
        headers: { ...headers, 'idempotency-key': `fresh-${Date.now()}` },
        data: {
          name: 'مینا',
          email: `fresh${Date.now()}@example.com`,
          topic: 'buying',
          url: '',
          message: 'پیوست را ببینید',
          website: '',
          files: [key],
        },
      });
      const { number } = (await sent.json()) as { number: string };
      await page.clock.install();
      await visit(page, `/my-tickets?ticket=${number}`);
      await expect(page.getByRole('link', { name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      const reply = page.getByLabel(/^ادامهٔ گفت‌وگو/);
      await reply.fill('هنوز می‌نویسم');
      await api.post(`/api/tickets/mine/${number}/messages/`, {
        headers: { ...headers, 'idempotency-key': `other-${Date.now()}` },
        data: { text: 'از دستگاه دیگر' },
      });
      await page.clock.fastForward('08:01');
      await expect(page.getByText('از دستگاه دیگر')).toBeVisible();
      await expect(reply).toHaveValue('هنوز می‌نویسم');
    });
  },
);

test(
  'CONT-04 tickets and their files are exchanged between a customer and the staff',
  onDesktop,
  async ({ page, browser, api, signIn, baseURL, owner }) => {
    test.setTimeout(240_000);
    await test.step('a customer finds the ticket and the reply the staff wrote in the admin', async () => {
      await signIn(page);
      await visit(page, '/contact');
      await page.getByLabel(/^نام/).fill('نگار صدر');
      await page.getByLabel(/^ایمیل/).fill('negar@example.com');
      await page.getByLabel(/^موضوع/).selectOption({ label: 'کمک به خریدار' });
      const question = `بستهٔ من کجاست؟ ${Date.now()}`;
      await page.getByLabel(/^پیام/).fill(question);
      await page.getByRole('button', { name: 'ارسال پیام' }).click();
      await page.getByRole('link', { name: 'درخواست‌های پشتیبانی' }).click();
      await expect(page.getByText(question)).toBeVisible();

      const admin = await browser.newPage({ baseURL: baseURL ?? '' });
      await signIn(admin, await owner());
      await visit(admin, '/admin/tickets?status=open');
      await admin.getByRole('link', { name: new RegExp(question.replace('؟', '.')) }).click();
      await admin.getByLabel(/^پاسخ/).fill('فردا به دستتان می‌رسد.');
      await admin.getByRole('button', { name: 'فرستادن پاسخ' }).click();
      await expect(admin.getByRole('list', { name: 'گفت‌وگو' }).getByText('فردا به دستتان می‌رسد.')).toBeVisible();
      await admin.close();

      await page.reload();
      await expect(page.getByText('فردا به دستتان می‌رسد.')).toBeVisible();
      await expect(page.getByText('پاسخ داده شد')).toBeVisible();
    });

    await test.step('files are attached to a ticket and to replies, and each side opens those of the other', async () => {
      await asNew(page);
      await signIn(page);
      await visit(page, '/contact');
      await page.getByLabel(/^نام/).fill('مینا کاظمی');
      await page.getByLabel(/^ایمیل/).fill(`mina${Date.now()}@example.com`);
      await page.getByLabel(/^موضوع/).selectOption({ label: 'خرید و پشتیبانی' });
      const question = `کالا شکسته رسید ${Date.now()}`;
      await page.getByLabel(/^پیام/).fill(question);
      const picker = page.getByLabel('پیوست فایل');
      await picker.setInputFiles([
        { name: 'لیوان.png', mimeType: 'image/png', buffer: receiptImage.buffer },
        { name: 'extra.txt', mimeType: 'text/plain', buffer: Buffer.from('نه') },
      ]);
      await page.getByRole('button', { name: 'حذف «extra.txt»' }).click();
      await page.getByRole('button', { name: 'حذف «لیوان.png»' }).waitFor();
      await page.getByRole('button', { name: 'ارسال پیام' }).click();
      await page.getByRole('link', { name: 'درخواست‌های پشتیبانی' }).click();
      const message = page.getByRole('main').getByRole('listitem');
      await expect(message.filter({ hasText: question }).getByRole('img', { name: 'لیوان.webp' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'extra.txt' })).toHaveCount(0);

      await page.getByRole('button', { name: 'ارسال پیام' }).click();
      await expect(page.getByText('چیزی بنویسید یا فایلی پیوست کنید.')).toBeVisible();
      await picker.setInputFiles({
        name: 'program.bin',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from([0, 1, 2, 3]),
      });
      await expect(page.getByRole('alert').filter({ hasText: 'این نوع فایل پذیرفته نمی‌شود' })).toBeVisible();
      // Otherwise the message would be accepted without the file.
      await page.getByRole('button', { name: 'ارسال پیام' }).click();
      await expect(page.getByText('یک فایل نرسید؛ دوباره بفرستید یا آن را بردارید.')).toBeVisible();
      await page.getByRole('button', { name: 'حذف «program.bin»' }).click();
      await picker.setInputFiles({ name: 'رسید.txt', mimeType: 'text/plain', buffer: Buffer.from('رسید شمارهٔ ۱۲') });
      await page.getByRole('button', { name: 'حذف «رسید.txt»' }).waitFor();
      await page.getByRole('button', { name: 'ارسال پیام' }).click();
      await expect(message.getByRole('link', { name: 'رسید.txt' })).toBeVisible();

      const admin = await browser.newPage({ baseURL: baseURL ?? '' });
      await signIn(admin, await owner());
      await visit(admin, '/admin/tickets?status=open');
      await admin.getByRole('link', { name: new RegExp(question) }).click();
      const conversation = admin.getByRole('list', { name: 'گفت‌وگو' });
      await expect(conversation.getByRole('img', { name: 'لیوان.webp' })).toBeVisible();
      const receipt = (await conversation.getByRole('link', { name: 'رسید.txt' }).getAttribute('href')) ?? '';
      expect(await (await api.get(receipt)).text()).toBe('رسید شمارهٔ ۱۲');
      expect((await api.get(receipt.replace(/signed=.*/, 'signed=x'))).status()).toBe(404);
      await admin
        .getByLabel('پیوست فایل')
        .setInputFiles({ name: 'راهنما.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
      await admin.getByRole('button', { name: 'حذف «راهنما.pdf»' }).waitFor();
      await admin.getByRole('button', { name: 'فرستادن پاسخ' }).click();
      await expect(conversation.getByRole('link', { name: 'راهنما.pdf' })).toBeVisible();
      await admin.close();

      await page.reload();
      await expect(message.getByRole('link', { name: 'راهنما.pdf' })).toBeVisible();
    });
  },
);

test(
  'CONT-01 the staff writes posts and pages, previews them and publishes them',
  onDesktop,
  async ({ page, api, signIn, owner }) => {
    test.setTimeout(260_000);
    await test.step('a page is previewed as readers will see it, in the language being edited, before it is saved', async () => {
      await signIn(page, await owner());
      await visit(page, '/admin/pages/about-us');
      await page.getByRole('button', { name: 'انگلیسی', exact: true }).click();
      await page.getByLabel(/^عنوان انگلیسی/).fill('Our stall, not yet saved');
      await page.getByRole('button', { name: 'پیش‌نمایش' }).click();
      await expect(page.getByRole('dialog').getByRole('heading', { name: 'Our stall, not yet saved' })).toBeVisible();
      const stored = (await (await api.get('/api/written-pages/about-us/?language=en')).json()) as { title: string };
      expect(stored.title).not.toBe('Our stall, not yet saved');
    });

    await test.step('the staff writes a post in the editor, is warned before losing it, and publishes it', async () => {
      await asNew(page);
      await signIn(page, await owner());
      await visit(page, '/admin/posts');
      await page.getByRole('link', { name: 'نوشتهٔ تازه' }).click();
      const title = `راهنمای چراغ ${Date.now()}`;
      await page.getByLabel(/^عنوان فارسی/).fill(title);
      await page.getByLabel(/^خلاصهٔ فارسی/).fill('چگونه چراغ خوب بخریم.');
      const text = page.getByRole('textbox', { name: 'متن فارسی' });
      await text.click();
      await page.getByRole('button', { name: 'تیتر', exact: true }).click();
      await page.keyboard.type('نور گرم');
      await page.keyboard.press('Enter');
      await page.keyboard.type('یک بند ساده.');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: 'فهرست', exact: true }).click();
      await page.keyboard.type('اول');
      await page.getByRole('link', { name: 'نوشته‌ها', exact: true }).first().click();
      await page.getByRole('dialog').getByRole('button').first().click();
      await expect(page.getByLabel(/^عنوان فارسی/)).toHaveValue(title);
      await page.getByRole('button', { name: 'انتشار', exact: true }).click();
      await expect(page.getByText('منتشرشده')).toBeVisible();
      await page.getByRole('link', { name: 'دیدن در مجله' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'نور گرم' })).toBeVisible();
      await expect(page.getByRole('article').first().getByRole('listitem')).toHaveText(['اول']);
    });

    await test.step('the alt text of an image is changed by keyboard alone, and readers get it', async () => {
      await asNew(page);
      await signIn(page, await owner());
      await visit(page, '/admin/posts/new');
      const title = `نوشته‌ای با تصویر ${Date.now()}`;
      await page.getByLabel(/^عنوان فارسی/).fill(title);
      await page.getByLabel(/^خلاصهٔ فارسی/).fill('یک تصویر و نوشته‌اش.');
      const text = page.getByRole('textbox', { name: 'متن فارسی' });
      const tools = page.getByRole('group', { name: 'ابزار نوشتن' }).first();
      await text.click();
      await page.keyboard.type('پیش از تصویر.');
      await tools.getByRole('button', { name: 'تصویر', exact: true }).click();
      const insert = page.getByRole('dialog', { name: 'تصویر' });
      await insert.locator('input[type=file]').setInputFiles('public/videos/hojreh.webp');
      await insert.getByLabel(/^تصویر چه نشان می‌دهد/).fill('نوشتهٔ نخست');
      await insert.getByRole('button', { name: 'گذاشتن در متن' }).click();
      await expect(text.getByRole('img', { name: 'نوشتهٔ نخست' })).toBeVisible();

      const edit = tools.getByRole('button', { name: 'نوشته‌های تصویر' });
      await text.focus();
      await page.keyboard.press('ArrowUp');
      await expect(edit).toBeDisabled();
      await page.keyboard.press('ArrowDown');
      await expect(edit).toBeEnabled();
      await page.keyboard.press('Enter');
      const words = page.getByRole('dialog', { name: 'نوشته‌های تصویر' });
      await expect(words.getByLabel(/^تصویر چه نشان می‌دهد/)).toBeFocused();
      await expect(words.getByLabel(/^تصویر چه نشان می‌دهد/)).toHaveValue('نوشتهٔ نخست');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('چراغی روی میز');
      await page.keyboard.press('Tab');
      await expect(words.getByLabel('زیرنویس')).toBeFocused();
      await page.keyboard.type('نور گرم شب');
      await page.keyboard.press('Enter');
      await expect(words).toBeHidden();
      await expect(text.getByRole('img', { name: 'چراغی روی میز' })).toBeVisible();
      await page.getByRole('button', { name: 'انتشار', exact: true }).click();
      await page.getByRole('link', { name: 'دیدن در مجله' }).click();
      await expect(
        page.getByRole('figure').filter({ hasText: 'نور گرم شب' }).getByRole('img', { name: 'چراغی روی میز' }),
      ).toBeVisible();
    });
  },
);

test(
  'CONT-01 the staff adds a blog category, renames it, changes its slug, moves it up and removes it, and its posts are moved',
  onDesktopAsDrill,
  async ({ page, api, signIn, browser, baseURL, owner }) => {
    test.setTimeout(120_000);
    const staff = await owner();
    const mark = Date.now();
    const [first, second] = [`گفت‌وگو ${mark}`, `هم‌صحبتی ${mark}`];
    await signIn(page, staff);
    await visit(page, '/admin/posts');
    await page.getByRole('link', { name: 'موضوع‌ها' }).click();
    await page.getByRole('button', { name: 'موضوع تازه' }).click();
    const writing = page.getByRole('dialog');
    await writing.getByLabel(/^نام فارسی/).fill(first);
    await writing.getByLabel(/^نشانی/).fill('tips');
    await writing.getByRole('button', { name: 'ذخیره' }).click();
    await expect(writing.getByLabel(/^نشانی/)).toHaveAccessibleDescription(/موضوع دیگری این نشانی را دارد/);
    await writing.getByLabel(/^نشانی/).fill(`talks-${mark}`);
    await writing.getByRole('button', { name: 'ذخیره' }).click();
    await expect(writing).toBeHidden();
    const lines = page.getByRole('main').getByRole('listitem');
    await expect(lines.filter({ hasText: first })).toContainText('بدون نوشته');

    const slug = `a-talk-${mark}`;
    const text = { blocks: [{ kind: 'paragraph', runs: [{ text: 'سلام.' }] }] };
    const made = await api.post('/api/admin/posts/', {
      headers: { authorization: `Bearer ${staff.tokens.access}` },
      data: {
        slug,
        category: `talks-${mark}`,
        title: { fa: `دیدار ${mark}`, en: '' },
        summary: { fa: 'یک دیدار.', en: '' },
        author_name: { fa: 'سارا', en: '' },
        body: { fa: text, en: null },
        cover_key: null,
        status: 'published',
        published_at: null,
      },
    });
    expect(made.status()).toBe(201);
    const reader = await browser.newPage({ baseURL: baseURL ?? '' });
    const chips = reader.getByRole('navigation', { name: 'موضوع‌ها' }).getByRole('link');
    await visit(reader, `/blog-grid?category=talks-${mark}`);
    await expect(chips.filter({ hasText: first })).toHaveAttribute('aria-current', 'true');
    const indexOf = async (name: string) => (await chips.allInnerTexts()).indexOf(name);
    const before = await indexOf(first);
    await expect(reader.getByRole('main').getByRole('article')).toHaveText([new RegExp(`${first}.*دیدار ${mark}`)]);

    await page.getByRole('button', { name: `ویرایش «${first}»` }).click();
    await writing.getByLabel(/^نام فارسی/).fill(second);
    await expect(writing.getByLabel(/^نشانی/)).toHaveValue(`talks-${mark}`);
    await writing.getByLabel(/^نشانی/).fill(`chats-${mark}`);
    await writing.getByLabel(/^نام انگلیسی/).fill(`Talks ${mark}`);
    await writing.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByRole('button', { name: `بردن «${second}» به بالا` }).click();
    await expect(page.getByText('ترتیب تازه ذخیره شد.')).toBeVisible();
    await reader.reload();
    await expect(reader).toHaveURL(new RegExp(`category=chats-${mark}$`));
    expect(await indexOf(second)).toBe(before - 1);

    await page.getByRole('button', { name: `حذف «${second}»` }).click();
    await writing.getByLabel('نوشته‌ها بروند به').selectOption({ label: 'خبر' });
    await writing.getByRole('button', { name: 'حذف موضوع' }).click();
    await expect(page.getByText('موضوع حذف شد.')).toBeVisible();
    await expect(lines.filter({ hasText: second })).toHaveCount(0);
    await visit(reader, `/blog-details/${slug}`);
    await reader.getByRole('article').first().getByRole('link', { name: 'خبر' }).click();
    await expect(reader.getByRole('link', { name: `دیدار ${mark}` })).toBeVisible();
    await expect(chips.filter({ hasText: second })).toHaveCount(0);
    await reader.close();
  },
);
