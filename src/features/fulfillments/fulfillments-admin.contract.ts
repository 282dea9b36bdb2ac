import { Type, type Static } from 'typebox';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { Id, OptionalText, SeenVersion, WholeNumber } from '#shared/contract/fields.ts';
import { fulfillmentReasons } from './fulfillment-reasons.rules.ts';
import { Fulfillment } from './fulfillments.contract.ts';

/** A location of the stock; null in a shop of one. */
export const FulfillmentLocation = Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }));

export const StaffFulfillment = Type.Object({
  ...Fulfillment.properties,
  /** From where it goes; null in a shop of one location. */
  location: FulfillmentLocation,
});
/** A parcel as the staff sees it. */
export type StaffFulfillment = Static<typeof StaffFulfillment>;

const ById = Type.Object({ id: Id() });
const Carrier = {
  carrier: Type.Optional(OptionalText({ maximum: 60 })),
  tracking_code: Type.Optional(OptionalText({ maximum: 60 })),
};
const moved = { 'fulfillment-not-found': 404, 'fulfillment-elsewhere': 409, 'changed-meanwhile': 409 } as const;

export const staffFulfillmentsContract = contract({
  'POST /api/admin/orders/:number/fulfillments/': {
    summary:
      'Packs a parcel of an order: some pieces of one seller at one location, or all that are left there of the first seller who has some.',
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
      /** From where it goes; from the first location that has the pieces when it is left out. */
      location_id: Type.Optional(Id()),
    }),
    reply: StaffFulfillment,
    status: 201,
    location: '/api/admin/fulfillments/:id/',
    refusals: {
      'order-not-found': 404,
      'order-moved-on': 409,
      'nothing-to-pack': 409,
      'parcel-too-much': 409,
      'parcel-of-two-sellers': 400,
      'parcel-of-two-locations': 400,
    },
  },
  'GET /api/admin/fulfillments/:id/': {
    summary: 'A parcel with what lies in it, where it is and from where it goes.',
    access: ordersStaff,
    params: ById,
    reply: StaffFulfillment,
    refusals: { 'fulfillment-not-found': 404 },
  },
  'PATCH /api/admin/fulfillments/:id/': {
    summary:
      'Corrects the carrier and the tracking code of a parcel; what is left out stays, an empty text removes it.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion(), ...Carrier }),
    reply: StaffFulfillment,
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
    reply: StaffFulfillment,
    refusals: { ...moved, 'parcel-reason-needed': 400, 'own-order': 403 },
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
