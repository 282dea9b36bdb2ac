/** The seller that is the shop itself. */
export const houseSellerId = 1;
