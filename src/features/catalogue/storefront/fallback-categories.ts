import type { Category } from '../catalogue.contract.ts';

const named = (name: string, slug: string): Category => ({ name, slug, image: null, parent: null, stock: 0 });

/** The categories that are shown when the shop cannot be asked for its own. */
export const fallbackCategories: readonly Category[] = [
  named('Womens Fashion', 'womens-fashion'),
  named('Groceries & Pets', 'groceries-pets'),
  named('Health & Beauty', 'health-beauty'),
  named('Sports & Outdoors', 'sports-outdoors'),
  named('Home Appliance', 'home-appliance'),
  named('Tour & Travels', 'tour-travels'),
  named('Mother & Baby', 'mother-baby'),
  named('Clearance Sale', 'clearance-sale'),
];
