import { plannedOptions, wantedOptions, type PlannedOptions } from '#features/products/product-options.rules.ts';
import { searchTextOf } from '#features/products/products.rules.ts';
import { translationsOf } from '#shared/text/names.ts';
import {
  demoBrands,
  demoCategories,
  demoProducts,
  demoVariants,
  openingStock,
  photosOf,
  type DemoVariant,
} from '../goods/demo-catalogue.ts';
import { demoBrandNames } from '../goods/brands.ts';
import { tagsInEnglish } from '../goods/tags.ts';
import { numberOf } from '../goods/demo-number.ts';
import type { Bilingual, DemoProduct } from '../goods/demo-product.ts';
import { seedBrands } from '#features/brands/server/brands.seed.ts';
import { seedCategories, seedProductCategories } from '#features/categories/server/categories.seed.ts';
import {
  seedCatalogueIds,
  seedProducts,
  seedVariants,
  type SeedProduct,
} from '#features/products/server/products.seed.ts';
import type { Shop } from '#platform/shop.ts';
import { demoWeeks, type Choosable } from './demo-orders.ts';

/** A product of the demo shop with its ids. */
export interface Shelf extends Choosable {
  readonly id: number;
  readonly demo: DemoProduct;
  readonly createdAt: Date;
  readonly categoryId: number;
  readonly brandId: number;
  readonly sellerId: number;
  /** Ids of its category and the parent category. */
  readonly categoryIds: readonly number[];
  readonly pictureKeys: readonly string[];
  readonly searchText: string;
  readonly variants: readonly ShelfVariant[];
}

/** A variant with its id. */
export interface ShelfVariant extends DemoVariant {
  readonly id: number;
  readonly pictureKey: string | null;
  /** Units in stock when the shop opens. */
  readonly left: number;
}

/** Keys of photographs by name, and of category images and seller logos by slug; all files are saved already. */
export interface DemoImageKeys {
  readonly photos: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
  readonly sellers: ReadonlyMap<string, string>;
}

const hour = 3_600_000;
const inEnglish = (name: Bilingual) => ({ name: name.fa, translations: translationsOf({ name: name.en }) });

/** Writes brands and categories, and assigns ids to products and variants: the first products of the list get the highest. */
export async function shelvesOf(
  shop: Shop,
  imageKeys: DemoImageKeys,
  sellerOf: (category: string) => number,
): Promise<Shelf[]> {
  const brandIds = await seedBrands(
    shop,
    demoBrands.map(({ slug, name }) => ({ slug, ...inEnglish(name) })),
  );
  const categories = await fillCategories(shop, imageKeys);
  const ids = await seedCatalogueIds(
    shop,
    demoProducts.reduce((sum, product) => sum + demoVariants(product).length, 0),
  );
  const now = shop.clock.now().getTime();
  const oldestFirst = demoProducts.toReversed().map((demo, index) => {
    const variants = demoVariants(demo).map((variant, position) => ({
      id: ids.shift() ?? 0,
      ...variant,
      pictureKey: variant.photo === null ? null : (imageKeys.photos.get(variant.photo) ?? null),
      left: openingStock(demo, position),
    }));
    return shelfOf(demo, {
      variants,
      category: categories.get(demo.category),
      brandId: brandIds.get(demo.brand),
      sellerId: sellerOf(demo.category),
      createdAt: new Date(now - (demoWeeks * 7 * 24 + 48 + (demoProducts.length - index) * 8) * hour),
      pictureKeys: photosOf(demo).flatMap((photo) => imageKeys.photos.get(photo) ?? []),
    });
  });
  return oldestFirst.toReversed();
}

interface DemoCategory {
  readonly id: number;
  readonly mainId: number;
  readonly sub: { readonly slug: string; readonly name: Bilingual };
  readonly main: { readonly slug: string; readonly name: Bilingual };
}

/** Writes the two levels of categories; returns the lower ones by slug. */
async function fillCategories(shop: Shop, { categories }: DemoImageKeys): Promise<ReadonlyMap<string, DemoCategory>> {
  const row = ({ slug, name }: { slug: string; name: Bilingual }, position: number) => ({
    slug,
    ...inEnglish(name),
    position,
    pictureKey: categories.get(slug) ?? null,
  });
  const mainIds = await seedCategories(shop, demoCategories.map(row));
  const subs = demoCategories.flatMap((main) => {
    const mainId = mainIds.get(main.slug) ?? 0;
    return main.children.map((sub, position) => ({ main, sub, mainId, position }));
  });
  const subIds = await seedCategories(
    shop,
    subs.map(({ sub, mainId, position }) => ({ ...row(sub, position), parentId: mainId })),
  );
  return new Map(subs.map(({ main, sub, mainId }) => [sub.slug, { id: subIds.get(sub.slug) ?? 0, mainId, main, sub }]));
}

function shelfOf(
  demo: DemoProduct,
  {
    variants,
    category,
    brandId,
    ...shelf
  }: Pick<Shelf, 'variants' | 'sellerId' | 'createdAt' | 'pictureKeys'> & {
    category: DemoCategory | undefined;
    brandId: number | undefined;
  },
): Shelf {
  const [first] = variants;
  if (category === undefined || brandId === undefined || first === undefined)
    throw new Error(`The demo product ${demo.slug} has an unknown brand or category.`);
  return {
    ...shelf,
    id: first.id,
    demo,
    categoryId: category.id,
    brandId,
    categoryIds: [category.id, category.mainId],
    searchText: searchTextOf({
      name: demo.name.fa,
      nameEn: demo.name.en,
      brand: {
        slug: demo.brand,
        name: demoBrandNames[demo.brand]?.fa ?? '',
        nameEn: demoBrandNames[demo.brand]?.en ?? null,
      },
      tags: [...demo.tags, ...tagsEnOf(demo)],
      categories: [category.main, category.sub].map(({ name }) => ({ name: name.fa, nameEn: name.en })),
    }),
    variants,
    department: category.main.slug,
    weight: weightOf(demo),
    onFlashSale: demo.flashSale !== undefined && demo.stock !== 0,
    variantIds: variants.map((variant) => variant.id),
  };
}

