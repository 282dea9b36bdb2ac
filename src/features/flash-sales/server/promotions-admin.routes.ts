import { routes } from '#platform/http/api-calls.ts';
import { keyedPart } from '#platform/database/pages-by-key.ts';
import { promotionsDeskContract } from '../promotions-desk.contract.ts';
import { addCoupon, changeCoupon, listCoupons } from '#features/coupons/server/coupons-admin.service.ts';
import { addOffer, changeOffer, endOffer, listOffers } from './flash-sales-admin.service.ts';

const rowsOnAPage = 50;

export const promotionsDeskRoutes = routes(promotionsDeskContract, {
  'GET /api/admin/coupons/': async ({ shop, query }) => {
    const { shown, next } = keyedPart(await listCoupons(shop, query, rowsOnAPage + 1), {
      size: rowsOnAPage,
      address: '/api/admin/coupons/',
      query,
    });
    return { data: [...shown], next };
  },
  'POST /api/admin/coupons/': ({ shop, caller, body }) => addCoupon(shop, caller.customerId, body),
  'PUT /api/admin/coupons/:id/': ({ shop, caller, params, body }) =>
    changeCoupon(shop, caller.customerId, { ...body, id: params.id }),

  'GET /api/admin/offers/': async ({ shop, query, language }) => {
    const { shown, next } = keyedPart(await listOffers(shop, query, { language, limit: rowsOnAPage + 1 }), {
      size: rowsOnAPage,
      address: '/api/admin/offers/',
      query,
    });
    return { data: [...shown], next };
  },
  'POST /api/admin/offers/': ({ shop, caller, body }) => addOffer(shop, caller.customerId, body),
  'PUT /api/admin/offers/:id/': ({ shop, caller, params, body }) =>
    changeOffer(shop, caller.customerId, { ...body, id: params.id }),
  'POST /api/admin/offers/:id/end/': ({ shop, caller, params, body }) =>
    endOffer(shop, caller.customerId, { ...body, id: params.id }),
});
