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
      'Decides that a parcel that came back or is lost is not sent again: its items are refunded, or not collected if cash was due. If nothing is left of the order, the order is returned.',
    idempotency: 'required',
    access: ordersStaff,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      /** Whether its goods are restocked; those of a lost parcel never are. */
      restock: Type.Optional(Type.Boolean()),
      /** The location where they are restocked; defaults to the first one. */
      location_id: Type.Optional(Id()),
      refund_method: Type.Enum([...refundWays]),
    }),
    reply: StaffFulfillment,
    refusals: { ...decided, ...givingRefusals, 'stock-location-not-found': 404 },
  },
  'POST /api/admin/fulfillments/:id/send-again/': {
    summary:
      'Decides that the contents of a parcel that came back or is lost are packed and sent again: its own items, or others from stock in their place.',
    idempotency: 'required',
    access: ordersStaff,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      /** Whether other pieces are taken from stock; always for a lost parcel. */
      replace: Type.Optional(Type.Boolean()),
    }),
    reply: StaffFulfillment,
    refusals: { ...decided, ...givingRefusals, 'out-of-stock': 409 },
  },
});
