import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test, type Customer } from './shop-test.ts';
import {
  asNew,
  addForCustomer,
  isPlentiful,
  onDesktop,
  onPhone,
  persian,
  productThat,
  fillAddress,
  visit,
} from './steps.ts';

const readable = (number: string) => number.replace(/\d/g, (digit) => persian(Number(digit)));

/** Places a cash order of one piece and returns its number. */
async function ordered(api: APIRequestContext, customer: Customer): Promise<string> {
  const product = await productThat(api, isPlentiful, 3);
  await addForCustomer(api, customer.tokens.access, product.id, 1);
  const { data: methods } = (await (await api.get('/api/checkout/shipping-methods/')).json()) as {
    data: { id: number }[];
  };
  const [shipping] = methods;
  const placed = await api.post('/api/orders/', {
    headers: { authorization: `Bearer ${customer.tokens.access}`, 'idempotency-key': `after-${customer.phone}` },
    data: {
      shipping_method_id: shipping?.id,
      payment_method: 'cash',
      address: {
        full_name: 'نسترن پایدار',
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

async function deliver(api: APIRequestContext, staff: Customer, number: string): Promise<void> {
  for (const to of ['packaging', 'ready', 'on-the-way', 'delivered']) {
    const moved = await api.post('/api/admin/orders/bulk-move/', {
      headers: { authorization: `Bearer ${staff.tokens.access}` },
      data: { numbers: [number], to },
    });
    expect((await moved.json()) as object).toMatchObject({ data: [{ id: number, outcome: 'done' }] });
  }
}

test(
  'PAY-08 a return from request to wallet, and an invoice that names a company and is corrected',
  onPhone,
  async ({ page, api, signIn, newCustomer, owner }) => {
    test.setTimeout(120_000);
    await test.step('a return is requested on a phone, approved and received by the staff, and refunded to the wallet', async () => {
      const [customer, staff] = [await newCustomer(), await owner()];
      const number = await ordered(api, customer);
      await deliver(api, staff, number);
      await signIn(page, customer);
      await visit(page, `/invoice?order=${number}`);
      const goods = page.getByRole('region', { name: 'شرح کالا' });
      await expect.poll(() => goods.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      await visit(page, `/my-order?order=${number}`);
      await page.getByRole('button', { name: 'درخواست بازگشت کالا' }).click();
      const form = page.getByRole('dialog');
      // One line is preselected for return until the customer changes it.
      await form.getByRole('button', { name: 'یکی کمتر' }).click();
      await form.getByRole('button', { name: 'فرستادن درخواست' }).click();
      await expect(form.getByText('حداقل یک کالا انتخاب کنید.')).toBeVisible();
      await form.getByRole('button', { name: 'یکی بیشتر' }).click();
      await form.getByLabel('چرا آن را برمی‌گردانید؟').selectOption('damaged');
      await form.getByLabel('توضیح').fill('گوشه‌اش شکسته بود');
      await form.getByRole('button', { name: 'فرستادن درخواست' }).click();
      await expect(page.getByText('در انتظار بررسی')).toBeVisible();

      await signIn(page, staff);
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, '/admin/returns');
      // Without a filter the list contains those awaiting the staff, and the filter displays so.
      await expect(page.getByRole('button', { name: /^در انتظار بررسی/, pressed: true })).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: readable(number) });
      await expect(row).toContainText('گوشه‌اش شکسته بود');
      await row.getByRole('button', { name: 'پذیرفتن', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'پذیرفتن', exact: true }).click();
      await expect(row).toBeHidden();
      await visit(page, '/admin/returns?status=approved');
      await row.getByRole('button', { name: 'کالا رسید' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'کالا رسید' }).click();
      await expect(row).toBeHidden();

      await signIn(page, customer);
      await visit(page, `/my-order?order=${number}`);
      await expect(page.getByText('کالا رسید و پول برگشت')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'پول برگشته' })).toBeVisible();
      await visit(page, '/wallet');
      await expect(page.getByText('بازگشت پول سفارش')).toBeVisible();
    });

    await test.step('the invoice names the company entered at checkout, and the staff corrects it by a further document', async () => {
      await asNew(page);
      const [customer, staff] = [await newCustomer(), await owner()];
      const product = await productThat(api, isPlentiful, 3);
      await addForCustomer(api, customer.tokens.access, product.id, 1);
      await signIn(page, customer);
      await visit(page, '/checkout');
      await fillAddress(page);
      await page.getByRole('checkbox', { name: /^صورت‌حساب رسمی/ }).check();
      await page.getByLabel('نام شرکت یا خریدار').fill('بازرگانی نمونه');
      await page.getByLabel('شناسهٔ ملی یا کد ملی').fill('۱۰۳۸۰۲۸۴۷۹۱');
      const confirm = page.getByRole('button', { name: /^تأیید و پرداخت/ }).filter({ visible: true });
      await confirm.click();
      await expect(page.getByText(/رقم‌ها را یک بار دیگر ببینید/)).toBeVisible();
      await page.getByLabel('شناسهٔ ملی یا کد ملی').fill('۱۰۳۸۰۲۸۴۷۹۰');
      await page.reload();
      await expect(page.getByLabel('نام شرکت یا خریدار')).toHaveValue('بازرگانی نمونه');
      await confirm.click();
      await page.getByRole('link', { name: /پرداخت در محل/ }).click();
      await page
        .getByRole('button', { name: /^ثبت سفارش$/ })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL(/\/payment-success/);
      const number = new URL(page.url()).searchParams.get('order') ?? '';
      await visit(page, `/invoice?order=${number}`);
      const paper = page.getByRole('article');
      await expect(paper).toContainText('بازرگانی نمونه');
      await expect(paper).toContainText('۱۰۳۸۰۲۸۴۷۹۰');

      await signIn(page, staff);
      await page.setViewportSize({ width: 1280, height: 900 });
      await visit(page, `/admin/orders/${number}/invoice`);
      await page.getByRole('button', { name: 'اصلاح خریدار' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/^نام شرکت یا خریدار/).fill('پخش نمونهٔ شرق');
      // Typed text is preserved when the dialog is closed and reopened.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: 'اصلاح خریدار' }).click();
      await expect(dialog.getByLabel(/^نام شرکت یا خریدار/)).toHaveValue('پخش نمونهٔ شرق');
      await dialog.getByRole('button', { name: 'صدور صورت‌حساب اصلاحی' }).click();
      await expect(page.getByRole('article', { name: 'صورت‌حساب اصلاحی' })).toContainText('پخش نمونهٔ شرق');
      await page.getByRole('link', { name: /^صورت‌حساب فروش/ }).click();
      await expect(page.getByRole('article', { name: 'صورت‌حساب فروش' })).toContainText('بازرگانی نمونه');
      await expect(page.getByText('این سند اصلاح شده است')).toBeVisible();
    });
  },
);

test(
  'PAY-08 an invoice opens, adds up, is saved as a PDF, and its code links to its verification',
  onDesktop,
  async ({ page, api, signIn, newCustomer }) => {
    const customer = await newCustomer();
    const number = await ordered(api, customer);
    const invoice = (await (
      await api.get(`/api/orders/${number}/invoice/`, {
        headers: { authorization: `Bearer ${customer.tokens.access}` },
      })
    ).json()) as { total: number; shipping_total: number; lines: { total: number }[] };
    expect(invoice.lines.reduce((sum, line) => sum + line.total, invoice.shipping_total)).toBe(invoice.total);
    await signIn(page, customer);
    await visit(page, `/my-order?order=${number}`);
    await page.getByRole('link', { name: 'صورت‌حساب' }).click();
    const paper = page.getByRole('article', { name: 'صورت‌حساب فروش' });
    await expect(paper).toContainText(readable(number));
    await expect(paper).toContainText(new Intl.NumberFormat('fa-IR').format(invoice.total));
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'دریافت PDF' }).click();
    const file = await readFile(await (await downloading).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    const code = paper.getByRole('link', { name: /اصالت این صورت‌حساب/ });
    const { pathname, search } = new URL((await code.getAttribute('href')) ?? '');
    await visit(page, `${pathname}${search}`);
    await expect(page.getByText('این صورت‌حساب را ما صادر کرده‌ایم.')).toBeVisible();
    await expect(page.getByText('نسترن پایدار')).toHaveCount(0);
    await visit(page, `${pathname}?order=${number}&sign=false`);
    await expect(page.getByText('چنین صورت‌حسابی صادر نکرده‌ایم.')).toBeVisible();
  },
);
