import { stockOfSeller, visibleStock } from '#features/inventory/server/seller-stock.service.ts';
import { ordersOfSeller } from '#features/orders/server/sellers/seller-orders.service.ts';
import { followedList } from '#platform/database/lists/changed-since.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { ownListsContract } from '../own-lists.contract.ts';
import { ownLine } from './own-lines.ts';
import { sellerOf } from './own-products.service.ts';

export const ownListsRoutes = routes(ownListsContract, {
  'GET /api/seller/orders/': async ({ shop, caller, query, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    const { sellerId } = seller;
    const page = await followedList(shop, { list: 'own-orders', address: '/api/seller/orders/', query }, (part) =>
      ordersOfSeller(shop, { ...part, sellerId, state: query.status ?? null }),
    );
    if (isRefusal(page)) return page;
    return {
      ...page,
      data: page.data.map(({ number, state, placedAt, updatedAt, province, city, lines }) => ({
        number,
        status: state,
        placed_at: placedAt.toISOString(),
        province,
        city,
        lines: lines.map((line) => ownLine(line, language)),
        updated_at: updatedAt.toISOString(),
      })),
    };
  },
  'GET /api/seller/stock/': async ({ shop, caller, query, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    const { sellerId } = seller;
    const page = await followedList(shop, { list: 'own-stock', address: '/api/seller/stock/', query }, (part) =>
      stockOfSeller(shop, { ...part, sellerId, productId: query.product_id ?? null, language }),
    );
    return isRefusal(page) ? page : { ...page, data: page.data.map((row) => visibleStock(row, language)) };
  },
});
