/** Where a product's page stands. */
export const productAddress = (slug: string): string => `/single-product/${encodeURIComponent(slug)}`;

/** The product's second address, which names the first as its own. */
export const productSecondAddress = (slug: string): string => `/product/${encodeURIComponent(slug)}`;

/** Where a category's page stands; its spelling in addresses is the specification's. */
export const categoryAddress = (slug: string): string => `/catagory/${encodeURIComponent(slug)}`;

/** Where a main category's subcategories stand. */
export const subCategoriesAddress = (slug: string): string => `/sub-catagory?category=${encodeURIComponent(slug)}`;

/** Where everything that bears a tag is found. */
export const tagAddress = (tag: string): string => `/search?tag=${encodeURIComponent(tag)}`;
