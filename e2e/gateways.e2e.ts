import type { APIRequestContext, Page } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  isPlentiful,
  onDesktopAsDrill,
  onPhoneAsDrill,
  ordersOf,
  productThat,
  speakEnglish,
  fillAddress,
  visit,
} from './steps.ts';

/** Opens the choice of payment method with one piece in the cart of a signed-in customer. */
async function toPayment(page: Page, api: APIRequestContext, access: string): Promise<void> {
  const product = await productThat(api, isPlentiful);
  await addForCustomer(api, access, product.id, 1);
  await visit(page, '/checkout');
  await fillAddress(page);
  await page
    .getByRole('button', { name: /^(تأیید و پرداخت|Confirm & Pay)/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/checkout-payment$/);
}

const payOnline = (page: Page) =>
  page
    .getByRole('button', { name: /^(پرداخت .* تومان|Pay .* Toman|رفتن به درگاه|Go to the gateway)$/ })
    .filter({ visible: true });

/** Chooses an option behind the disclosure of the demo gateway's page. */
async function tryOut(page: Page, fold: string, choice: string): Promise<void> {
  await page.getByText(fold).click();
  await page.getByRole('button', { name: choice }).click();
}

test(
  'PAY-06 at Zarinpal a declined card allows another try, and a wrong amount is not accepted',
  onDesktopAsDrill,
  async ({ page, api, signIn, owner, browser, baseURL }) => {
    await test.step('at Zarinpal a declined card allows another try of the same order, by keyboard, in English', async () => {
      await speakEnglish(page);
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access);
      await payOnline(page).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Stand-in payment gateway' })).toBeVisible();
      expect((await axeViolations(page)).map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      await page.getByText('Try what else can happen').press('Enter');
      await page.getByRole('button', { name: 'The card is declined' }).press('Enter');
      await expect(page.getByRole('heading', { level: 2, name: 'Payment failed' })).toBeVisible();
      await payOnline(page).press('Enter');
      await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      await expect(page.getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible();
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });

    await test.step('a gateway that reports a different amount is not trusted: the customer waits, and the staff sees the reported amount', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access);
      await page.getByRole('link', { name: 'درگاه زیبال' }).click();
      await expect(page).toHaveURL(/\?way=zibal$/);
      await payOnline(page).click();
      await tryOut(page, 'آزمودن حالت‌های دیگر', 'پرداخت و اعلام مبلغی دیگر');
      await expect(page.getByRole('heading', { level: 2, name: 'در انتظار پاسخ بانک' })).toBeVisible();
      const [order] = await ordersOf(api, tokens.access);
      expect(order?.status).toBe('awaiting-payment');
      const admin = await browser.newPage(baseURL === undefined ? {} : { baseURL });
      await signIn(admin, await owner());
      await visit(admin, `/admin/orders/${order?.number ?? ''}`);
      await expect(admin.getByText(/درگاه مبلغ پرداخت را .* تومان اعلام کرد/)).toBeVisible();
      const dealtWith = admin.getByRole('button', { name: 'با درگاه رسیدگی شد' });
      await dealtWith.click();
      await expect(dealtWith).toHaveCount(0);
      await admin.close();
    });
  },
);

test(
  'PAY-03 PAY-06 PAY-07 a buyer who leaves Zarinpal pays once at Zibal, and a late or lost response settles the order once',
  onPhoneAsDrill,
  async ({ page, api, signIn }) => {
    test.setTimeout(120_000);
    await test.step('a buyer who leaves Zarinpal pays once at Zibal', async () => {
      await test.step('a buyer who leaves Zarinpal pays the same order at Zibal, while its stock stays reserved', async () => {
        const { tokens } = await signIn(page);
        await toPayment(page, api, tokens.access);
        await payOnline(page).click();
        await page.getByRole('button', { name: 'انصراف' }).click();
        await expect(page.getByRole('heading', { level: 2, name: 'پرداخت ناموفق' })).toBeVisible();
        await expect(page.getByRole('timer')).toBeVisible();
        const others = page.getByRole('region', { name: 'پرداخت همین سفارش به روشی دیگر' });
        await others.getByRole('button', { name: 'درگاه زیبال' }).click();
        await expect(page).toHaveURL(/\/dev\/gateway\/start\/\d+$/);
        await expect(page.getByText('به زبان زیبال')).toBeVisible();
        await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
        await expect(page).toHaveURL(/\/payment-success\?order=/);
        expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
      });

      await test.step('Zibal is chosen directly, and its form submitted twice pays once', async () => {
        await asNew(page);
        const { tokens } = await signIn(page);
        await toPayment(page, api, tokens.access);
        await page.getByRole('link', { name: 'درگاه زیبال' }).click();
        await expect(page).toHaveURL(/\?way=zibal$/);
        await payOnline(page).click();
        await expect(page).toHaveURL(/\/dev\/gateway\/start\/\d+$/);
        await tryOut(page, 'آزمودن حالت‌های دیگر', 'پرداخت و دو بار بازگشتن');
        await expect(page).toHaveURL(/\/payment-success\?order=/);
        expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
      });
    });

    await asNew(page);
    await test.step('a buyer who pays, never returns and retries gets the order and is not charged again', async () => {
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access);
      await payOnline(page).click();
      await tryOut(page, 'آزمودن حالت‌های دیگر', 'پرداخت و بازنگشتن به فروشگاه');
      await expect(page.getByRole('heading', { level: 1, name: 'پرداخت انجام شد' })).toBeVisible();
      const [order] = await ordersOf(api, tokens.access);
      expect(order?.status).toBe('awaiting-payment');
      await visit(page, `/my-order?order=${order?.number ?? ''}`);
      await payOnline(page).click();
      await expect(page).toHaveURL(`/payment-success?order=${order?.number ?? ''}`);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });

    await test.step('while the bank does not respond nobody is notified of an error, and a retry settles the payment', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access);
      await payOnline(page).click();
      await tryOut(page, 'آزمودن حالت‌های دیگر', 'پرداخت و خطای درگاه هنگام تأیید');
      await expect(page.getByRole('heading', { level: 2, name: 'در انتظار پاسخ بانک' })).toBeVisible();
      await expect(page.getByText('پرداخت ناموفق')).toHaveCount(0);
      const request = page.getByRole('button', { name: 'بررسی دوباره' });
      await request.click();
      await expect(request).toBeEnabled();
      await request.click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });
  },
);
