/** Returns the address of a category's page; its spelling is the specification's. */
export const categoryAddress = (slug: string): string => `/catagory/${encodeURIComponent(slug)}`;

/** Returns the address of a main category's subcategories. */
export const subCategoriesAddress = (slug: string): string => `/sub-catagory?category=${encodeURIComponent(slug)}`;
