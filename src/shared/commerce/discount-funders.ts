/** Who bears what is taken off a price: the shop, whose sellers are paid as if nothing had been, or the seller of the goods. */
export const discountFunders = ['shop', 'seller'] as const;
export type DiscountFunder = (typeof discountFunders)[number];
