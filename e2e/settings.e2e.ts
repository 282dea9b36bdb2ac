import { expect, test } from './shop-test.ts';
import { asNew, onPhone, visit } from './steps.ts';

test('ACC-05 ACC-06 settings and languages, and what requires an account', onPhone, async ({ page, api, signIn }) => {
  await test.step('settings: night mode, layout, availability and notifications on by default, and four links', async () => {
    const { tokens } = await signIn(page);
    await visit(page, '/settings');
    const main = page.getByRole('main');
    await expect(main.getByRole('switch')).toHaveCount(4);
    await expect(page.getByRole('switch', { name: /^حالت شب/ })).toBeChecked();
    for (const name of [/^نمایش حضور من/, /^اعلان‌ها/]) await expect(page.getByRole('switch', { name })).toBeChecked();
    await page.getByRole('switch', { name: /^حالت شب/ }).uncheck();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('switch', { name: /^چیدمان راست‌به‌چپ/ }).check();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('switch', { name: /^اعلان‌ها/ }).uncheck();
    const me = async () =>
      (await (
        await api.get('/api/customers/current/me/', { headers: { authorization: `Bearer ${tokens.access}` } })
      ).json()) as object;
    await expect.poll(me).toMatchObject({ notifications_on: false, available: true });
    await page.reload();
    await expect(page.getByRole('switch', { name: /^اعلان‌ها/ })).not.toBeChecked();
    await expect(page.getByRole('switch', { name: /^نمایش حضور من/ })).toBeChecked();
    await expect(page.getByRole('switch', { name: /^حالت شب/ })).not.toBeChecked();
    for (const [name, address] of [
      [/زبان.*فارسی/, '/language'],
      [/پشتیبانی.*کمک بگیرید/, '/support'],
      [/حریم خصوصی.*دیدن/, '/privacy-policy'],
      [/رمز عبور.*تغییر/, '/change-password'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });

  await test.step('a guest is informed that availability and notifications require an account', async () => {
    await asNew(page);
    await visit(page, '/settings');
    await expect(page.getByRole('switch', { name: /^اعلان‌ها/ })).toBeDisabled();
    await expect(page.getByRole('switch', { name: /^نمایش حضور من/ })).toBeDisabled();
    await page.getByRole('main').getByRole('link', { name: 'برای تغییر این دو وارد شوید' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('twenty-one languages by their own names: two change the interface, the others are marked as coming', async () => {
    await asNew(page);
    await visit(page, '/language');
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem')).toHaveCount(21);
    await expect(main.getByRole('radio')).toHaveCount(2);
    await expect(main.getByRole('radio', { name: 'فارسی' })).toBeChecked();
    await expect(main.getByRole('region', { name: 'زبان‌هایی که در راه‌اند' }).getByRole('listitem')).toHaveCount(19);
    await expect(main.getByRole('listitem').filter({ hasText: 'Deutsch' })).toContainText('Bald');
    // The page is rendered anew in the other language, so the radio that was clicked is not the one that is checked.
    await main.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(main.getByRole('radio', { name: 'English' })).toBeChecked();
  });
});
