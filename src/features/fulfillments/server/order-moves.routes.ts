import { routes } from '#platform/http/api-calls.ts';
import { orderMovesContract } from '../order-moves.contract.ts';
import { moveAlong } from './order-moves.service.ts';

export const orderMovesRoutes = routes(orderMovesContract, {
  'POST /api/admin/orders/move/': ({ shop, body, caller }) => moveAlong(shop, { ...body, by: caller.customerId }),
});
