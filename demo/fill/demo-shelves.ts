import { sql } from 'drizzle-orm';
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
import { brands } from '#features/brands/server/brands.tables.ts';
import { categories } from '#features/categories/server/categories.tables.ts';
import { productCategories } from '#features/categories/server/product-categories.tables.ts';
import { products, variants } from '#features/products/server/products.tables.ts';
import { searchVocabulary } from '#features/products/server/product-words.tables.ts';
import type { Shop } from '#platform/shop.ts';
import { words } from '#shared/text/search-text.ts';
import { inBatches } from './batches.ts';
import { demoWeeks, type Choosable } from './demo-orders.ts';

/** A product of the demo shop with its numbers. */
export interface Shelf extends Choosable {
  readonly id: number;
  readonly demo: DemoProduct;
  readonly createdAt: Date;
  readonly categoryId: number;
  readonly brandId: number;
  readonly sellerId: number;
  /** Its own category and the one above. */
  readonly categoryIds: readonly number[];
  readonly pictureKeys: readonly string[];
  readonly searchText: string;
  readonly variants: readonly ShelfVariant[];
}

/** A variant of it with its number. */
export interface ShelfVariant extends DemoVariant {
  readonly id: number;
  readonly pictureKey: string | null;
  /** Pieces that are there when the shop opens. */
  readonly left: number;
}

/** Keys of the photographs by their names, of the pictures of categories and logos of sellers by slug; the file of each is kept already. */
export interface DemoPictureKeys {
  readonly photos: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, string>;
  readonly sellers: ReadonlyMap<string, string>;
}

const hour = 3_600_000;
const inEnglish = (name: Bilingual) => ({ name: name.fa, translations: translationsOf({ name: name.en }) });

/** Writes brands and categories, and gives every product and variant its number: the first products of the list the highest. */
export async function shelvesOf(
  shop: Shop,
  pictureKeys: DemoPictureKeys,
  sellerOf: (category: string) => number,
): Promise<Shelf[]> {
  const brandRows = await shop.db
    .insert(brands)
    .values(demoBrands.map(({ slug, name }) => ({ slug, ...inEnglish(name) })))
    .returning({ id: brands.id, slug: brands.slug });
  const brandIds = new Map(brandRows.map((row) => [row.slug, row.id]));
  const mains = await shop.db
    .insert(categories)
    .values(
      demoCategories.map(({ slug, name }, position) => ({
        slug,
        ...inEnglish(name),
        position,
        pictureKey: pictureKeys.categories.get(slug) ?? null,
      })),
    )
    .returning({ id: categories.id, slug: categories.slug });
  const mainIds = new Map(mains.map((row) => [row.slug, row.id]));
  const subs = demoCategories.flatMap((main) =>
    main.children.map(({ slug, name }, position) => ({
      slug,
      ...inEnglish(name),
      position,
      parentId: mainIds.get(main.slug) ?? null,
      pictureKey: pictureKeys.categories.get(slug) ?? null,
    })),
  );
  const subRows = await shop.db.insert(categories).values(subs).returning({ id: categories.id, slug: categories.slug });
  const subIds = new Map(subRows.map((row) => [row.slug, row.id]));
  const mainOf = new Map(
    demoCategories.flatMap((main) => main.children.map((sub) => [sub.slug, { main, sub }] as const)),
  );

  const variantCount = demoProducts.reduce((sum, product) => sum + demoVariants(product).length, 0);
  const numbers = await shop.database.pool.query<{ id: number }>({
    text: `select nextval('catalogue_ids') as id from generate_series(1, $1)`,
    values: [variantCount],
  });
  const ids = numbers.rows.map((row) => row.id).sort((a, b) => a - b);
  const now = shop.clock.now().getTime();
  const oldestFirst = demoProducts.toReversed().map((demo, place): Shelf => {
    const own = demoVariants(demo).map((variant, position) => ({
      id: ids.shift() ?? 0,
      ...variant,
      pictureKey: variant.photo === null ? null : (pictureKeys.photos.get(variant.photo) ?? null),
      left: openingStock(demo, position),
    }));
    const found = mainOf.get(demo.category);
    const brandId = brandIds.get(demo.brand);
    const categoryId = subIds.get(demo.category);
    const mainId = found === undefined ? undefined : mainIds.get(found.main.slug);
    const first = own[0];
    if (
      found === undefined ||
      brandId === undefined ||
      categoryId === undefined ||
      mainId === undefined ||
      first === undefined
    ) {
      throw new Error(`The demo product ${demo.slug} has an unknown brand or category.`);
    }
    return {
      id: first.id,
      demo,
      createdAt: new Date(now - (demoWeeks * 7 * 24 + 48 + (demoProducts.length - place) * 8) * hour),
      categoryId,
      brandId,
      sellerId: sellerOf(demo.category),
      categoryIds: [categoryId, mainId],
      pictureKeys: photosOf(demo).flatMap((photo) => pictureKeys.photos.get(photo) ?? []),
      searchText: searchTextOf({
        name: demo.name.fa,
        nameEn: demo.name.en,
        brand: {
          slug: demo.brand,
          name: demoBrandNames[demo.brand]?.fa ?? '',
          nameEn: demoBrandNames[demo.brand]?.en ?? null,
        },
        tags: [...demo.tags, ...tagsEnOf(demo)],
        places: [found.main, found.sub].map(({ name }) => ({ name: name.fa, nameEn: name.en })),
      }),
      variants: own,
      department: found.main.slug,
      weight: weightOf(demo),
      onOffer: demo.offer !== undefined && demo.stock !== 0,
      variantIds: own.map((variant) => variant.id),
    };
  });
  return oldestFirst.toReversed();
}