function tagsEnOf({ tags }: DemoProduct): string[] {
  return tags.flatMap((tag) => tagsInEnglish[tag] ?? []);
}

/** Returns a product's probability of being chosen: few are very popular, expensive ones are bought less often, and sold-out ones were popular. */
function weightOf(demo: DemoProduct): number {
  const liked = numberOf(`${demo.slug} liked`, 100) / 100;
  const priced = demo.price < 2_000_000 ? 4 : demo.price < 12_000_000 ? 2 : 1;
  return Math.ceil(liked ** 3 * 50 * priced) + (demo.stock === 0 ? 60 : 9) + (demo.featured === true ? 20 : 0);
}

/** A product's figures computed from orders and reviews. */
export interface ProductFigures {
  readonly soldCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/** The price in toman from which cash on delivery is not available. */
const prepaidFrom = 15_000_000;

/** Writes the products with all their data except stock. */
export async function fillShelves(
  shop: Shop,
  shelves: readonly Shelf[],
  figuresOf: (productId: number) => ProductFigures,
): Promise<void> {
  const now = shop.clock.now().getTime();
  await seedProducts(
    shop,
    shelves.map((shelf, index) => ({
      ...productRow(shelf),
      ...figuresOf(shelf.id),
      featuredAt: shelf.demo.featured === true ? new Date(now - index * 60_000) : null,
    })),
  );
  const planned = shelves.map((shelf) => ({ shelf, plan: planOf(shelf) }));
  await seedVariants(shop, {
    options: planned.flatMap(({ shelf, plan }) =>
      plan.options.map((option) => ({ productId: shelf.id, ...textsOf(option) })),
    ),
    values: planned.flatMap(({ shelf, plan }) =>
      plan.values.map(({ slot: _, ...value }) => ({ productId: shelf.id, ...textsOf(value) })),
    ),
    variants: planned.flatMap(({ shelf, plan }) => variantRows(shelf, plan)),
  });
  await seedProductCategories(
    shop,
    shelves.flatMap(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ categoryId, productId: id }))),
  );
}

function productRow({ id, demo, ...shelf }: Shelf): SeedProduct {
  const brand = demoBrandNames[demo.brand];
  return {
    id,
    slug: demo.slug,
    name: demo.name.fa,
    description: demo.description.fa,
    translations: translationsOf({
      name: demo.name.en,
      description: demo.description.en,
      badge: demo.badge?.text.en ?? '',
    }),
    brandId: shelf.brandId,
    categoryId: shelf.categoryId,
    sellerId: shelf.sellerId,
    basePrice: demo.price,
    badgeText: demo.badge?.text.fa ?? null,
    badgeColor: demo.badge?.colour ?? null,
    pictureKeys: [...shelf.pictureKeys],
    specifications: demo.specifications.map(({ name, value }) => ({
      name: name.fa,
      value: value.fa,
      name_en: name.en,
      value_en: value.en,
    })),
    tags: [...demo.tags],
    tagsEn: tagsEnOf(demo),
    inStock: shelf.variants.some((variant) => variant.left > 0),
    prepaidOnly: demo.price >= prepaidFrom,
    ...(demo.warranty === undefined
      ? {}
      : { warrantyMonths: demo.warranty, warrantyGiver: brand?.fa, warrantyGiverEn: brand?.en }),
    searchText: shelf.searchText,
    createdAt: shelf.createdAt,
    changedAt: shelf.createdAt,
  };
}

const textsOf = <Named extends { readonly nameEn: string | null }>({ nameEn, ...named }: Named) => ({
  ...named,
  translations: translationsOf({ name: nameEn ?? '' }),
});

/** Returns the options of a demo product: colour, size, and any further option. */
function planOf({ demo, variants }: Shelf): PlannedOptions {
  const { options, chosen } = wantedOptions({
    variants: variants.map(({ colour, size }) => ({
      colour: colour === null ? null : { name: colour.name, hex: colour.hex },
      size: size ?? null,
    })),
  });
  if (demo.option === undefined) return plannedOptions({ options, chosen }, []);
  const { name, values } = demo.option;
  const named = ({ fa, en }: Bilingual) => ({ name: fa, nameEn: en });
  const further = values.map((value) => ({ ...named(value.name), swatch: null }));
  return plannedOptions(
    {
      options: [...options, { kind: 'other', ...named(name), values: further }],
      chosen: chosen.map((names, index) => [...names, variants[index]?.further?.fa ?? null]),
    },
    [],
  );
}

function variantRows({ id, demo, sellerId, variants }: Shelf, { chosen }: PlannedOptions) {
  return variants.map((variant, position) => {
    const [value1 = null, value2 = null, value3 = null] = chosen[position] ?? [];
    return {
      id: variant.id,
      productId: id,
      sellerId,
      position,
      value1,
      value2,
      value3,
      pictureKey: variant.pictureKey,
      basePrice: demo.price,
      sku: `HJ-${variant.id}`,
    };
  });
}
