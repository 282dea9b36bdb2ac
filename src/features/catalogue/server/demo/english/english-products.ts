import type { EnglishProducts } from '../demo-product.ts';

const departments: readonly EnglishProducts[] = [];

/** The English texts of the demo shop's products, by slug. */
export const englishProducts: EnglishProducts = Object.fromEntries(departments.flatMap((department) => Object.entries(department)));
