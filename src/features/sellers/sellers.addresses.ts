/** Where a seller's shop stands. */
export const sellerAddress = (slug: string): string => `/vendor-shop/${encodeURIComponent(slug)}`;
