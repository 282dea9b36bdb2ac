/** Why a parcel did not arrive: nobody took it, nobody was found, or it was damaged on its way. */
export const fulfillmentReasons = ['refused', 'not-found', 'damaged'] as const;
export type FulfillmentReason = (typeof fulfillmentReasons)[number];
