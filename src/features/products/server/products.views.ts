import { sqlFunction } from '#platform/database/sql-function.ts';
import { boolean, customType, doublePrecision, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { id, moment, toman } from '#platform/database/columns.ts';
import type { TaxClass } from '../product-fields.rules.ts';
import type { ProductStatus, Specification } from '../products.rules.ts';

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;
const translations = () => jsonb('translations').$type<Translations>().notNull();
const wordVector = () => customType<{ data: string }>({ dataType: () => 'tsvector' })('search_words');

const shared = {
  sellerId: id('seller_id').notNull(),
  id: id('id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  translations: translations(),
  brandId: id('brand_id'),
  categoryId: id('category_id').notNull(),
  basePrice: toman('base_price').notNull(),
  inStock: boolean('in_stock').notNull(),
  soldCount: integer('sold_count').notNull(),
  rating: doublePrecision('rating'),
  ratingCount: integer('rating_count').notNull(),
  prepaidOnly: boolean('prepaid_only').notNull(),
  searchWords: wordVector(),
};

/** Products that are active: what shoppers see, find and buy. Its columns are the table's, so lists read off the table's indexes. */
export const visibleProducts = pgView('visible_products', {
  ...shared,
  description: text('description').notNull(),
  badgeText: text('badge_text'),
  badgeColor: text('badge_color'),
  pictureKeys: text('picture_keys').array().notNull(),
  pictureAlts: jsonb('picture_alts').$type<Record<string, string>>().notNull(),
  videoId: text('video_id'),
  specifications: jsonb('specifications').$type<readonly Specification[]>().notNull(),
  tags: text('tags').array().notNull(),
  tagsEn: text('tags_en').array().notNull(),
  featuredAt: moment('featured_at'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  taxClass: text('tax_class').$type<TaxClass>().notNull(),
}).existing();

/** Every product, whatever its status, as far as others name it: for the staff, and for what was written or bought before it was hidden. */
export const productSummaries = pgView('product_summaries', {
  ...shared,
  pictureKey: text('picture_key'),
  hidden: boolean('hidden').notNull(),
  status: text('status').$type<ProductStatus>().notNull(),
  taxClass: text('tax_class').$type<TaxClass>().notNull(),
}).existing();

const variant = {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  position: integer('position').notNull(),
  colourName: text('colour_name'),
  colourNameEn: text('colour_name_en'),
  colourHex: text('colour_hex'),
  size: text('size'),
  sizeEn: text('size_en'),
  basePrice: toman('base_price').notNull(),
  pictureKey: text('picture_key'),
};

/** Every variant, with what it is called; `labelEn` is null where nothing is written in English. */
export const productVariants = pgView('product_variants', {
  ...variant,
  label: text('label'),
  labelEn: text('label_en'),
  hidden: boolean('hidden').notNull(),
  sku: text('sku'),
  barcode: text('barcode'),
  goodsId: text('goods_id'),
  externalRef: text('external_ref'),
  weightGrams: integer('weight_grams'),
  lengthMm: integer('length_mm'),
  widthMm: integer('width_mm'),
  heightMm: integer('height_mm'),
  cost: toman('cost'),
  archived: boolean('archived').notNull(),
}).existing();

/** What the values of each variant are called, and its colour and size: what is stored with the variants, for lists and carts, has to be this. */
export const variantOptions = pgView('variant_options', {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  label: text('label'),
  labelEn: text('label_en'),
  colourName: text('colour_name'),
  colourNameEn: text('colour_name_en'),
  colourHex: text('colour_hex'),
  size: text('size'),
  sizeEn: text('size_en'),
  namedColours: text('named_colours').array(),
}).existing();

/**
 * Products whose number stands for another variant than the one that bears it, because that one is archived: for calls that name
 * a product by its number. Of the others there is no row.
 */
export const productSubstitutes = pgView('product_stand_ins', {
  productId: id('product_id').notNull(),
  variantId: id('variant_id').notNull(),
}).existing();

/** Variants that are not hidden themselves; whether their product is, says {@link visibleProducts}. */
export const visibleVariants = pgView('visible_variants', {
  ...variant,
  label: text('label'),
  labelEn: text('label_en'),
  /** The colours by which lists find it: its own, else those that its product's name says. */
  filterColours: text('filter_colours').array(),
}).existing();

/**
 * Who sells a product, with all its variants.
 */
export const productSellers = pgView('product_sellers', {
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
}).existing();

/** What sellers sell, a row for each variant that can be seen. */
export const productsOfSellers = pgView('products_of_sellers', {
  sellerId: id('seller_id').notNull(),
  productId: id('product_id').notNull(),
}).existing();

/** Words that products are found by, with how many bear each: the nearest one mends a typing error. */
export const searchWords = pgView('search_words', {
  word: text('word').notNull(),
  products: integer('products').notNull(),
  /** Its consonants, one letter for those that sound alike in either alphabet. */
  sound: text('sound').notNull(),
}).existing();

/** The consonants of a folded word, one letter for those that sound alike in either alphabet: `sound_of(word)`. */
export const soundOf = sqlFunction('sound_of');
