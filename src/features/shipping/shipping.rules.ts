/** How many ways to send orders a shop may have, those that are no longer offered as well. */
export const maxShippingMethods = 50;
