import type { EnglishProducts } from '../demo-product.ts';
import { englishFurniture } from './furniture.ts';
import { englishHealthBeauty } from './health-beauty.ts';
import { englishHomeAppliance } from './home-appliance.ts';
import { englishMensFashion } from './mens-fashion.ts';
import { englishMobileDigital } from './mobile-digital.ts';
import { englishWomensFashion } from './womens-fashion.ts';

const departments: readonly EnglishProducts[] = [
  englishMobileDigital, englishHomeAppliance, englishWomensFashion, englishMensFashion, englishHealthBeauty, englishFurniture,
];

/** The English texts of the demo shop's products, by slug. */
export const englishProducts: EnglishProducts = Object.fromEntries(departments.flatMap((department) => Object.entries(department)));
