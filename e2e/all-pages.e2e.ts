import type { APIRequestContext, Page, Request } from '@playwright/test';
import { demoPages, pages } from '../src/pages.ts';
import { ownAddresses, type PageAddress } from '../src/testing/page-addresses.ts';
import { structuredErrors, structuredIn } from '../src/testing/schema-org.ts';
import { shopPages } from '../src/web/pages/shop-pages.ts';
import { expect, test } from './shop-test.ts';
import {
  addForCustomer,
  addressesOf,
  isPlentiful,
  onDesktop,
  onPhone,
  pageIsAlive,
  productThat,
  readingAs,
  speakEnglish,
} from './steps.ts';
import { axeViolations } from './axe.ts';
import { htmlErrors } from './html-checks.ts';
import { secondEngineErrors, storeForChecker } from './second-engine.ts';
import { displayRows, tooWideTables, turnedAround, unnamed } from './page-checks.ts';

/*
 * Opens every page once for each kind of visitor: as a guest and as the staff on the phone; on both screens the pages that differ for a guest and
 * those of a customer. Checks what holds for every page: it responds, logs nothing to the console (by the `page` of shop-test.ts), has a heading, is
 * no wider than the viewport, has no axe violations, renders no sentence in the wrong direction, has no dead links, has the structured data that
 * search engines read, and has no table wider than a phone or a tablet.
 *
 * The themes and directions alternate: a page checked in one on the phone is checked in the other on the wide screen, where axe checks colours alone.
 * With EVERY_LOOK=yes, as in `npm run drill -- every-journey`, every page is checked by all rules in both on each screen, all pages by a customer as
 * well, and the staff's in English.
 */
const everyLook = process.env['EVERY_LOOK'] === 'yes';

type Look = readonly [theme: 'dark' | 'light', view: 'ltr' | 'rtl'];
type Modes = readonly [even: Look, odd: Look];

/** Both themes and both directions, each combination once: the phone in Persian, the wide screen in English. */
const screens = [
  {
    name: 'a phone',
    screen: onPhone,
    language: 'fa',
    modes: [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ],
  },
  {
    name: 'a wide screen',
    screen: onDesktop,
    language: 'en',
    // Light where the phone is dark.
    modes: [
      ['light', 'ltr'],
      ['dark', 'rtl'],
    ],
  },
] as const;

/** The number of table rows checked: the others look the same, and fifty rows took axe six times as long. The drill checks all. */
const rowsLookedAt = 12;

/** The axe rules about colours: in a page's second look the other rules would only repeat their results. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];

/** Pages that require sign-in or are empty for a guest. */
const ofTheCustomer = [
  '/profile',
  '/edit-profile',
  '/change-password',
  '/wallet',
  '/notifications',
  '/message',
  '/my-order',
  '/my-tickets',
  '/cart',
  '/checkout',
  '/checkout-payment',
  '/checkout-bank',
  '/checkout-cash',
  '/checkout-credit-card',
  '/checkout-paypal',
  '/wishlist-grid',
  '/wishlist-list',
  '/become-vendor',
];

/** The structured-data types that a page must declare to search engines, by its path in the list of pages. */
const describedAs: Readonly<Record<string, readonly string[]>> = {
  '/home': ['Organization', 'WebSite'],
  '/single-product/:slug': ['Product', 'BreadcrumbList'],
  '/catagory/:slug': ['BreadcrumbList', 'ItemList'],
  '/shop-grid': ['ItemList'],
  '/blog-details/:slug': ['BlogPosting', 'BreadcrumbList'],
  '/support': ['FAQPage'],
};

/** A walk through pages on one screen. */
class Walk {
  /** The links of the opened pages. */
  readonly links = new Set<string>();
  tables = 0;
  readonly #page: Page;
  readonly #language: 'fa' | 'en';
  readonly #modes: Modes;
  readonly #wide: boolean;
  #present: Look;
  #other: Look;
  readonly #underWay = new Set<Request>();

