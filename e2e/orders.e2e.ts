import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  asNew,
  cartLink,
  inEnglish,
  isPlentiful,
  onDesktopAsDrill,
  onPhone,
  ordersOf,
  persian,
  productPage,
  productThat,
  speakEnglish,
  fillAddress,
  typeCode,
  visit,
} from './steps.ts';

const steps = (page: Page) => page.getByRole('list', { name: /^(مسیر سفارش|Order status)$/ }).getByRole('listitem');

const journeys = [
  {
    title: 'in Persian from right to left, paid at the gateway',
    on: onPhone,
    english: false,
    view: 'rtl',
    add: 'افزودن به سبد',
    pay: /^پرداخت .* تومان$/,
    firstDigit: 'رقم ۱ از ۴',
    gateway: 'رفتن به درگاه',
    address: 'نشانی گیرنده',
    phone: /^شمارهٔ موبایل/,
    send: 'ارسال کد',
    confirm: /^تأیید و پرداخت/,
    placed: /^ثبت شد \(الان\)/,
    follow: 'پیگیری سفارش',
  },
  {
    title: 'in English from left to right, paid at the door',
    on: onDesktopAsDrill,
    english: true,
    view: 'ltr',
    add: 'Add to cart',
    pay: /^Pay .* Toman$/,
    firstDigit: 'Digit 1 of 4',
    gateway: 'Go to the gateway',
    address: 'Billing Information',
    phone: /^Phone/,
    send: 'Send Code',
    confirm: /^Confirm & Pay/,
    placed: /^Order placed \(Now\)/,
    follow: 'Follow the order',
  },
] as const;

for (const t of journeys) {
  test(
    `AUTH-03 AUTH-07 CART-05 PAY-01 PAY-08 a first order, from a guest's cart over a code to its timeline, ${t.title}`,
    t.on,
    async ({ page, api, codeSentTo }) => {
      const product = await productThat(t.english ? inEnglish(api) : api, isPlentiful);
      const phone = `0913${String(Date.now() % 10_000_000).padStart(7, '0')}`;
      if (t.english) await speakEnglish(page);
      await page.addInitScript((view) => {
        localStorage.setItem('view', view);
      }, t.view);
      await visit(page, productPage(product));
      await expect(page.locator('html')).toHaveAttribute('dir', t.view);
      await expect(page.locator('html')).toHaveAttribute('lang', t.english ? 'en' : 'fa');
      await page.getByRole('button', { name: t.add }).filter({ visible: true }).first().click();
      await expect(cartLink(page)).toContainText(t.english ? '1' : persian(1));
      await cartLink(page).click();
      await page.getByRole('link', { name: t.pay }).click();
      // Signing in is part of the checkout: the page stays, and so do the lines of the guest's cart.
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByRole('main')).toContainText(product.name);
      await page.getByLabel(t.phone).fill(phone);
      await page.getByRole('button', { name: t.send }).click();
      await expect(page.getByRole('textbox', { name: t.firstDigit })).toBeFocused();
      await typeCode(page, await codeSentTo(phone));
      // Typing the last digit sends the code.
      await expect(page.getByRole('heading', { name: t.address })).toBeVisible();
      await expect(page).toHaveURL(/\/checkout$/);
      expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
      await fillAddress(page);
      await page.getByRole('button', { name: t.confirm }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/checkout-payment$/);
      if (t.english) {
        await page.getByRole('link', { name: 'Cash on delivery' }).click();
        await page.getByRole('button', { name: 'Order Now' }).filter({ visible: true }).click();
      } else {
        await page.getByRole('button', { name: t.gateway }).filter({ visible: true }).click();
        await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
      }
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      await page.getByRole('link', { name: t.follow }).click();
      await expect(page).toHaveURL(/\/my-order\?order=/);
      await expect(steps(page)).toHaveCount(6);
      await expect(steps(page).first()).toHaveText(t.placed);
      await expect(steps(page).first()).toHaveAttribute('aria-current', 'step');
      await expect(page.getByRole('link', { name: product.name })).toHaveAttribute('href', productPage(product));
      await expect(page.getByText('کاشان')).toBeVisible();
      await page.getByRole('link', { name: /^(بازگشت|Back)$/ }).click();
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('dir', t.view);
    },
  );
}

