import { Type } from 'typebox';
import { StaffFulfillment } from '#features/fulfillments/fulfillments-admin.contract.ts';
import { ordersStaff } from '#features/orders/orders-admin.contract.ts';
import { refundWays } from '#features/refunds/refunds.contract.ts';
import { givingRefusals } from '#features/settings/staff-money.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, SeenVersion } from '#shared/contract/fields.ts';

const ById = Type.Object({ id: Id() });
const decided = { 'fulfillment-not-found': 404, 'fulfillment-elsewhere': 409, 'changed-meanwhile': 409 } as const;

export const undeliveredContract = contract({
  'POST /api/admin/fulfillments/:id/refund/': {
    summary:
      'Decides that a parcel which came back or is lost is not sent again: what its goods cost goes back, or is not collected where it was due at the door. When nothing of the order is left, the order is returned.',
    idempotency: 'required',
    access: ordersStaff,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      /** Whether its goods go back onto the shelf; those of a lost parcel never do. */
      restock: Type.Optional(Type.Boolean()),
      /** Onto the shelf of which location; of the first one when it is left out. */
      location_id: Type.Optional(Id()),
      refund_method: Type.Enum([...refundWays]),
    }),
    reply: StaffFulfillment,
    refusals: { ...decided, ...givingRefusals, 'stock-location-not-found': 404 },
  },
  'POST /api/admin/fulfillments/:id/send-again/': {
    summary:
      'Decides that what lay in a parcel which came back or is lost is packed and sent again: its own goods, or others from the shelf in their place.',
    idempotency: 'required',
    access: ordersStaff,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      /** Whether other pieces are taken from the shelf; for a lost parcel they always are. */
      replace: Type.Optional(Type.Boolean()),
    }),
    reply: StaffFulfillment,
    refusals: { ...decided, ...givingRefusals, 'out-of-stock': 409 },
  },
});