  constructor(page: Page, { language, modes }: { language: 'fa' | 'en'; modes: Modes }) {
    this.#page = page;
    this.#language = language;
    this.#modes = modes;
    this.#wide = (page.viewportSize()?.width ?? 0) >= 1024;
    [this.#present, this.#other] = modes;
    page.on('request', (request) => {
      // An open event stream never finishes.
      if (request.headers()['accept'] !== 'text/event-stream') this.#underWay.add(request);
    });
    const ended = (request: Request) => this.#underWay.delete(request);
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  async begin(): Promise<void> {
    await this.#page.emulateMedia({ reducedMotion: 'reduce' });
    if (this.#language === 'en') await speakEnglish(this.#page);
    await this.#page.addInitScript((modes: Modes) => {
      const [theme, view] = modes[location.pathname.length % 2 === 0 ? 0 : 1];
      localStorage.setItem('theme', theme);
      localStorage.setItem('view', view);
    }, this.#modes);
  }

  /** Opens a page and returns its document. */
  async open(address: string): Promise<string> {
    this.#underWay.clear();
    const answer = await this.#page.goto(address);
    expect.soft(answer?.status(), address).toBe(200);
    await expect(this.#page.locator('h1').first(), address).toBeAttached();
    const view = await this.#page.evaluate(() => localStorage.getItem('view'));
    const [even, odd] = this.#modes;
    [this.#present, this.#other] = view === even[1] ? [even, odd] : [odd, even];
    await expect(this.#page.locator('html')).toHaveAttribute('dir', this.#present[1]);
    await this.#settled();
    const html = (await answer?.text()) ?? '';
    await storeForChecker(this.#page, test.info().title.slice(0, 40), html);
    for (const link of await this.#page.locator('a[href^="/"]').evaluateAll(hrefs)) this.links.add(link);
    return html;
  }

  /** Inspects the open page in one of the screen's looks, chosen by the length of its path. */
  async inspect(address: string): Promise<void> {
    if (!everyLook) await this.#page.evaluate(displayRows, rowsLookedAt);
    expect.soft(await tooWide(this.#page), address).toBe(0);
    // Violations other than those of colours are found on the phone.
    await this.#look(address, everyLook || !this.#wide ? 'all' : 'of colours');
    if (!everyLook) return;
    await this.#turn();
    await this.#look(address, 'of colours');
  }

  async #turn(): Promise<void> {
    [this.#present, this.#other] = [this.#other, this.#present];
    await changeLook(this.#page, this.#present);
  }

  /** Checks that no table extends beyond the edge of the phone or of a tablet. */
  async measureTables(address: string): Promise<void> {
    await this.#page.evaluate(displayRows, Infinity);
    const phone = this.#page.viewportSize();
    for (const size of [phone, { width: 768, height: 1024 }, phone]) {
      if (size === null) throw new Error('The screen has no size.');
      await this.#page.setViewportSize(size);
      await expect.soft.poll(() => tooWideTables(this.#page), `${address} at ${size.width}`).toEqual([]);
    }
    this.tables += await this.#page.getByRole('table').count();
  }

  async #look(address: string, rules: 'all' | 'of colours'): Promise<void> {
    const where = `${address} in ${this.#present.join(' ')}`;
    const violations = await axeViolations(this.#page, rules === 'all' ? undefined : rulesOfColours);
    const found = violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
    expect.soft(found, where).toEqual([]);
    // Lines of the admin mix figures and names of both scripts, so its pages are exempt.
    if (!address.startsWith('/admin') && (this.#language === 'fa') === (this.#present[1] === 'ltr'))
      expect.soft(await this.#page.evaluate(turnedAround, this.#language), where).toEqual([]);
    expect.soft(await this.#page.evaluate(unnamed), where).toEqual([]);
    if (rules === 'all') expect.soft(await secondEngineErrors(this.#page), where).toEqual([]);
    // An HTML error is the same on every screen and in both looks, so it is checked once.
    if (rules === 'all' && this.#language === 'fa')
      expect.soft(await htmlErrors(await this.#page.content()), where).toEqual([]);
  }

  /** Waits until the page is hydrated and none of its requests is pending. */
  async #settled(): Promise<void> {
    await pageIsAlive(this.#page);
    const idle = () => this.#page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect
      .poll(async () => {
        await idle();
        await idle();
        return this.#underWay.size;
      })
      .toBe(0);
  }
}

/** Returns by how many pixels the page is wider than its screen; a phone would zoom out to fit it. */
const tooWide = async (page: Page): Promise<number> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

const hrefs = (links: Element[]): string[] => links.map((link) => link.getAttribute('href') ?? '');

/** Changes the theme and direction as another tab of this browser would: the open page follows. */
async function changeLook(page: Page, look: Look): Promise<void> {
  await page.evaluate(([newTheme, newView]) => {
    // A colour in mid-transition has the contrast of neither end.
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(atOnce);
    for (const [key, newValue] of [
      ['theme', newTheme],
      ['view', newView],
    ] as const) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    // A page on which nothing depends on them has no storage listener.
    document.documentElement.dataset['theme'] = newTheme;
    document.documentElement.dir = newView;
  }, look);
}

/** Returns the errors in what a page declares to search engines. */
function wrongInStructure({ page, address }: PageAddress, html: string): string[] {
  const pieces = structuredIn(html);
  const types = pieces.map((piece) => String((piece as Record<string, unknown>)['@type']));
  return [
    ...(describedAs[page.path] ?? []).filter((type) => !types.includes(type)).map((type) => `${address} is no ${type}`),
    ...pieces.flatMap(structuredErrors).map((error) => `${address}: ${error}`),
  ];
}

/** Returns the addresses that do not exist; private files are skipped: they exist for their owner alone, which the tests of the file calls cover. */
async function dead(api: APIRequestContext, addresses: Iterable<string>): Promise<string[]> {
  const paths = [...new Set([...addresses].map((address) => address.replace(/[?#].*/, '')))].filter(
    (path) => !path.startsWith('/files/'),
  );
  const found: string[] = [];
  for (let first = 0; first < paths.length; first += 6)
    await Promise.all(
      paths.slice(first, first + 6).map(async (path) => {
        const status = (await api.get(path, { maxRedirects: 0 })).status();
        if (status >= 400) found.push(`${path}: ${status}`);
      }),
    );
  return found;
}

/** Inspects a page, and its document as search engines read it. */
async function lookAt(walk: Walk, page: Page, one: PageAddress): Promise<void> {
  expect.soft(wrongInStructure(one, await walk.open(one.address))).toEqual([]);
  if (one.page.path === '/pages') {
    const listed = await page.getByRole('main').getByRole('link').evaluateAll(hrefs);
    for (const { path } of shopPages)
      expect(
        listed.filter((href) => href === path),
        path,
      ).toHaveLength(1);
  }
  await walk.inspect(one.address);
}

/** Whether a page is complete only for a guest, or differs between a guest and a customer. */
const ofTheGuest = ({ page }: PageAddress) =>
  page.frame === 'none' || ['/home', '/single-product/:slug', '/cart', '/checkout', '/dev/ui'].includes(page.path);

for (const { name, screen, ...looking } of screens) {
  const onWideScreen = screen === onDesktop;

  test(
    `APP-11 APP-12 CONT-07 ${onWideScreen ? 'every page that differs for a guest' : 'every page that a guest can open'} answers, says what it is, leads on and offends neither the console nor axe, on ${name}`,
    screen,
    async ({ page, api }) => {
      test.setTimeout(600_000);
      const walk = new Walk(page, looking);
      await walk.begin();
      for (const one of await addressesOf(api, [...pages, ...demoPages])) {
        // Admin pages render nothing for a guest (doors.e2e.ts), but their documents respond all the same.
        if (one.page.frame === 'admin') {
          if (!onWideScreen) expect.soft((await api.get(one.address)).status(), one.address).toBe(200);
        } else if (!onWideScreen || ofTheGuest(one)) {
          await lookAt(walk, page, one);
        }
      }
      expect(walk.links.size).toBeGreaterThan(onWideScreen ? 20 : 100);
      expect(await dead(api, walk.links)).toEqual([]);
    },
  );

  test(
    `APP-03 APP-11 ${onWideScreen ? 'no page' : 'none of a customer or a seller'} offends the console or axe for a customer, on ${name}`,
    screen,
    async ({ page, api, signIn, demoPerson }) => {
      test.setTimeout(600_000);
      const walk = new Walk(page, looking);
      await walk.begin();
      const customer = await signIn(page, await demoPerson('Customer'));
      // Enough lines that they do not fit next to each other on a phone.
      for (let after = 0; after < 6; after++)
        await addForCustomer(api, customer.tokens.access, (await productThat(api, isPlentiful, after)).id, 1);
      for (const one of await addressesOf(api)) {
        if (one.page.frame === 'admin') continue;
        const isOwn = ofTheCustomer.includes(one.address);
        // The other pages are covered by a guest on the phone; by a customer on the wide screen, in the drill.
        if (isOwn || (everyLook && onWideScreen && one.page.frame === undefined)) await lookAt(walk, page, one);
        else if (everyLook && onWideScreen) await walk.open(one.address);
      }
      for (const address of await ownAddresses(readingAs(api, customer))) {
        await walk.open(address);
        await walk.inspect(address);
      }
      await signIn(page, await demoPerson('Seller'));
      await walk.open('/seller');
      await walk.inspect('/seller');
      if (everyLook && onWideScreen) expect(walk.links.size).toBeGreaterThan(100);
      expect(await dead(api, walk.links)).toEqual([]);
    },
  );

  if (everyLook || !onWideScreen)
    test(
      `APP-11 no page of the staff offends the console or axe or has a table beyond the edge, on ${name}`,
      screen,
      async ({ page, api, signIn, owner }) => {
        test.setTimeout(600_000);
        const walk = new Walk(page, looking);
        await walk.begin();
        const staff = await signIn(page, await owner());
        for (const one of await addressesOf(api, pages, staff)) {
          if (one.page.frame !== 'admin') continue;
          await walk.open(one.address);
          await walk.inspect(one.address);
          if (onWideScreen) continue;
          await walk.measureTables(one.address);
        }
        if (!onWideScreen) expect(walk.tables).toBeGreaterThan(8);
      },
    );
}
