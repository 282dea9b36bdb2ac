import { Type } from 'typebox';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { OrderStateName } from '#features/orders/orders.contract.ts';
import { BulkReplyByName } from '#shared/contract/bulk.ts';
import { contract } from '#shared/contract/contract.ts';

export const orderMovesContract = contract({
  'POST /api/admin/orders/bulk-move/': {
    summary:
      'Moves up to a hundred orders one step on; those that are at another step by now fail as `order-moved-on`.',
    access: ordersStaff,
    body: Type.Object({ numbers: Type.Array(StaffOrderNumber, { minItems: 1, maxItems: 100 }), to: OrderStateName }),
    reply: BulkReplyByName,
    refusals: { 'order-step-wrong': 400, 'own-order': 403 },
  },
});
