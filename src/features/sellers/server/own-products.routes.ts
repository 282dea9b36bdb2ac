import { categoryTree } from '#features/categories/server/category-tree.service.ts';
import { nameIn } from '#shared/text/names.ts';
import { repriceVariant } from '#features/products/server/admin/variant-prices.service.ts';
import { routes } from '#platform/http/api-calls.ts';
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
import { changeOwnShop, changeOwnTexts, resubmitProduct } from './own-shop.service.ts';
import { sellerEntriesPage } from '#features/payouts/server/seller-ledger.service.ts';
import { decideSubmission, listSubmissions } from './submissions.service.ts';

const productsOnAPage = 30;

/** The first rows of a page, and the address of the next one when there is one row more. */
function pageOf<Row extends { readonly id: number }>(
  rows: readonly Row[],
  size: number,
  address: string,
  query: object,
) {
  const data = rows.slice(0, size);
  const search = new URLSearchParams(
    Object.entries({ ...query, before: data.at(-1)?.id }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return { data, next: rows.length > size ? `${address}?${search.toString()}` : null };
}

export const ownShopRoutes = routes(ownShopContract, {
  'GET /api/seller/': async ({ shop, caller }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : ownShop(shop, seller);
  },
  'PUT /api/seller/shop/': async ({ shop, caller, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : changeOwnShop(shop, seller, body);
  },
  'GET /api/seller/entries/': async ({ shop, caller, query }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller)
      ? seller
      : sellerEntriesPage(shop, { sellerId: seller.sellerId, before: query.before, address: '/api/seller/entries/' });
  },
  'GET /api/seller/categories/': async ({ shop, language }) => {
    const { inOrder } = await categoryTree(shop);
    return inOrder
      .filter(({ children }) => children.length === 0)
      .map(({ id, path }) => ({ id, name: path.map((category) => nameIn(category, language)).join(' › ') }));
  },
  'GET /api/seller/products/': async ({ shop, caller, query, language }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return pageOf(
      await ownProducts(shop, seller, { ...query, language, limit: productsOnAPage + 1 }),
      productsOnAPage,
      '/api/seller/products/',
      query,
    );
  },
  'GET /api/seller/products/:id/': async ({ shop, caller, params }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : ownProduct(shop, seller, params.id);
  },
  'POST /api/seller/products/': async ({ shop, caller, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : submitProduct(shop, seller, body);
  },
  'PUT /api/seller/products/:id/texts/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : changeOwnTexts(shop, seller, { ...body, id: params.id });
  },
  'POST /api/seller/products/:id/resubmit/': async ({ shop, caller, params }) => {
    const seller = await sellerOf(shop, caller.customerId);
    return isRefusal(seller) ? seller : ((await resubmitProduct(shop, seller, params.id)) ?? {});
  },
  'PATCH /api/seller/variants/:id/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return (await changeOwnVariant(shop, seller, { variantId: params.id, ...body })) ?? {};
  },
  'POST /api/seller/variants/:id/stock/': async ({ shop, caller, params, body }) => {
    const seller = await sellerOf(shop, caller.customerId);
    if (isRefusal(seller)) return seller;
    return (await countOwnStock(shop, seller, { variantId: params.id, ...body })) ?? {};
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
  'GET /api/admin/seller-products/': async ({ shop, query, language }) =>
    pageOf(
      await listSubmissions(shop, { ...query, language, limit: productsOnAPage + 1 }),
      productsOnAPage,
      '/api/admin/seller-products/',
      query,
    ),
  'POST /api/admin/seller-products/:id/decide/': async ({ shop, caller, params, body }) =>
    (await decideSubmission(shop, { ...body, id: params.id, by: caller.customerId })) ?? {},
});
