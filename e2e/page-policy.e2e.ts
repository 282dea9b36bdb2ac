import { expect, test } from './shop-test.ts';
import { onDesktop, onPhone, productPage, productThat, isPlentiful, visit } from './steps.ts';

test.describe('overlays and navigation under the strict page policy', () => {
  test(
    'announcements have their look, dialogs hold the page still, and a product that follows describes itself to search engines',
    onPhone,
    async ({ page, api }) => {
      const product = await productThat(api, isPlentiful);
      await visit(page, productPage(product));
      await page.getByRole('button', { name: 'افزودن به سبد' }).first().click();
      const toast = page.locator('[data-sonner-toast]');
      await expect(toast).toBeVisible();
      // Set by the library's own styles.
      await expect(toast).toHaveCSS('position', 'absolute');

      await visit(page, '/shop-grid');
      await page.getByRole('button', { name: /فیلتر/ }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('overflow-y', 'hidden');
      await page.keyboard.press('Escape');
      await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden');

      await page.locator('main a[href^="/single-product/"]').first().click();
      await expect(page).toHaveURL(/single-product/);
      // Written by React when the page is rendered in the browser.
      const described = () => page.locator('script[type="application/ld+json"]').allTextContents();
      await expect.poll(async () => (await described()).join()).toContain('"@type":"Product"');
    },
  );

  test.describe('an editor', () => {
    // Pasted markup is parsed where nothing runs, and the browser logs its inline handlers.
    test.use({ mayLog: [/inline event handler/] });
    test(
      'content pasted into the editor preserves its headings and loses its scripts',
      onDesktop,
      async ({ page, owner, signIn }) => {
        await signIn(page, await owner());
        await visit(page, '/admin/posts/new');
        const text = page.getByRole('textbox', { name: 'متن فارسی' });
        await expect(text).toHaveCSS('white-space-collapse', 'break-spaces');
        await text.click();
        for (const pasted of [
          'words alone',
          '<h2>عنوان</h2><p>متن <b>پررنگ</b><img src=x onerror="window.attacked=1"></p>',
        ])
          await text
            .evaluate((box, html) => {
              const data = new DataTransfer();
              data.setData('text/html', html);
              box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
            }, pasted)
            .then(() => page.keyboard.press('Enter'));
        await expect(text.getByRole('heading', { level: 2 })).toHaveText('عنوان');
        await expect(text.locator('strong')).toHaveText('پررنگ');
        expect(await page.evaluate(() => (window as { attacked?: number }).attacked)).toBeUndefined();
      },
    );
  });
});

test.describe('a page that was changed on the way', () => {
  test.use({ mayLog: [/hydrat|Minified React error/i] });

  test('is drawn anew, with what describes it', onPhone, async ({ page }) => {
    await page.route('**/home', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/<main/, '<p id="planted"></p><main'),
      });
    });
    await visit(page, '/home');
    // The node that React did not write is gone: the document was rendered again in the browser.
    await expect(page.locator('#planted')).toHaveCount(0);
    await page.getByRole('main').locator('a[href^="/single-product/"]').first().click();
    await expect(page).toHaveURL(/single-product/);
  });
});

test.describe('what a hole in a script would do', () => {
  test.use({ mayLog: [/TrustedScript|TrustedTypePolicy|style-src-elem/] });

  test('is refused: no text becomes markup, a script, a worker or a style', onPhone, async ({ page }) => {
    await visit(page, '/home');
    const refused = await page.evaluate(() => {
      const element = (tag: string) => document.createElement(tag);
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => unknown };
      };
      const attacks: Record<string, () => unknown> = {
        markup: () => (element('div').innerHTML = '<img src="x" onerror="1">'),
        'words in a script': () => (element('script').textContent = 'alert(1)'),
        'a foreign script': () =>
          (element('script') as HTMLScriptElement).setAttribute('src', 'https://evil.example/a.js'),
        'an uploaded script': () => ((element('script') as HTMLScriptElement).src = '/media/a.js'),
        'a worker of data': () => new Worker('data:text/javascript,1'),
        'a policy of its own': () => trustedTypes.createPolicy('other', {}),
      };
      return Object.entries(attacks).flatMap(([name, attack]) => {
        try {
          attack();
          return [];
        } catch {
          return [name];
        }
      });
    });
    expect(refused).toEqual([
      'markup',
      'words in a script',
      'a foreign script',
      'an uploaded script',
      'a worker of data',
      'a policy of its own',
    ]);
    const styled = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { outline: 3px solid red }';
      document.head.append(style);
      return getComputedStyle(document.body).outlineStyle;
    });
    expect(styled).toBe('none');
  });
});
