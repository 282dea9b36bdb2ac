/** Returns the path of a seller's page. */
export const sellerAddress = (slug: string): string => `/vendor-shop/${encodeURIComponent(slug)}`;
