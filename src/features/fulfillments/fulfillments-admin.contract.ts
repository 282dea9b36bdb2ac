import { Type } from 'typebox';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Id, OptionalText, SeenVersion, WholeNumber } from '#shared/contract/fields.ts';
import { fulfillmentReasons } from './fulfillment-reasons.rules.ts';
import { Fulfillment } from './fulfillments.contract.ts';

const ById = Type.Object({ id: Id() });
const Carrier = {
  carrier: Type.Optional(OptionalText({ maximum: 60 })),
  tracking_code: Type.Optional(OptionalText({ maximum: 60 })),
};
const moved = { 'fulfillment-not-found': 404, 'fulfillment-elsewhere': 409, 'changed-meanwhile': 409 } as const;

export const staffFulfillmentsContract = contract({
  'POST /api/admin/orders/:number/fulfillments/': {
    summary:
      'Packs a parcel of an order: some pieces of one seller, or all that are left of the first seller who has some.',
    idempotency: 'optional',
    access: ordersStaff,
    params: Type.Object({ number: StaffOrderNumber }),
    body: Type.Object({
      lines: Type.Optional(
        Type.Array(
          Type.Object({
            position: WholeNumber({ maximum: 1_000 }),
            quantity: WholeNumber({ minimum: 1, maximum: 10_000 }),
          }),
          { minItems: 1, maxItems: 100 },
        ),
      ),
    }),
    reply: Fulfillment,
    status: 201,
    location: '/api/admin/fulfillments/:id/',
    refusals: {
      'order-not-found': 404,
      'order-moved-on': 409,
      'nothing-to-pack': 409,
      'parcel-too-much': 409,
      'parcel-of-two-sellers': 400,
    },
  },
  'PATCH /api/admin/fulfillments/:id/': {
    summary:
      'Corrects the carrier and the tracking code of a parcel; what is left out stays, an empty text removes it.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion(), ...Carrier }),
    reply: Fulfillment,
    refusals: moved,
  },
  'POST /api/admin/fulfillments/:id/move/': {
    summary:
      'Leads a parcel one step on, or says that it comes back or is lost. Its order follows to the step that all its parcels have reached. Neither stock nor money moves: what becomes of a parcel that came back or is lost is decided by calls of their own.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      to: Type.Enum(['handed-over', 'on-the-way', 'at-station', 'delivered', 'returning', 'returned', 'lost']),
      /** Needed where it comes back and no reason was given before. */
      reason: Type.Optional(Type.Enum([...fulfillmentReasons])),
      ...Carrier,
    }),
    reply: Fulfillment,
    refusals: { ...moved, 'parcel-reason-needed': 400 },
  },
  'POST /api/admin/fulfillments/:id/unpack/': {
    summary: 'Takes the goods out of a parcel that has not left: they are to be packed again.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion() }),
    reply: Type.Object({ order_number: Type.String() }),
    refusals: moved,
  },
});
