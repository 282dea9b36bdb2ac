import { Type } from 'typebox';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { OrderAddress } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';

export const packingContract = contract({
  'POST /api/admin/packing-lists/lookup/': {
    id: 'adminLookUpPackingLists',
    summary: 'Returns what to pack for up to a hundred orders: addresses and quantities.',
    access: ordersStaff,
    body: Type.Object({ numbers: Type.Array(StaffOrderNumber, { minItems: 1, maxItems: 100 }) }),
    reply: Type.Object({
      data: Type.Array(
        Type.Object({
          number: Type.String(),
          address: OrderAddress,
          shipping: Type.String(),
          /** The amount still to be paid on delivery. */
          due: Type.Integer(),
          lines: Type.Array(
            Type.Object({
              name: Type.String(),
              variant: Nullable(Type.String()),
              ...lineCodeFields,
              quantity: Type.Integer(),
              /** Where the unpacked pieces are stored; empty in a shop with a single location. */
              locations: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
            }),
          ),
        }),
      ),
    }),
  },
});
