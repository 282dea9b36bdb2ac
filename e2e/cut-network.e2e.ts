import type { APIRequestContext, Locator, Page, Request, Route } from '@playwright/test';
import { ordinaryTestCard } from '../src/features/payments/test-cards.rules.ts';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  cartLink,
  customerCart,
  field,
  onPhoneAsDrill,
  ordersOf,
  pageIsAlive,
  persian,
  productCalled,
  productPage,
  receipt,
  fillAddress,
  visit,
  workerIsReady,
} from './steps.ts';

// The last pattern is from the browser's own error page in place of an unreachable gateway: it has no storage, not even for the session.
test.use({
  serviceWorkers: 'allow',
  actionTimeout: 60_000,
  mayLog: [/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|Failed to fetch|sessionStorage.*Access is denied/],
});

/** A restored network is detected automatically, at the latest after the longest pause between two retries. */
const untilBack = { timeout: 60_000 };
/** The message displayed when the network was lost while an order was placed. */
const onceOnly = 'ارتباط برقرار نشد. دوباره بزنید؛ سفارش دو بار ثبت نمی‌شود.';
const success = /\/payment-success\?order=/;
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'تلاش دوباره' }).first();
const pressed = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const payThere = (page: Page) => page.getByRole('button', { name: 'پرداخت', exact: true });
const payOnline = (page: Page) => pressed(page, /^(پرداخت .* تومان|رفتن به درگاه)$/);
const orderNow = (page: Page) => pressed(page, 'ثبت سفارش');

/** Runs an action while offline and restores the network afterwards. */
async function withoutNetwork(page: Page, work: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await work();
  await page.context().setOffline(false);
}

/** Asserts that a screen that did not load displays a message, and still does after a retry without a network. */
async function waitsCalmly(page: Page, message: string): Promise<void> {
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
  await tryAgain(page).tap();
  await expect(page.getByRole('main').getByText(message)).toBeVisible();
}

const isOrder = (request: Request) => request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders/';

/**
 * Places an order with a button: once offline, once with the request delivered but its response lost, and once successfully. Each time a message
 * promises that nothing is ordered twice, and the same button retries.
 */
async function orderOnce(
  page: Page,
  api: APIRequestContext,
  access: string,
  button: Locator,
  message = onceOnly,
): Promise<void> {
  const main = page.getByRole('main');
  const before = await ordersOf(api, access);
  await expect(button).toBeEnabled(untilBack);
  await withoutNetwork(page, async () => {
    await button.tap();
    await expect(main.getByText(message)).toBeVisible();
    await expect(button).toBeEnabled();
  });
  expect(await ordersOf(api, access)).toEqual(before);

  const loseAnswer = async (route: Route) => {
    if (!isOrder(route.request())) return route.fallback();
    await route.fetch();
    return route.abort('internetdisconnected');
  };
  await page.route('**/api/orders/', loseAnswer);
  await button.tap();
  await expect(main.getByText(onceOnly)).toBeVisible(untilBack);
  await page.unroute('**/api/orders/', loseAnswer);
  expect(await ordersOf(api, access)).toHaveLength(before.length + 1);
  await button.tap();
}

/**
 * Pays at a gateway's page, which contains nothing of the shop: after a press without a network the user returns to it. Then the gateway takes the
 * money, but its response, the redirect to the shop, is lost; following that redirect later, even twice, pays once.
 */
async function payAtGateway(page: Page, where: RegExp): Promise<void> {
  await expect(page).toHaveURL(where);
  await expect(payThere(page)).toBeVisible();
  const gateway = page.url();
  const pressedInVain = async () => {
    const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    await payThere(page).tap();
    await failed;
  };
  await withoutNetwork(page, pressedInVain);
  await page.goto(gateway);

  let wayBack = '';
  const loseWayBack = async (route: Route) => {
    if (!route.request().isNavigationRequest() || route.request().method() !== 'POST') return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    wayBack = new URL(answer.headers()['location'] ?? '', gateway).href;
    return route.abort('internetdisconnected');
  };
  await page.route('**/*', loseWayBack);
  await pressedInVain();
  await page.unroute('**/*', loseWayBack);
  for (const address of [wayBack, wayBack]) {
    await page.goto(address);
    await expect(page).toHaveURL(success, untilBack);
  }
}

interface Buyer {
  readonly page: Page;
  readonly api: APIRequestContext;
  readonly access: string;
}

