import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type Customer } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  isPlentiful,
  onDesktopAsDrill,
  onPhone,
  ordersOf,
  persian,
  productThat,
  receipt,
  speakEnglish,
  fillAddress,
  visit,
} from './steps.ts';

const confirm = (page: Page) =>
  page.getByRole('button', { name: /^(تأیید و پرداخت|Confirm & Pay)/ }).filter({ visible: true });
const orderNow = (page: Page) =>
  page.getByRole('button', { name: /^(ثبت سفارش|Order Now)$/ }).filter({ visible: true });
const readable = (number: string) => number.replace(/\d/g, (digit) => persian(Number(digit)));
const newReference = () => `14${Date.now()}`;

/** Goes from a cart of one piece to the choice of payment method. */
async function toPayment(page: Page, api: APIRequestContext, customer: Customer, after: number): Promise<void> {
  const product = await productThat(api, isPlentiful, after);
  await addForCustomer(api, customer.tokens.access, product.id, 1);
  await visit(page, '/checkout');
  await fillAddress(page);
  await confirm(page).click();
  await expect(page).toHaveURL(/\/checkout-payment$/);
}

const statusOf = async (api: APIRequestContext, customer: Customer) =>
  (await ordersOf(api, customer.tokens.access))[0]?.status;

test(
  'PAY-05 PAY-03 PAY-02 a buyer pays by transfer and the staff confirms it; goods that cash does not pay for, and a changed total',
  onPhone,
  async ({ page, api, browser, signIn, owner }) => {
    test.setTimeout(120_000);
    await test.step('a buyer pays by transfer with a receipt on a phone, the staff confirms it, and the buyer sees the order placed', async () => {
      const customer = await signIn(page);
      await toPayment(page, api, customer, 2);
      await page.getByRole('link', { name: 'انتقال بانکی' }).click();
      await expect(page.getByRole('list', { name: 'حساب‌های فروشگاه' }).getByRole('listitem')).toHaveCount(2);
      await orderNow(page).click();
      await expect(page).toHaveURL(/\/checkout-bank\?order=\d+$/);
      const [order] = await ordersOf(api, customer.tokens.access);
      const number = order?.number ?? '-';
      const form = page.getByRole('form', { name: 'ثبت واریز' });
      // On the order's own page, too, the required action precedes the steps to come.
      await visit(page, `/my-order?order=${number}`);
      await expect(form).toBeVisible();
      await expect
        .poll(async () => {
          const [requested, timeline] = [
            await form.boundingBox(),
            await page.getByRole('list', { name: 'مسیر سفارش' }).boundingBox(),
          ];
          return requested !== null && timeline !== null && requested.y < timeline.y;
        })
        .toBe(true);
      await visit(page, `/checkout-bank?order=${number}`);
      await expect(page.getByText(`${persian((order?.total ?? 0) * 10)} ریال`)).toBeVisible();
      await form.getByRole('button', { name: 'ثبت واریز' }).click();
      await expect(form.getByLabel(/^شمارهٔ پیگیری/)).toHaveAccessibleDescription(/این قسمت را پر کنید/);
      const reference = newReference();
      await form.getByLabel(/^شمارهٔ پیگیری/).fill(readable(reference));
      await form.locator('input[type=file]').setInputFiles(receipt);
      await expect(form.getByRole('button', { name: 'حذف «receipt.png»' })).toBeVisible();
      await form.getByRole('button', { name: 'ثبت واریز' }).click();
      await expect(page).toHaveURL(`/payment-success?order=${number}`);
      await expect(page.getByRole('heading', { level: 2, name: 'واریز شما در حال بررسی است' })).toBeVisible();
      await expect(page.getByText('واریز شما ثبت شد و در حال بررسی است.')).toBeVisible();
      await expect(page.getByText(readable(reference))).toBeVisible();
      await page.getByRole('button', { name: 'اصلاح' }).click();
      await expect(page).toHaveURL(`/checkout-bank?order=${number}`);

      const admin = await browser.newPage();
      await signIn(admin, await owner());
      await visit(admin, `/admin/transfers?status=waiting&q=${number}`);
      await admin.getByRole('button', { name: `دیدن رسید سفارش ${readable(number)}` }).click();
      await expect(admin.getByRole('dialog').getByRole('img')).toBeVisible();
      await admin.keyboard.press('Escape');
      await admin.getByRole('button', { name: `تأیید واریز سفارش ${readable(number)}` }).click();
      const amount = admin.getByRole('dialog').getByLabel('چقدر در حساب است؟');
      const there = await amount.inputValue();
      await amount.fill('');
      await admin.getByRole('dialog').getByRole('button', { name: 'بله، در حساب است' }).click();
      await expect(amount).toHaveAccessibleDescription(/این قسمت را پر کنید/);
      await amount.fill(there);
      await admin.getByRole('dialog').getByRole('button', { name: 'بله، در حساب است' }).click();
      await expect(admin.getByText(`سفارش ${readable(number)} پرداخت شد.`)).toBeVisible();
      await admin.close();

      await visit(page, `/payment-success?order=${number}`);
      await expect(page.getByText('واریز شما تأیید شد و سفارش برای آماده‌سازی فرستاده شد.')).toBeVisible();
      await visit(page, `/my-order?order=${number}`);
      await expect(page.getByText('واریز شما تأیید شد.')).toBeVisible();
      expect(await statusOf(api, customer)).toBe('placed');
    });

    await asNew(page);
    await test.step('cash is refused for prepaid-only items: the option and the product page explain it and name them', async () => {
      const customer = await signIn(page);
      const product = await productThat(api, (one) => one.prepaid_only && one.variants.length <= 1 && one.quantity > 1);
      await visit(page, `/single-product/${encodeURIComponent(product.slug)}`);
      await expect(page.getByText('قبل از ارسال پرداخت می‌شود؛ پرداخت در محل ندارد.')).toBeVisible();
      await addForCustomer(api, customer.tokens.access, product.id, 1);
      await visit(page, '/checkout');
      await fillAddress(page);
      await confirm(page).click();
      await expect(page).toHaveURL(/\/checkout-payment$/);
      const ways = page.getByRole('region', { name: 'چطور پرداخت می‌کنید؟' });
      await expect(ways.getByText(`«${product.name}» فقط با پرداخت قبل از ارسال فروخته می‌شود.`)).toBeVisible();
      await expect(ways.getByRole('link', { name: 'پرداخت در محل' })).toHaveCount(0);
      await visit(page, '/checkout-cash');
      await expect(page.getByRole('status').filter({ hasText: product.name })).toBeVisible();
      await expect(orderNow(page)).toHaveCount(0);
    });

    await test.step('a total that changed before the order is reported, and only the accepted new total is charged', async () => {
      await asNew(page);
      const customer = await signIn(page);
      await toPayment(page, api, customer, 4);
      await page.getByRole('link', { name: 'پرداخت در محل' }).click();
      await expect(orderNow(page)).toBeVisible();
      // Another line is added meanwhile on another device, so the cart and its total have changed.
      const other = await productThat(api, isPlentiful, 6);
      await addForCustomer(api, customer.tokens.access, other.id, 1);
      await orderNow(page).click();
      await expect(page.getByText(/مبلغ از .* به .* تومان تغییر کرد/)).toBeVisible();
      expect(await ordersOf(api, customer.tokens.access)).toEqual([]);
      await orderNow(page).click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect((await ordersOf(api, customer.tokens.access)).length).toBe(1);
    });
  },
);

