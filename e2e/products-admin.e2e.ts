import { randomInt } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminProductDraft } from '../src/features/products/products-admin.contract.ts';
import { expect, test, type Customer } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  field,
  isPlentiful,
  onDesktop,
  onDesktopAsDrill,
  persian,
  productPage,
  productThat,
  receipt,
  visit,
} from './steps.ts';

/** Signs in the owner of the demo shop, who may edit its catalogue. */
async function ownerOf(api: APIRequestContext): Promise<Customer> {
  const answer = await api.post('/api/customers/login/', { data: { username: 'owner', password: 'hojreh-owner' } });
  expect(answer.status(), 'POST /api/customers/login/').toBe(200);
  const { tokens } = (await answer.json()) as Pick<Customer, 'tokens'>;
  return { phone: '', tokens };
}

const byOwner = ({ tokens }: Customer) => ({ authorization: `Bearer ${tokens.access}` });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Creates a product for one test, by the staff's API. */
async function productOfOwn(
  api: APIRequestContext,
  owner: Customer,
  name: string,
  { status = 'active' }: { status?: 'active' | 'draft' } = {},
): Promise<{ id: number; slug: string; draft: AdminProductDraft }> {
  const { data: categories } = (await (
    await api.get('/api/admin/categories/', { headers: byOwner(owner) })
  ).json()) as {
    data: { id: number }[];
  };
  const made = await api.post('/api/admin/products/', {
    headers: byOwner(owner),
    data: {
      name: { fa: name, en: '' },
      description: { fa: '', en: '' },
      category_id: categories[0]?.id,
      brand_id: null,
      tags: { fa: [], en: [] },
      badge: null,
      specifications: [],
      pictures: [],
      video_id: null,
      prepaid_only: false,
      status,
      variants: [{ colour: null, size: null, base_price: 205_000, picture_key: null, visible: true, stock: 40 }],
    },
  });
  expect(made.status(), 'POST /api/admin/products/').toBe(201);
  const { id, slug } = (await made.json()) as { id: number; slug: string };
  const draft = (await (
    await api.get(`/api/admin/products/${id}/`, { headers: byOwner(owner) })
  ).json()) as AdminProductDraft;
  return { id, slug, draft };
}

