import { Type } from 'typebox';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { OrderAddress } from '#features/orders/orders.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';

export const packingContract = contract({
  'POST /api/admin/packing-lists/lookup/': {
    id: 'adminLookUpPackingLists',
    summary: 'What to pack for up to a hundred orders: to whom, and how many of what.',
    access: ordersStaff,
    body: Type.Object({ numbers: Type.Array(StaffOrderNumber, { minItems: 1, maxItems: 100 }) }),
    reply: Type.Object({
      data: Type.Array(
        Type.Object({
          number: Type.String(),
          address: OrderAddress,
          shipping: Type.String(),
          /** What is still to be paid when it is handed over. */
          due: Type.Integer(),
          lines: Type.Array(
            Type.Object({
              name: Type.String(),
              variant: Nullable(Type.String()),
              ...lineCodeFields,
              quantity: Type.Integer(),
              /** Where what lies in no parcel is to be found; empty in a shop of one location. */
              locations: Type.Array(Type.Object({ name: Type.String(), quantity: Type.Integer() })),
            }),
          ),
        }),
      ),
    }),
  },
});
