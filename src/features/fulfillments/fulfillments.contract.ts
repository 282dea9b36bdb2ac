import { Type, type Static } from 'typebox';
import { lineCodeFields } from '#features/orders/line-codes.contract.ts';
import { Nullable } from '#shared/contract/replies.ts';
import { fulfillmentReasons } from './fulfillment-reasons.rules.ts';

/** Where a parcel stands: packed, on its way to the customer, at the end of it, or on its way back; `returned` and `lost` never arrive. */
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

/**
 * What was decided about a parcel that came back or is lost: its money went back, its own goods are to be packed again, or other pieces from
 * the shelf take their place.
 */
export const fulfillmentResolutions = ['refunded', 'sent-again', 'replaced'] as const;
export type FulfillmentResolution = (typeof fulfillmentResolutions)[number];

const Moment = Nullable(Type.String({ format: 'date-time' }));

export const Fulfillment = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  order_number: Type.String(),
  /** Which of its order's parcels it is, counted from 1. */
  position: Type.Integer(),
  seller: Type.Object({ id: Type.Integer(), name: Type.String() }),
  status: Type.Enum([...fulfillmentStatuses]),
  reason: Nullable(Type.Enum([...fulfillmentReasons])),
  carrier: Nullable(Type.String()),
  /** The carrier's code, by which the parcel is followed. */
  tracking_code: Nullable(Type.String()),
  packed_at: Type.String({ format: 'date-time' }),
  handed_over_at: Moment,
  on_the_way_at: Moment,
  at_station_at: Moment,
  delivered_at: Moment,
  returning_at: Moment,
  returned_at: Moment,
  lost_at: Moment,
  /** Null while nothing is decided, and for a parcel that is neither back nor lost. */
  resolution: Nullable(Type.Enum([...fulfillmentResolutions])),
  resolved_at: Moment,
  lines: Type.Array(
    Type.Object({
      /** Of the order's line. */
      position: Type.Integer(),
      name: Type.String(),
      variant: Nullable(Type.String()),
      ...lineCodeFields,
      image: Nullable(Type.String()),
      quantity: Type.Integer(),
      /** What its pieces cost after the coupon; over all parcels it adds up to the line's total. */
      total: Type.Integer(),
    }),
  ),
  total: Type.Integer({ description: 'What the goods in it cost, after the coupon.' }),
});
/** A parcel of an order: what one seller sends of it at one time. */
export type Fulfillment = Static<typeof Fulfillment>;
