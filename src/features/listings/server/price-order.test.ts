import { describe, expect, test } from 'vitest';
import { createBrand } from '#features/brands/server/brands.service.ts';
import { createCategory } from '#features/categories/server/categories.service.ts';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { changeSetting } from '#features/settings/server/settings.service.ts';
import { useTestShop } from '#testing/test-shop.ts';
import type { ProductList } from '../listings.contract.ts';

describe('lists sorted by price', () => {
  const app = useTestShop();
  const soon = () => new Date(app.clock.now().getTime() + 3_600_000);
  /** Returns the prices on the cards of a whole list, fetched page by page. */
  const pricesOf = async (address: string) => {
    const prices: number[] = [];
    for (let next: string | null = address; next !== null;) {
      const page: ProductList = (await app.server.inject(next)).json();
      prices.push(...page.data.map((card) => card.new_price));
      next = page.next;
    }
    return prices;
  };
  const atFlashSale = (productId: number, price: number | null, endsAt = soon()) =>
    createFlashSale(app.shop, { productId, price, beginsAt: app.clock.now(), endsAt, allotted: 5 });

  async function shelf() {
    const brand = await createBrand(app.shop, { name: 'برند', slug: 'brand' });
    const sorts = await createCategory(app.shop, { name: 'تنوع', slug: 'sort' });
    const others = await createCategory(app.shop, { name: 'دیگر', slug: 'other' });
    const products: number[] = [];
    for (const [index, price] of [3_000, 5_000, 5_001, 7_000, 9_000, 9_000, 12_000, 30_000].entries()) {
      const { id } = await productReady(app.shop, {
        name: `چای ${index}`,
        price,
        brandId: index % 2 === 0 ? brand.id : null,
        categoryId: index % 3 === 0 ? sorts.id : others.id,
      });
      products.push(id);
    }
    await atFlashSale(products[7] ?? 0, 2_500);
    await atFlashSale(products[7] ?? 0, 1_500);
    await atFlashSale(products[4] ?? 0, 20_000);
    await atFlashSale(products[6] ?? 0, null);
  }

  test('LIST-01 GRID-04 HDR-05 every list filters and sorts by sale price, including at the threshold and in flash sales', async () => {
    await shelf();
    const sold = [1, 1_500, 2_000, 3_000, 4_000, 5_000, 7_000, 9_000];
    for (const [list, expected] of [
      ['/api/products/?page_size=2', sold],
      ['/api/products/?page_size=2&brand=brand', [1, 3_000, 7_000, 9_000]],
      ['/api/products/categories/sort/?page_size=2', [2_000, 3_000, 7_000]],
      ['/api/search/?q=چای&page_size=3', sold],
    ] as const) {
      const ascending = [...expected].sort((a, b) => a - b);
      expect(await pricesOf(encodeURI(`${list}&sort=price-asc`)), list).toEqual(ascending);
      expect(await pricesOf(encodeURI(`${list}&sort=price-desc`)), list).toEqual([...ascending].reverse());
      for (const [least, greatest] of [
        [1_500, 4_000],
        [2_000, 2_000],
        [4_001, 9_000],
      ] as const) {
        const within = ascending.filter((price) => price >= least && price <= greatest);
        const range = encodeURI(`${list}&price_min=${least}&price_max=${greatest}`);
        expect(await pricesOf(`${range}&sort=price-desc`), range).toEqual([...within].reverse());
        expect(
          (await pricesOf(`${range}&sort=newest`)).sort((a, b) => a - b),
          range,
        ).toEqual(within);
      }
    }
    const sales = async (query: string) =>
      (await app.server.inject(`/api/products/specialproduct/?${query}`))
        .json<{ new_price: number }[]>()
        .map((card) => card.new_price);
    expect(await sales('sort=price-asc')).toEqual([1_500, 7_000, 9_000]);
    expect(await sales('sort=price-desc&price_max=7000')).toEqual([7_000, 1_500]);
  });

  test('LIST-01 the facets of that list count and bound by sale price', async () => {
    const facets = async (query: Record<string, unknown>) =>
      (await app.call('GET /api/products/facets/', { query })).body as {
        total: number;
        price_min: number;
        price_max: number;
      };
    expect(await facets({})).toMatchObject({ total: 8, price_min: 1, price_max: 9_000 });
    expect(await facets({ price_min: 1_500, price_max: 4_000 })).toMatchObject({ total: 4 });
  });

  test('a price-sorted list changes as soon as a flash sale ends or the price rule changes', async () => {
    const cheap = await productReady(app.shop, { price: 10_000 });
    const dear = await productReady(app.shop, { price: 30_000 });
    await atFlashSale(dear.id, 2_000);
    const address = '/api/products/categories/ready-products/?sort=price-asc';
    const order = async () => (await app.server.inject(address)).json<ProductList>().data.map(({ id }) => id);
    expect(await order()).toEqual([dear.id, cheap.id]);
    app.clock.advance(3_600_001);
    expect(await order()).toEqual([cheap.id, dear.id]);
    await changeSetting(app.shop, 'price-rule', { off: 40_000, above: 20_000 });
    expect(await pricesOf(`${address}&page_size=1`)).toEqual([0, 10_000]);
    expect(await order()).toEqual([dear.id, cheap.id]);
  });
});
