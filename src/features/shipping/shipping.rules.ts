/** Maximum number of a shop's shipping methods, including withdrawn ones. */
export const maxShippingMethods = 50;
