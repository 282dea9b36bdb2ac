import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import type { CartItem } from '../src/features/cart/cart.contract.ts';
import type { ProductDetail } from '../src/features/products/products.contract.ts';
import type { ProductCard } from '../src/features/products/product-card.contract.ts';
import { pages, type Page as ShopPage } from '../src/pages.ts';
import { pageAddresses, type PageAddress } from '../src/testing/page-addresses.ts';

/** For a test that is the same on every screen: it runs on the phone only. */
export const onPhone = { tag: '@phone' };

/** For a test that needs a mouse or a wide screen. */
export const onDesktop = { tag: '@desktop' };

/**
 * For a test that repeats one of `npm test` in another language, with other keys, another payment method or more pages: `npm run drill --
 * every-journey` runs it, as does every drill of such tests.
 */
export const onPhoneAsDrill = { tag: ['@phone', '@drill'] };
export const onDesktopAsDrill = { tag: ['@desktop', '@drill'] };

/** Whether a drill is running, which has time for every variant. */
export const isDrill = process.env['DRILL'] === 'yes';

/** Opens a page and waits until it is hydrated: anything pressed before would be lost. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await pageIsAlive(page);
}

/** Holds scripts back, as a slow network does, until the returned function is called. */
export async function holdScripts(page: Page, address: string): Promise<() => void> {
  let come = (): void => undefined;
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return come;
}

/** Resets the browser to a first visit, for a step that starts anew: no storage, no cookies, no mocked responses. */
export async function asNew(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A static file that runs no script: a page would store its state again.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.emulateMedia({ reducedMotion: null });
  const { viewport } = test.info().project.use;
  if (viewport) await page.setViewportSize(viewport);
}

/** Waits until the open page is hydrated. */
export async function pageIsAlive(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#content') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Waits until the page has responded to the last action: it observes a scroll only in the frame after it. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Waits until the service worker has cached what the shop needs offline, and controls this page. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Switches the interface to English from the next page on; the default is Persian. */
export async function speakEnglish(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: 'en', url: test.info().project.use.baseURL ?? '' }]);
}

/** Reads the API with the responses that an English page gets. */
export function inEnglish(api: APIRequestContext): Reads {
  return {
    language: 'en',
    get: (path, options) => api.get(path, { ...options, headers: { cookie: 'language=en', ...options?.headers } }),
  };
}

type Reads = Pick<APIRequestContext, 'get'> & { readonly language?: 'en' };

/** Returns a field by its label alone, not the button that displays its value. */
export function field(page: Page, label: string): Locator {
  return page.getByLabel(new RegExp(`^${label}( \\*)?$`));
}

/** Formats a number as a Persian reader sees it. */
export const persian = (number: number): string => new Intl.NumberFormat('fa-IR').format(number);

/** Formats a number as an English reader sees it. */
export const english = (number: number): string => new Intl.NumberFormat('en-US').format(number);

/** Types the four digits of a code one after the other into their boxes. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /^(رقم ۱ از ۴|Digit 1 of 4)$/ }).click();
  await page.keyboard.type(code);
}

/** Returns the newest products of the shop, newest first. */
export async function newestProducts(api: Reads, count: number): Promise<ProductCard[]> {
  const answer = await api.get('/api/products/', { params: { page_size: count } });
  expect(answer.status(), 'GET /api/products/').toBe(200);
  return ((await answer.json()) as { data: ProductCard[] }).data;
}

/** Reads a product as its page displays it. */
export async function productCalled(api: Reads, slug: string): Promise<ProductDetail> {
  const answer = await api.get(`/api/products/${encodeURIComponent(slug)}/`);
  expect(answer.status(), `GET /api/products/${slug}/`).toBe(200);
  return (await answer.json()) as ProductDetail;
}

/** Products that this worker has read: those that do not fit need not be read again. */
const readBefore = new Map<string, ProductDetail>();

/** Returns the first product of the shop that fits, or the one after a number of others: a test that counts remaining stock uses a product alone. */
export async function productThat(
  api: Reads,
  fits: (product: ProductDetail) => boolean,
  after = 0,
): Promise<ProductDetail> {
  let passed = 0;
  for (const { slug } of await newestProducts(api, 100)) {
    const key = `${api.language ?? 'fa'} ${slug}`;
    const before = readBefore.get(key);
    if (before !== undefined && !fits(before)) continue;
    const product = await productCalled(api, slug);
    readBefore.set(key, product);
    if (!fits(product)) continue;
    if (passed === after) return product;
    passed += 1;
  }
  throw new Error('No product of the demo shop fits this journey.');
}

