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

/** Active products: what shoppers can find and buy. The columns are the table's, so lists use the table's indexes. */
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

/** Summaries of every product, whatever its status: for the staff, and for reviews and orders from before it was hidden. */
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

/** Every variant with its names; `labelEn` is null without English texts. */
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

/** The value names, colour and size of each variant; the columns stored with the variants for lists and carts must equal these. */
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
 * Products whose default variant is not the one with the product's id, because that one is archived: for calls that identify a product by id. Other
 * products have no row.
 */
export const productSubstitutes = pgView('product_stand_ins', {
  productId: id('product_id').notNull(),
  variantId: id('variant_id').notNull(),
}).existing();

/** Variants that are not hidden themselves; whether their product is visible is in {@link visibleProducts}. */
export const visibleVariants = pgView('visible_variants', {
  ...variant,
  label: text('label'),
  labelEn: text('label_en'),
  /** The colours by which lists filter it: its own, otherwise those in the product's name. */
  filterColours: text('filter_colours').array(),
}).existing();

/** The seller of each product and all its variants. */
export const productSellers = pgView('product_sellers', {
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
}).existing();

/** The visible variants of each seller, one row each. */
export const productsOfSellers = pgView('products_of_sellers', {
  sellerId: id('seller_id').notNull(),
  productId: id('product_id').notNull(),
}).existing();

/** The words of the search texts with the number of products having each, for correcting typing errors to the nearest word. */
export const searchWords = pgView('search_words', {
  word: text('word').notNull(),
  products: integer('products').notNull(),
  /** Its consonants, with one letter for those that sound alike in either alphabet. */
  sound: text('sound').notNull(),
}).existing();

/** The consonants of a folded word, with one letter for those that sound alike in either alphabet: `sound_of(word)`. */
export const soundOf = sqlFunction('sound_of');
