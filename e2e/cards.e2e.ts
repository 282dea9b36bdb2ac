import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { groupedByFour } from '../src/features/payments/card.rules.ts';
import { ordinaryTestCard, testCards } from '../src/features/payments/test-cards.rules.ts';
import { axeViolations } from './axe.ts';
import { test } from './shop-test.ts';
import {
  addForCustomer,
  asNew,
  english,
  isPlentiful,
  onDesktopAsDrill,
  onPhone,
  ordersOf,
  persian,
  productThat,
  speakEnglish,
  fillAddress,
  visit,
} from './steps.ts';

const expiry = '09/03';
const pay = (page: Page) =>
  page
    .getByRole('button', { name: /^(پرداخت .* تومان|Pay .* Toman|رفتن به درگاه|Go to the gateway)$/ })
    .filter({ visible: true });
const number = (page: Page) => page.getByLabel(/^(شمارهٔ کارت|Card Number)/);
const holder = (page: Page) => page.getByLabel(/^(نام دارندهٔ کارت|Cardholder Name)/);
const end = (page: Page) => page.getByLabel(/^(تاریخ انقضا|Expiry)/);
const cvv2 = (page: Page) => page.getByLabel(/^(CVV2|CVV)/);

/** Opens the choice of payment method as a customer with a filled cart. */
async function toPayment(page: Page, api: APIRequestContext, access: string, after: number): Promise<void> {
  const product = await productThat(api, isPlentiful, after);
  await addForCustomer(api, access, product.id, 1);
  await visit(page, '/checkout');
  await fillAddress(page);
  await page
    .getByRole('button', { name: /^(تأیید و پرداخت|Confirm & Pay)/ })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/checkout-payment$/);
}

/** Opens the card page by its link, as a document of its own. */
async function toCard(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^(کارت بانکی|Credit card)$/ }).click();
  await expect(page).toHaveURL(/\/checkout-credit-card$/);
  await expect(number(page)).toBeVisible();
}

async function typeCard(page: Page, typed: string): Promise<void> {
  await number(page).fill(typed);
  await holder(page).fill('سارا محمدی');
  await end(page).fill(expiry);
  await cvv2(page).fill('۱۲۳');
}

async function offendsNobody(page: Page): Promise<void> {
  const violations = await axeViolations(page);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Collects everything that the browser sends to the shop's own origin, as text. */
function watchShop(page: Page): string[] {
  const sent: string[] = [];
  const origin = new URL(test.info().project.use.baseURL ?? '').origin;
  page.on('request', (request: Request) => {
    if (new URL(request.url()).origin === origin)
      sent.push(
        [request.method(), request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' '),
      );
  });
  return sent;
}

/** Returns the forms in which a card number could be stored: unbroken, in groups, in Persian digits. */
const writings = (pan: string) => [
  pan,
  groupedByFour(pan),
  groupedByFour(pan).replaceAll(' ', '-'),
  pan.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? ''),
];

/** Yields every file that the shop has written: its database, images, and the data of the fakes. */
function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // A file removed meanwhile cannot be searched and no longer contains anything; locks are not regular files.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory() === true) yield* filesBelow(file);
    if (found?.isFile() === true) yield file;
  }
}

