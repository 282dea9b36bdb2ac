import { remembered } from '#platform/cache/memory.ts';
import { everyBrand } from '#features/categories/server/categories.store.ts';

/** Every brand by name; read anew when products come or go. */
export const brandNames = remembered({ tag: 'list', read: (shop) => everyBrand(shop).execute() });
