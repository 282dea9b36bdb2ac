/** Where a category's page stands; its spelling in addresses is the specification's. */
export const categoryAddress = (slug: string): string => `/catagory/${encodeURIComponent(slug)}`;

/** Where a main category's subcategories stand. */
export const subCategoriesAddress = (slug: string): string => `/sub-catagory?category=${encodeURIComponent(slug)}`;
