import { expect, test } from './shop-test.ts';
import { onDesktop, visit } from './steps.ts';

test(
  'what somebody else saved meanwhile is not overwritten unseen, and what was typed stays on the screen',
  onDesktop,
  async ({ page, signIn, owner }) => {
    await signIn(page, await owner());
    await visit(page, '/admin/settings');
    const other = await page.context().newPage();
    await visit(other, '/admin/settings');
    const days = (tab: typeof page) => tab.getByLabel(/^مهلت برگرداندن/);
    const save = (tab: typeof page) =>
      tab.getByRole('form', { name: 'برگرداندن کالا و صورت‌حساب' }).getByRole('button', { name: 'ذخیره' }).click();
    await expect(days(other)).toHaveValue('۷');

    await days(other).fill('۱۴');
    await days(page).fill('۱۰');
    await save(page);
    await expect(page.getByText('ذخیره شد.').first()).toBeVisible();
    // Saved by the same person again, nothing stands in the way.
    await days(page).fill('۹');
    await save(page);
    await expect(page.getByText('ذخیره شد.').first()).toBeVisible();

    const form = other.getByRole('form', { name: 'برگرداندن کالا و صورت‌حساب' });
    await expect(form.getByText(/^یک نفر دیگر هم‌زمان این را عوض کرد/)).toBeVisible();
    await expect(days(other)).toHaveValue('۱۴');
    await expect(form.getByText('۹', { exact: true })).toBeVisible();
    await form.getByRole('button', { name: 'نسخهٔ او بماند' }).click();
    await expect(days(other)).toHaveValue('۹');
    await days(other).fill('۷');
    await save(other);
    await expect(other.getByText('ذخیره شد.').first()).toBeVisible();
    // Where nothing was typed the other tab shows what is stored by now.
    await expect(days(page)).toHaveValue('۷');
    await other.close();
  },
);
