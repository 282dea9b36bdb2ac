import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  cartLine,
  customerCart,
  english,
  fillGuestCart,
  isPlentiful,
  isScarce,
  onDesktop,
  onPhone,
  ordersOf,
  persian,
  productCalled,
  productThat,
  speakEnglish,
  fillAddress,
  visit,
} from './steps.ts';

const summary = (page: Page) => page.getByRole('region', { name: /^(خلاصهٔ پرداخت|Summary)$/ });
/** On a phone the one button of a step is above the tabs, on a desktop beside the totals. */
const confirm = (page: Page) =>
  page.getByRole('button', { name: /^(تأیید و پرداخت|Confirm & Pay)/ }).filter({ visible: true });
const orderNow = (page: Page) =>
  page.getByRole('button', { name: /^(ثبت سفارش|Order Now)$/ }).filter({ visible: true });
const toGateway = (page: Page) => page.getByRole('button', { name: 'رفتن به درگاه' }).filter({ visible: true });
const sum = (page: Page, name: string) =>
  summary(page)
    .locator('div', { has: page.locator('dt', { hasText: new RegExp(`^${name}`) }) })
    .last()
    .locator('dd');

/** Goes from the cart to the choice of payment method. */
async function toPayment(page: Page): Promise<void> {
  await visit(page, '/checkout');
  await fillAddress(page);
  await confirm(page).click();
  await expect(page).toHaveURL(/\/checkout-payment$/);
}

test(
  'PAY-01 PAY-02 PAY-03 the address, the shipping methods, the coupon and the payment methods',
  onPhone,
  async ({ page, api, newCustomer, signIn }) => {
    test.setTimeout(120_000);
    await test.step('a guest has to sign in and returns; the address, three shipping methods with days and price, and the total', async () => {
      const product = await productThat(api, isPlentiful);
      await speakEnglish(page);
      await fillGuestCart(page, [cartLine(product, 2)]);
      await page.goto('/checkout');
      await expect(page.getByRole('region', { name: 'Sign in to go on' }).getByLabel(/^Phone/)).toBeVisible();
      const customer = await newCustomer();
      await signIn(page, customer);
      await visit(page, '/checkout');
      await expect(page.getByRole('heading', { name: 'Billing Information' })).toBeVisible();
      const { data: methods } = (await (
        await api.get('/api/checkout/shipping-methods/', {
          headers: { 'accept-language': 'en', cookie: 'language=en' },
        })
      ).json()) as { data: { name: string; price: number; min_days: number; max_days: number }[] };
      expect(methods.map(({ min_days, max_days }) => [min_days, max_days])).toEqual([
        [1, 1],
        [3, 7],
        [5, 8],
      ]);
      for (const { name, price, min_days, max_days } of methods) {
        const choice = page.getByRole('radio', { name: new RegExp(`^${name}`) });
        const card = page.locator('label').filter({ has: choice });
        await expect(card).toContainText(min_days === max_days ? '1 day' : `${min_days}-${max_days} days`);
        await expect(card).toContainText(english(price));
        await choice.check();
        await expect(sum(page, 'Total')).toContainText(english(product.new_price * 2 + price));
      }
      await confirm(page).click();
      await expect(page.getByLabel(/^Full Name/)).toHaveAccessibleDescription('This is required.');
      await expect(page.getByLabel(/^Full Name/)).toBeFocused();
      await fillAddress(page);
      await page.getByLabel(/^Postal Code/).fill('123');
      await confirm(page).click();
      await expect(page.getByLabel(/^Postal Code/)).toHaveAccessibleDescription(/A postal code has ten digits/);
      await fillAddress(page);
      await confirm(page).click();
      await expect(page).toHaveURL(/\/checkout-payment$/);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByRole('button', { name: 'Edit' }).click();
      await expect(page.getByLabel(/^Full Name/)).toHaveValue('مریم کاظمی');
    });

    await test.step('the coupon GET20 takes 20 percent off, and an unknown one is refused beside its field', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 1);
      await visit(page, '/checkout');
      const field = page.getByRole('textbox', { name: 'کد تخفیف' });
      await field.fill('NEVER99');
      await page.getByRole('button', { name: 'اعمال', exact: true }).click();
      await expect(field).toHaveAccessibleDescription('این کد تخفیف وجود ندارد.');
      await field.fill('get20');
      await field.press('Enter');
      await expect(page.getByText('کد GET20 اعمال شد')).toBeVisible();
      await expect(sum(page, 'تخفیف')).toContainText(persian(Math.round(product.new_price * 0.2)));
      await page.getByRole('button', { name: 'برداشتن کد' }).click();
      await expect(summary(page)).not.toContainText('GET20');
    });

    await test.step('a code entered but not applied blocks the confirmation until its totals or its refusal are displayed', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 1);
      await visit(page, '/checkout');
      await fillAddress(page);
      const field = page.getByRole('textbox', { name: 'کد تخفیف' });
      await field.fill('NEVER99');
      await confirm(page).click();
      await expect(field).toHaveAccessibleDescription('این کد تخفیف وجود ندارد.');
      await expect(field).toBeFocused();
      await expect(page).toHaveURL(/\/checkout$/);
      const before = await confirm(page).innerText();
      await field.fill('get20');
      await confirm(page).click();
      await expect(page.getByText('کد GET20 اعمال شد')).toBeVisible();
      await expect(page.getByText('کد تخفیف اعمال شد؛ مبلغ تازه را ببینید و دوباره بزنید.')).toBeVisible();
      await expect(confirm(page)).not.toHaveText(before);
      await expect(page).toHaveURL(/\/checkout$/);
      await confirm(page).click();
      await expect(page).toHaveURL(/\/checkout-payment$/);
      await expect(summary(page)).toContainText('GET20');
    });

    await test.step('only configured payment methods are listed, each with its own destination', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 1);
      const { data: methods } = (await (await api.get('/api/checkout/payment-methods/')).json()) as {
        data: { method: string; name: string; at_gateway: boolean }[];
      };
      expect(methods.map(({ method }) => method)).toEqual(expect.arrayContaining(['online', 'zibal', 'cash']));
      await toPayment(page);
      const ways = page.getByRole('region', { name: 'چطور پرداخت می‌کنید؟' });
      await expect(ways.getByRole('heading', { level: 3 })).toHaveText(methods.map(({ name }) => name));
      for (const { method, name, at_gateway: atGateway } of methods) {
        const route = atGateway ? `/checkout-payment?way=${method}` : `/checkout-${method}`;
        await expect(ways.getByRole('link', { name })).toHaveAttribute('href', route);
      }
    });
  },
);

