import { Type, type Static } from 'typebox';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { fulfillmentReasons } from './fulfillment-reasons.rules.ts';

/** The status of a parcel: packed, in transit to the customer, ended, or in transit back; `returned` and `lost` parcels never arrive. */
export const fulfillmentStatuses = [
  'packed',
  'handed-over',
  'on-the-way',
  'at-station',
  'delivered',
  'returning',
  'returned',
  'lost',
] as const;
export type FulfillmentStatus = (typeof fulfillmentStatuses)[number];

/** The decision about a returned or lost parcel: refunded, its own goods packed again, or replaced with other pieces from stock. */
export const fulfillmentResolutions = ['refunded', 'sent-again', 'replaced'] as const;
export type FulfillmentResolution = (typeof fulfillmentResolutions)[number];

const Moment = Nullable(Type.String({ format: 'date-time' }));

export const Fulfillment = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  order_number: Type.String(),
  /** The parcel's position within its order, counted from 1. */
  position: Type.Integer(),
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  status: Type.Enum([...fulfillmentStatuses]),
  reason: Nullable(Type.Enum([...fulfillmentReasons])),
  carrier: Nullable(Type.String()),
  /** The carrier's tracking code. */
  tracking_code: Nullable(Type.String()),
  packed_at: Type.String({ format: 'date-time' }),
  handed_over_at: Moment,
  on_the_way_at: Moment,
  at_station_at: Moment,
  delivered_at: Moment,
  returning_at: Moment,
  returned_at: Moment,
  lost_at: Moment,
  /** Null while undecided, and for a parcel that is neither returned nor lost. */
  resolution: Nullable(Type.Enum([...fulfillmentResolutions])),
  resolved_at: Moment,
  lines: Type.Array(
    Type.Object({
      /** Position of the order line. */
      position: Type.Integer(),
      name: Type.String(),
      variant: Nullable(Type.String()),
      ...lineCodeFields,
      image: Nullable(Type.String()),
      quantity: Type.Integer(),
      /** The price of its pieces after the coupon discount; the sum over all parcels is the line's total. */
      total: Type.Integer(),
    }),
  ),
  total: Type.Integer({ description: 'The price of its items after the coupon.' }),
});
/** A parcel of an order: the pieces that one seller ships at one time. */
export type Fulfillment = Static<typeof Fulfillment>;