test(
  'PAY-04 PAY-07 PAY-05 a card is validated in the browser and only its page contacts the provider; PayPal states its dollars first',
  onPhone,
  async ({ page, api, signIn }) => {
    test.setTimeout(120_000);
    await test.step('the card is validated in the browser with a clear message beside each field, and the bank is named', async () => {
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access, 4);
      await toCard(page);
      await pay(page).click();
      await expect(number(page)).toHaveAccessibleDescription(/شمارهٔ کارت را بنویسید\./);
      await expect(number(page)).toBeFocused();
      await expect(holder(page)).toHaveAccessibleDescription('نام روی کارت را بنویسید.');
      await expect(end(page)).toHaveAccessibleDescription(/تاریخ انقضا را بنویسید\./);
      await expect(cvv2(page)).toHaveAccessibleDescription(/کد CVV2 را بنویسید\./);
      await offendsNobody(page);
      await number(page).fill('۶۰۳۷۹۹');
      await expect(number(page)).toHaveAccessibleDescription(/بانک ملی ایران/);
      await number(page).fill('6037990000000015');
      await number(page).blur();
      await expect(number(page)).toHaveAccessibleDescription(/این شمارهٔ کارت درست نیست/);
      await number(page).fill('');
      await number(page).pressSequentially('۶۰۳۷۹۹۰۰۰۰۰۰۰۰۱۴');
      await expect(number(page)).toHaveValue('۶۰۳۷ ۹۹۰۰ ۰۰۰۰ ۰۰۱۴');
      await end(page).fill('04/01');
      await end(page).blur();
      await expect(end(page)).toHaveAccessibleDescription(/زمان این کارت گذشته است\./);
      await end(page).fill('');
      await end(page).pressSequentially('0829');
      await expect(end(page)).toHaveValue('۰۸/۲۹');
      await end(page).blur();
      await expect(end(page)).toHaveAccessibleDescription('سال/ماه، مانند ۰۷/۰۳');
      await cvv2(page).fill('12');
      await cvv2(page).blur();
      await expect(cvv2(page)).toHaveAccessibleDescription(/سه یا چهار رقم دارد\./);
      for (const [field, mode, complete] of [
        [number(page), 'numeric', 'cc-number'],
        [end(page), 'numeric', 'cc-exp'],
        [cvv2(page), 'numeric', 'cc-csc'],
      ] as const) {
        await expect(field).toHaveAttribute('inputmode', mode);
        await expect(field).toHaveAttribute('autocomplete', complete);
      }
      expect(await ordersOf(api, tokens.access)).toEqual([]);
    });

    await test.step('a declined card leaves the order pending, and another card pays it; the fields are empty again', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access, 7);
      await toCard(page);
      await typeCard(page, testCards.insufficient);
      await pay(page).click();
      await expect(page).toHaveURL(/\/payment-failed\?order=/);
      await expect(page.getByText('موجودی کارت کافی نبود. با کارت دیگری پرداخت کنید.')).toBeVisible();
      const [order] = await ordersOf(api, tokens.access);
      expect(order?.status).toBe('awaiting-payment');
      await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click();
      await expect(page).toHaveURL(`/checkout-credit-card?order=${order?.number ?? ''}`);
      await expect(number(page)).toHaveValue('');
      await expect(cvv2(page)).toHaveValue('');
      await typeCard(page, ordinaryTestCard);
      await pay(page).click();
      await page.getByRole('button', { name: 'انصراف' }).click();
      await expect(page).toHaveURL(/\/payment-failed\?order=/);
      await page.getByRole('button', { name: /^پرداخت .* تومان$/ }).click();
      await typeCard(page, testCards.atOnce);
      await pay(page).click();
      await expect(page).toHaveURL(`/payment-success?order=${order?.number ?? ''}`);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });

    await test.step('only the card page may contact the card provider', async () => {
      const policyOf = async (address: string) =>
        /connect-src ([^;]*)/.exec((await api.get(address)).headers()['content-security-policy'] ?? '')?.[1];
      const { data: methods } = (await (await api.get('/api/checkout/payment-methods/')).json()) as {
        data: { method: string; card?: { address: string } }[];
      };
      const provider = new URL(methods.find(({ method }) => method === 'credit-card')?.card?.address ?? '').origin;
      expect(provider).not.toBe(new URL(test.info().project.use.baseURL ?? '').origin);
      expect(await policyOf('/checkout-credit-card')).toBe(`'self' ${provider}`);
      for (const address of ['/home', '/checkout', '/checkout-payment', '/checkout-paypal', '/payment-success'])
        expect(await policyOf(address), address).toBe("'self'");
    });

    await test.step('PayPal: the amount in dollars and its rate are displayed first, and approval places the order', async () => {
      await asNew(page);
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access, 11);
      await page.getByRole('link', { name: 'پی‌پال' }).click();
      await expect(page).toHaveURL(/\/checkout-paypal$/);
      const main = page.getByRole('main');
      await expect(main).toContainText(`هر ۱ دلار`);
      await expect(main).toContainText(`${persian(110_000)} تومان`);
      await expect(main).toContainText('۱۰ آبان ۱۴۰۵');
      await offendsNobody(page);
      const dollars = /[۰-۹٬]+٫[۰-۹]{2} دلار/.exec(await main.innerText())?.[0] ?? '-';
      await page.getByRole('button', { name: 'پرداخت با پی‌پال' }).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { name: 'پی‌پال نمایشی' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(dollars);
      await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });
  },
);