test(
  'PAY-05 PAY-07 cash on delivery: Order Now places the order, and its number is displayed with a link home',
  onDesktop,
  async ({ page, api, signIn }) => {
    const product = await productThat(api, isPlentiful);
    await speakEnglish(page);
    const { tokens } = await signIn(page);
    await addForCustomer(api, tokens.access, product.id, 2);
    await toPayment(page);
    await page.getByRole('link', { name: 'Cash on delivery' }).click();
    await expect(page).toHaveURL(/\/checkout-cash$/);
    await orderNow(page).click();
    await expect(page).toHaveURL(/\/payment-success\?order=/);
    const [order] = await ordersOf(api, tokens.access);
    expect(order?.status).toBe('placed');
    await expect(page.getByRole('main')).toContainText(order?.number ?? '-');
    await expect(page.getByRole('main')).toContainText(english(order?.total ?? 0));
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/home');
    expect(await customerCart(api, tokens.access)).toEqual({});
    await page.getByRole('link', { name: 'Follow the order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${order?.number ?? '-'}` })).toBeVisible();
  },
);

test(
  'PAY-06 PAY-07 PAY-03 a cancelled payment has its own screen and can be paid otherwise; success is displayed only for an own order',
  onPhone,
  async ({ page, api, signIn }) => {
    await test.step('a payment cancelled at the gateway has its own screen, and a retry pays the same order', async () => {
      const product = await productThat(api, isPlentiful, 1);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 1);
      await toPayment(page);
      await toGateway(page).click();
      await expect(page.getByRole('heading', { name: 'درگاه پرداخت نمایشی' })).toBeVisible();
      const [order] = await ordersOf(api, tokens.access);
      await expect(page.getByRole('main')).toContainText(`${persian(order?.total ?? 0)} تومان`);
      await page.getByRole('button', { name: 'انصراف' }).click();
      await expect(page).toHaveURL(`/payment-failed?order=${order?.number ?? ''}`);
      await expect(page.getByRole('heading', { level: 2, name: 'پرداخت ناموفق' })).toBeVisible();
      await expect(page.getByRole('timer')).toContainText(/[۰-۹]/);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['awaiting-payment']);
      await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click();
      await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
      await expect(page).toHaveURL(`/payment-success?order=${order?.number ?? ''}`);
      await expect(page.getByRole('heading', { level: 2, name: 'پرداخت موفق' })).toBeVisible();
      await speakEnglish(page);
      await page.reload();
      await expect(page.getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible();
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });

    await test.step('after a cancelled payment the same order is paid in cash', async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 2);
      await toPayment(page);
      await toGateway(page).click();
      await page.getByRole('button', { name: 'انصراف' }).click();
      await page
        .getByRole('region', { name: 'پرداخت همین سفارش به روشی دیگر' })
        .getByRole('button', { name: 'پرداخت در محل' })
        .click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });

    await test.step('a success is displayed of an own order that stands alone: not of a cancelled one, of an unknown number or to a guest', async () => {
      await asNew(page);
      const success = page.getByText('پرداخت موفق', { exact: true });
      const unknown = page.getByRole('heading', { level: 2, name: 'این سفارش را بین سفارش‌های شما پیدا نکردیم' });
      await visit(page, '/payment-success?order=99999999');
      await expect(unknown).toBeVisible();
      const product = await productThat(api, isPlentiful);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 1);
      await toPayment(page);
      await page.getByRole('link', { name: 'پرداخت در محل' }).click();
      await orderNow(page).click();
      await expect(page.getByRole('heading', { level: 2, name: 'سفارش شما ثبت شد' })).toBeVisible();
      const number = (await ordersOf(api, tokens.access))[0]?.number ?? '-';
      await api.post(`/api/orders/${number}/cancel/`, {
        headers: { authorization: `Bearer ${tokens.access}` },
        data: {},
      });
      await visit(page, `/payment-success?order=${number}`);
      await expect(page).toHaveURL(`/payment-failed?order=${number}`);
      await expect(page.getByRole('heading', { level: 2, name: 'این سفارش لغو شده است' })).toBeVisible();
      await expect(page.getByText('مهلت پرداخت این سفارش گذشته است.')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'سفارش دوبارهٔ همین کالاها' })).toBeVisible();
      await visit(page, '/payment-success?order=99999999');
      await expect(unknown).toBeVisible();
      await expect(success).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'بازگشت به خانه' })).toHaveAttribute('href', '/home');
      await expect(page.getByRole('main').getByRole('link', { name: 'دیدن سفارش‌های من' })).toHaveAttribute(
        'href',
        '/my-order',
      );
      await visit(page, '/payment-success');
      await expect(page.getByRole('heading', { level: 2, name: 'پرداخت موفق' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'بازگشت به خانه' })).toHaveAttribute('href', '/home');
    });
  },
);

