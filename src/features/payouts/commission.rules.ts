/** The default commission of a new shop, in percent, unless the owner changes it (setting `seller-commission` `{percent}`). */
export const deliveredCommission = 10;

/** Splits a sale between the shop and the seller, in whole toman without remainder; the odd toman goes to the seller. */
export function commissionOf(sold: number, percent: number): { readonly commission: number; readonly owed: number } {
  const commission = Math.floor((sold * percent) / 100);
  return { commission, owed: sold - commission };
}
