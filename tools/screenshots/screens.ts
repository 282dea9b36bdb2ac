import type { Page as Tab } from '@playwright/test';
import { madeStates, troubledOrders } from './made-states.ts';
import { openedStates } from './opened-states.ts';
import { pages } from '../../src/pages.ts';
import { ownAddresses, pageAddresses } from '../../src/testing/page-addresses.ts';
import type { DemoShop, Tokens } from './demo-shop.ts';

export type Visitor = 'guest' | 'customer' | 'seller' | 'owner';

/** A page as a role sees it, or a state of it. */
export interface Screen {
  /** The name of its files: the path of a page, or the state's own. */
  readonly name: string;
  readonly address: string;
  readonly visitor: Visitor;
  /** Set up before the page is opened: a changed response. */
  readonly before?: (tab: Tab) => Promise<unknown>;
  /** Only at these widths, in pixels. */
  readonly fromWidth?: number;
  readonly toWidth?: number;
  /** Actions that lead to the state, in either language. */
  readonly act?: (tab: Tab) => Promise<unknown>;
}

type Read = (address: string) => Promise<string>;

/** Returns every page of the shop, then the states that a plain page does not display. */
export async function screensOf(shop: DemoShop): Promise<Screen[]> {
  const readAs =
    (person?: Tokens): Read =>
    async (address) =>
      (
        await fetch(`${shop.url}${address}`, {
          headers: person === undefined ? {} : { authorization: `Bearer ${person.access}` },
        })
      ).text();
  const all = await pageAddresses(pages, readAs(), readAs(shop.owner));
  const found = all
    .filter(({ page }) => page.path !== '/')
    .map(({ page, address }) => ({ name: page.path, address, visitor: visitorOf(page) }));
  return [
    ...found,
    ...(await productStates(readAs())),
    ...(await ownStates(readAs(shop.customer))),
    ...fixedStates,
    ...madeStates,
  ];
}

function visitorOf({ path, frame }: { readonly path: string; readonly frame?: 'admin' | 'none' }): Visitor {
  if (frame === 'admin') return 'owner';
  if (frame === 'none') return 'guest';
  return path.startsWith('/seller') ? 'seller' : 'customer';
}

interface Card {
  readonly slug: string;
  readonly in_stock: boolean;
}

/** Returns states of a product: one with options to choose, one that is sold out. */
async function productStates(read: Read): Promise<Screen[]> {
  const { data } = JSON.parse(await read('/api/products/?page_size=100')) as { data: Card[] };
  const toChoose = async ({ slug }: Card) =>
    (JSON.parse(await read(`/api/products/${slug}/`)) as { variants: unknown[] }).variants.length > 1;
  const states: Screen[] = [];
  const [first] = data;
  if (first !== undefined) states.push(...openedStates(first.slug));
  const soldOut = data.find((card) => !card.in_stock);
  if (soldOut !== undefined) states.push(productState('product-sold-out', soldOut));
  for (const card of data) {
    if (!card.in_stock || !(await toChoose(card))) continue;
    states.push(productState('product-to-choose', card));
    break;
  }
  return states;
}

const productState = (name: string, { slug }: Card): Screen => ({
  name,
  address: `/single-product/${slug}`,
  visitor: 'customer',
});

/** Returns the customer's own screens: the newest order with its invoice, an order in several parcels, a notice, a request. */
async function ownStates(read: Read): Promise<Screen[]> {
  const own = (await ownAddresses(read)).map((address) => ({
    name: `own ${/\w[\w-]+/.exec(address)?.[0] ?? address}`,
    address,
    visitor: 'customer' as const,
  }));
  const { data } = JSON.parse(await read('/api/orders/')) as { data: { number: string }[] };
  for (const { number } of data) {
    const { fulfillments } = JSON.parse(await read(`/api/orders/${number}/`)) as { fulfillments: unknown[] };
    if (fulfillments.length > 1) {
      const order = { name: 'order-in-parcels', address: `/my-order?order=${number}`, visitor: 'customer' as const };
      const staff = { name: 'admin-order-in-parcels', address: `/admin/orders/${number}`, visitor: 'owner' as const };
      return [...own, order, staff, ...troubledOrders(number)];
    }
  }
  return own;
}

const submit = 'main form button[type=submit]';
const typed = (selector: string, text: string) => (tab: Tab) => tab.locator(selector).first().fill(text);

const fixedStates: readonly Screen[] = [
  { name: 'not-found', address: '/no-such-page', visitor: 'guest' },
  { name: 'search-found', address: '/search?q=کفش', visitor: 'guest' },
  { name: 'search-nothing', address: '/search?q=ژژژژ', visitor: 'guest' },
  { name: 'search-comes-closest', address: '/search?q=صندل', visitor: 'guest' },
  { name: 'search-suggests', address: '/search', visitor: 'guest', act: typed('main input[type=text]', 'کفش') },
  { name: 'list-narrowed', address: '/shop-grid?in_stock=true&price_max=500000', visitor: 'guest' },
  { name: 'cart-empty', address: '/cart', visitor: 'guest' },
  { name: 'checkout-empty', address: '/checkout', visitor: 'guest' },
  { name: 'wishlist-empty', address: '/wishlist-grid', visitor: 'guest' },
  {
    name: 'login-nothing-typed',
    address: '/login',
    visitor: 'guest',
    act: (tab) => tab.locator(submit).first().click(),
  },
  {
    name: 'login-wrong-password',
    address: '/login',
    visitor: 'guest',
    act: async (tab) => {
      await typed('input[name=username]', 'demo')(tab);
      await typed('input[name=password]', 'wrong')(tab);
      await tab.locator('input[name=password]').press('Enter');
      await tab.locator('[role=alert]:not(:empty)').first().waitFor();
    },
  },
  {
    name: 'register-nothing-typed',
    address: '/register',
    visitor: 'guest',
    act: (tab) => tab.locator(submit).first().click(),
  },
  {
    name: 'menu-open',
    address: '/home',
    visitor: 'customer',
    act: async (tab) => {
      await tab.locator('header button:visible').last().click();
      await tab.locator('[role=dialog]').first().waitFor();
    },
  },
];
