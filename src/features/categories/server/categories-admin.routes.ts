import { thenRead } from '#platform/http/then-read.ts';
import { routes } from '#platform/http/api-calls.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { categoriesAdminContract } from '../categories-admin.contract.ts';
import {
  addCategory,
  adminCategory,
  changeCategory,
  orderCategories,
  removeCategory,
} from './categories-admin.service.ts';
import { everyCategory } from './every-category.service.ts';

export const categoriesAdminRoutes = routes(categoriesAdminContract, {
  'GET /api/admin/categories/': async ({ shop }) => ({ data: await everyCategory(shop) }),

  'POST /api/admin/categories/': ({ shop, caller, body }) =>
    thenRead(addCategory(shop, caller.customerId, body), ({ id }) => adminCategory(shop, id)),

  'GET /api/admin/categories/:id/': ({ shop, params }) => adminCategory(shop, params.id),

  'PUT /api/admin/categories/:id/': ({ shop, caller, params, body }) =>
    thenRead(changeCategory(shop, caller.customerId, { ...body, id: params.id }), () => adminCategory(shop, params.id)),

  'PUT /api/admin/categories/order/': async ({ shop, caller, body }) => {
    const refused = await orderCategories(shop, caller.customerId, {
      ...body,
      parentId: body.parent_id,
    });
    return isRefusal(refused) ? refused : { parent_id: body.parent_id, ids: body.ids };
  },

  'DELETE /api/admin/categories/:id/': async ({ shop, caller, params, query }) => {
    const refused = await removeCategory(shop, caller.customerId, { ...params, ...query });
    return isRefusal(refused) ? refused : {};
  },
});
