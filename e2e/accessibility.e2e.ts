import { AxeBuilder } from '@axe-core/playwright';
import { demoPages, pages } from '../src/pages.ts';
import { expect, test } from './shop-test.ts';
import { addressesOf, onDesktop, onPhone } from './steps.ts';

for (const theme of ['dark', 'light']) {
  for (const view of ['ltr', 'rtl']) {
    // Both themes and both directions on each of the two screens, each pair once.
    const screen = (theme === 'dark') === (view === 'ltr') ? onPhone : onDesktop;
    test(`APP-11 no screen offends axe in ${theme} and ${view}`, screen, async ({ page, api, signIn, owner }) => {
      test.setTimeout(600_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(([t, v]) => {
        localStorage.setItem('theme', t ?? '');
        localStorage.setItem('view', v ?? '');
      }, [theme, view]);
      const all = await addressesOf(api, [...pages, ...demoPages]);
      // The staff's screens as its owner sees them, after those of everybody.
      for (const staff of [false, true]) {
        if (staff) await signIn(page, await owner());
        for (const { address } of all.filter((one) => (one.page.frame === 'admin') === staff)) {
          await page.goto(address);
          // Where a conversation is open it never falls silent.
          await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`), address).toEqual([]);
        }
      }
    });
  }
}
