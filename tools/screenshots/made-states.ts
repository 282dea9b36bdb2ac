import type { Page as Tab, Route } from '@playwright/test';
import type { StaffTransfer, TransferPage } from '../../src/features/bank-transfers/bank-transfers.contract.ts';
import type { Screen } from './screens.ts';

/*
 * States that the demo shop is not in: a response of the shop is changed in transit, or a dialog is opened. Buttons are found by their names in
 * either language.
 */

type Json = Record<string, unknown>;

/** Changes a response of the shop in transit to the page. */
const answered =
  (calls: string, change: (answer: Json) => Json) =>
  (tab: Tab): Promise<unknown> =>
    tab.route(calls, async (route: Route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const answer = await route.fetch();
      return route.fulfill({ json: change((await answer.json()) as Json), status: 200 });
    });

/** Opens a dialog by the name of its button. */
const opened = (name: RegExp) => async (tab: Tab) => {
  await tab.getByRole('button', { name }).first().click();
  await tab.getByRole('dialog').first().waitFor();
};

const open = (name: string, address: string, button: RegExp, visitor: Screen['visitor'] = 'owner'): Screen => ({
  name,
  address,
  visitor,
  act: opened(button),
});

const reported: StaffTransfer = {
  order: '70646755',
  order_status: 'awaiting-payment',
  customer: { id: 1, username: 'maryam', phone: '09121234567' },
  amount: 1_500_000,
  due: 2_469_000,
  status: 'waiting',
  reference: '14050904123456',
  also_on: ['65630532'],
  receipt: null,
  revision: 1,
  reported_at: new Date().toISOString(),
  reason: null,
  decided_by: null,
  decided_at: null,
};
const transfers = answered('**/api/admin/bank-transfers/**', () => ({
  data: [reported],
  next: null,
  next_after: null,
  counts: { waiting: 1 },
}));

/** Returns states of orders in which payments or goods ran into problems. */
export function troubledOrders(number: string): Screen[] {
  const lost = (order: Json): Json => {
    const parcels = (order['fulfillments'] as Json[]).map((parcel) => ({ ...parcel, status: 'lost' }));
    return { ...order, fulfillments: parcels };
  };
  const part = (): TransferPage => ({
    number,
    order_status: 'awaiting-payment',
    due: 969_000,
    received: 1_500_000,
    held_until: new Date(Date.now() + 40 * 3_600_000).toISOString(),
    accounts: [
      {
        bank: 'بانک ملت',
        owner: 'فروشگاه حجره',
        sheba: 'IR820540102680020817909002',
        card: '6104337812345678',
        number: '1234567890',
      },
    ],
    report: {
      status: 'confirmed',
      amount: 1_500_000,
      reference: '14050904123456',
      receipt: null,
      reason: null,
      reported_at: new Date().toISOString(),
    },
    can_report: true,
  });
  return [
    {
      name: 'parcel-lost',
      address: `/my-order?order=${number}`,
      visitor: 'customer',
      before: answered(`**/api/orders/${number}/`, lost),
    },
    {
      name: 'bank-after-a-part',
      address: `/checkout-bank?order=${number}`,
      visitor: 'customer',
      before: bankPage(number, part),
    },
    {
      name: 'admin-order-excess',
      address: `/admin/orders/${number}`,
      visitor: 'owner',
      before: answered(`**/api/admin/orders/${number}/`, (order) => ({ ...order, excess: 250_000 })),
    },
    {
      name: 'order-skeleton',
      address: `/my-order?order=${number}`,
      visitor: 'customer',
      before: (tab) => tab.route(`**/api/orders/${number}/`, () => new Promise(() => undefined)),
    },
  ];
}

const bankPage = (number: string, part: () => TransferPage) => (tab: Tab) =>
  tab.route(`**/api/orders/${number}/bank-transfer/`, (route) => route.fulfill({ json: part() }));

/** Returns a product whose variants have a sale price of their own. */
function reduced(product: Json): Json {
  const cheaper = (price: unknown) => Math.round((Number(price) * 0.8) / 1_000) * 1_000;
  const sale = (price: unknown) => ({
    ends_at: new Date(Date.now() + 50 * 3_600_000).toISOString(),
    lowest_price: Math.round((Number(price) * 0.9) / 1_000) * 1_000,
  });
  if (!Array.isArray(product['variants'])) return product;
  const variants = (product['variants'] as Json[]).map((one) => ({
    ...one,
    new_price: cheaper(one['base_price']),
    sale: sale(one['base_price']),
  }));
  return { ...product, new_price: cheaper(product['base_price']), variants };
}

export const madeStates: readonly Screen[] = [
  open('admin-webhook-dialog', '/admin/webhooks', /^(افزودن وب‌هوک|Add a webhook)$/),
  open('admin-access-key-dialog', '/admin/access-keys', /^(ساختن کلید|Make a key)$/),
  open('admin-flash-sale-dialog', '/admin/promotions?tab=flash-sales', /^(پیشنهاد تازه|New offer)$/),
  open('admin-pinned-results-dialog', '/admin/search?tab=arranged', /^(چینش تازه|New arrangement)$/),
  {
    name: 'admin-confirm-transfer',
    address: '/admin/transfers',
    visitor: 'owner',
    before: transfers,
    act: opened(/^(تأیید واریز|Confirm the transfer)/),
  },
  {
    name: 'second-step-code',
    address: '/second-step',
    visitor: 'customer',
    before: (tab) =>
      tab.route('**/api/customers/current/second-step/', (route) =>
        route.fulfill({
          json: { status: 'due', required: true, authenticator: true, passkeys_count: 0, recovery_codes_count: 8 },
        }),
      ),
  },
  {
    name: 'filter-chips',
    address: '/shop-grid?in_stock=true&price_max=5000000&rating=4',
    visitor: 'guest',
  },
  {
    name: 'product-lowest-price',
    address: '/shop-grid?sort=popular',
    visitor: 'guest',
    before: answered('**/api/products/*/', reduced),
    act: async (tab) => {
      await tab.locator('main article a').first().click();
      await tab.waitForURL(/\/(single-product|product)\//);
    },
  },
  {
    name: 'admin-options-editor',
    address: '/admin/products/new',
    visitor: 'owner',
    act: async (tab) => {
      await tab.getByRole('button', { name: /^(گزینهٔ دیگر|Another option)$/ }).click();
      await tab
        .getByLabel(/^(نام گزینه|Name of the option)/)
        .first()
        .fill('رایحه');
    },
  },
  {
    name: 'contact-map',
    address: '/contact',
    visitor: 'guest',
    act: (tab) => tab.locator('svg[role=img]').last().scrollIntoViewIfNeeded(),
  },
];
