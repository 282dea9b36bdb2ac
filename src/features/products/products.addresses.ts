/** Where a product's page stands. */
export const productAddress = (slug: string): string => `/single-product/${encodeURIComponent(slug)}`;

/** The product's second address, which names the first as its own. */
export const productSecondAddress = (slug: string): string => `/product/${encodeURIComponent(slug)}`;

/** Where everything that bears a tag is found. */
export const tagAddress = (tag: string): string => `/search?tag=${encodeURIComponent(tag)}`;
