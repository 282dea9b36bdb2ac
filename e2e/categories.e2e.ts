import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import {
  asNew,
  english,
  inEnglish,
  newestProducts,
  onPhone,
  persian,
  productCalled,
  speakEnglish,
  visit,
} from './steps.ts';

interface Category {
  name: string;
  slug: string;
  parent: string | null;
}
interface Card {
  name: string;
  slug: string;
  base_price: number;
  new_price: number;
  rating: number | null;
  review_text: number | null;
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const tiles = (page: Page, label: string) => page.getByRole('list', { name: label }).getByRole('link');

/** Categories that the shop always lists, in both languages. */
const named = {
  fa: [
    'مد و پوشاک زنانه',
    'خوراکی و حیوانات خانگی',
    'زیبایی و سلامت',
    'ورزش و طبیعت‌گردی',
    'لوازم خانگی',
    'سفر و گردشگری',
    'مادر و کودک',
    'حراج ته‌انبار',
  ],
  en: [
    'Womens Fashion',
    'Groceries & Pets',
    'Health & Beauty',
    'Sports & Outdoors',
    'Home Appliance',
    'Tour & Travels',
    'Mother & Baby',
    'Clearance Sale',
  ],
};

/** Returns every category, named in the language of the page. */
async function all(api: APIRequestContext, language: 'fa' | 'en'): Promise<Category[]> {
  return (await (
    await api.get('/api/products/categories/', { headers: { cookie: `language=${language}` } })
  ).json()) as Category[];
}

test(
  'CAT-01 SRCH-01 a category with its subcategories, products and order, and searches by tag and with typing errors',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(180_000);
    await test.step('a category displays its slug in capitals, its subcategories and its products: image and name link to their addresses', async () => {
      await speakEnglish(page);
      const below = (await all(api, 'en')).filter(({ parent }) => parent === 'furniture');
      const { data } = (await (
        await inEnglish(api).get('/api/products/categories/furniture/?page=1&page_size=18')
      ).json()) as { data: Card[] };
      await visit(page, '/catagory/furniture');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('FURNITURE');
      const grid = page.getByRole('list', { name: /^Subcategories of/ }).getByRole('link');
      expect(below.map(({ name }) => name)).toContain('Sofas and chairs');
      await expect(grid).toHaveText(below.map(({ name }) => name));
      await expect(grid.first()).toHaveAttribute('href', `/catagory/${below[0]?.slug ?? ''}`);
      const products = page.getByRole('region', { name: /^Products of/ }).getByRole('article');
      await expect(products).toHaveCount(data.length);
      for (const [index, { name, slug, new_price }] of data.slice(0, 4).entries()) {
        const card = products.nth(index);
        await expect(card.getByRole('link', { name: `Picture of ${name}` })).toHaveAttribute(
          'href',
          `/single-product/${encodeURIComponent(slug)}`,
        );
        await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/product/${encodeURIComponent(slug)}`,
        );
        await expect(card).toContainText(english(new_price));
      }
      await grid.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText((below[0]?.slug ?? '').toUpperCase());
    });

    await test.step("a category without subcategories displays 'no category found' in a quiet line above its products", async () => {
      await asNew(page);
      await speakEnglish(page);
      const every = await all(api, 'en');
      const leaf = every.find(({ slug, parent }) => parent !== null && !every.some((other) => other.parent === slug));
      await visit(page, `/catagory/${leaf?.slug ?? ''}`);
      await expect(page.getByText('no category found')).toBeVisible();
      await expect(page.getByRole('list', { name: /^Subcategories of/ })).toHaveCount(0);
      await expect(
        page
          .getByRole('region', { name: /^Products of/ })
          .getByRole('article')
          .first(),
      ).toBeVisible();
    });

    await test.step("without a slug 'Categories'; for an unknown one 'no category found'; for an empty one 'no product in this category'", async () => {
      await asNew(page);
      await speakEnglish(page);
      await visit(page, '/catagory');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
      await expect(tiles(page, 'Main categories')).toHaveText(
        (await all(api, 'en')).filter(({ parent }) => parent === null).map(({ name }) => name),
      );
      const answer = await page.goto('/catagory/no-such-stall');
      expect(answer?.status()).toBe(404);
      await expect(page.getByText('no category found')).toBeVisible();
      await visit(page, '/catagory');
      await page.route('**/api/products/categories/*/?*', async (route) => {
        const list = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...list, data: [], next: null } });
      });
      await tiles(page, 'Main categories').first().click();
      await expect(page.getByText('no product in this category')).toBeVisible();
    });

    await test.step('a category is sorted and filtered like the grid', async () => {
      await asNew(page);
      await visit(page, '/catagory/shoes');
      await page.getByRole('combobox', { name: 'مرتب‌سازی' }).selectOption({ label: 'ارزان‌ترین' });
      await expect(page).toHaveURL(/\/catagory\/shoes\?sort=price-asc$/);
      const { data } = (await (await api.get('/api/products/categories/shoes/?sort=price-asc&page_size=4')).json()) as {
        data: Card[];
      };
      expect(data.map(({ new_price }) => new_price)).toEqual(
        data.map(({ new_price }) => new_price).sort((a, b) => a - b),
      );
      await expect(cards(page).getByRole('link', { name: data[0]?.name ?? '', exact: true })).toBeVisible();
      const visible = page.getByRole('region', { name: /^کالاهای/ }).getByRole('article');
      for (const [index, { name }] of data.entries()) await expect(visible.nth(index)).toContainText(name);
    });

    await asNew(page);
    await test.step('a tag finds its products; words match with Arabic letters, without half-spaces, and with one typing error', async () => {
      let found: { name: string; tags: string[] } | undefined;
      for (const { slug } of await newestProducts(api, 20)) {
        const product = await productCalled(api, slug);
        if (product.tags.length > 0 && /[یک]/.test(product.name)) {
          found = product;
          break;
        }
      }
      if (found === undefined) throw new Error('No tagged product.');
      const { name, tags } = found;
      await visit(page, `/search?tag=${encodeURIComponent(tags[0] ?? '')}`);
      await expect(page.getByRole('heading', { name: `کالاهای با برچسب «${tags[0] ?? ''}»` })).toBeVisible();
      await expect(cards(page).filter({ hasText: name })).toHaveCount(1);

      const otherwise = name.replaceAll('ی', 'ي').replaceAll('ک', 'ك').replaceAll('\u200c', ' ');
      await page.getByRole('combobox', { name: 'جست‌وجوی کالا' }).fill(otherwise);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(cards(page).filter({ hasText: name })).not.toHaveCount(0);

      const word = name.split(/[\s\u200c]+/).find((part) => part.length >= 5) ?? name;
      const mistyped = `${word.slice(0, 2)}${word.slice(3)}`;
      await visit(page, `/search?q=${encodeURIComponent(mistyped)}`);
      await expect(cards(page).filter({ hasText: word })).not.toHaveCount(0);
    });

    await test.step('an empty result has a message, with the categories as links', async () => {
      await asNew(page);
      await visit(page, '/search?q=qqzzxxwwvv');
      await expect(page.getByText('برای «qqzzxxwwvv» کالایی پیدا نشد.')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'دسته‌ها' }).getByRole('link').first()).toHaveAttribute(
        'href',
        /^\/catagory\//,
      );
    });
  },
);

test.describe('when the categories do not load', () => {
  test.use({ mayLog: [/Failed to load resource: .*500/] });

  test(
    'CAT-02 GRID-05 the eight named categories are displayed instead, in the language of the page, without a message',
    onPhone,
    async ({ page }) => {
      test.setTimeout(120_000);
      for (const language of ['fa', 'en'] as const) {
        await test.step(`the eight named categories take over, in the language of the page, without a message (${language})`, async () => {
          await asNew(page);
          if (language === 'en') await speakEnglish(page);
          await visit(page, '/settings');
          await page.route('**/api/products/categories/', (route) => route.fulfill({ status: 500, body: '' }));
          await page.getByRole('button', { name: { fa: 'فهرست', en: 'Menu' }[language] }).click();
          await page
            .getByRole('dialog')
            .getByRole('link', { name: { fa: 'دسته‌بندی‌ها', en: 'Categories' }[language] })
            .first()
            .click();
          await expect(tiles(page, { fa: 'دسته‌های اصلی', en: 'Main categories' }[language])).toHaveText(
            named[language],
          );
          await expect(page.getByRole('alert')).toHaveCount(0);
        });
      }
    },
  );
});

test(
  'CAT-03 LIST-01 SALE-01 category chips and the order of a list are in the address; flash sales count down to their own ends',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(180_000);
    await test.step('the subcategories of the chosen category', async () => {
      const categories = await all(api, 'fa');
      const main = categories.filter(({ parent }) => parent === null);
      const chosen = main[3];
      if (chosen === undefined) throw new Error('The demo shop has too few categories.');
      await visit(page, '/sub-catagory');
      await page
        .getByRole('navigation', { name: 'دسته‌های اصلی' })
        .getByRole('link', { name: chosen.name, exact: true })
        .click();
      await expect(page).toHaveURL(`/sub-catagory?category=${chosen.slug}`);
      await expect(tiles(page, `زیردسته‌های ${chosen.name}`)).toHaveText(
        categories.filter(({ parent }) => parent === chosen.slug).map(({ name }) => name),
      );
      await expect(page.getByRole('link', { name: `همهٔ ${chosen.name}` })).toHaveAttribute(
        'href',
        `/catagory/${chosen.slug}`,
      );
    });

    await test.step('a chip selected by the address is scrolled into view, and the page does not scroll', async () => {
      await asNew(page);
      const last = (await all(api, 'fa')).filter(({ parent }) => parent === null).at(-1);
      if (last === undefined) throw new Error('The demo shop has no categories.');
      for (const [address, row] of [
        [`/sub-catagory?category=${last.slug}`, 'دسته‌های اصلی'],
        [`/shop-list?category=${last.slug}`, 'دسته‌ها'],
      ] as const) {
        await visit(page, address);
        await expect(
          page.getByRole('navigation', { name: row }).getByRole('link', { name: last.name, exact: true }),
        ).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    });

    await test.step('chips filter the list, its order sorts it, and both are in the address', async () => {
      await asNew(page);
      await speakEnglish(page);
      await visit(page, '/shop-list');
      const chips = page.getByRole('navigation', { name: 'Categories' });
      for (const name of ['Furniture', 'Shoes', 'Dress'])
        await expect(chips.getByRole('link', { name, exact: true })).toBeVisible();
      await chips.getByRole('link', { name: 'Shoes', exact: true }).click();
      await expect(page).toHaveURL(/[?&]category=shoes(&|$)/);
      await expect(chips.getByRole('link', { name: 'Shoes', exact: true })).toHaveAttribute('aria-current', 'true');
      const order = page.getByRole('combobox', { name: 'Short by' });
      await expect(order.locator('option:not([disabled])')).toHaveText(['Newest', 'Popular', 'Ratings']);
      await order.selectOption({ label: 'Ratings' });
      await expect(page).toHaveURL(/[?&]sort=rating(&|$)/);
      const { data } = (await (
        await inEnglish(api).get('/api/products/categories/shoes/?sort=rating&page_size=5')
      ).json()) as { data: Card[] };
      await expect(cards(page).first()).toContainText(data[0]?.name ?? '');
      for (const [index, { name, slug, base_price, new_price, review_text }] of data.entries()) {
        const card = cards(page).nth(index);
        await expect(card.getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          `/single-product/${encodeURIComponent(slug)}`,
        );
        await expect(card).toContainText(english(new_price));
        if ((base_price - new_price) * 100 >= base_price * 3)
          await expect(card.locator('s')).toHaveText(english(base_price));
        else await expect(card.locator('s')).toHaveCount(0);
        if (review_text !== null)
          await expect(card).toContainText(review_text === 1 ? '1 review' : `${review_text} reviews`);
      }
      await page.reload();
      await expect(order).toHaveValue('rating');
    });

    await test.step('an unknown category links to all products, with a message', async () => {
      await asNew(page);
      const answer = await page.goto('/shop-list?category=nix');
      expect(answer?.status()).toBe(200);
      await expect(page.getByText('این دسته در فروشگاه نیست؛ همهٔ کالاها را می‌بینید.')).toBeVisible();
      const [newest] = await newestProducts(api, 1);
      await expect(cards(page).first()).toContainText(newest?.name ?? '');
      await expect(
        page.getByRole('navigation', { name: 'دسته‌ها' }).getByRole('link', { name: 'همه', exact: true }),
      ).toHaveAttribute('aria-current', 'true');
    });

    await test.step('the review count uses singular for one and plural for two', async () => {
      await asNew(page);
      await speakEnglish(page);
      const [one, two] = await newestProducts(api, 2);
      await visit(page, '/pages');
      await page.route('**/api/products/?*', (route) =>
        route.fulfill({
          json: {
            data: [
              { ...one, rating: 4, review_text: 1 },
              { ...two, rating: 4, review_text: 2 },
            ],
            next: null,
          },
        }),
      );
      await page.getByRole('main').getByRole('link', { name: 'Product list' }).click();
      await expect(cards(page).nth(0).getByText('(1 review)', { exact: true })).toBeVisible();
      await expect(cards(page).nth(1).getByText('(2 reviews)', { exact: true })).toBeVisible();
    });

    await asNew(page);
    await test.step('the featured products are those chosen by the owner', async () => {
      const { data } = (await (await api.get('/api/products/featured/?page=1&page_size=18')).json()) as {
        data: Card[];
      };
      expect(data.length).toBeGreaterThan(0);
      await visit(page, '/featured-products');
      await expect(cards(page).getByRole('link')).toHaveText(data.map(({ name }) => name));
    });

    await test.step('every running flash sale has its own price and a countdown to its own end', async () => {
      await asNew(page);
      const flashSales = (await (await api.get('/api/products/specialproduct/')).json()) as {
        name: string;
        new_price: number;
        ends_at: string;
      }[];
      await page.clock.install();
      await visit(page, '/flash-sale');
      await expect(cards(page)).toHaveCount(flashSales.length);
      for (const { name, new_price, ends_at } of flashSales.slice(0, 3)) {
        const card = cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
        await expect(card).toContainText(persian(new_price));
        const countdown = card.getByRole('timer', { name: `تا پایان پیشنهاد ${name}` });
        await expect(countdown).toHaveAttribute('datetime', ends_at);
        const before = await countdown.innerText();
        await page.clock.runFor(1_000);
        await expect(countdown).not.toHaveText(before);
      }
      expect(new Set(flashSales.map(({ ends_at }) => ends_at)).size).toBeGreaterThan(1);
    });

    await test.step('a flash sale displays its end when it ends', async () => {
      await asNew(page);
      const flashSales = (await (await api.get('/api/products/specialproduct/')).json()) as {
        name: string;
        ends_at: string;
      }[];
      const soonest = flashSales.toSorted((a, b) => a.ends_at.localeCompare(b.ends_at))[0];
      if (soonest === undefined) throw new Error('The demo shop has no offer under way.');
      await page.clock.install({ time: new Date(Date.parse(soonest.ends_at) - 30_000) });
      await page.goto('/flash-sale');
      const card = cards(page).filter({ has: page.getByRole('link', { name: soonest.name, exact: true }) });
      await expect(card.getByRole('timer')).toContainText(/[۰-۹]/);
      await page.clock.runFor(32_000);
      await expect(card).toContainText('این پیشنهاد پایان یافت');
    });
  },
);
