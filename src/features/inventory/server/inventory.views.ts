import { boolean, integer, jsonb, pgView, text } from 'drizzle-orm/pg-core';
import { sqlFunction } from '#platform/database/sql-function.ts';
import type { TaxClass } from '#features/products/product-fields.rules.ts';
import { id, toman } from '#platform/database/columns.ts';

/** Pieces of a variant at all locations together. Available is what is on the shelf and not held for an order. */
export const variantStock = pgView('variant_stock', {
  variantId: id('variant_id').notNull(),
  onHand: integer('on_hand').notNull(),
  reserved: integer('reserved').notNull(),
  available: integer('available').notNull(),
  lowStockThreshold: integer('low_stock_threshold').notNull(),
  /** Some are left, and they are few. */
  lowStock: boolean('low_stock').notNull(),
}).existing();

/** What a location is called, and where it stands in the owner's order. */
export const stockLocationNames = pgView('stock_location_names', {
  id: id('id').notNull(),
  nameFa: text('name_fa').notNull(),
  nameEn: text('name_en').notNull(),
  position: integer('position').notNull(),
}).existing();

/** Pieces that an order holds or has taken at locations other than the main one; its other pieces are from there. */
export const orderPiecesElsewhere = pgView('order_pieces_elsewhere', {
  orderId: id('order_id').notNull(),
  variantId: id('variant_id').notNull(),
  locationId: id('location_id').notNull(),
  pieces: integer('pieces').notNull(),
}).existing();

/** The location at which pieces arrive when none is named: `first_stock_location()`. */
export const firstStockLocation = sqlFunction('first_stock_location');

/** What is sold: neither the variant nor its product is hidden. Of what is sold out `available` is 0. */
export const sellableVariants = pgView('sellable_variants', {
  id: id('id').notNull(),
  productId: id('product_id').notNull(),
  sellerId: id('seller_id').notNull(),
  basePrice: toman('base_price').notNull(),
  available: integer('available').notNull(),
}).existing();

/** What a line of a cart or an order shows of a variant, whatever became of it: of what is hidden by now nothing can be had. */
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
  /** Some can be had, and they are few. */
  lowStock: boolean('low_stock').notNull(),
}).existing();

/** Puts the first pieces of new variants on the shelf of the first location: `open_stock(variantIds, pieces, by or null, at)`. */
export const openStock = sqlFunction('open_stock');
