import type { BenchShop } from './bench-shop.ts';
import { record } from './figures.ts';
import { repeat, warmUpSeconds } from './load.ts';
import { recordScans, sequentialScans } from './scans.ts';

/** Words of the titles as typed by buyers: common and rare, two together, incomplete, mistyped, in a wrong layout. */
const queries = [
  'کاپشن',
  'کیف',
  'کفش مردانه',
  'کاپشن مردانه',
  'ساعت',
  'شلوار',
  'گوش',
  'کاپشنن',
  'شلوارر',
  'مانتو',
  ';ta',
  'لباس زنانه',
  'كيف چرم',
  'دستبند',
  'هدفن',
  'قاب',
];

/** Measures search and a filtered, sorted list, without caching. */
export async function measureSearch(shop: BenchShop): Promise<void> {
  const running = await shop.open({ CACHE_OFF: '1' });
  const [brand] = await shop.query<{ slug: string }>(
    'SELECT b.slug FROM brands b JOIN products p ON p.brand_id = b.id GROUP BY b.slug ORDER BY count(*) DESC LIMIT 1',
  );
  const [category] = await shop.query<{ slug: string }>(
    'SELECT c.slug FROM categories c JOIN product_categories pc ON pc.category_id = c.id GROUP BY c.slug ORDER BY count(*) DESC LIMIT 1',
  );
  const request = async (address: string) => {
    const reply = await fetch(`${running.url}${address}`);
    if (!reply.ok) throw new Error(`${address}: ${await reply.text()}`);
    await reply.arrayBuffer();
  };
  // The first facet count loads the facet data, which takes seconds with a million products.
  await request('/api/products/facets/?in_stock=true');
  const before = await sequentialScans(shop);
  const measure = async (address: (turn: number) => string) => {
    const work = (lane: number, turn: number) => request(address(turn * 2 + lane));
    await repeat(2, warmUpSeconds, 0, work);
    return repeat(2, 5, 1, work);
  };
  const search = await measure((turn) => `/api/search/?q=${encodeURIComponent(queries[turn % queries.length] ?? '')}`);
  record({
    name: 'search, nothing kept, 95th percentile',
    value: search.p95,
    unit: 'ms',
    // One in sixteen has no results as typed and is reinterpreted (docs/decisions/0029).
    ...(shop.products >= 100_000 ? { max: 50 } : {}),
  });
  const narrowed = [
    `/api/search/?q=${encodeURIComponent('کاپشن')}&brand=${brand?.slug ?? ''}`,
    '/api/products/?sort=popular&page=500',
    `/api/products/?sort=price-asc&brand=${brand?.slug ?? ''}`,
    '/api/products/?sort=popular&price_min=200000&price_max=900000',
    `/api/products/categories/${category?.slug ?? ''}/?sort=price-desc`,
    `/api/products/categories/${category?.slug ?? ''}/?sort=popular&in_stock=true`,
    `/api/products/categories/${category?.slug ?? ''}/?sort=ratings&brand=${brand?.slug ?? ''}`,
  ];
  const lists = await measure((turn) => narrowed[turn % narrowed.length] ?? '');
  record({
    name: 'list narrowed and sorted, nothing kept, 95th percentile',
    value: lists.p95,
    unit: 'ms',
    ...(shop.products >= 100_000 ? { max: 30 } : {}),
  });
  const suggested = await measure(
    (turn) => `/api/search/suggestions/?q=${encodeURIComponent(queries[turn % queries.length] ?? '')}`,
  );
  record({
    name: 'suggestions, nothing kept, 95th percentile',
    value: suggested.p95,
    unit: 'ms',
    ...(shop.products >= 100_000 ? { max: 20 } : {}),
  });
  await running.stop();
  await recordScans(shop, 'search and lists', before);
}
