/** Returns the path of a product's page. */
export const productAddress = (slug: string): string => `/single-product/${encodeURIComponent(slug)}`;

/** Returns the product's second path, whose canonical URL is the first. */
export const productSecondAddress = (slug: string): string => `/product/${encodeURIComponent(slug)}`;

/** Returns the path of the products with a tag. */
export const tagAddress = (tag: string): string => `/search?tag=${encodeURIComponent(tag)}`;