test(
  'PROD-10 GRID-01 PROD-02 PROD-01 the staff creates a product, prices it, hides it and adds a video',
  onDesktop,
  async ({ page, api, signIn, browser }) => {
    test.setTimeout(180_000);
    await test.step('staff adds a product with two variants and an image: it is on the grid, and its second variant is bought', async () => {
      await signIn(page, await ownerOf(api));
      const name = `فانوس آزمون ${randomInt(1_000_000)}`;
      await visit(page, '/admin/products/new');
      // Its section is far down in the menu, and only the menu scrolls to it.
      await expect(page.getByRole('link', { name: 'کالاها', exact: true }).filter({ visible: true })).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await field(page, 'نام').fill(name);
      await button(page, 'گذاشتن در فروشگاه').click();
      await expect(field(page, 'دسته')).toHaveAccessibleDescription('این قسمت را پر کنید.');
      await field(page, 'دسته').selectOption({ index: 2 });
      await page.getByLabel('افزودن عکس').setInputFiles('public/videos/hojreh.webp');
      await expect(page.getByRole('img', { name: 'تصویر ۱' })).toBeVisible();
      await page.getByLabel('چه دیده می‌شود؟').fill('فانوسی روشن');
      const first = page.getByRole('group', { name: 'تنوع ۱' });
      await first.getByLabel('اندازه', { exact: true }).fill('کوچک');
      await first.getByLabel(/^قیمت پایه/).fill('۱۰۵٬۰۰۰');
      await first.getByLabel('موجودی اولیه').fill('۴');
      await button(page, 'تنوع دیگر').click();
      const second = page.getByRole('group', { name: 'تنوع ۲' });
      await second.getByLabel('اندازه', { exact: true }).fill('بزرگ');
      await second.getByLabel(/^قیمت پایه/).fill('155000');
      await second.getByLabel('موجودی اولیه').fill('6');
      await button(page, 'گذاشتن در فروشگاه').click();
      await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      await visit(page, '/shop-grid');
      await page.getByRole('article').filter({ hasText: name }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByRole('img', { name: 'فانوسی روشن' }).first()).toBeVisible();
      await expect(page.getByText(persian(100_000), { exact: true }).first()).toBeVisible();
      await page.getByRole('radio', { name: 'بزرگ' }).or(button(page, 'بزرگ')).first().click();
      await expect(page.getByText(persian(150_000), { exact: true }).first()).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('button', { name: 'افزودن به سبد' })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByText(`${persian(1)} عدد ${name}`, { exact: false }).first()).toBeVisible();
    });

    await test.step('a price changed by staff appears to a shopper at once, and the second of two concurrent editors is notified', async () => {
      await asNew(page);
      const owner = await ownerOf(api);
      const { id, slug, draft } = await productOfOwn(api, owner, `چراغ آزمون ${randomInt(1_000_000)}`);
      const shopper = await browser.newPage();
      await visit(shopper, productPage({ slug }));
      await expect(shopper.getByText(persian(200_000), { exact: true }).first()).toBeVisible();
      await signIn(page, owner);
      await visit(page, `/admin/products/${id}`);
      await page.getByLabel(/^قیمت پایه/).fill('۳۰۵۰۰۰');
      await button(page, 'ذخیره').click();
      await expect(page.getByText('ذخیره شد.').first()).toBeVisible();
      await visit(shopper, productPage({ slug }));
      await expect(shopper.getByText(persian(300_000), { exact: true }).first()).toBeVisible();
      await shopper.close();

      // Another user adds an English name while a tag is being typed here.
      await page.getByLabel('برچسب‌ها', { exact: true }).fill('آزمون');
      const {
        id: _____,
        seller: _,
        changed_at: __,
        linked_products: _links,
        metadata: _metadata,
        variants,
        ...form
      } = draft;
      const others = await api.put(`/api/admin/products/${id}/`, {
        headers: byOwner(owner),
        data: {
          ...form,
          version: 2,
          name: { fa: draft.name.fa, en: 'A lamp' },
          variants: variants.map(({ on_hand: ___, held: ____, ...variant }) => ({ ...variant, base_price: 305_000 })),
        },
      });
      expect(others.status()).toBe(200);
      await button(page, 'ذخیره').click();
      await expect(page.getByText('جاهایی که دست نزده بودید، با تغییرهای او پر شد', { exact: false })).toBeVisible();
      await expect(page.getByLabel('نام انگلیسی')).toHaveValue('A lamp');
      await expect(page.getByLabel('برچسب‌ها', { exact: true })).toHaveValue('آزمون');
      await button(page, 'ذخیره').click();
      await expect(button(page, 'ذخیره')).toBeDisabled();
      const stored = (await (await api.get(`/api/products/${encodeURIComponent(slug)}/`)).json()) as { tags: string[] };
      expect(stored.tags).toEqual(['آزمون']);
    });

    await test.step('staff previews a hidden product with unsaved changes, while nobody else finds it', async () => {
      await asNew(page);
      const owner = await ownerOf(api);
      const name = `گلاب‌پاش پنهان ${randomInt(1_000_000)}`;
      const { id, slug } = await productOfOwn(api, owner, name, { status: 'draft' });
      expect((await api.get(`/api/products/${slug}/`)).status()).toBe(404);
      await signIn(page, owner);
      await visit(page, `/admin/products/${id}`);
      await field(page, 'شرح').fill('شرحی که هنوز نمانده است.');
      await button(page, 'پیش‌نمایش').click();
      const visible = dialog(page, 'پیش‌نمایش');
      await expect(visible.getByRole('heading', { name })).toBeVisible();
      await expect(visible.getByText('شرحی که هنوز نمانده است.')).toBeVisible();
      await expect(visible.getByText(persian(200_000))).toBeVisible();
      await expect(visible.getByText(/این کالا در فروشگاه نیست/)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(visible).toBeHidden();
      expect((await page.request.get(productPage({ slug }))).status()).toBe(404);
    });

    await test.step('a video uploaded by staff plays on the product’s page', async () => {
      await asNew(page);
      const owner = await ownerOf(api);
      const { id, slug } = await productOfOwn(api, owner, `کالای فیلم‌دار ${randomInt(1_000_000)}`);
      await signIn(page, owner);
      await visit(page, `/admin/products/${id}`);
      await page.getByLabel('افزودن عکس').setInputFiles('public/videos/hojreh.webp');
      await expect(page.getByRole('img', { name: 'تصویر ۱' })).toBeVisible();
      await page.getByLabel('فرستادن ویدئو').setInputFiles('public/videos/hojreh.webm');
      await expect(field(page, 'ویدئو')).toHaveValue(/^\/films\/[0-9a-f]{20}\.webm$/);
      const sent = page.getByLabel(/ویدئوی کالا/);
      const image = /^\/media\/[a-z0-9]+\/640\.webp$/;
      await expect(sent).toHaveAttribute('preload', 'none');
      await expect(sent).toHaveAttribute('poster', image);
      await button(page, 'ذخیره').click();
      await expect
        .poll(
          async () => ((await (await api.get(`/api/products/${slug}/`)).json()) as { videoId?: string }).videoId ?? '',
        )
        .toMatch(/^\/films\//);
      await visit(page, productPage({ slug }));
      await page.getByRole('button', { name: 'پخش ویدئو' }).click();
      const player = page.getByRole('dialog').locator('video');
      await expect(player).toHaveAttribute('poster', image);
      expect((await page.request.get((await player.getAttribute('poster')) ?? '')).headers()['content-type']).toBe(
        'image/webp',
      );
      await expect
        .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 30_000 })
        .toBeGreaterThan(0);
      expect(await player.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain('/films/');
    });
  },
);

