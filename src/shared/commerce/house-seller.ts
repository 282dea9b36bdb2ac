/** The id of the seller that is the shop itself. */
export const houseSellerId = 1;