test(
  'PAY-05 by keyboard alone a transfer is refused with a reason, which the buyer reads in English and corrects',
  onDesktopAsDrill,
  async ({ page, api, browser, signIn, owner }) => {
    await speakEnglish(page);
    const customer = await signIn(page);
    await toPayment(page, api, customer, 3);
    await page.getByRole('link', { name: 'Bank transfer' }).focus();
    await page.keyboard.press('Enter');
    await expect(orderNow(page)).toBeVisible();
    await orderNow(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/checkout-bank\?order=\d+$/);
    const number = (await ordersOf(api, customer.tokens.access))[0]?.number ?? '-';
    const form = page.getByRole('form', { name: 'Report your transfer' });
    await form.getByLabel(/^Reference/).focus();
    await page.keyboard.type(newReference());
    await form.locator('input[type=file]').setInputFiles(receipt);
    await expect(form.getByRole('button', { name: /^Remove receipt\.png/ })).toBeVisible();
    await form.getByLabel(/^Reference/).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your transfer is reported and being checked.')).toBeVisible();

    const admin = await browser.newPage();
    await signIn(admin, await owner());
    await visit(admin, `/admin/transfers?status=waiting&q=${number}`);
    await admin.getByRole('button', { name: `رد واریز سفارش ${readable(number)}` }).focus();
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await admin.keyboard.type('این مبلغ به حساب ما نرسیده است.');
    await admin.keyboard.press('Tab');
    await admin.getByRole('dialog').getByRole('button', { name: 'رد', exact: true }).focus();
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('واریز رد شد و خریدار خبردار می‌شود.')).toBeVisible();
    await admin.close();

    await visit(page, `/checkout-bank?order=${number}`);
    await expect(page.getByRole('alert').filter({ hasText: 'این مبلغ به حساب ما نرسیده است.' })).toBeVisible();
    await form.getByLabel(/^Reference/).fill(newReference());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your transfer is reported and being checked.')).toBeVisible();
    expect(await statusOf(api, customer)).toBe('awaiting-payment');
  },
);
