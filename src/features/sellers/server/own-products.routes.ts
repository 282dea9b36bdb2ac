import { usualPageSize } from '#shared/contract/replies.ts';
import { thenRead } from '#platform/http/then-read.ts';
import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import { nameIn } from '#shared/text/names.ts';
import { repriceVariant } from '#features/products/server/admin/variant-prices.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { cursorRejection } from '#platform/database/cursor.ts';
import { changesPart, changesWanted } from '#platform/database/lists/changed-since.ts';
import { afterId, pageAfter } from '#platform/database/pages-after.ts';
import { inBulk } from '#platform/http/bulk.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { ownShopContract } from '../own-shop.contract.ts';
import {
  changeOwnVariant,
  countOwnStock,
  ownProduct,
  ownProducts,
  ownShop,
  sellerOf,
  submitProduct,
} from './own-products.service.ts';
import { ownStockOf } from './own-stock.service.ts';
import { changeOwnShop, changeOwnTexts, resubmitProduct } from './own-shop.service.ts';
import { sellerEntriesPage } from '#features/payouts/server/seller-ledger.service.ts';
import { decideSubmission, listSubmissions, submittedProduct, undoSubmissions } from './submissions.service.ts';

export const ownShopRoutes = routes(ownShopContract, {
  'GET /api/seller/': async ({ shop, caller }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : ownShop(shop, seller);
  },
  'PUT /api/seller/shop/': async ({ shop, caller, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return thenRead(changeOwnShop(shop, seller, body), async () => {
      const changed = await sellerOf(shop, caller.customerId);
      return isRefusal(changed) ? changed : ownShop(shop, changed);
    });
  },
  'GET /api/seller/entries/': async ({ shop, caller, query }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller)
      ? seller
      : sellerEntriesPage(shop, { sellerId: seller.sellerId, query, address: '/api/seller/entries/' });
  },
  'GET /api/seller/categories/': async ({ shop, language }) => {
    const { inOrder } = await categoryTree(shop);
    const data = inOrder
      .filter(({ children }) => children.length === 0)
      .map(({ id, path }) => ({ id, name: path.map((category) => nameIn(category, language)).join(' › ') }));
    return { data };
  },
  'GET /api/seller/products/': async ({ shop, caller, query, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    const { page_size: size = usualPageSize } = query;
    const changes = await changesWanted(shop, 'own-products', query);
    if (isRefusal(changes)) return changes;
    const after = changes === null ? afterId('own-products', query.after) : null;
    if (after === undefined) return cursorRejection;
    const before = after ?? undefined;
    const rows = await ownProducts(shop, seller, { ...query, before, changes, language, limit: size + 1 });
    const address = '/api/seller/products/';
    const { data: visible, next } =
      changes === null
        ? pageAfter(rows, { order: 'own-products', size, address, query })
        : changesPart(rows, { list: 'own-products', size, address, query });
    return { data: visible.map(({ updatedAt: _, ...row }) => row), next };
  },
  'GET /api/seller/products/:id/': async ({ shop, caller, params }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : ownProduct(shop, seller, params.id);
  },
  'POST /api/seller/products/': async ({ shop, caller, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller)
      ? seller
      : thenRead(submitProduct(shop, seller, body), ({ id }) => ownProduct(shop, seller, id));
  },
  'PUT /api/seller/products/:id/texts/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return thenRead(changeOwnTexts(shop, seller, { ...body, id: params.id }), () =>
      ownProduct(shop, seller, params.id),
    );
  },
  'POST /api/seller/products/:id/resubmit/': async ({ shop, caller, params }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    const own = await ownProduct(shop, seller, params.id);
    if (isRefusal(own)) return own;
    return thenRead(resubmitProduct(shop, seller, params.id), () => ownProduct(shop, seller, params.id));
  },
  'PATCH /api/seller/variants/:id/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    const changed = await changeOwnVariant(shop, seller, { variantId: params.id, ...body });
    return isRefusal(changed) ? changed : ownProduct(shop, seller, changed.productId);
  },
  'POST /api/seller/variants/:id/stock/': async ({ shop, caller, params, body, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    const refused = await countOwnStock(shop, seller, { variantId: params.id, ...body });
    return refused ?? ownStockOf(shop, seller, { variantId: params.id, language });
  },
  'POST /api/seller/variants/bulk-reprice/': async ({ shop, caller, body, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return inBulk(shop, {
      items: body.items,
      idOf: (item) => item.variant_id,
      language,
      each: (item) => repriceVariant(shop, { ...item, by: seller.customerId, sellerId: seller.sellerId }),
    });
  },
  'POST /api/seller/variants/bulk-count/': async ({ shop, caller, body, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return inBulk(shop, {
      items: body.items,
      idOf: (item) => item.variant_id,
      language,
      each: async ({ variant_id: variantId, ...counted }) =>
        (await countOwnStock(shop, seller, { variantId, ...counted })) ?? 'done',
    });
  },
  'GET /api/admin/seller-products/': async ({ shop, query, language }) => {
    const { page_size: size = usualPageSize } = query;
    const after = afterId('submissions', query.after);
    if (after === undefined) return cursorRejection;
    const before = after ?? undefined;
    const rows = await listSubmissions(shop, { ...query, before, language, limit: size + 1 });
    return pageAfter(rows, {
      order: 'submissions',
      size,
      address: '/api/admin/seller-products/',
      query,
    });
  },
  'POST /api/admin/seller-products/:id/decide/': async ({ shop, caller, params, body, language }) =>
    (await decideSubmission(shop, { ...body, id: params.id, by: caller.customerId })) ??
    submittedProduct(shop, params.id, language),
  'POST /api/admin/seller-products/bulk-undo/': ({ shop, caller, body, language }) =>
    undoSubmissions(shop, { ...body, by: caller.customerId, language }),
});
