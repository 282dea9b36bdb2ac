import type { Language } from '#shared/language.ts';
import type { Category } from '../categories.contract.ts';
import { categoriesMessages } from '../categories.messages.ts';

const named = {
  'womens-fashion': 'womensFashion',
  'groceries-pets': 'groceriesAndPets',
  'health-beauty': 'healthAndBeauty',
  'sports-outdoors': 'sportsAndOutdoors',
  'home-appliance': 'homeAppliance',
  'tour-travels': 'tourAndTravels',
  'mother-baby': 'motherAndBaby',
  'clearance-sale': 'clearanceSale',
} as const;

/** Returns the categories displayed when the shop's own cannot be loaded, named in the given language. */
export function fallbackCategories(language: Language): readonly Category[] {
  const t = categoriesMessages[language];
  return Object.entries(named).map(([slug, name]) => ({ name: t[name], slug, image: null, parent: null, stock: 0 }));
}
