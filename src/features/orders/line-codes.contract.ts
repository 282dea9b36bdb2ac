import { Type } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';

/** The codes by which other systems identify a line of an order, parcel or return. */
export const lineCodeFields = {
  /** As of the time of the order. */
  sku: Nullable(Type.String()),
  /** As of the time of the order. */
  barcode: Nullable(Type.String()),
  external_ref: Nullable(Type.String()),
};
