import { Type } from 'typebox';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { OrderStateName } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';

export const orderMovesContract = contract({
  'POST /api/admin/orders/move/': {
    summary:
      'Moves up to a hundred orders one step along their way; those that stand elsewhere by now are left and named.',
    access: ordersStaff,
    body: Type.Object({ numbers: Type.Array(StaffOrderNumber, { minItems: 1, maxItems: 100 }), to: OrderStateName }),
    reply: Type.Object({ moved: Type.Array(Type.String()), left: Type.Array(Type.String()) }),
    refusals: { 'not-a-step': 400 },
  },
});
