import { Type, type Static } from 'typebox';
import { ordersStaff, StaffOrderNumber } from '#features/orders/orders-admin.contract.ts';
import { contract } from '#shared/contract/contract.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { Id, OptionalText, SeenVersion, WholeNumber } from '#shared/contract/fields.ts';
import { fulfillmentReasons } from './fulfillment-reasons.rules.ts';
import { Fulfillment } from './fulfillments.contract.ts';

/** A stock location; null in a shop with a single location. */
export const FulfillmentLocation = Nullable(Type.Object({ id: Type.Integer(), name: Type.String() }));

export const StaffFulfillment = Type.Object({
  ...Fulfillment.properties,
  /** The location it ships from; null in a shop with a single location. */
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
      'Packs a parcel of an order: the given pieces of one seller at one location, or all that are left there of the first seller who has some.',
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
      /** The location it ships from; when omitted, the first location that has the pieces. */
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
    summary: 'Returns a parcel with its contents, its status and its location of origin.',
    access: ordersStaff,
    params: ById,
    reply: StaffFulfillment,
    refusals: { 'fulfillment-not-found': 404 },
  },
  'PATCH /api/admin/fulfillments/:id/': {
    summary:
      'Corrects the carrier and the tracking code of a parcel; omitted fields stay unchanged, an empty text removes the value.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion(), ...Carrier }),
    reply: StaffFulfillment,
    refusals: moved,
  },
  'POST /api/admin/fulfillments/:id/move/': {
    summary:
      'Moves a parcel one step on, or marks it as returning or lost. Its order follows to the step that all its parcels have reached. Neither stock nor money moves: other calls decide what becomes of a parcel that came back or is lost.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({
      version: SeenVersion(),
      to: Type.Enum(['handed-over', 'on-the-way', 'at-station', 'delivered', 'returning', 'returned', 'lost']),
      /** Required for a returning parcel without a stored reason. */
      reason: Type.Optional(Type.Enum([...fulfillmentReasons])),
      ...Carrier,
    }),
    reply: StaffFulfillment,
    refusals: { ...moved, 'parcel-reason-needed': 400, 'own-order': 403 },
  },
  'POST /api/admin/fulfillments/:id/unpack/': {
    summary: 'Unpacks a parcel that has not left: its items are to be packed again.',
    access: ordersStaff,
    params: ById,
    body: Type.Object({ version: SeenVersion() }),
    reply: Type.Object({ order_number: Type.String() }),
    refusals: moved,
  },
});
