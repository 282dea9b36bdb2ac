/** The location that every shop starts with. It can be renamed and reordered, but never archived. */
export const mainLocationId = 1;

/** The maximum number of locations of a shop. */
export const maxStockLocations = 50;

/** The reasons for a stock change. */
export const stockReasons = ['received', 'corrected', 'transferred', 'held', 'released', 'sold', 'returned'] as const;

/**
 * The stock level that a count sets, for detecting duplicates: a variant at a location, by default the main one. Received pieces set none: two
 * receipts add up.
 */
export const levelCounted = ({
  variant_id: variantId,
  location_id: locationId = mainLocationId,
  reason,
}: {
  readonly variant_id: number;
  readonly location_id?: number | undefined;
  readonly reason: 'received' | 'corrected';
}): string | undefined => (reason === 'corrected' ? `${variantId}@${locationId}` : undefined);
