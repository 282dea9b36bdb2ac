import { demoBrandNames } from './brands.ts';
import { clearanceSale } from './clearance-sale.ts';
import { demoColours } from './colours.ts';
import { numberOf } from './demo-number.ts';
import type { Bilingual, DemoDepartment, DemoProduct, DemoSize } from './demo-product.ts';
import { furniture } from './furniture.ts';
import { groceriesPets } from './groceries-pets.ts';
import { healthBeauty } from './health-beauty.ts';
import { homeAppliance } from './home-appliance.ts';
import { mensFashion } from './mens-fashion.ts';
import { mobileDigital } from './mobile-digital.ts';
import { motherBaby } from './mother-baby.ts';
import { shoes } from './shoes.ts';
import { sportsOutdoors } from './sports-outdoors.ts';
import { tools } from './tools.ts';
import { tourTravels } from './tour-travels.ts';
import { womensFashion } from './womens-fashion.ts';
import { toLatinDigits } from '#shared/text/digits.ts';

const departments: readonly DemoDepartment[] = [
  mobileDigital,
  homeAppliance,
  womensFashion,
  mensFashion,
  healthBeauty,
  furniture,
  shoes,
  groceriesPets,
  motherBaby,
  sportsOutdoors,
  tourTravels,
  tools,
  clearanceSale,
];

const maxVariants = 12;

/** Every main category with its subcategories, as displayed in the shop. */
export const demoCategories = departments.map((department) => department.category);

/** Every brand that a product names. */
export const demoBrands = Object.entries(demoBrandNames).map(([slug, name]) => ({ slug, name }));

/** Every product, newest first: the departments alternate, each starting with its most attractive products. */
export const demoProducts: readonly DemoProduct[] = taking(
  departments.map(({ products }) => attractiveFirst(products)),
);

/** Returns the pieces of a product's variant in stock when the demo shop opens: those ever bought in and not yet sold. */
export function openingStock(product: DemoProduct, variant: number): number {
  if (product.stock !== undefined) return product.stock;
  const key = `${product.slug} stock ${variant}`;
  // Occasionally one size or colour is sold out while the others are in stock.
  if (variant > 0 && numberOf(key, 9) === 0) return 0;
  return 14 + numberOf(`${key} pieces`, product.price > 20_000_000 ? 12 : 60);
}

/** A variant of a product of the demo. */
export interface DemoVariant {
  readonly colour: { readonly name: Bilingual; readonly hex: string } | null;
  readonly size: Bilingual | null;
  /** The value of the product's further option. */
  readonly further: Bilingual | null;
  /** The photograph of this variant; null where the product's own photographs apply. */
  readonly photo: string | null;
}

/**
 * Returns the variants of a product: every combination of colour, size and further option, at most twelve; a product without any of them has one
 * variant.
 */
export function demoVariants({ colours, sizes, option }: DemoProduct): DemoVariant[] {
  const every = (colours ?? [null]).flatMap((one) =>
    (sizes ?? [null]).flatMap((size) =>
      furtherOf(option, size).map((further) => ({
        colour: one === null ? null : demoColours[one.colour],
        size: size === null ? null : sizeInBoth(size),
        further,
        photo: one?.photos[0] ?? null,
      })),
    ),
  );
  if (every.length <= maxVariants) return every;
  // Includes only as many colours as fit with all their sizes: half a range of sizes would look like an error.
  const whole = Math.max(1, Math.floor(maxVariants / (sizes?.length ?? 1))) * (sizes?.length ?? 1);
  return every.slice(0, Math.min(whole, maxVariants));
}

/** Returns the values of a further option that are available in a size. */
function furtherOf(option: DemoProduct['option'], size: DemoSize | null): (Bilingual | null)[] {
  if (option === undefined) return [null];
  return option.values.filter(({ sizes }) => size === null || sizes?.includes(size) !== false).map(({ name }) => name);
}

/** Returns every photograph of a product, the main one first, those of one colour next to each other. */
export function photosOf({ photos = [], colours = [] }: DemoProduct): string[] {
  return [...photos, ...colours.flatMap((one) => one.photos)];
}

function sizeInBoth(size: DemoSize): Bilingual {
  return typeof size === 'string' ? { fa: size, en: toLatinDigits(size) } : size;
}

/** Sorts few-left products without variants first, so that every first page has one that can sell out while it is viewed. */
function attractiveFirst(products: readonly DemoProduct[]): DemoProduct[] {
  const rank = (product: DemoProduct) => {
    if (isFewLeft(product)) return 0;
    if (product.featured === true || product.flashSale !== undefined) return 1;
    return product.stock === 0 ? 3 : 2;
  };
  const mixed = [...products].sort((a, b) => numberOf(a.slug, 1_000) - numberOf(b.slug, 1_000));
  const leading = mixed.sort((a, b) => rank(a) - rank(b)).slice(0, 3);
  const others = products
    .filter((product) => !leading.includes(product))
    .sort((a, b) => numberOf(a.slug, 997) - numberOf(b.slug, 997));
  return [...leading, ...others];
}

/** Whether a product has a single variant with two to twelve pieces in stock. */
export function isFewLeft(product: DemoProduct): boolean {
  return product.stock !== undefined && product.stock >= 2 && product.stock <= 12 && demoVariants(product).length === 1;
}

/** Interleaves the lists: one element of each in turn, until all are exhausted. */
function taking<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1))).flat();
}
