import type { Page } from '@playwright/test';
import { expect, test } from './shop-test.ts';
import { asNew, isDrill, onPhone, persian, visit } from './steps.ts';

interface Facets {
  total: number;
  brands: { slug: string; name: string; count: number }[];
  colours: { name: string; count: number }[];
  sizes: { name: string; count: number }[];
  ratings: { stars: number; count: number }[];
  payments: { code: string; count: number }[];
}

// Cards with a price: a category's tiles are articles as well.
const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: 'تومان' });
const panel = (page: Page) => page.getByRole('dialog');
const openFilter = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^فیلتر/ })
    .click();
const apply = (page: Page) => panel(page).getByRole('button', { name: 'اعمال فیلتر' }).click();

/** The lists that can be filtered, each with the query of its facet counts. */
const lists = [
  ['/catagory/womens-fashion', { category: 'womens-fashion' }],
  ['/shop-list?category=womens-fashion', { category: 'womens-fashion' }],
  [`/search?q=${encodeURIComponent('کفش')}`, { q: 'کفش' }],
  ['/flash-sale', { offers: true }],
  ['/featured-products', { featured: true }],
  ['/vendor-shop/kafshduzan-tabriz', { seller: 'kafshduzan-tabriz' }],
] as const;

test(
  'HDR-05 CAT-01 LIST-01 SRCH-01 SALE-01 VEND-01 lists are filtered by colour with matching counts; filters combine, are undone and restored',
  onPhone,
  async ({ page, api }) => {
    test.setTimeout(180_000);
    await test.step('lists are filtered by colour: the result matches the count, in the address and after a reload', async () => {
      for (const [address, subject] of isDrill ? lists : lists.filter((_, index) => index % 2 === 0)) {
        await test.step(`${decodeURIComponent(address)} is narrowed by colour: as many products as were counted, in the address and after a reload`, async () => {
          await asNew(page);
          const facets = (await (await api.get('/api/products/facets/', { params: { ...subject } })).json()) as Facets;
          const colour = facets.colours.find(({ count }) => count >= 1 && count <= 10);
          if (colour === undefined) throw new Error(`No colour to choose on ${address}.`);
          await visit(page, address);
          await openFilter(page);
          await expect(panel(page).getByText(`${persian(facets.total)} کالا`, { exact: true })).toBeVisible();
          const more = panel(page)
            .getByRole('group', { name: 'رنگ' })
            .getByRole('button', { name: /مورد دیگر/ });
          if (await more.isVisible()) await more.click();
          const chip = panel(page)
            .getByRole('group', { name: 'رنگ' })
            .getByRole('button', { name: `${colour.name} ${persian(colour.count)}`, exact: true });
          await chip.click();
          await expect(chip).toHaveAttribute('aria-pressed', 'true');
          await expect(panel(page).getByText(`${persian(colour.count)} کالا`, { exact: true })).toBeVisible();
          await apply(page);
          await expect(page).toHaveURL((url) => url.searchParams.get('colour') === colour.name);
          await expect(cards(page)).toHaveCount(colour.count);
          await page.reload();
          await expect(cards(page)).toHaveCount(colour.count);
          await page.getByRole('link', { name: `حذف فیلتر ${colour.name}` }).click();
          await expect(page).not.toHaveURL(/colour=/);
        });
      }
    });

    await asNew(page);
    await test.step('size, rating and payment combine, a filter is counted under the others, and Back removes the last one', async () => {
      const all = (await (await api.get('/api/products/facets/')).json()) as Facets;
      const size = all.sizes.find(({ count }) => count >= 3);
      if (size === undefined) throw new Error('The demo shop has no size that three products have.');
      await visit(page, '/shop-grid');
      await openFilter(page);
      await panel(page)
        .getByRole('group', { name: 'اندازه' })
        .getByRole('button', { name: `${size.name} ${persian(size.count)}`, exact: true })
        .click();
      const sized = (await (await api.get('/api/products/facets/', { params: { size: size.name } })).json()) as Facets;
      const cash = sized.payments.find(({ code }) => code === 'cash')?.count ?? 0;
      const good = sized.ratings.find(({ stars }) => stars === 3)?.count ?? 0;
      await expect(
        panel(page).getByRole('button', { name: `پرداخت در محل ${persian(cash)}`, exact: true }),
      ).toBeVisible();
      await panel(page)
        .getByRole('button', { name: `۳ و بالاتر ${persian(good)}`, exact: true })
        .click();
      await apply(page);
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('size') === size.name && url.searchParams.get('rating') === '3',
      );
      await expect(page.getByRole('list', { name: 'فیلترهای فعال' }).getByRole('listitem')).toHaveText([
        `اندازهٔ ${size.name}`,
        'امتیاز ۳ و بالاتر',
        'پاک کردن همه',
      ]);
      await expect(cards(page)).toHaveCount(Math.min(good, 18));
      await page.getByRole('link', { name: 'حذف فیلتر امتیاز ۳ و بالاتر' }).click();
      await expect(page).not.toHaveURL(/rating=3/);
      await expect(cards(page)).toHaveCount(Math.min(size.count, 18));
      await page.goBack();
      await expect(page).toHaveURL(/rating=3/);
      await expect(cards(page)).toHaveCount(Math.min(good, 18));
    });

    await test.step('a filtered list that had grown is restored at the same position', async () => {
      await asNew(page);
      await visit(page, '/shop-list?payment=cash&sort=popular');
      await page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
      });
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(36);
      const far = cards(page).nth(30);
      await far.scrollIntoViewIfNeeded();
      const name = await far.getByRole('link').first().innerText();
      await far.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/payment=cash&?|sort=popular/);
      await expect(far.getByRole('link').first()).toHaveText(name);
      await expect(far).toBeInViewport();
    });
  },
);
