import { expect, test } from './shop-test.ts';
import { asNew, holdScripts, onPhone, pageIsAlive, visit } from './steps.ts';

test(
  'HDR-03 HDR-05 the menu traps focus; Escape, its button, a swipe and Back close it and the filter; its links are one history step',
  onPhone,
  async ({ page }) => {
    test.setTimeout(120_000);
    await test.step('the menu traps focus, and Escape, its button and a swipe back over its edge close it', async () => {
      await visit(page, '/settings');
      const menu = page.getByRole('dialog', { name: 'فهرست' });
      const toggle = page.getByRole('button', { name: 'فهرست' });
      await toggle.click();
      await expect(menu).toBeVisible();
      for (let presses = 0; presses < 30; presses++) await page.keyboard.press('Tab');
      expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(toggle).toBeFocused();
      await toggle.click();
      await expect(menu).toBeVisible();
      const box = await menu.boundingBox();
      if (box === null) throw new Error('The menu has no place.');
      // The default layout is left to right: the menu opened from its button's side, the right, and is swiped back to it.
      const width = page.viewportSize()?.width ?? 0;
      const y = box.y + box.height / 2;
      const cdp = await page.context().newCDPSession(page);
      await expect.poll(async () => (await menu.boundingBox())?.x).toBeCloseTo(width - box.width, 1);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
      const from = width - 240;
      await touch('touchStart', from);
      for (const x of [30, 70, 120, 170, 210]) await touch('touchMove', from + x);
      await touch('touchEnd', from + 210);
      await expect(menu).toHaveCount(0);
    });

    await test.step('Back closes the menu and the filter instead of leaving the page, and a menu link is one history step', async () => {
      await asNew(page);
      const menu = page.getByRole('dialog', { name: 'فهرست' });
      const toggle = page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first();
      await visit(page, '/settings');
      await toggle.click();
      await menu.getByRole('link', { name: 'همهٔ کالاها' }).click();
      await expect(page).toHaveURL(/\/shop-grid$/);
      await expect(menu).toHaveCount(0);

      const openFilter = page.getByRole('main').getByRole('button', { name: /^فیلتر/ });
      await openFilter.click();
      const filter = page.getByRole('dialog');
      const chip = filter.getByRole('group', { name: 'رنگ' }).getByRole('button').first();
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(filter).toHaveCount(0);
      await expect(page).toHaveURL(/\/shop-grid$/);
      // A filter choice that was not applied is preserved.
      await openFilter.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(filter).toHaveCount(0);

      await toggle.click();
      await expect(menu).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await page.goBack();
      // The address is at first that of the menu's own history entry, which is skipped; then the page is rendered.
      await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible();
      await expect(page).toHaveURL(/\/settings$/);
      await page.goForward();
      await expect(page).toHaveURL(/\/shop-grid/);
    });

    await test.step('a reload over the history entry of a closed menu consumes no press of Back', async () => {
      await visit(page, '/settings');
      const menu = page.getByRole('dialog', { name: 'فهرست' });
      const toggle = page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first();
      await toggle.click();
      await menu.getByRole('link', { name: 'همهٔ کالاها' }).click();
      await expect(page).toHaveURL(/\/shop-grid$/);
      await toggle.click();
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      // Simulates pressing Back before the page's scripts have loaded, as on a slow phone.
      const scriptsCome = await holdScripts(page, '**/*.js');
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(/\/settings$/);
      scriptsCome();
      await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible();
      await expect(page).toHaveURL(/\/settings$/);
      await page.goForward();
      await expect(page).toHaveURL(/\/shop-grid$/);
      await page.reload();
      await pageIsAlive(page);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible();
      await expect(page).toHaveURL(/\/settings$/);
    });
  },
);

test(
  'HDR-06 the side menu displays who is signed in, links to their pages and every other, and lets a guest sign in',
  onPhone,
  async ({ page, signIn }) => {
    await visit(page, '/home');
    await page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
    const menu = page.getByRole('dialog', { name: 'فهرست' });
    await expect(menu.getByRole('link', { name: 'ورود یا ثبت‌نام' })).toHaveAttribute('href', '/login');
    await expect(menu.getByRole('button', { name: 'خروج از حساب' })).toHaveCount(0);
    await signIn(page);
    await visit(page, '/home');
    await page.getByRole('button', { name: 'فهرست' }).filter({ visible: true }).first().click();
    await expect(menu.getByRole('img', { name: /^mehman-/ })).toBeVisible();
    for (const [name, address] of [
      ['حساب من', '/profile'],
      ['سفارش‌های من', '/my-order'],
      ['علاقه‌مندی‌ها', '/wishlist-grid'],
      ['گفت‌وگو', '/message'],
      ['تنظیمات', '/settings'],
      ['پشتیبانی', '/support'],
    ] as const) {
      await expect(menu.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', address);
    }
    await expect(menu.getByRole('link', { name: /^اعلان‌ها/ }).first()).toHaveAttribute('href', '/notifications');
    await menu.getByText('صفحه‌های فروشگاه').click();
    await expect(menu.getByRole('link', { name: 'شروع' })).toHaveAttribute('href', '/intro');
    await menu.getByRole('button', { name: 'خروج از حساب' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'ورود یا ثبت‌نام' })).toBeVisible();
  },
);