test(
  'PAY-08 PAY-09 the timeline of an order is its own history, and an order can be cancelled while permitted',
  onPhone,
  async ({ page, api, signIn, newCustomer }) => {
    await test.step('the timeline of an order is its own history: completed, current and upcoming steps', async () => {
      const { tokens } = (await (
        await api.post('/api/customers/login/', { data: { username: 'demo', password: 'hojreh-demo' } })
      ).json()) as { tokens: { access: string; refresh: string } };
      const labels = {
        placed: 'Order placed',
        packaging: 'Product packaging',
        ready: 'Ready for shipment',
        'on-the-way': 'On the way',
        'at-station': 'Dropped in the delivery station',
        delivered: 'Delivered',
      };
      const journey = Object.keys(labels);
      const orders = (await ordersOf(api, tokens.access)).filter(({ status }) => journey.includes(status));
      expect(
        new Set(orders.map(({ status }) => status)).size,
        'orders of the demo customer in different states',
      ).toBeGreaterThan(1);
      await speakEnglish(page);
      await signIn(page, { phone: '09000000001', tokens });
      await visit(page, '/my-order');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      const seen = new Set<string>();
      for (const { number, status } of orders) {
        if (seen.has(status)) continue;
        seen.add(status);
        await visit(page, `/my-order?order=${number}`);
        const reached = journey.indexOf(status);
        await expect(steps(page).locator('p:first-child')).toHaveText(
          Object.values(labels).map(
            (label, index) =>
              `${label} (${index < reached || status === 'delivered' ? 'Done' : index === reached ? 'Now' : 'To come'})`,
          ),
        );
      }
    });

    await test.step("an order can be cancelled while permitted, which returns its stock; another customer's is not found", async () => {
      await asNew(page);
      const product = await productThat(api, isPlentiful, 4);
      const { tokens, phone } = await signIn(page);
      const headers = { authorization: `Bearer ${tokens.access}` };
      await api.post('/api/orders/cart/', { headers, data: { variant_id: product.id, quantity: 2 } });
      const { data: methods } = (await (await api.get('/api/checkout/shipping-methods/')).json()) as {
        data: { id: number }[];
      };
      const [shipping] = methods;
      const placed = await api.post('/api/orders/', {
        headers: { ...headers, 'idempotency-key': `cancel-${phone}` },
        data: {
          shipping_method_id: shipping?.id,
          payment_method: 'cash',
          address: {
            full_name: 'مریم کاظمی',
            phone,
            province: 'تهران',
            city: 'تهران',
            line: 'خیابان ولیعصر، پلاک ۱',
            postal_code: '1134567891',
          },
        },
      });
      expect(placed.status(), 'POST /api/orders/').toBe(201);
      const { number } = (await placed.json()) as { number: string };
      const left = async () =>
        ((await (await api.get(`/api/products/${encodeURIComponent(product.slug)}/`)).json()) as { quantity: number })
          .quantity;
      expect(await left()).toBe(product.quantity - 2);
      await visit(page, `/my-order?order=${number}`);
      await page.getByRole('button', { name: 'لغو سفارش' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'بله، لغو شود' }).click();
      await expect(steps(page).last()).toHaveText(/^لغو شد/);
      await expect(page.getByRole('button', { name: 'لغو سفارش' })).toHaveCount(0);
      expect(await left()).toBe(product.quantity);
      await signIn(page, await newCustomer());
      await page.evaluate(() => {
        sessionStorage.clear();
      });
      await visit(page, `/my-order?order=${number}`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(page.getByText(product.name)).toHaveCount(0);
    });
  },
);
