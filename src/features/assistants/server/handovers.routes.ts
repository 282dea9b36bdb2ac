import { routes } from '#platform/http/api-calls.ts';
import { handoversContract } from '../handovers.contract.ts';
import { takeOver } from './buying/handover.service.ts';

export const handoversRoutes = routes(handoversContract, {
  'POST /api/checkout/handovers/': ({ shop, body, caller, language }) =>
    takeOver(shop, { token: body.token, customerId: caller.customerId, language }),
});
