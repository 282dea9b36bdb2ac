/** The location that every shop has from its first day. It may be renamed and moved down in the order, and is never archived. */
export const mainLocationId = 1;

/** So many locations a shop may have. */
export const maxStockLocations = 50;

/** Why a figure of the stock changes. */
export const stockReasons = ['received', 'corrected', 'transferred', 'held', 'released', 'sold', 'returned'] as const;

/** The level of stock that a count sets: a variant at a location, the main one where none is named. Pieces that arrived name none: two receipts are two. */
export const levelCounted = ({
  variant_id: variantId,
  location_id: locationId = mainLocationId,
  reason,
}: {
  readonly variant_id: number;
  readonly location_id?: number | undefined;
  readonly reason: 'received' | 'corrected';
}): string | undefined => (reason === 'corrected' ? `${variantId}@${locationId}` : undefined);
