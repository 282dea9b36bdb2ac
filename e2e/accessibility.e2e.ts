import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoPages, pages } from '../src/pages.ts';
import { expect, test } from './shop-test.ts';
import { addressesOf, onDesktop, onPhone } from './steps.ts';

type Look = readonly [theme: 'dark' | 'light', view: 'ltr' | 'rtl'];

/** As another tab of this browser changes it: the page that is open follows. */
async function changeLook(page: Page, [theme, view]: Look): Promise<void> {
  await page.evaluate(async ([newTheme, newView]) => {
    for (const [key, newValue] of [['theme', newTheme], ['view', newView]] as const) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
    // A page on which nothing depends on them listens to nobody.
    document.documentElement.dataset['theme'] = newTheme;
    document.documentElement.dir = newView;
    // What is half-way between two colours has neither's contrast.
    await Promise.allSettled(document.getAnimations().filter((animation) => animation instanceof CSSTransition).map(({ finished }) => finished));
  }, [theme, view] as const);
}

// Both themes and both directions on each of the two screens, each pair once. A page is opened once for both of its pairs.
const screens = [
  { screen: onPhone, looks: [['dark', 'ltr'], ['light', 'rtl']] },
  { screen: onDesktop, looks: [['dark', 'rtl'], ['light', 'ltr']] },
] as const;

for (const { screen, looks } of screens) {
  for (const staff of [false, true]) {
    const pairs = looks.map((look) => look.join(' ')).join(' and in ');
    test(`APP-11 no screen of ${staff ? 'the staff' : 'the shop'} offends axe in ${pairs}`, screen, async ({ page, api, signIn, owner }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (staff) await signIn(page, await owner());
      const all = await addressesOf(api, [...pages, ...demoPages]);
      for (const { address } of all.filter((one) => (one.page.frame === 'admin') === staff)) {
        await page.goto(address);
        // Where a conversation is open it never falls silent.
        await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
        for (const look of looks) {
          await changeLook(page, look);
          // The shop has no frames, for which axe would open a page of its own each time.
          const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
          expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`), `${address} in ${look.join(' ')}`).toEqual([]);
        }
      }
    });
  }
}