function tagsEnOf({ tags }: DemoProduct): string[] {
  return tags.flatMap((tag) => tagsInEnglish[tag] ?? []);
}

/** How likely a product is chosen: few are loved, most are liked, dear ones are bought less often, and what sold out was loved. */
function weightOf(demo: DemoProduct): number {
  const liked = numberOf(`${demo.slug} liked`, 100) / 100;
  const priced = demo.price < 2_000_000 ? 4 : demo.price < 12_000_000 ? 2 : 1;
  return Math.ceil(liked ** 3 * 50 * priced) + (demo.stock === 0 ? 60 : 9) + (demo.featured === true ? 20 : 0);
}

/** What the orders and reviews say of a product. */
export interface Told {
  readonly soldCount: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
}

/** What is dearer than this nobody carries to a door unpaid, in toman. */
const prepaidFrom = 15_000_000;

/** Writes the products with all that belongs to them but their stock. */
export async function fillShelves(
  shop: Shop,
  shelves: readonly Shelf[],
  told: (productId: number) => Told,
): Promise<void> {
  const now = shop.clock.now().getTime();
  const rows = shelves.map(({ id, demo, ...shelf }, place): typeof products.$inferInsert => ({
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
    ...told(id),
    featuredAt: demo.featured === true ? new Date(now - place * 60_000) : null,
    prepaidOnly: demo.price >= prepaidFrom,
    ...(demo.warranty === undefined
      ? {}
      : {
          warrantyMonths: demo.warranty,
          warrantyGiver: demoBrandNames[demo.brand]?.fa,
          warrantyGiverEn: demoBrandNames[demo.brand]?.en,
        }),
    searchText: shelf.searchText,
    createdAt: shelf.createdAt,
    changedAt: shelf.createdAt,
  }));
  for (const batch of inBatches(rows)) await shop.db.insert(products).values(batch);
  const variantRows = shelves.flatMap(({ id, demo, sellerId, variants: own }) =>
    own.map((variant, position) => ({
      id: variant.id,
      productId: id,
      sellerId,
      position,
      colourName: variant.colour?.name.fa ?? null,
      colourNameEn: variant.colour?.name.en ?? null,
      colourHex: variant.colour?.hex ?? null,
      size: variant.size?.fa ?? null,
      sizeEn: variant.size?.en ?? null,
      pictureKey: variant.pictureKey,
      basePrice: demo.price,
    })),
  );
  for (const batch of inBatches(variantRows)) await shop.db.insert(variants).values(batch);
  const found = shelves.flatMap(({ id, categoryIds }) =>
    categoryIds.map((categoryId) => ({ categoryId, productId: id })),
  );
  for (const batch of inBatches(found)) await shop.db.insert(productCategories).values(batch);
  const vocabulary = new Map<string, number>();
  for (const { searchText } of shelves) {
    for (const word of new Set(words(searchText))) vocabulary.set(word, (vocabulary.get(word) ?? 0) + 1);
  }
  const known = [...vocabulary].map(([word, count]) => ({ word, products: count }));
  for (const batch of inBatches(known)) {
    await shop.db
      .insert(searchVocabulary)
      .values(batch)
      .onConflictDoUpdate({
        target: searchVocabulary.word,
        set: { products: sql`${searchVocabulary.products} + excluded.products` },
      });
  }
}
