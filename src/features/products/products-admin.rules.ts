interface Stored {
  readonly id: number;
  readonly visible: boolean;
  readonly archived?: boolean | undefined;
}

/**
 * Returns the default variant of a product: the one with the product's id unless archived, otherwise the first remaining one, visible before hidden.
 * Same rule as `settleDefaultVariant` in the database.
 */
export function standingVariant<Variant extends Stored>(
  productId: number,
  variants: readonly Variant[],
): Variant | undefined {
  const left = variants.filter(({ archived }) => archived !== true);
  return left.find(({ id }) => id === productId) ?? left.find(({ visible }) => visible) ?? left[0];
}