/** Whether a product has a single variant and enough pieces for every test. */
export const isPlentiful = (product: ProductDetail): boolean =>
  product.variants.length <= 1 && product.quantity >= 15 && product.offer === null;

/** Whether a product has a single variant and only a few pieces. */
export const isScarce = (product: ProductDetail): boolean =>
  product.variants.length <= 1 && product.quantity >= 2 && product.quantity <= 12 && product.offer === null;

export const productPage = (product: { readonly slug: string }): string =>
  `/single-product/${encodeURIComponent(product.slug)}`;

/** Returns a line of a guest's cart, as the browser stores it. */
export function cartLine(product: ProductDetail, quantity: number): CartItem {
  return {
    id: product.id,
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    variant: null,
    image: product.thumb,
    price: product.new_price,
    list_price: product.base_price,
    quantity,
    maxQuantity: product.quantity,
    low_stock: product.variants[0]?.low_stock ?? false,
  };
}

/** Stores a guest's cart in the browser, as if it had been filled before. */
export async function fillGuestCart(page: Page, lines: readonly CartItem[]): Promise<void> {
  // A static file that runs no script: a page would store its state again.
  await page.goto('/robots.txt');
  await page.evaluate((cart) => localStorage.setItem('cart', cart), JSON.stringify(lines));
}

/** Returns the link to the cart, with its badge: in the header, or among the tabs of a phone. */
export function cartLink(page: Page): Locator {
  return page
    .getByRole('link', { name: /^(سبد|Cart)|(سبد|Cart)$/ })
    .filter({ visible: true })
    .first();
}

/** Returns the guest's cart stored in the browser: pieces by variant id. */
export async function guestCart(page: Page): Promise<Record<number, number>> {
  const stored = await page.evaluate(() => localStorage.getItem('cart'));
  const lines = JSON.parse(stored ?? '[]') as CartItem[];
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
}

/** Returns a customer's cart stored at the shop: pieces by variant id. */
export async function customerCart(api: APIRequestContext, access: string): Promise<Record<number, number>> {
  const answer = await api.get('/api/orders/cart/', { headers: { authorization: `Bearer ${access}` } });
  expect(answer.status(), 'GET /api/orders/cart/').toBe(200);
  const { items } = (await answer.json()) as { items: CartItem[] };
  return Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));
}

/** Adds pieces to a customer's cart from outside the browser. */
export async function addForCustomer(
  api: APIRequestContext,
  access: string,
  id: number,
  quantity: number,
): Promise<void> {
  const answer = await api.post('/api/orders/cart/', {
    headers: { authorization: `Bearer ${access}` },
    data: { variant_id: id, quantity },
  });
  expect(answer.status(), 'POST /api/orders/cart/').toBe(200);
}

/** Counts a page's calls of one method and path. */
export function countCalls(page: Page, name: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === name) count += 1;
  });
  return () => count;
}

/** Fills in the address of a new customer, whose phone the shop knows already. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel(/^(نام و نام خانوادگی|Full Name)/).fill('مریم کاظمی');
  await page.getByLabel(/^(استان|Province)/).selectOption('اصفهان');
  await page.getByLabel(/^(شهر|City)/).fill('کاشان');
  await page.getByLabel(/^(نشانی|Address)( \*)?$/).fill('خیابان فاضل نراقی، کوچهٔ ۴، پلاک ۱۲');
  await page.getByLabel(/^(کد پستی|Postal Code)/).fill('۸۷۱۳۶۴۵۵۱۸');
}

/** Returns a customer's orders, newest first. */
export async function ordersOf(
  api: APIRequestContext,
  access: string,
): Promise<{ number: string; status: string; total: number }[]> {
  const answer = await api.get('/api/orders/', { headers: { authorization: `Bearer ${access}` } });
  expect(answer.status(), 'GET /api/orders/').toBe(200);
  return ((await answer.json()) as { data: { number: string; status: string; total: number }[] }).data;
}

/** Returns the addresses of the shop's pages: a page added to pages.ts is covered from then on. */
export function addressesOf(
  api: APIRequestContext,
  wanted: readonly ShopPage[] = pages,
  staff?: { readonly tokens: { readonly access: string } },
): Promise<PageAddress[]> {
  return pageAddresses(wanted, readingAs(api), staff && readingAs(api, staff));
}

/** Returns a function that reads a path of the shop as a user, or as a guest. */
export function readingAs(
  api: APIRequestContext,
  person?: { readonly tokens: { readonly access: string } },
): (path: string) => Promise<string> {
  const headers = person === undefined ? {} : { authorization: `Bearer ${person.tokens.access}` };
  return async (path) => (await api.get(path, { headers })).text();
}

/** A one-pixel image: what a receipt looks like is for the staff to judge. */
export const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