test(
  'PAY-02 SALE-01 HOME-05 HOME-03 the staff manages coupons, flash sales and slides',
  onDesktopAsDrill,
  async ({ page, api, signIn, newCustomer }) => {
    await test.step('a coupon created by staff works at checkout', async () => {
      await signIn(page, await ownerOf(api));
      const code = `YALDA${randomInt(1_000_000)}`;
      await visit(page, '/admin/promotions');
      await button(page, 'کد تخفیف تازه').click();
      const form = dialog(page, 'کد تخفیف تازه');
      await form.getByLabel(/^کد/).first().fill(code.toLowerCase());
      await form.getByLabel('نوع تخفیف').selectOption('amount');
      await form.getByLabel(/^مبلغ/).fill('۱۲٬۰۰۰');
      await form.getByLabel('پایان').fill('۱۴۰۴/۱/۱');
      await button(page, 'ذخیره').click();
      await expect(form.getByLabel('پایان')).toHaveAccessibleDescription(/پایان باید بعد از شروع باشد/);
      await form.getByLabel('پایان').fill('۱۴۲۰/۱/۱ ۱۸:۰۰');
      await button(page, 'ذخیره').click();
      await expect(form).toBeHidden();
      await expect(page.getByRole('row').filter({ hasText: code })).toContainText(`${persian(12_000)} تومان`);

      const product = await productThat(api, isPlentiful);
      const customer = await newCustomer();
      await addForCustomer(api, customer.tokens.access, product.id, 1);
      const quote = await api.post('/api/checkout/quote/', { headers: byOwner(customer), data: { coupon: code } });
      expect(await quote.json()).toMatchObject({ discount_total: 12_000, coupon: { code, reason: null } });
    });

    await test.step('a flash sale created by staff is on home with its countdown, and disappears when it is ended', async () => {
      await asNew(page);
      const owner = await ownerOf(api);
      const name = `گلیم آزمون ${randomInt(1_000_000)}`;
      const { slug } = await productOfOwn(api, owner, name);
      await signIn(page, owner);
      await visit(page, '/admin/promotions?tab=flash-sales');
      await button(page, 'پیشنهاد تازه').click();
      const form = dialog(page, 'پیشنهاد تازه');
      await form.getByLabel('جست‌وجوی کالا').fill(name);
      await form.getByRole('button', { name: `انتخاب ${name}` }).click();
      await form.getByLabel(/^قیمت پیشنهاد/).fill('۹۹۰۰۰');
      await form.getByLabel(/^پایان/).fill('۱۴۲۰/۱/۱');
      await button(page, 'ذخیره').click();
      await expect(form).toBeHidden();

      await visit(page, '/home');
      const card = page.getByRole('region', { name: 'پیشنهادهای ویژه' }).getByRole('article').filter({ hasText: name });
      await expect(card).toContainText(persian(99_000));
      await visit(page, '/flash-sale');
      await expect(
        page
          .getByRole('article')
          .filter({ hasText: name })
          .getByRole('timer')
          .or(page.getByLabel(`تا پایان پیشنهاد ${name}`))
          .first(),
      ).toBeVisible();

      await visit(page, '/admin/promotions?tab=flash-sales');
      await page.getByRole('row').filter({ hasText: name }).getByRole('button', { name: 'پایان همین حالا' }).click();
      await dialog(page, 'این پیشنهاد تمام شود؟').getByRole('button', { name: 'پایان همین حالا' }).click();
      await expect(page.getByRole('row').filter({ hasText: name })).toContainText('پایان‌یافته');
      await visit(page, productPage({ slug }));
      await expect(page.getByText(persian(200_000), { exact: true }).first()).toBeVisible();
    });

    await test.step('staff creates a scheduled slide, sees why it is refused, moves it, changes it and removes it', async () => {
      await asNew(page);
      const owner = await ownerOf(api);
      const [title, other] = [`شب یلدا ${randomInt(1_000_000)}`, `چلهٔ زمستان ${randomInt(1_000_000)}`];
      await signIn(page, owner);
      await visit(page, '/admin/promotions?tab=slides');
      await button(page, 'اسلاید تازه').click();
      const form = page.getByRole('dialog');
      await form.getByLabel(/^عنوان به فارسی/).fill(title);
      await form.getByLabel(/^متن به فارسی/).fill('انار و هندوانه');
      await form.getByLabel(/^نوشتهٔ دکمه به فارسی/).fill('دیدن');
      await form.getByLabel('رنگ زمینه').selectOption({ label: 'آلویی' });
      await form.getByLabel(/^به کجا می‌رود/).fill('https://elsewhere.example');
      // A start far in the future, so that the other tests find the home page unchanged.
      await form.getByLabel('شروع').fill('۱۴۲۰/۹/۳۰ ۱۸:۰۰');
      await form.locator('input[type=file]').setInputFiles(receipt);
      await expect(form.getByRole('img')).toBeVisible();
      await expect(button(page, 'ذخیره')).toBeEnabled();
      await button(page, 'ذخیره').click();
      await expect(form.getByLabel(/^به کجا می‌رود/)).toHaveAccessibleDescription(/به صفحه‌ای از همین فروشگاه برسد/);
      await form.getByLabel(/^به کجا می‌رود/).fill('/flash-sale');
      await button(page, 'ذخیره').click();
      await expect(form).toBeHidden();
      const lines = page.getByRole('tabpanel').getByRole('listitem');
      await expect(lines.filter({ hasText: title })).toContainText(/در پیش.*\/flash-sale.*از ۳۰ آذر ۱۴۲۰/);

      const before = await lines.count();
      await button(page, `بردن «${title}» به بالا`).click();
      await expect(page.getByText('ترتیب تازه ذخیره شد.')).toBeVisible();
      await page.reload();
      await expect(lines.nth(before - 2)).toContainText(title);
      await button(page, `ویرایش «${title}»`).click();
      await expect(form.getByRole('img', { name: 'تصویر فعلی اسلاید' })).toBeVisible();
      await form.getByLabel(/^عنوان به فارسی/).fill(other);
      await button(page, 'ذخیره').click();
      await expect(form).toBeHidden();
      const { slides } = (await (await api.get('/api/home-promo/')).json()) as { slides: { title: string }[] };
      expect(slides.map((slide) => slide.title)).not.toContain(other);
      await button(page, `حذف «${other}»`).click();
      await button(page, 'حذف اسلاید').click();
      await expect(lines.filter({ hasText: other })).toHaveCount(0);
      await expect(lines).toHaveCount(before - 1);
    });
  },
);

