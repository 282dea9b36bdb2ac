/** Who pays for a discount: the shop, whose sellers are paid as if there were none, or the seller of the product. */
export const discountFunders = ['shop', 'seller'] as const;
export type DiscountFunder = (typeof discountFunders)[number];
