import { routes } from '#platform/http/api-calls.ts';
import { pagesContract } from '../pages.contract.ts';
import { writtenPage } from './written-pages.service.ts';

export const pagesRoutes = routes(pagesContract, {
  'GET /api/written-pages/:name/': ({ shop, params, query, language, depends }) =>
    writtenPage(shop, { ...params, language, ...query }, depends),
});
