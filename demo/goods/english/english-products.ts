import type { EnglishProducts } from '../demo-product.ts';
import { englishBooksStationery } from './books-stationery.ts';
import { englishClearanceSale } from './clearance-sale.ts';
import { englishFurniture } from './furniture.ts';
import { englishGroceriesPets } from './groceries-pets.ts';
import { englishHealthBeauty } from './health-beauty.ts';
import { englishHomeAppliance } from './home-appliance.ts';
import { englishMensFashion } from './mens-fashion.ts';
import { englishMobileDigital } from './mobile-digital.ts';
import { englishMotherBaby } from './mother-baby.ts';
import { englishShoes } from './shoes.ts';
import { englishSportsOutdoors } from './sports-outdoors.ts';
import { englishTourTravels } from './tour-travels.ts';
import { englishWomensFashion } from './womens-fashion.ts';

/** The English texts of the demo shop's products, by slug. */
export const englishProducts: EnglishProducts = {
  ...englishMobileDigital,
  ...englishHomeAppliance,
  ...englishWomensFashion,
  ...englishMensFashion,
  ...englishHealthBeauty,
  ...englishFurniture,
  ...englishShoes,
  ...englishGroceriesPets,
  ...englishMotherBaby,
  ...englishSportsOutdoors,
  ...englishBooksStationery,
  ...englishTourTravels,
  ...englishClearanceSale,
};
