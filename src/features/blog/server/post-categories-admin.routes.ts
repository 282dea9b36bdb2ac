import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { postCategoriesAdminContract } from '../post-categories-admin.contract.ts';
import {
  addCategory,
  adminCategory,
  orderCategories,
  removeCategory,
  renameCategory,
} from './post-categories-admin.service.ts';
import { adminCategories } from './post-categories-admin.store.ts';

export const postCategoriesAdminRoutes = routes(postCategoriesAdminContract, {
  'GET /api/admin/post-categories/': async ({ shop }) => ({ data: await adminCategories(shop) }),
  'POST /api/admin/post-categories/': ({ shop, caller, body }) =>
    thenRead(addCategory(shop, { by: caller.customerId, ...body }), ({ slug }) => adminCategory(shop, slug)),
  'PUT /api/admin/post-categories/': ({ shop, caller, body }) =>
    orderCategories(shop, { by: caller.customerId, ...body }),
  'GET /api/admin/post-categories/:slug/': ({ shop, params }) => adminCategory(shop, params.slug),
  'PUT /api/admin/post-categories/:slug/': ({ shop, caller, params, body }) =>
    thenRead(
      renameCategory(shop, {
        by: caller.customerId,
        ...params,
        version: body.version,
        to: { slug: body.slug ?? params.slug, name: body.name },
      }),
      ({ slug }) => adminCategory(shop, slug),
    ),
  'DELETE /api/admin/post-categories/:slug/': ({ shop, caller, params, query }) =>
    removeCategory(shop, { by: caller.customerId, ...params, version: query.version, moveTo: query.move_to }),
});