test(
  'PAY-04 PAY-07 PAY-05 no card number reaches the shop; by keyboard, in English, a card pays at once and PayPal is cancelled',
  onDesktopAsDrill,
  async ({ page, api, signIn }) => {
    test.setTimeout(120_000);
    await test.step('no card number reaches the shop: not in a request, its log or its database', async () => {
      // A number that no other test types, so that every occurrence stems from this one.
      const pan = test.info().project.name === 'phone' ? '5894630000004327' : '5022290000007658';
      const { tokens } = await signIn(page);
      const sent = watchShop(page);
      const given: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/v1/tokens') && request.method() === 'POST') given.push(request.postData() ?? '');
      });
      await toPayment(page, api, tokens.access, 5);
      await toCard(page);
      await typeCard(page, pan);
      await pay(page).click();
      await expect(page.getByRole('heading', { name: 'بانک نمایشی: تأیید پرداخت' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        pan.slice(-4).replace(/\d/g, (digit) => persian(Number(digit))),
      );
      await page.getByRole('button', { name: 'پرداخت', exact: true }).click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);

      expect(given, 'what the provider was given').toHaveLength(1);
      expect(given[0]).toContain(pan);
      expect(sent.length).toBeGreaterThan(5);
      expect(
        sent.some((one) => one.startsWith('POST') && one.includes('/api/orders/') && one.includes('"last_four"')),
      ).toBe(true);
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
      );
      for (const writing of writings(pan)) {
        expect(
          sent.filter((one) => one.includes(writing) || one.includes(encodeURIComponent(writing))),
          `requests with ${writing}`,
        ).toEqual([]);
        expect(stored).not.toContain(writing);
      }
      const folder = process.env['E2E_DATA_DIR'] ?? '';
      const needles = writings(pan).map((writing) => Buffer.from(writing));
      const mask = Buffer.from(`************${pan.slice(-4)}`);
      let files = 0;
      let withMask = 0;
      for (const file of filesBelow(folder)) {
        const content = readFileSync(file);
        files += 1;
        if (content.includes(mask)) withMask += 1;
        expect(
          needles.filter((needle) => content.includes(needle)),
          file,
        ).toEqual([]);
      }
      expect(files).toBeGreaterThan(10);
      expect(withMask, 'the search finds what is stored of the card').toBeGreaterThan(0);
      expect(readFileSync(path.join(folder, 'shop.log'), 'utf8'), 'the log of the shop').toContain('/api/orders/');
    });

    await test.step('in English and by keyboard alone: a card without a bank challenge pays at once', async () => {
      await asNew(page);
      await speakEnglish(page);
      await page.addInitScript(() => {
        localStorage.setItem('view', 'ltr');
        // Simulates a user who focuses the link the moment it appears: the settling page must leave the focus there.
        const whenItComes = new MutationObserver(() => {
          const link = document.querySelector<HTMLElement>('a[href="/checkout-credit-card"]');
          // The previous step has the same link, but also fields.
          if (link === null || document.querySelector('main select') !== null) return;
          whenItComes.disconnect();
          link.focus();
        });
        whenItComes.observe(document, { childList: true, subtree: true });
      });
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access, 6);
      // Longer than the delay after which the heading takes the focus.
      await page.waitForTimeout(300);
      await expect(page.getByRole('link', { name: 'Credit card' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(number(page)).toBeVisible();
      await number(page).focus();
      await page.keyboard.type(testCards.atOnce);
      await page.keyboard.press('Tab');
      await page.keyboard.type('Sara Mohammadi');
      await page.keyboard.press('Tab');
      await page.keyboard.type('0829');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1234');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/payment-success\?order=/);
      await expect(page.getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible();
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['placed']);
    });

    await test.step('PayPal in English: a buyer who cancels there finds the order pending', async () => {
      await asNew(page);
      await speakEnglish(page);
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access, 12);
      await page.getByRole('link', { name: 'PayPal' }).click();
      await expect(page.getByRole('main')).toContainText(`1 US dollar is ${english(110_000)} Toman`);
      await page.getByRole('button', { name: 'Pay Now with PayPal' }).filter({ visible: true }).press('Enter');
      await page.getByRole('button', { name: 'Cancel and return to the shop' }).press('Enter');
      await expect(page).toHaveURL(/\/payment-failed\?order=/);
      expect((await ordersOf(api, tokens.access)).map(({ status }) => status)).toEqual(['awaiting-payment']);
    });
  },
);

