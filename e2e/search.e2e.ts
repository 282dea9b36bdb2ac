import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './shop-test.ts';
import { asNew, newestProducts, onPhone, persian, visit } from './steps.ts';

const box = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'جست‌وجوی کالا' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const suggestions = (page: Page) => page.getByRole('listbox', { name: 'پیشنهادهای جست‌وجو' });

test(
  'HOME-02 SRCH-01 suggestions while typing, recent searches, and invalid images',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(120_000);
    await test.step('suggestions appear while typing; the arrow keys move through them and Enter selects one', async () => {
      const { categories, products } = (await (await api.get('/api/search/suggestions/?q=کفش')).json()) as {
        categories: { slug: string; name: string }[];
        products: { name: string; slug: string; new_price: number }[];
      };
      const [category] = categories;
      const [product] = products;
      if (category === undefined || product === undefined) throw new Error('The demo shop suggests nothing for shoes.');
      await visit(page, '/home');
      await box(page).click();
      await expect(suggestions(page).getByRole('option').first()).toBeVisible();
      await box(page).pressSequentially('کفش');
      const visible = suggestions(page).getByRole('option').filter({ hasText: product.name });
      await expect(visible).toContainText(persian(product.new_price));
      await expect(suggestions(page).getByRole('option', { name: category.name }).first()).toHaveAttribute(
        'href',
        `/catagory/${category.slug}`,
      );
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
      const index = (await suggestions(page).getByRole('option').allInnerTexts()).findIndex((text) =>
        text.includes(product.name),
      );
      for (let step = 0; step <= index; step++) await box(page).press('ArrowDown');
      await expect(visible).toHaveAttribute('aria-selected', 'true');
      await expect(box(page)).toHaveAttribute('aria-activedescendant', (await visible.getAttribute('id')) ?? '');
      await box(page).press('Enter');
      await expect(page).toHaveURL(`/single-product/${encodeURIComponent(product.slug)}`);
    });

    await test.step('Escape closes the suggestions and preserves the text', async () => {
      await visit(page, '/home');
      await box(page).fill('کیف');
      await expect(suggestions(page)).toBeVisible();
      await box(page).press('Escape');
      await expect(suggestions(page)).toBeHidden();
      await expect(box(page)).toHaveValue('کیف');
    });

    await test.step('Back closes only the suggestions, preserving text, focus and position; Forward opens nothing, the next Back leaves', async () => {
      await visit(page, '/settings');
      await page.getByRole('link', { name: 'خانه' }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/\/home$/);
      await box(page).fill('کیف');
      await expect(suggestions(page)).toBeVisible();
      const scrolled = await page.evaluate(() => scrollY);
      await page.goBack();
      await expect(suggestions(page)).toBeHidden();
      await expect(page).toHaveURL(/\/home$/);
      await expect(box(page)).toHaveValue('کیف');
      await expect(box(page)).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      await page.goForward();
      await expect(page).toHaveURL(/\/home$/);
      await expect(suggestions(page)).toBeHidden();
      await box(page).press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await page.goBack();
      await expect(page).toHaveURL(/\/home$/);
      await page.goBack();
      await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible();
      await expect(page).toHaveURL(/\/settings$/);
    });

    await test.step('text typed while the results load remains, and so does the focus', async () => {
      await asNew(page);
      await visit(page, '/search');
      let goOn = () => {};
      const typedOn = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      await page.route('**/api/search/?**', async (route) => {
        await typedOn;
        await route.continue();
      });
      await box(page).fill('کفش');
      await box(page).evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
      await box(page).focus();
      await page.keyboard.type(' زنانه');
      goOn();
      await expect(page.getByRole('heading', { name: 'نتیجهٔ جست‌وجوی «کفش»' })).toBeVisible();
      await expect(box(page)).toHaveValue('کفش زنانه');
      await expect(box(page)).toBeFocused();
      await page.unrouteAll();
    });

    await test.step('suggestions are found despite a typing error or the wrong keyboard layout', async () => {
      for (const typed of ['کفس', ';ta']) {
        await box(page).fill(typed);
        await expect(suggestions(page).getByRole('option').filter({ hasText: 'کفش' }).first()).toBeVisible();
      }
    });

    await test.step('this browser stores recent searches, and clears them on request', async () => {
      await asNew(page);
      await visit(page, '/home');
      await box(page).fill('کفش کوهنوردی');
      await box(page).press('Enter');
      await expect(page.getByRole('heading', { name: 'نتیجهٔ جست‌وجوی «کفش کوهنوردی»' })).toBeVisible();
      await visit(page, '/home');
      await box(page).click();
      await expect(suggestions(page).getByRole('group', { name: 'جست‌وجوهای اخیر' }).getByRole('option')).toHaveText([
        'کفش کوهنوردی',
      ]);
      await page.getByRole('button', { name: 'پاک کردن' }).click();
      await expect(suggestions(page).getByRole('group', { name: 'جست‌وجوهای اخیر' })).toHaveCount(0);
      await page.reload();
      await box(page).click();
      await expect(suggestions(page).getByRole('option').first()).toBeVisible();
      await expect(page.getByText('کفش کوهنوردی')).toHaveCount(0);
    });

    await test.step('a query in natural language becomes filters, which are visible and removable', async () => {
      await asNew(page);
      await visit(page, '/search');
      await box(page).fill('کفش ارزان زیر ۲ میلیون تومان');
      await box(page).press('Enter');
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent('کفش')}&sort=price-asc&price_max=2000000`);
      await expect(box(page)).toHaveValue('کفش');
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('link', { name: 'حذف فیلتر تا ۲٬۰۰۰٬۰۰۰ تومان' }).click();
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent('کفش')}&sort=price-asc`);
    });

    await test.step('a file that is not an image has a text message', async () => {
      await asNew(page);
      await visit(page, '/home');
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('main').getByRole('button', { name: 'جست‌وجو با عکس' }).click();
      await (await choosing).setFiles([{ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('<html>') }]);
      await expect(page.getByText('این فایل عکس نیست؛ عکس JPEG، PNG، WebP، AVIF یا GIF بفرستید.')).toBeVisible();
    });
  },
);

