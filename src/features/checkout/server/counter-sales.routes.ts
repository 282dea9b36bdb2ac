import { routes } from '#platform/http/api-calls.ts';
import { counterSalesContract } from '../counter-sales.contract.ts';
import { sellAtCounter } from './counter-sales.service.ts';

export const counterSalesRoutes = routes(counterSalesContract, {
  'POST /api/admin/orders/': ({ shop, caller, body, language }) =>
    sellAtCounter(shop, { by: caller.customerId, body, language }),
});
