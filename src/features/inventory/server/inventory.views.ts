import { boolean, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { sqlFunction } from '#platform/database/sql-function.ts';
import type { TaxClass } from '#features/products/product-fields.rules.ts';
import { id, toman } from '#platform/database/columns.ts';

/** The stock of a variant at all locations together. Available is on hand minus held. */
export const variantStock = pgView('variant_stock', {
  variantId: id('variant_id').notNull(),
  onHand: integer('on_hand').notNull(),
  reserved: integer('reserved').notNull(),
  available: integer('available').notNull(),
  lowStockThreshold: integer('low_stock_threshold').notNull(),
  /** Whether a few are left, but not none. */
  lowStock: boolean('low_stock').notNull(),
}).existing();

/** The name of a location and its position in the owner's order. */
export const stockLocationNames = pgView('stock_location_names', {
  id: id('id').notNull(),
  nameFa: text('name_fa').notNull(),
  nameEn: text('name_en').notNull(),
  position: integer('position').notNull(),
}).existing();

/** Pieces that an order holds or has taken at locations other than the main one; its remaining pieces are from there. */
export const orderPiecesElsewhere = pgView('order_pieces_elsewhere', {
  orderId: id('order_id').notNull(),
  variantId: id('variant_id').notNull(),
  locationId: id('location_id').notNull(),
  pieces: integer('pieces').notNull(),
}).existing();

/** The location that receives pieces by default: `first_stock_location()`. */
export const firstStockLocation = sqlFunction('first_stock_location');

/** Variants on sale: neither the variant nor its product is hidden. When sold out, `available` is 0. */
export const sellableVariants = pgView('sellable_variants', {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  basePrice: toman('base_price').notNull(),
  available: integer('available').notNull(),
}).existing();

/** What a line of a cart or order displays of a variant, whatever its state: a hidden one has nothing available. */
export const variantCards = pgView('variant_cards', {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  translations: jsonb('translations').$type<Readonly<Record<string, Readonly<Record<string, string>>>>>().notNull(),
  colourName: text('colour_name'),
  colourNameEn: text('colour_name_en'),
  size: text('size'),
  sizeEn: text('size_en'),
  label: text('label'),
  labelEn: text('label_en'),
  pictureKey: text('picture_key'),
  basePrice: toman('base_price').notNull(),
  prepaidOnly: boolean('prepaid_only').notNull(),
  hidden: boolean('hidden').notNull(),
  available: integer('available').notNull(),
  sku: text('sku'),
  barcode: text('barcode'),
  goodsId: text('goods_id'),
  weightGrams: integer('weight_grams'),
  taxClass: text('tax_class').$type<TaxClass>().notNull(),
  /** Whether a few are available, but not none. */
  lowStock: boolean('low_stock').notNull(),
}).existing();

/** Books the initial stock of new variants at the first location: `open_stock(variantIds, pieces, by or null, at)`. */
export const openStock = sqlFunction('open_stock');