/** Simulates speech recognition in Persian only, whose result the test triggers with `speaks`. */
function simulateSpeech(words: string | null): void {
  class Recognition extends EventTarget {
    lang = '';
    start(): void {
      addEventListener(
        'spoken',
        () => {
          if (words === null) this.dispatchEvent(Object.assign(new Event('error'), { error: 'not-allowed' }));
          else if (this.lang === 'fa-IR')
            this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: words }]] }));
          this.dispatchEvent(new Event('end'));
        },
        { once: true },
      );
    }
    stop(): void {
      this.dispatchEvent(new Event('end'));
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
}

/** Triggers the speech once the shop displays that it is listening. */
async function speaks(page: Page): Promise<void> {
  await expect(page.getByText('گوش می‌کنم؛ نام کالا را بگویید…')).toBeAttached();
  await page.evaluate(() => {
    dispatchEvent(new Event('spoken'));
  });
}

test('HOME-02 voice search, where the browser supports and permits it', onPhone, async ({ page }) => {
  await test.step('spoken Persian words are searched for', async () => {
    await page.addInitScript(simulateSpeech, 'کفش');
    await visit(page, '/home');
    const speakButton = page.getByRole('main').getByRole('button', { name: 'جست‌وجوی صوتی' });
    await speakButton.click();
    await speaks(page);
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('کفش')}`);
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('a denied microphone has a text message', async () => {
    await asNew(page);
    await page.addInitScript(simulateSpeech, null);
    await visit(page, '/home');
    await page.getByRole('main').getByRole('button', { name: 'جست‌وجوی صوتی' }).click();
    await speaks(page);
    await expect(page.getByText('اجازهٔ میکروفون داده نشده است.')).toBeVisible();
  });

  await test.step('voice search is hidden where the browser does not support it; image search is still there', async () => {
    await asNew(page);
    await page.addInitScript(() => {
      for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
        Object.defineProperty(window, name, { value: undefined });
    });
    await visit(page, '/home');
    await expect(page.getByRole('main').getByRole('button', { name: 'جست‌وجو با عکس' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'جست‌وجوی صوتی' })).toHaveCount(0);
  });
});

test('HOME-02 an image finds its product, and going back restores the results', onPhone, async ({ page, api }) => {
  test.setTimeout(150_000);
  const { name, thumb } = (await newestProducts(api, 20)).find((product) => product.thumb !== null) ?? {
    name: '',
    thumb: null,
  };
  const visible = Buffer.from(await (await api.get(thumb ?? '')).body());
  const buffer = await sharp(visible).resize(400).jpeg().toBuffer();
  // A new shop indexes its images within a minute or two.
  await expect
    .poll(
      async () => {
        const imageHashes = (await (
          await api.post('/api/search/image/', { headers: { 'content-type': 'image/jpeg' }, data: buffer })
        ).json()) as { picture: string };
        return (
          (await (await api.get('/api/search/', { params: { picture: imageHashes.picture } })).json()) as {
            data: unknown[];
          }
        ).data.length;
      },
      { timeout: 120_000, intervals: [5_000] },
    )
    .toBeGreaterThan(0);
  await visit(page, '/home');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('main').getByRole('button', { name: 'جست‌وجو با عکس' }).click();
  await (await choosing).setFiles([{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect(page).toHaveURL(/\/search\?picture=[\w-]{86,982}$/);
  await expect(page.getByRole('heading', { name: 'کالاهای شبیه عکس شما' })).toBeVisible();
  await expect(cards(page).first()).toContainText(name);
  const found = await cards(page).getByRole('link').allInnerTexts();
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(cards(page).getByRole('link')).toHaveText(found);
});