/** Goes through the product, the cart and the address, going offline between each two of them. */
async function toTheWaysToPay(
  { page, api, access }: Buyer,
  product: { readonly id: number; readonly name: string; readonly slug: string },
): Promise<void> {
  await visit(page, productPage(product));
  await workerIsReady(page);
  await withoutNetwork(page, async () => {
    await pressed(page, 'افزودن به سبد').tap();
    await expect(page.getByText('بعد از وصل شدن فرستاده می‌شود').first()).toBeVisible();
    await expect(cartLink(page)).toContainText(persian(1));
  });
  await expect.poll(() => customerCart(api, access), untilBack).toEqual({ [product.id]: 1 });

  await withoutNetwork(page, async () => {
    await cartLink(page).tap();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main').getByText(product.name)).toBeVisible();
  });

  const toCheckout = page.getByRole('main').getByRole('link', { name: /^پرداخت .* تومان$/ });
  await expect(toCheckout).toBeVisible(untilBack);
  await withoutNetwork(page, async () => {
    await toCheckout.tap();
    await expect(page).toHaveURL(/\/checkout$/);
    await waitsCalmly(page, 'اطلاعات خرید بارگذاری نشد.');
  });
  await expect(field(page, 'نام و نام خانوادگی')).toBeVisible(untilBack);

  await fillAddress(page);
  const goOn = pressed(page, /^تأیید و پرداخت/);
  await expect(goOn).toBeEnabled(untilBack);
  await withoutNetwork(page, async () => {
    await goOn.tap();
    await expect(page).toHaveURL(/\/checkout-payment$/);
    await waitsCalmly(page, 'جمع‌ها به‌روز نشد.');
    // Going back preserves all typed text, without a network as well.
    await page.goBack();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText('خیابان فاضل نراقی، کوچهٔ ۴، پلاک ۱۲').first()).toBeVisible();
  });
  await expect(goOn).toBeEnabled(untilBack);
  await goOn.tap();
  await expect(page).toHaveURL(/\/checkout-payment$/);
}

/** Goes to the payment methods without interruptions: those on the way there are covered by one purchase. */
async function straightToTheWaysToPay({ page, api, access }: Buyer, product: { readonly id: number }): Promise<void> {
  await addForCustomer(api, access, product.id, 1);
  await visit(page, '/checkout');
  await workerIsReady(page);
  const toBeTyped = field(page, 'نام و نام خانوادگی');
  await expect(toBeTyped.or(page.getByRole('main').getByText('خیابان فاضل نراقی')).first()).toBeVisible();
  if (await toBeTyped.isVisible()) await fillAddress(page);
  await pressed(page, /^تأیید و پرداخت/).tap();
  await expect(page).toHaveURL(/\/checkout-payment$/);
}

/** Chooses a payment method whose page is not available offline and opens once the network is back. */
async function choose(page: Page, name: string, where: RegExp): Promise<void> {
  const way = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(way).toBeVisible(untilBack);
  await withoutNetwork(page, async () => {
    await way.tap();
    await expect(tryAgain(page)).toBeVisible();
    await tryAgain(page).tap();
    await expect(tryAgain(page)).toBeVisible();
  });
  await expect(page).toHaveURL(where, untilBack);
  await pageIsAlive(page);
}

/** A payment method: a product of its own, how it is paid, the resulting order status, and whether money was taken at once. */
interface Way {
  readonly slug: string;
  readonly status: string;
  readonly charged: boolean;
  readonly pay: (buyer: Buyer) => Promise<void>;
}