test(
  'PAY-09 a double press places one order, and stock bought by others meanwhile is not sold',
  onPhone,
  async ({ page, api, signIn, newCustomer }) => {
    await test.step('pressing twice places one order, and its stock is reserved', async () => {
      const product = await productThat(api, isPlentiful, 2);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 3);
      await toPayment(page);
      await page.getByRole('link', { name: 'پرداخت در محل' }).click();
      await orderNow(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
        button.click();
      });
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect(await ordersOf(api, tokens.access)).toHaveLength(1);
      expect((await productCalled(api, product.slug)).quantity).toBe(product.quantity - 3);
    });

    await test.step('stock bought by others meanwhile is not sold again: the customer sees what is left, and the cart remains', async () => {
      await asNew(page);
      const product = await productThat(api, isScarce, 2);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, product.quantity);
      await toPayment(page);
      await page.getByRole('link', { name: 'پرداخت در محل' }).click();
      await expect(orderNow(page)).toBeEnabled();
      const other = await newCustomer();
      await addForCustomer(api, other.tokens.access, product.id, product.quantity - 1);
      const { data: methods } = (await (await api.get('/api/checkout/shipping-methods/')).json()) as {
        data: { id: number }[];
      };
      const [shipping] = methods;
      const bought = await api.post('/api/orders/', {
        headers: { authorization: `Bearer ${other.tokens.access}`, 'idempotency-key': `other-${other.phone}` },
        data: {
          shipping_method_id: shipping?.id,
          payment_method: 'cash',
          address: {
            full_name: 'رضا کریمی',
            phone: other.phone,
            province: 'تهران',
            city: 'تهران',
            line: 'خیابان ولیعصر، پلاک ۱',
            postal_code: '1134567891',
          },
        },
      });
      expect(bought.status(), 'POST /api/orders/').toBe(201);
      await orderNow(page).click();
      await expect(
        page
          .getByRole('alert')
          .or(page.getByRole('status'))
          .filter({ hasText: persian(1) })
          .filter({ hasText: product.name })
          .first(),
      ).toBeVisible();
      expect(await ordersOf(api, tokens.access)).toEqual([]);
      expect(Object.keys(await customerCart(api, tokens.access))).toEqual([String(product.id)]);
    });
  },
);

test.describe('when the response is lost', () => {
  test.use({ mayLog: [/Failed to load resource: net::/] });

  test(
    'PAY-09 an order whose response is lost is not placed twice by pressing again',
    onPhone,
    async ({ page, api, signIn }) => {
      const product = await productThat(api, isPlentiful, 3);
      const { tokens } = await signIn(page);
      await addForCustomer(api, tokens.access, product.id, 2);
      await toPayment(page);
      await page.getByRole('link', { name: 'پرداخت در محل' }).click();
      await page.route('**/api/orders/', async (route) => {
        if (route.request().method() !== 'POST') {
          await route.continue();
          return;
        }
        await route.fetch();
        await route.abort('connectionreset');
      });
      await orderNow(page).click();
      await expect(page.getByText('ارتباط برقرار نشد. دوباره بزنید؛ سفارش دو بار ثبت نمی‌شود.')).toBeVisible();
      expect(await ordersOf(api, tokens.access)).toHaveLength(1);
      await page.unroute('**/api/orders/');
      await orderNow(page).click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect(await ordersOf(api, tokens.access)).toHaveLength(1);
      expect((await productCalled(api, product.slug)).quantity).toBe(product.quantity - 2);
    },
  );
});
