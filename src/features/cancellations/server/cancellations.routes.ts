import { routes } from '#platform/http/api-calls.ts';
import { cancellationsContract } from '../cancellations.contract.ts';
import { cancelOrder } from './cancellations.service.ts';

export const cancellationsRoutes = routes(cancellationsContract, {
  'POST /api/orders/:number/cancel/': ({ shop, params, body, caller, language }) =>
    cancelOrder(shop, { ...params, customerId: caller.customerId, language, way: body.refund_method }),
});
