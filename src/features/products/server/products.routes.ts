import { routes } from '#platform/http/api-calls.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { catalogueContract } from '../products.contract.ts';
import { categoryTree, shownCategories } from '#features/categories/server/category-tree.service.ts';
import { facetsOf } from '#features/listings/server/facets.service.ts';
import { offersOf } from '#features/flash-sales/server/flash-sales.service.ts';
import { cardsInOrder } from '#features/listings/server/product-cards.service.ts';
import { changePrice } from './product-changes.service.ts';
import { productDetail } from './product-detail.service.ts';
import { listProducts } from '#features/listings/server/product-list.service.ts';
import { onlyVariants } from '#features/listings/server/product-list.store.ts';

const categoryNotFound = refuse('category-not-found', { fa: 'دسته‌ای پیدا نشد', en: 'no category found' });

export const catalogueRoutes = routes(catalogueContract, {
  'GET /api/products/': ({ shop, query, depends }) => listProducts(shop, { address: '/api/products/', query }, depends),

  'GET /api/products/facets/': ({ shop, query, depends }) => facetsOf(shop, query, depends),

  'GET /api/products/featured/': ({ shop, query, depends }) =>
    listProducts(
      shop,
      { address: '/api/products/featured/', query, within: { featured: true }, order: query.sort ?? 'featured' },
      depends,
    ),

  'GET /api/products/categories/': async ({ shop, depends }) => {
    const tree = await categoryTree(shop);
    return shownCategories(shop, tree.inOrder, depends);
  },

  'GET /api/products/categories/:slug/': async ({ shop, params, query, depends }) => {
    const tree = await categoryTree(shop);
    const found = tree.bySlug.get(params.slug);
    if (found === undefined) return categoryNotFound;
    const address = `/api/products/categories/${encodeURIComponent(found.slug)}/`;
    const list = await listProducts(shop, { address, query, within: { categoryIds: found.idsBelow } }, depends);
    if (isRefusal(list)) return list;
    const [category, ...subcategories] = await shownCategories(shop, [found, ...found.children], depends);
    return category === undefined ? categoryNotFound : { ...list, category, subcategories };
  },

  'GET /api/products/specialproduct/': ({ shop, query, depends }) => offersOf(shop, query, depends),

  'POST /api/products/cards/': async ({ shop, body, depends }) => {
    const ids = [...new Set(body.ids)];
    const [cards, only] = await Promise.all([cardsInOrder(shop, ids, depends), onlyVariants(shop, [ids])]);
    const variants = new Map(only.map(({ product_id, id, quantity }) => [product_id, { id, quantity }]));
    return { data: cards.map((card) => ({ ...card, only_variant: variants.get(card.id) ?? null })) };
  },

  'GET /api/products/:slug/': ({ shop, params, depends }) => productDetail(shop, params.slug, depends),

  'POST /api/dev/price/': async ({ shop, body }) => {
    const changed = await changePrice(shop, { variantId: body.variant_id, basePrice: body.base_price });
    return isRefusal(changed) ? changed : {};
  },
});
