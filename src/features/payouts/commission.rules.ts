/** What a new shop's sales are charged, in percent, unless the owner decides otherwise (setting `seller-commission` `{percent}`). */
export const deliveredCommission = 10;

/** The shop's share of what was sold and the seller's, in whole toman: they add up to the last one, and the odd toman is the seller's. */
export function commissionOf(sold: number, percent: number): { readonly commission: number; readonly owed: number } {
  const commission = Math.floor((sold * percent) / 100);
  return { commission, owed: sold - commission };
}
