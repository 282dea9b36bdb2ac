import { routes } from '#platform/http/api-calls.ts';
import { categoriesContract } from '../categories.contract.ts';
import { categoryTree, shownCategories } from './category-tree.service.ts';

export const categoriesRoutes = routes(categoriesContract, {
  'GET /api/products/categories/': async ({ shop, depends }) => {
    const tree = await categoryTree(shop);
    return shownCategories(shop, tree.inOrder, depends);
  },
});
