import { categoryTree, visibleCategories } from '#features/categories/server/category-tree.service.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal, refuse } from '#shared/contract/refusal.ts';
import { listingsContract } from '../listings.contract.ts';
import { facetsOf } from './facets.service.ts';
import { listProducts } from './product-list.service.ts';

const categoryNotFound = refuse('category-not-found', { fa: 'دسته‌ای پیدا نشد', en: 'no category found' });

export const listingsRoutes = routes(listingsContract, {
  'GET /api/products/': ({ shop, query, depends }) => listProducts(shop, { address: '/api/products/', query }, depends),

  'GET /api/products/facets/': ({ shop, query, depends }) => facetsOf(shop, query, depends),

  'GET /api/products/featured/': ({ shop, query, depends }) =>
    listProducts(
      shop,
      { address: '/api/products/featured/', query, within: { featured: true }, order: query.sort ?? 'featured' },
      depends,
    ),

  'GET /api/products/categories/:slug/': async ({ shop, params, query, depends }) => {
    const tree = await categoryTree(shop);
    const found = tree.bySlug.get(params.slug);
    if (found === undefined) return categoryNotFound;
    const address = `/api/products/categories/${encodeURIComponent(found.slug)}/`;
    const list = await listProducts(shop, { address, query, within: { categoryIds: found.idsBelow } }, depends);
    if (isRefusal(list)) return list;
    const [category, ...subcategories] = await visibleCategories(shop, [found, ...found.children], depends);
    return category === undefined ? categoryNotFound : { ...list, category, subcategories };
  },
});