test.describe('when the provider is unavailable', () => {
  test.use({ mayLog: [/Failed to load resource: net::/] });

  test(
    'PAY-04 nothing is ordered, and the buyer sees a message and can press again',
    onPhone,
    async ({ page, api, signIn }) => {
      const { tokens } = await signIn(page);
      await toPayment(page, api, tokens.access, 8);
      await toCard(page);
      await page.route('**/v1/tokens', (route) => route.abort('connectionrefused'));
      await typeCard(page, testCards.atOnce);
      await pay(page).click();
      await expect(page.getByRole('alert').filter({ hasText: 'درگاه کارت پاسخ نداد.' })).toBeVisible();
      expect(await ordersOf(api, tokens.access)).toEqual([]);
      await page.unroute('**/v1/tokens');
      await pay(page).click();
      await expect(page).toHaveURL(/\/payment-success\?order=/);
    },
  );
});

test.describe('in a shop that does not take cards itself', () => {
  const answered = (methods: object[]) => async (page: Page) =>
    page.route('**/api/checkout/payment-methods/', (route) =>
      route.fulfill({ json: { data: methods, next: null, next_after: null } }),
    );
  const online = { method: 'online', name: 'پرداخت اینترنتی', description: 'کارت', at_gateway: true };

  test(
    'PAY-03 PAY-04 PAY-05 in a shop that does not take cards itself, pages of unconfigured payment methods link onwards',
    onPhone,
    async ({ page, api, signIn }) => {
      await test.step('the card page redirects the buyer to the bank’s page, and requires no input', async () => {
        const { tokens } = await signIn(page);
        await toPayment(page, api, tokens.access, 9);
        await answered([online])(page);
        await visit(page, '/checkout-credit-card');
        await expect(page.getByRole('heading', { name: 'اطلاعات کارت را در صفحهٔ بانک می‌نویسید' })).toBeVisible();
        await expect(number(page)).toHaveCount(0);
        await page.getByRole('button', { name: 'رفتن به درگاه بانک' }).filter({ visible: true }).click();
        await expect(page.getByRole('heading', { name: 'درگاه پرداخت نمایشی' })).toBeVisible();
      });

      await test.step('pages of unconfigured payment methods display a message, with a link back', async () => {
        const { tokens } = await signIn(page);
        await toPayment(page, api, tokens.access, 10);
        await answered([{ method: 'cash', name: 'نقد', description: '', at_gateway: false }])(page);
        for (const [address, text] of [
          ['/checkout-credit-card', 'این فروشگاه الان پرداخت با کارت ندارد'],
          ['/checkout-paypal', 'این فروشگاه الان پرداخت با پی‌پال ندارد'],
        ] as const) {
          await visit(page, address);
          await expect(page.getByText(text)).toBeVisible();
          await expect(page.getByRole('link', { name: 'روش‌های دیگر پرداخت' })).toHaveAttribute(
            'href',
            '/checkout-payment',
          );
        }
      });
    },
  );
});
