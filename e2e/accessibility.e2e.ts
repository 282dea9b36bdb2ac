import { AxeBuilder } from '@axe-core/playwright';
import { demoPages, pages } from '../src/pages.ts';
import { expect, test } from './shop-test.ts';
import { onDesktop, onPhone } from './steps.ts';

for (const theme of ['dark', 'light']) {
  for (const view of ['ltr', 'rtl']) {
    // Both themes and both directions on each of the two screens, each pair once.
    const screen = (theme === 'dark') === (view === 'ltr') ? onPhone : onDesktop;
    test(`APP-11 no screen offends axe in ${theme} and ${view}`, screen, async ({ page, api }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(([t, v]) => {
        localStorage.setItem('theme', t ?? '');
        localStorage.setItem('view', v ?? '');
      }, [theme, view]);
      const list = (await (await api.get('/api/products/?page_size=1')).json()) as { data: { slug: string }[] };
      for (const { path } of [...pages, ...demoPages]) {
        await page.goto(path.replace(':slug', path.startsWith('/catagory') ? 'furniture' : (list.data[0]?.slug ?? '')));
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html.slice(0, 160)).join(' | ')}`), path).toEqual([]);
      }
    });
  }
}
