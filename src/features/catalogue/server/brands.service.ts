import { remembered } from '#platform/memory.ts';
import { everyBrand } from './categories.store.ts';

/** Every brand by name; read anew when products come or go. */
export const brandNames = remembered({ tag: 'list', read: (shop) => everyBrand(shop).execute() });
