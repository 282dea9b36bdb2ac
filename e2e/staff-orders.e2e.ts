import type { APIRequestContext } from '@playwright/test';
import { expect, test, type Customer } from './shop-test.ts';
import { addForCustomer, isPlentiful, onDesktop, onPhone, persian, productThat, fillAddress, visit } from './steps.ts';

/** Places a cash order of one piece from outside the browser. */
async function orderOf(api: APIRequestContext, customer: Customer, name: string): Promise<string> {
  const product = await productThat(api, isPlentiful, 5);
  await addForCustomer(api, customer.tokens.access, product.id, 1);
  const { data: methods } = (await (await api.get('/api/checkout/shipping-methods/')).json()) as {
    data: { id: number }[];
  };
  const [shipping] = methods;
  const placed = await api.post('/api/orders/', {
    headers: { authorization: `Bearer ${customer.tokens.access}`, 'idempotency-key': `staff-${customer.phone}` },
    data: {
      shipping_method_id: shipping?.id,
      payment_method: 'cash',
      address: {
        full_name: name,
        phone: customer.phone,
        province: 'تهران',
        city: 'تهران',
        line: 'خیابان ولیعصر، پلاک ۱',
        postal_code: '1134567891',
      },
    },
  });
  expect(placed.status(), 'POST /api/orders/').toBe(201);
  return ((await placed.json()) as { number: string }).number;
}

const readable = (number: string) => number.replace(/\d/g, (digit) => persian(Number(digit)));

test(
  'PAY-08 by keyboard alone an order is found, marked and advanced, and its customer sees the step',
  onDesktop,
  async ({ page, api, signIn, newCustomer, owner }) => {
    const customer = await newCustomer();
    const number = await orderOf(api, customer, 'مهرنوش آزمایشی');
    await signIn(page, await owner());
    await visit(page, '/admin/orders');
    const row = page.getByRole('row').filter({ hasText: readable(number) });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(number);
    await expect(page).toHaveURL(new RegExp(`q=${number}`));
    await expect(page.getByRole('row')).toHaveCount(2);
    // From the search into the table: its rows are one tab stop, x selects, Tab leads to the actions.
    await row.focus();
    await page.keyboard.press('x');
    const actions = page.getByRole('group', { name: 'کار با موارد انتخاب‌شده' });
    await actions.getByRole('button', { name: 'شروع بسته‌بندی' }).focus();
    await page.keyboard.press('Enter');
    await expect(row).toContainText('بسته‌بندی کالا');
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${number}$`));
    await page.getByRole('button', { name: 'آمادهٔ ارسال شد' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'مسیر سفارش' }).getByRole('listitem').first()).toContainText(
      'آمادهٔ ارسال',
    );
    const seen = await api.get(`/api/orders/${number}/`, {
      headers: { authorization: `Bearer ${customer.tokens.access}` },
    });
    expect(((await seen.json()) as { steps: { status: string }[] }).steps.map(({ status }) => status)).toEqual([
      'placed',
      'packaging',
      'ready',
    ]);
  },
);

test(
  'HDR-06 credit granted by the staff pays for the next order, and the wallet lists both',
  onPhone,
  async ({ page, api, signIn, newCustomer, owner }) => {
    const customer = await newCustomer();
    const staff = { authorization: `Bearer ${(await owner()).tokens.access}` };
    const me = (await (
      await api.get('/api/customers/current/me/', { headers: { authorization: `Bearer ${customer.tokens.access}` } })
    ).json()) as { id: number };
    const given = await api.post(`/api/admin/customers/${me.id}/credit/`, {
      headers: { ...staff, 'idempotency-key': `start-${me.id}` },
      data: { amount: 49_000_000, note: 'هدیهٔ آغاز' },
    });
    expect(given.status()).toBe(201);
    const product = await productThat(api, isPlentiful, 6);
    await addForCustomer(api, customer.tokens.access, product.id, 1);
    await signIn(page, customer);
    await visit(page, '/checkout');
    await fillAddress(page);
    await page
      .getByRole('button', { name: /^تأیید و پرداخت/ })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(/\/checkout-payment$/);
    await page.getByRole('button', { name: 'ثبت سفارش با اعتبار' }).click();
    await expect(page).toHaveURL(/\/payment-success\?order=\d+/);
    await visit(page, '/wallet');
    const entries = page.getByRole('list', { name: 'تراکنش‌های اعتبار' }).getByRole('listitem');
    await expect(entries).toHaveCount(2);
    await expect(entries.first()).toContainText('پرداخت سفارش');
    await expect(entries.last()).toContainText('هدیهٔ آغاز');
  },
);