const ways = {
  Zarinpal: {
    slug: 'teapot-glass-set',
    status: 'placed',
    charged: true,
    pay: async ({ page, api, access }: Buyer) => {
      await orderOnce(page, api, access, payOnline(page));
      await payAtGateway(page, /\/dev\/gateway\/pg\/StartPay\//);
    },
  },
  cash: {
    slug: 'spice-mix',
    status: 'placed',
    charged: false,
    pay: async ({ page, api, access }: Buyer) => {
      // Cash needs no request to the shop: its page is available without a network as well.
      await withoutNetwork(page, async () => {
        await page.getByRole('main').getByRole('link', { name: 'پرداخت در محل', exact: true }).tap();
        await expect(page).toHaveURL(/\/checkout-cash$/);
        await expect(orderNow(page)).toBeVisible();
      });
      await orderOnce(page, api, access, orderNow(page));
      await expect(page).toHaveURL(success, untilBack);
    },
  },
  'bank transfer': {
    slug: 'makeup-mirror',
    status: 'awaiting-payment',
    charged: false,
    pay: async ({ page, api, access }: Buyer) => {
      await choose(page, 'انتقال بانکی', /\/checkout-bank$/);
      await orderOnce(page, api, access, orderNow(page));
      await expect(page).toHaveURL(/\/checkout-bank\?order=/, untilBack);
      const form = page.getByRole('form', { name: 'ثبت واریز' });
      const reference = `15${Date.now()}`;
      await form.getByLabel(/^شمارهٔ پیگیری/).fill(reference);
      await form.locator('input[type=file]').setInputFiles(receipt);
      await expect(form.getByRole('button', { name: /^حذف .*receipt\.png/ })).toBeVisible();
      const send = form.locator('button[type=submit]');
      await withoutNetwork(page, async () => {
        await send.tap();
        await expect(form.getByText('ارتباط برقرار نشد؛ اینترنت خود را بررسی کنید و دوباره تلاش کنید.')).toBeVisible();
      });
      await expect(form.getByLabel(/^شمارهٔ پیگیری/)).toHaveValue(reference);
      await send.tap();
      await expect(page).toHaveURL(success, untilBack);
      // Waits for the new page, since the previous one links to the order as well.
      await expect(page.getByRole('heading', { level: 2, name: 'واریز شما در حال بررسی است' })).toBeVisible(untilBack);
    },
  },
  'a card': {
    slug: 'macarons-mint',
    status: 'placed',
    charged: true,
    pay: async ({ page, api, access }: Buyer) => {
      await choose(page, 'کارت بانکی', /\/checkout-credit-card$/);
      await page.getByLabel(/^شمارهٔ کارت/).fill(ordinaryTestCard);
      await page.getByLabel(/^نام دارندهٔ کارت/).fill('سارا محمدی');
      await page.getByLabel(/^تاریخ انقضا/).fill('09/03');
      await page.getByLabel(/^CVV2/).fill('۱۲۳');
      await orderOnce(
        page,
        api,
        access,
        payOnline(page),
        'درگاه کارت پاسخ نداد. دوباره تلاش کنید یا روش دیگری انتخاب کنید.',
      );
      await payAtGateway(page, /\/pay\/ch_/);
    },
  },
} satisfies Record<string, Way>;

interface StaffSight {
  readonly payments: readonly { readonly status: string; readonly amount: number }[];
}

/** Buys one product with one payment method and asserts that there is one order, one charge and one piece less. */
async function buys(buyer: Buyer, { slug, status, charged, pay }: Way, reach: typeof toTheWaysToPay, staff: string) {
  const { page, api, access } = buyer;
  const [before, had] = [await productCalled(api, slug), await ordersOf(api, access)];
  await reach(buyer, before);
  await pay(buyer);

  const orders = await ordersOf(api, access);
  expect(orders).toHaveLength(had.length + 1);
  const [order] = orders;
  expect(order?.status).toBe(status);
  const seen = (await (
    await api.get(`/api/admin/orders/${order?.number ?? ''}/`, { headers: { authorization: `Bearer ${staff}` } })
  ).json()) as StaffSight;
  expect(seen.payments.filter(({ status }) => status === 'paid').map(({ amount }) => amount)).toEqual(
    charged ? [order?.total] : [],
  );
  expect((await productCalled(api, slug)).quantity).toBe(before.quantity - 1);
  expect(await customerCart(api, access)).toEqual({});

  // The order is displayed after a network that fails once more.
  const follow = page.getByRole('main').getByRole('link', { name: 'پیگیری سفارش' });
  await expect(follow).toBeVisible(untilBack);
  await withoutNetwork(page, async () => {
    await follow.tap();
    await expect(tryAgain(page)).toBeVisible();
  });
  await expect(page.getByRole('main').getByText(before.name).first()).toBeVisible(untilBack);
}

for (const [first, second] of [
  ['cash', 'bank transfer'],
  ['Zarinpal', 'a card'],
] as const) {
  const fromTheProduct = first === 'cash';
  test(
    `PAY-01 PAY-03 PAY-09 CONT-06 purchases by ${first} and by ${second} on a phone whose network is cut between each two steps${fromTheProduct ? ', from the product on,' : ''} are one order and one charge each`,
    onPhoneAsDrill,
    async ({ page, api, signIn, owner }) => {
      test.setTimeout(300_000);
      const buyer = { page, api, access: (await signIn(page)).tokens.access };
      const staff = (await owner()).tokens.access;
      await test.step(`by ${first}`, () =>
        buys(buyer, ways[first], fromTheProduct ? toTheWaysToPay : straightToTheWaysToPay, staff));
      await test.step(`by ${second}`, () => buys(buyer, ways[second], straightToTheWaysToPay, staff));
    },
  );
}
