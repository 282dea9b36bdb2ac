/** Why a parcel was not delivered: refused, recipient not found, or damaged in transit. */
export const fulfillmentReasons = ['refused', 'not-found', 'damaged'] as const;
export type FulfillmentReason = (typeof fulfillmentReasons)[number];