test(
  'CAT-01 PROD-10 staff adds a category, adds stock with a reason, and imports a table of products',
  onDesktop,
  async ({ page, api, signIn }) => {
    test.setTimeout(180_000);
    await test.step('staff adds a category, and PAY-09 adds stock with a reason', async () => {
      const owner = await ownerOf(api);
      await signIn(page, owner);
      const name = `دستهٔ آزمون ${randomInt(1_000_000)}`;
      await visit(page, '/admin/categories');
      await button(page, 'دستهٔ تازه').click();
      await dialog(page, 'دستهٔ تازه')
        .getByLabel(/^نام \*/)
        .fill(name);
      await button(page, 'ذخیره').click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
      const visible = (await (await api.get('/api/products/categories/')).json()) as { name: string }[];
      expect(visible.map((category) => category.name)).toContain(name);
      await page.getByRole('button', { name: `برداشتن ${name}` }).click();
      await dialog(page, `دستهٔ «${name}» برداشته شود؟`).getByRole('button', { name: 'برداشتن' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeHidden();

      const { id, slug } = await productOfOwn(api, owner, `سماور آزمون ${randomInt(1_000_000)}`);
      await visit(page, `/admin/stock?product=${id}`);
      await page.getByRole('row').nth(1).getByRole('textbox').fill('۵');
      await page.getByLabel('یادداشت').fill('بار تازه');
      await button(page, 'ثبت در انبار').click();
      await expect(page.getByText('موجودی ۱ تنوع ثبت شد.').first()).toBeVisible();
      await page.getByRole('row').nth(1).getByRole('button').click();
      await expect(page.getByRole('dialog').getByRole('row').nth(1)).toContainText('بار تازه');
      const product = (await (await api.get(`/api/products/${encodeURIComponent(slug)}/`)).json()) as {
        quantity: number;
      };
      expect(product.quantity).toBe(45);
    });

    await test.step('a table of products is uploaded, reviewed and imported while its page is left, and its report has a row for each', async () => {
      await asNew(page);
      const owner = await ownerOf(api);
      const mark = randomInt(1_000_000);
      const categories = (await (await api.get('/api/products/categories/')).json()) as { slug: string }[];
      const table = `slug,name,category,price,stock\nsent-${mark},سینی ${mark},${categories[0]?.slug ?? ''},۸۰٬۰۰۰,4\nsent-${mark}-bad,سینی,no-such-category,80000,4\n`;
      await signIn(page, owner);
      await visit(page, '/admin/products/table');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: `trays-${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(table) });
      const now = page.getByRole('region', { name: `trays-${mark}.csv` });
      await expect(now.getByText('آمادهٔ ثبت')).toBeVisible({ timeout: 60_000 });
      await expect(now.getByText('دسته‌ای با این نشانی نیست.')).toBeVisible();
      const address = page.url();
      await button(page, 'ثبت ۱ کالا').click();
      await expect(now.getByText('آمادهٔ ثبت')).toBeHidden();
      await visit(page, '/admin/products');
      await expect
        .poll(async () => (await api.get(`/api/products/sent-${mark}/`)).status(), { timeout: 60_000 })
        .toBe(200);
      await visit(page, address);
      await expect(now.getByText('ثبت شد', { exact: true })).toBeVisible({ timeout: 30_000 });
      const download = page.waitForEvent('download');
      await now.getByRole('button', { name: 'گزارش سطرها' }).click();
      expect((await download).suggestedFilename()).toMatch(/^import-\d+\.csv$/);
    });
  },
);
