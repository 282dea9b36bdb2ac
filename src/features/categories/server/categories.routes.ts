import { routes } from '#platform/http/api-calls.ts';
import { categoriesContract } from '../categories.contract.ts';
import { categoryTree, visibleCategories } from './category-tree.service.ts';

export const categoriesRoutes = routes(categoriesContract, {
  'GET /api/products/categories/': async ({ shop, depends }) => {
    const tree = await categoryTree(shop);
    return visibleCategories(shop, tree.inOrder, depends);
  },
});
