import { expect, test, unusedPhone } from './shop-test.ts';
import { asNew, field, onDesktop, onPhone, typeCode, visit } from './steps.ts';

test('VEND-01 sellers and their stores have their own addresses', onPhone, async ({ page, api }) => {
  await test.step('each seller has a store with About, Products and Reviews, named in the address', async () => {
    await visit(page, '/vendors');
    const seller = page.getByRole('article').filter({ hasText: 'کفش‌دوزان تبریز' });
    await seller.getByRole('link', { name: 'رفتن به فروشگاه کفش‌دوزان تبریز' }).click();
    await expect(page).toHaveURL(/\/vendor-shop\/kafshduzan-tabriz$/);
    await expect(page.getByRole('heading', { level: 1, name: 'کفش‌دوزان تبریز' })).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await page.getByRole('tab', { name: 'درباره' }).click();
    await expect(page).toHaveURL(/tab=about/);
    await expect(page.getByRole('tabpanel')).toContainText('بازار تبریز');
    await page.getByRole('tab', { name: 'نظرها' }).click();
    await expect(page).toHaveURL(/tab=reviews/);
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'نظرها' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a store’s products are filtered by price and sorted in the address, which survives a switch of tabs', async () => {
    await asNew(page);
    const seller = 'kafshduzan-tabriz';
    const { price_min: least } = (await (await api.get('/api/products/facets/', { params: { seller } })).json()) as {
      price_min: number;
    };
    const left = (await (await api.get('/api/products/facets/', { params: { seller, price_max: least } })).json()) as {
      total: number;
    };
    await visit(page, `/vendor-shop/${seller}`);
    // The one direction is the layout's, with scripts as without them.
    expect(await page.getByRole('tablist').evaluate((list) => list.closest('[dir]')?.tagName)).toBe('HTML');
    const cards = page.getByRole('tabpanel').getByRole('article');
    await page.getByRole('combobox', { name: 'مرتب‌سازی' }).selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^فیلتر/ })
      .click();
    const panel = page.getByRole('dialog');
    await panel.getByLabel('تا', { exact: true }).fill(String(least));
    await panel.getByRole('button', { name: 'اعمال فیلتر' }).click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('price_max') === String(least) && url.searchParams.get('sort') === 'price-asc',
    );
    await expect(cards).toHaveCount(left.total);
    await page.getByRole('tab', { name: 'درباره' }).click();
    await expect(page).toHaveURL(/tab=about/);
    await page.getByRole('tab', { name: 'کالاها' }).click();
    await expect(page).toHaveURL(
      (url) => url.searchParams.get('price_max') === String(least) && !url.searchParams.has('tab'),
    );
    await expect(cards).toHaveCount(left.total);
  });

  await test.step('a seller is found by name, and the address without a name displays the list', async () => {
    await asNew(page);
    await visit(page, '/vendor-shop');
    await expect(page.getByRole('article').first()).toBeVisible();
    const search = page.getByRole('searchbox', { name: 'جست‌وجوی فروشنده' });
    const held: (() => void)[] = [];
    await page.route('**/api/vendors/?*', async (route) => {
      await new Promise<void>((release) => held.push(release));
      return route.continue();
    });
    await search.fill('لاهیجان');
    await search.press('Enter');
    await expect.poll(() => held.length).toBe(1);
    await search.fill('لاهیجان چ');
    for (const release of held) release();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('چای‌خانهٔ لاهیجان');
    await expect(search, 'what is typed while they are on their way stays').toHaveValue('لاهیجان چ');
    await expect(search).toBeFocused();
    await page.unrouteAll({ behavior: 'wait' });
    expect((await page.request.get('/vendor-shop/nobody-sells-this')).status()).toBe(404);
  });
});

