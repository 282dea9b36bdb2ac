import { routes } from '#platform/http/api-calls.ts';
import { addressesContract } from '../addresses.contract.ts';
import { addAddress, changeAddress, ownAddress, removeAddress } from './addresses.service.ts';
import { addressesOf } from './addresses.store.ts';

export const addressesRoutes = routes(addressesContract, {
  'GET /api/customers/current/addresses/': async ({ shop, caller }) => ({
    data: await addressesOf(shop, caller.customerId),
  }),
  'POST /api/customers/current/addresses/': ({ shop, caller, body }) => addAddress(shop, caller.customerId, body),
  'GET /api/customers/current/addresses/:id/': ({ shop, caller, params }) =>
    ownAddress(shop, { customerId: caller.customerId, id: params.id }),
  'PUT /api/customers/current/addresses/:id/': ({ shop, caller, params, body: { before: seen, ...address } }) =>
    changeAddress(shop, { customerId: caller.customerId, id: params.id, seen }, address),
  'DELETE /api/customers/current/addresses/:id/': async ({ shop, caller, params }) =>
    (await removeAddress(shop, { customerId: caller.customerId, id: params.id })) ?? {},
});
