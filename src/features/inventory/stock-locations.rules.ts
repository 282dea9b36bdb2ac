/** The location that every shop has from its first day. It may be renamed and moved down in the order, and is never archived. */
export const mainLocationId = 1;

/** So many locations a shop may have. */
export const maxStockLocations = 50;

/** Why a figure of the stock changes. */
export const stockReasons = ['received', 'corrected', 'transferred', 'held', 'released', 'sold', 'returned'] as const;