test(
  'VEND-01 VEND-02 a customer reviews a seller, and an applicant approved by the owner has the seller pages',
  onDesktop,
  async ({ page, signIn, browser, owner, codeSentTo }) => {
    test.setTimeout(120_000);
    await test.step('a customer reviews a seller with five stars and up to 200 characters', async () => {
      await signIn(page);
      await visit(page, '/vendor-shop/baghshahr?tab=reviews');
      await page.getByRole('button', { name: 'نوشتن نظر' }).click();
      const sheet = page.getByRole('dialog', { name: 'نظر شما' });
      await sheet.getByText('۲۰۰ حرف مانده').waitFor();
      await sheet.getByRole('button', { name: 'ثبت نظر' }).click();
      await expect(sheet.getByText('یک تا پنج ستاره بدهید.')).toBeVisible();
      await sheet.getByRole('radio', { name: '۵ از ۵: عالی' }).check();
      await sheet.getByRole('textbox', { name: 'متن نظر' }).fill('گردوها تازه بود و زود رسید.');
      await sheet.getByRole('button', { name: 'ثبت نظر' }).click();
      await expect(page.getByRole('main').getByText('نظر شما رسید و بعد از بررسی نمایش داده می‌شود.')).toBeVisible();
    });

    await test.step('an application is confirmed by a code, the owner approves the shop, and its seller has the seller pages', async () => {
      await asNew(page);
      const phone = unusedPhone();
      const store = `چرم‌دوزی ${phone.slice(-5)}`;
      await visit(page, '/become-vendor');
      await page.getByRole('button', { name: 'ادامه', exact: true }).click();
      await expect(page.getByText('برای ادامه باید با شرایط موافق باشید.')).toBeVisible();
      await page.getByRole('radio', { name: /کسب‌وکار/ }).check();
      await field(page, 'نام فروشگاه').fill(store);
      await field(page, 'استان').selectOption('یزد');
      await field(page, 'شهر').fill('میبد');
      await field(page, 'شمارهٔ موبایل').fill(phone);
      await page.getByRole('link', { name: 'شرایط و حریم خصوصی' }).click();
      await expect(page).toHaveURL(/\/privacy-policy$/);
      await page.goBack();
      await expect(field(page, 'نام فروشگاه'), 'what is typed outlives the page of the terms').toHaveValue(store);
      await page.reload();
      await expect(field(page, 'استان')).toHaveValue('یزد');
      await expect(field(page, 'شهر')).toHaveValue('میبد');
      await expect(field(page, 'شمارهٔ موبایل')).toHaveValue(phone);
      await expect(page.getByRole('radio', { name: /کسب‌وکار/ })).toBeChecked();
      await expect(field(page, 'رمز عبور')).toHaveValue('');
      await field(page, 'رمز عبور').fill('charm-o-giveh-14');
      await page.getByRole('checkbox').check();
      await expect(page.getByRole('link', { name: 'شرایط و حریم خصوصی' })).toHaveAttribute('href', '/privacy-policy');
      await page.getByRole('button', { name: 'ادامه', exact: true }).click();
      await expect(page).toHaveURL(/\/otp$/);
      await expect(field(page, 'شمارهٔ موبایل')).toHaveValue(phone.slice(1));
      await page.getByRole('button', { name: 'ارسال کد' }).click();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/otp-confirm' && url.searchParams.has('phone') && url.searchParams.has('session_id'),
      );
      await typeCode(page, await codeSentTo(phone));
      await expect(page.getByRole('heading', { name: 'درخواست شما رسید' })).toBeVisible();
      await expect(page).toHaveURL(/\/become-vendor$/);

      const admin = await (await browser.newContext()).newPage();
      await signIn(admin, await owner());
      await visit(admin, '/admin/applications');
      const row = admin.getByRole('row').filter({ hasText: store });
      await row.getByRole('button', { name: `باز کردن فروشگاه ${store}` }).click();
      await expect(row).toHaveCount(0);
      await admin.context().close();

      await visit(page, '/seller');
      await expect(page.getByRole('heading', { level: 2, name: store })).toBeVisible();
      await page.getByRole('tab', { name: 'کالاها' }).click();
      await page.getByRole('button', { name: 'افزودن کالا' }).click();
      const sheet = page.getByRole('dialog', { name: 'افزودن کالا' });
      await sheet.getByLabel(/^نام کالا/).fill('کیف دوشی چرم میبد');
      await sheet.getByLabel(/^دسته/).selectOption({ index: 3 });
      await sheet.getByLabel(/^قیمت/).fill('۱۲۰۰۰۰۰');
      await sheet.getByLabel(/^چند عدد دارید/).fill('۵');
      await sheet.getByRole('button', { name: 'فرستادن برای تأیید' }).click();
      await expect(page.getByRole('article').filter({ hasText: 'کیف دوشی چرم میبد' })).toContainText('در انتظار تأیید');
    });

    await test.step("the seller's input survives saving the shop's new name, with the focus", async () => {
      await page.getByRole('tab', { name: 'صفحهٔ من' }).click();
      const held: (() => void)[] = [];
      await page.route('**/api/seller/shop/', async (route) => {
        await new Promise<void>((release) => held.push(release));
        return route.continue();
      });
      const name = page.getByLabel(/^نام فروشگاه \*/);
      const about = page.getByLabel('دربارهٔ فروشگاه', { exact: true });
      const renamed = `${await name.inputValue()} نو`;
      await name.fill(renamed);
      await page.getByRole('button', { name: 'ذخیرهٔ صفحه' }).click();
      await expect.poll(() => held.length).toBe(1);
      await about.fill('از ۱۳۵۰ در میبد.');
      for (const release of held) release();
      await expect(page.getByRole('heading', { level: 2, name: renamed })).toBeVisible();
      await expect(about).toHaveValue('از ۱۳۵۰ در میبد.');
      await expect(about).toBeFocused();
    });
  },
);
