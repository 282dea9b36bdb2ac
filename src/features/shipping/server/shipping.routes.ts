import { routes } from '#platform/http/api-calls.ts';
import { shippingContract } from '../shipping.contract.ts';
import {
  addShippingMethod,
  changeShippingMethod,
  offeredShippingMethods,
  shippingMethod,
} from './shipping-methods.service.ts';
import { everyMethod } from './shipping-methods.store.ts';

export const shippingRoutes = routes(shippingContract, {
  'GET /api/checkout/shipping-methods/': async ({ shop, language, depends }) => {
    depends.tag('shipping-methods');
    const data = (await offeredShippingMethods(shop)).map(({ id, price, min_days, max_days, ...method }) => ({
      id,
      name: method.name[language],
      description: method.description[language],
      price,
      min_days,
      max_days,
    }));
    return { data };
  },
  'GET /api/admin/shipping-methods/': async ({ shop }) => ({ data: await everyMethod(shop) }),
  'POST /api/admin/shipping-methods/': ({ shop, body, caller }) => addShippingMethod(shop, body, caller.customerId),
  'GET /api/admin/shipping-methods/:id/': ({ shop, params }) => shippingMethod(shop, params.id),
  'PUT /api/admin/shipping-methods/:id/': ({ shop, params, body: { version, ...method }, caller }) =>
    changeShippingMethod(shop, { id: params.id, version, method, by: caller.customerId }),
});
