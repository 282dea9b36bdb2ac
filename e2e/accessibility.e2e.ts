import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPages, pages } from '../src/pages.ts';
import { ownAddresses } from '../src/testing/page-addresses.ts';
import { type Customer, expect, test } from './shop-test.ts';
import { addForCustomer, addressesOf, newestProducts, onDesktop, onPhone, readingAs, speakEnglish } from './steps.ts';

type Look = readonly [theme: 'dark' | 'light', view: 'ltr' | 'rtl'];

/** As another tab of this browser changes it: the page that is open follows. */
async function changeLook(page: Page, [theme, view]: Look): Promise<void> {
  await page.evaluate(
    async ([newTheme, newView]) => {
      for (const [key, newValue] of [
        ['theme', newTheme],
        ['view', newView],
      ] as const) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
      }
      // A page on which nothing depends on them listens to nobody.
      document.documentElement.dataset['theme'] = newTheme;
      document.documentElement.dir = newView;
      // What is half-way between two colours has neither's contrast.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      );
    },
    [theme, view] as const,
  );
}

/*
 * Both themes and both directions on each of the two screens, each pair once, the phone in Persian and the wide screen in
 * English. A page is opened once for both of its pairs.
 */
const screens = [
  {
    screen: onPhone,
    language: 'fa',
    looks: [
      ['dark', 'ltr'],
      ['light', 'rtl'],
    ],
  },
  {
    screen: onDesktop,
    language: 'en',
    looks: [
      ['dark', 'rtl'],
      ['light', 'ltr'],
    ],
  },
] as const;

/** What a guest is asked to sign in for, or sees empty. */
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

const walks = [
  { whose: 'the shop', as: null },
  { whose: 'a customer', as: 'Customer' },
  { whose: 'a seller', as: 'Seller' },
  { whose: 'the staff', as: 'Owner' },
] as const;

for (const { screen, language, looks } of screens) {
  for (const { whose, as } of walks) {
    const pairs = looks.map((look) => look.join(' ')).join(' and in ');
    test(`APP-11 no screen of ${whose} offends axe in ${pairs}`, screen, async ({ page, api, signIn, demoPerson }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (language === 'en') await speakEnglish(page);
      const person = as === null ? undefined : await signIn(page, await demoPerson(as));
      for (const address of await addressesFor(api, as, person)) {
        await page.goto(address);
        // Where a conversation is open it never falls silent.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        for (const look of looks) {
          await changeLook(page, look);
          // The shop has no frames, for which axe would open a page of its own each time.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect
            .soft(
              violations.map(
                ({ id, nodes }) =>
                  `${id}: ${nodes
                    .slice(0, 3)
                    .map((node) => node.html.slice(0, 160))
                    .join(' | ')}`,
              ),
              `${address} in ${look.join(' ')}`,
            )
            .toEqual([]);
        }
      }
    });
  }
}

async function addressesFor(
  api: APIRequestContext,
  as: (typeof walks)[number]['as'],
  person: Customer | undefined,
): Promise<string[]> {
  if (as === 'Seller') return ['/seller'];
  if (as === 'Customer' && person !== undefined) {
    const [product] = await newestProducts(api, 1);
    if (product === undefined) throw new Error('The demo shop has no product.');
    await addForCustomer(api, person.tokens.access, product.id, 1);
    return [...ofTheCustomer, ...(await ownAddresses(readingAs(api, person)))];
  }
  const all = await addressesOf(api, [...pages, ...demoPages], person);
  return all.filter(({ page }) => (page.frame === 'admin') === (as === 'Owner')).map(({ address }) => address);
}
