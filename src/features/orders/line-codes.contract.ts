import { Type } from 'typebox';
import { Nullable } from '#shared/contract/replies.ts';

/** By what other systems know what stands in a line of an order, a parcel or a return. */
export const lineCodeFields = {
  /** As it was when it was ordered. */
  sku: Nullable(Type.String()),
  /** As it was when it was ordered. */
  barcode: Nullable(Type.String()),
  external_ref: Nullable(Type.String()),
};
