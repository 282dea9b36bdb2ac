import { sql } from 'drizzle-orm';
import { searchTextOf } from '#features/products/products.rules.ts';
import { translationsOf } from '#shared/text/names.ts';
import { demoBrands, demoCategories, demoProducts, demoVariants, openingStock } from '../goods/demo-catalogue.ts';
import { englishBrands } from '../goods/english/english-brands.ts';
import { englishCategories } from '../goods/english/english-categories.ts';
import { englishColours, englishSize } from '../goods/english/english-kinds.ts';
import { englishProducts } from '../goods/english/english-products.ts';
import { numberOf } from '../goods/demo-number.ts';
import type { DemoProduct, EnglishProduct } from '../goods/demo-product.ts';
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
  readonly english: EnglishProduct;
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

interface ShelfVariant {
  readonly id: number;
  readonly colour: { readonly name: string; readonly hex: string } | null;
  readonly size: string | null;
  /** Pieces that are there when the shop opens. */
  readonly left: number;
}

/** Keys of the pictures of products and categories and logos of sellers, by slug; the file of each is kept already. */
export interface DemoPictureKeys {
  readonly products: ReadonlyMap<string, readonly string[]>;
  readonly categories: ReadonlyMap<string, readonly string[]>;
  readonly sellers: ReadonlyMap<string, readonly string[]>;
}

const hour = 3_600_000;
const inEnglish = (name: string | undefined) => translationsOf({ name: name ?? '' });

/** Writes brands and categories, and gives every product and variant its number: the first products of the list the highest. */
export async function shelvesOf(
  shop: Shop,
  pictureKeys: DemoPictureKeys,
  sellerOf: (category: string) => number,
): Promise<Shelf[]> {
  const brandRows = await shop.db
    .insert(brands)
    .values(demoBrands.map(({ slug, name }) => ({ slug, name, translations: inEnglish(englishBrands[slug]) })))
    .returning({ id: brands.id, slug: brands.slug });
  const brandIds = new Map(brandRows.map((row) => [row.slug, row.id]));
  const mains = await shop.db
    .insert(categories)
    .values(
      demoCategories.map(({ slug, name }, position) => ({
        slug,
        name,
        translations: inEnglish(englishCategories[slug]),
        position,
        pictureKey: pictureKeys.categories.get(slug)?.[0] ?? null,
      })),
    )
    .returning({ id: categories.id, slug: categories.slug });
  const mainIds = new Map(mains.map((row) => [row.slug, row.id]));
  const subs = demoCategories.flatMap((main) =>
    main.children.map(({ slug, name }, position) => ({
      slug,
      name,
      translations: inEnglish(englishCategories[slug]),
      position,
      parentId: mainIds.get(main.slug) ?? null,
      pictureKey: pictureKeys.categories.get(slug)?.[0] ?? null,
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
      left: openingStock(demo, position),
    }));
    const found = mainOf.get(demo.category);
    const brandId = brandIds.get(demo.brand);
    const categoryId = subIds.get(demo.category);
    const mainId = found === undefined ? undefined : mainIds.get(found.main.slug);
    const first = own[0];
    const english = englishProducts[demo.slug];
    if (
      found === undefined ||
      brandId === undefined ||
      categoryId === undefined ||
      mainId === undefined ||
      first === undefined ||
      english === undefined
    ) {
      throw new Error(`The demo product ${demo.slug} has an unknown brand or category, or no English.`);
    }
    return {
      id: first.id,
      demo,
      english,
      createdAt: new Date(now - (demoWeeks * 7 * 24 + 48 + (demoProducts.length - place) * 8) * hour),
      categoryId,
      brandId,
      sellerId: sellerOf(demo.category),
      categoryIds: [categoryId, mainId],
      pictureKeys: pictureKeys.products.get(demo.slug) ?? [],
      searchText: searchTextOf({
        name: demo.name,
        nameEn: english.name,
        brand: {
          slug: demo.brand,
          name: demoBrands.find((one) => one.slug === demo.brand)?.name ?? '',
          nameEn: englishBrands[demo.brand] ?? null,
        },
        tags: [...demo.tags, ...english.tags],
        places: [found.main, found.sub].map(({ slug, name }) => ({ name, nameEn: englishCategories[slug] ?? null })),
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
  const rows = shelves.map(({ id, demo, english, ...shelf }, place): typeof products.$inferInsert => ({
    id,
    slug: demo.slug,
    name: demo.name,
    description: demo.description,
    translations: translationsOf({ name: english.name, description: english.description, badge: english.badge ?? '' }),
    brandId: shelf.brandId,
    categoryId: shelf.categoryId,
    basePrice: demo.price,
    badgeText: demo.badge?.text ?? null,
    badgeColor: demo.badge?.colour ?? null,
    pictureKeys: [...shelf.pictureKeys],
    specifications: demo.specifications.map(([name, value], line) => {
      const [nameEn = '', valueEn = ''] = english.specifications[line] ?? [];
      return { name, value, name_en: nameEn, value_en: valueEn };
    }),
    tags: demo.tags,
    tagsEn: english.tags,
    inStock: shelf.variants.some((variant) => variant.left > 0),
    ...told(id),
    featuredAt: demo.featured === true ? new Date(now - place * 60_000) : null,
    prepaidOnly: demo.price >= prepaidFrom,
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
      colourName: variant.colour?.name ?? null,
      colourNameEn: englishColours[variant.colour?.name ?? ''] ?? null,
      colourHex: variant.colour?.hex ?? null,
      size: variant.size,
      sizeEn: variant.size === null ? null : englishSize(variant.size),
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
