import { routes } from '#platform/http/api-calls.ts';
import { doneTogether } from '#platform/http/bulk.ts';
import { isRefusal } from '#shared/contract/refusal.ts';
import { orderMovesContract } from '../order-moves.contract.ts';
import { movedOn } from './fulfillments.service.ts';
import { moveAlong } from './order-moves.service.ts';

export const orderMovesRoutes = routes(orderMovesContract, {
  'POST /api/admin/orders/bulk-move/': async ({ shop, body, caller, language }) => {
    const moved = await moveAlong(shop, { ...body, by: caller.customerId });
    return isRefusal(moved)
      ? moved
      : doneTogether({ ids: body.numbers, done: moved }, { refusal: movedOn(), language });
  },
});
