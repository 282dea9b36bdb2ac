import { routes } from '#platform/api-calls.ts';
import { postCategoriesDeskContract } from '../post-categories-desk.contract.ts';
import { deskCategories } from './post-categories-desk.store.ts';

export const postCategoriesDeskRoutes = routes(postCategoriesDeskContract, {
  'GET /api/admin/post-categories/': ({ shop }) => deskCategories(shop),
});
