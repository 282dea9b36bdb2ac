import { sql } from 'drizzle-orm';
import {
  boolean, customType, doublePrecision, foreignKey, index, integer, jsonb, pgSequence, pgTable, primaryKey, text, uniqueIndex,
} from 'drizzle-orm/pg-core';
import { houseSellerId, sellers } from '#features/marketplace/server/marketplace.tables.ts';
import { id, moment, toman } from '#platform/columns.ts';

/** Products and variants take their numbers from one sequence: the first variant bears the product's. */
export const catalogueIds = pgSequence('catalogue_ids', { startWith: 1 });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Texts in further languages: `{ en: { name: '…', description: '…' } }`. */
type Translations = Record<string, Record<string, string>>;

export const brands = pgTable(
  'brands',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
  },
  (table) => [uniqueIndex('brands_slug').on(table.slug)],
);

export const categories = pgTable(
  'categories',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    parentId: id('parent_id'),
    pictureKey: text('picture_key'),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    uniqueIndex('categories_slug').on(table.slug),
    index('categories_parent').on(table.parentId, table.position),
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }),
  ],
);

export const products = pgTable(
  'products',
  {
    id: id('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    brandId: id('brand_id').references(() => brands.id),
    /** The category that it belongs to most closely; all of them, with their ancestors, stand in product_categories. */
    categoryId: id('category_id').notNull().references(() => categories.id),
    /** Before the price rule and offers; that of the first variant. */
    basePrice: toman('base_price').notNull(),
    badgeText: text('badge_text'),
    badgeColor: text('badge_color'),
    /** Keys of media files, the main picture first. */
    pictureKeys: text('picture_keys').array().notNull().default([]),
    videoId: text('video_id'),
    specifications: jsonb('specifications').$type<{ name: string; value: string }[]>().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    /** Whether any variant can be sold: kept with the stock, so that lists need no join. */
    inStock: boolean('in_stock').notNull().default(false),
    /** Pieces ever sold: the measure of "popular". */
    soldCount: integer('sold_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Mean of the stars, null without a review: kept for sorting. */
    rating: doublePrecision('rating').generatedAlwaysAs(sql`(case when rating_count > 0 then rating_sum::float8 / rating_count end)`),
    featuredAt: moment('featured_at'),
    /** Name, brand, tags and category folded for search, with half-spaces both joined and split. */
    searchText: text('search_text').notNull().default(''),
    searchWords: tsvector('search_words').generatedAlwaysAs(sql`to_tsvector('simple'::regconfig, search_text)`),
    hiddenAt: moment('hidden_at'),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('products_slug').on(table.slug),
    index('products_newest').on(table.id.desc()).where(sql`${table.hiddenAt} is null`),
    index('products_popular').on(table.soldCount.desc(), table.id.desc()).where(sql`${table.hiddenAt} is null`),
    index('products_rating').on(sql`coalesce(rating, 0) desc`, table.id.desc()).where(sql`${table.hiddenAt} is null`),
    index('products_price').on(table.basePrice, table.id).where(sql`${table.hiddenAt} is null`),
    index('products_brand').on(table.brandId, table.id.desc()),
    index('products_category').on(table.categoryId, table.id.desc()),
    index('products_tags').using('gin', table.tags),
    index('products_search_words').using('gin', table.searchWords),
    index('products_featured').on(table.featuredAt.desc()).where(sql`${table.featuredAt} is not null`),
  ],
);

/** Every category a product is found under: its own and all above it. */
export const productCategories = pgTable(
  'product_categories',
  {
    categoryId: id('category_id').notNull().references(() => categories.id),
    productId: id('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('product_categories_product').on(table.productId),
  ],
);

/** What is bought: a product in one colour and size, of one seller. */
export const variants = pgTable(
  'variants',
  {
    id: id('id').primaryKey(),
    productId: id('product_id').notNull().references(() => products.id, { onDelete: 'cascade' }),
    sellerId: id('seller_id').notNull().default(houseSellerId).references(() => sellers.id),
    position: integer('position').notNull().default(0),
    colourName: text('colour_name'),
    colourHex: text('colour_hex'),
    size: text('size'),
    basePrice: toman('base_price').notNull(),
    pictureKey: text('picture_key'),
    hiddenAt: moment('hidden_at'),
  },
  (table) => [index('variants_product').on(table.productId, table.position)],
);

/** Every word that occurs in the catalogue's search texts: the nearest one mends a typing fault. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: text('word').primaryKey(),
    /** Products in which it occurs, roughly: the commoner of two near words wins. */
    products: integer('products').notNull().default(1),
  },
  (table) => [index('search_vocabulary_word').using('gin', sql`word gin_trgm_ops`)],
);
