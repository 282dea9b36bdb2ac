import { cardsInOrder } from '#features/products/server/product-cards.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cached } from '#platform/cache/memory.ts';
import { bestSellersContract } from '../best-sellers.contract.ts';
import { bestSellers } from './best-sellers.store.ts';

const week = 7 * 24 * 3_600_000;
/** The size of the ranking, and its maximum age: summing a week of orders is too expensive for every request. */
const ranked = 1_000;
const rankingSeconds = 60;
const usualPageSize = 18;

const ranking = cached<{ productIds: number[]; until: Date }>({
  tag: 'best-sellers',
  seconds: rankingSeconds,
  read: async (shop) => {
    const now = shop.clock.now().getTime();
    const rows = await bestSellers(shop, { since: new Date(now - week), limit: ranked });
    return { productIds: rows.map(({ id }) => id), until: new Date(now + rankingSeconds * 1_000) };
  },
});

export const bestSellersRoutes = routes(bestSellersContract, {
  'GET /api/orders/weeklyBestSellers/': async ({ shop, query, depends }) => {
    const { page = 1, page_size: size = usualPageSize } = query;
    const { productIds, until } = await ranking(shop);
    depends.tag('best-sellers', 'list');
    depends.until(until);
    const more = productIds.length > page * size;
    return {
      data: await cardsInOrder(shop, productIds.slice((page - 1) * size, page * size), depends),
      next: more ? `/api/orders/weeklyBestSellers/?page=${page + 1}&page_size=${size}` : null,
    };
  },
});
