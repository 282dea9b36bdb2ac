import { beforeAll, describe, expect, test } from 'vitest';
import { createFlashSale } from '#features/flash-sales/server/flash-sales.service.ts';
import { productReady } from '#features/products/server/products.factory.ts';
import { useTestShop } from '#testing/test-shop.ts';

interface Found {
  readonly data: readonly { readonly slug: string }[];
  readonly next: string | null;
  readonly left_out: readonly string[];
}

describe('a search for discounted products', () => {
  const app = useTestShop();
  const search = async (query: Record<string, unknown>) =>
    (await app.call('GET /api/search/', { query })).body as Found;
  const slugs = ({ data }: Found) => data.map(({ slug }) => slug).sort();
  const total = async (q: string) =>
    ((await app.call('GET /api/products/facets/', { query: { q } })).body as { total: number }).total;

  beforeAll(async () => {
    const ids = new Map<string, number>();
    for (const [name, slug, price] of [
      ['کفش پیاده‌روی', 'shoes', 2_000_000],
      ['کفش دویدن', 'runners', 3_500_000],
      ['کفش پاشنه‌دار', 'heels', 900_000],
      ['ساعت مچی', 'watch', 5_000_000],
    ] as const)
      ids.set(slug, (await productReady(app.shop, { name, slug, price })).id);
    const now = app.shop.clock.now().getTime();
    for (const [slug, price] of [
      ['shoes', 1_500_000],
      ['runners', 3_000_000],
    ] as const)
      await createFlashSale(app.shop, {
        productId: ids.get(slug) ?? 0,
        price,
        beginsAt: new Date(now - 1_000),
        endsAt: new Date(now + 86_400_000),
        allotted: 10,
      });
  });

  test.each([
    'تخفیف‌دار',
    'تخفیف دار',
    'حراجی',
    'پیشنهاد ویژه',
    'takhfif dar',
    'کفش تخفیف‌دار',
    'کفش با تخفیف',
    'کتونی تخفیف خورده',
  ])('SRCH-01 «%s» finds the products on sale', async (q) => {
    expect(slugs(await search({ q }))).toEqual(['runners', 'shoes']);
    expect(await total(q)).toBe(2);
    const first = await search({ q, page_size: 1 });
    const second = (await app.server.inject(first.next ?? '')).json<Found>();
    expect([...slugs(first), ...slugs(second)].sort()).toEqual(['runners', 'shoes']);
  });

  test('SRCH-01 other filters also apply, and the address of the interpreted search gives the same results', async () => {
    const answer = await search({ q: 'کفش تخفیف‌دار زیر ۲ میلیون' });
    expect(answer).toMatchObject({
      data: [{ slug: 'shoes' }],
      understood: { q: 'کفش تخفیف‌دار', price_max: 2_000_000 },
    });
    const again = await search({ q: 'کفش تخفیف‌دار', price_max: 2_000_000 });
    expect(again).toMatchObject({ data: [{ slug: 'shoes' }] });
    expect(again).not.toHaveProperty('understood');
    expect(slugs(await search({ q: 'تخفیف‌دار زیر ۲ میلیون' }))).toEqual(['shoes']);
  });

  test('SRCH-01 products are found without the discount filter where none is on sale', async () => {
    expect(await search({ q: 'ساعت تخفیف‌دار' })).toMatchObject({
      data: [{ slug: 'watch' }],
      left_out: ['تخفیف‌دار'],
      relaxed: true,
    });
    expect(await total('ساعت تخفیف‌دار')).toBe(1);
  });
});

describe('a search for a standard that the shop does not know', () => {
  const app = useTestShop();

  beforeAll(async () => {
    await productReady(app.shop, { name: 'کابل شبکه Cat 6', slug: 'cable' });
    await productReady(app.shop, { name: 'Classic cap', slug: 'cap' });
  });

  test('SRCH-01 is not a search for the letter after it', async () => {
    const search = async (q: string) => (await app.call('GET /api/search/', { query: { q } })).body as Found;
    expect(await search('USB-C')).toMatchObject({ data: [], left_out: [] });
    expect(await search('کابل USB-C')).toMatchObject({ data: [{ slug: 'cable' }], left_out: ['USB-C'] });
  });
});
