interface Stored {
  readonly id: number;
  readonly visible: boolean;
  readonly archived?: boolean | undefined;
}

/**
 * The variant that a product's number stands for: the one that bears it, until it is archived; then the first that is left, one that is
 * displayed before a hidden one. As `settleDefaultVariant` has it in the database.
 */
export function standingVariant<Variant extends Stored>(
  productId: number,
  variants: readonly Variant[],
): Variant | undefined {
  const left = variants.filter(({ archived }) => archived !== true);
  return left.find(({ id }) => id === productId) ?? left.find(({ visible }) => visible) ?? left[0];
}
