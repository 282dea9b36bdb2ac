import { categories } from '#features/categories/server/categories.tables.ts';
import { brands } from '#features/brands/server/brands.tables.ts';
import { sellers } from '#features/sellers/server/sellers.tables.ts';
import { id, metadata, moment, toman, updatedAt } from '#platform/database/columns.ts';
import { notEmpty, notNegative, oneOf, oneToFiveStars, smallObject } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { optionKinds } from '../product-options.rules.ts';
import { productStatuses, type Specification } from '../products.rules.ts';
import { productFieldColumns } from './product-fields.columns.ts';
import { variantFieldColumns } from './variant-fields.columns.ts';
import { houseSellerId } from '#shared/commerce/house-seller.ts';

/** Products and variants share one id sequence: the first variant has the product's id. */
export const catalogueIds = pgSequence('catalogue_ids', { startWith: 1 });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Texts in other languages: `{ en: { name: '…', description: '…', badge: '…' } }`. */
type Translations = Record<string, Record<string, string>>;

const isWritten = (column: AnyPgColumn) => sql`${column} is not null`;
// The type is explicit because the two tables reference each other.
const ownVariant = (): [AnyPgColumn, AnyPgColumn] => [variants.productId, variants.id];

/** The condition of the partial indexes used by lists. */
const displayed = sql`"products"."status" = 'active'`;

export const products = pgTable(
  'products',
  {
    id: id('id').primaryKey(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    sellerId: id('seller_id')
      .notNull()
      .default(houseSellerId)
      .references(() => sellers.id),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    brandId: id('brand_id').references(() => brands.id),
    /** The most specific category; all categories with their ancestors are in product_categories. */
    categoryId: id('category_id')
      .notNull()
      .references(() => categories.id),
    /** Before the price rule and flash sales; the price of the first variant. */
    basePrice: toman('base_price').notNull(),
    badgeText: text('badge_text'),
    badgeColor: text('badge_color'),
    /** Media file keys, the main image first. */
    pictureKeys: text('picture_keys').array().notNull().default([]),
    /** Alt texts of the images, by key. */
    pictureAlts: jsonb('picture_alts').$type<Record<string, string>>().notNull().default({}),
    videoId: text('video_id'),
    specifications: jsonb('specifications').$type<readonly Specification[]>().notNull().default([]),
    tags: text('tags').array().notNull().default([]),
    /** The English tags, possibly fewer than the Persian ones or none. */
    tagsEn: text('tags_en').array().notNull().default([]),
    /** Whether any variant can be sold: stored when the stock changes, so that lists need no join. */
    inStock: boolean('in_stock').notNull().default(false),
    /** Total pieces sold: the measure of "popular". */
    soldCount: integer('sold_count').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Average rating, null without reviews: stored for sorting. */
    rating: doublePrecision('rating').generatedAlwaysAs(
      sql`(case when rating_count > 0 then rating_sum::float8 / rating_count end)`,
    ),
    featuredAt: moment('featured_at'),
    ...productFieldColumns,
    /** Folded for search by searchTextOf: the first line holds the name, the second brand, tags and categories. */
    searchText: text('search_text').notNull().default(''),
    /** Words of the name have weight A, so that a search can match them first. */
    searchWords: tsvector('search_words').generatedAlwaysAs(
      sql`(setweight(to_tsvector('simple'::regconfig, split_part(search_text, chr(10), 1)), 'A') || to_tsvector('simple'::regconfig, split_part(search_text, chr(10), 2)))`,
    ),
    status: text('status', { enum: productStatuses }).notNull().default('active'),
    /** The default variant once the variant with the product's id is archived; null until then. */
    defaultVariantId: id('default_variant_id'),
    metadata: metadata(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(), // By people.
    updatedAt: updatedAt(),
    /** Incremented by every edit, so that of two concurrent edits the later gets a conflict. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    smallObject(table.metadata),
    index('products_updated_at').on(table.updatedAt, table.id),
    uniqueIndex('products_slug').on(table.slug),
    /** Referenced by the variants' foreign key, which ensures that a variant has its product's seller. */
    uniqueIndex('products_of_seller').on(table.id, table.sellerId),
    index('products_seller').on(table.sellerId, table.id),
    index('products_not_active')
      .on(table.status, table.id)
      .where(sql`${table.status} <> 'active'`),
    // All ascending: descending lists scan them backwards. (.desc() would put nulls last.)
    index('products_popular').on(table.soldCount, table.id).where(displayed),
    index('products_rating')
      .on(sql`coalesce(rating, 0)`, table.id)
      .where(displayed),
    index('products_price').on(table.basePrice, table.id).where(displayed),
    index('products_brand').on(table.brandId, table.id),
    index('products_brand_popular').on(table.brandId, table.soldCount, table.id).where(displayed),
    index('products_brand_rating')
      .on(table.brandId, sql`coalesce(rating, 0)`, table.id)
      .where(displayed),
    // One per sort order of a category's list, so that a page is read from the index, whatever the category's size.
    index('products_category').on(table.categoryId, table.id),
    index('products_category_popular').on(table.categoryId, table.soldCount, table.id).where(displayed),
    index('products_category_rating')
      .on(table.categoryId, sql`coalesce(rating, 0)`, table.id)
      .where(displayed),
    index('products_category_price').on(table.categoryId, table.basePrice, table.id).where(displayed),
    /** For counting in-stock products per category with an index-only scan. */
    index('products_in_stock')
      .on(table.categoryId)
      .where(sql`${table.status} = 'active' and ${table.inStock}`),
    /** For computing the parts of the sitemap with an index-only scan. */
    index('products_sitemap').on(table.id, table.changedAt).where(displayed),
    index('products_tags').using('gin', table.tags),
    index('products_tags_en').using('gin', table.tagsEn),
    index('products_search_words').using('gin', table.searchWords),
    index('products_featured')
      .on(table.featuredAt.desc())
      .where(sql`${table.featuredAt} is not null`),
    ...[table.basePrice, table.ratingSum, table.ratingCount].map(notNegative),
    ...[notEmpty(table.name), notEmpty(table.slug), oneToFiveStars(table.ratingSum, table.ratingCount)],
    ...[oneOf(table.status), oneOf(table.taxClass), notNegative(table.warrantyMonths)],
    foreignKey({
      columns: [table.id, table.defaultVariantId],
      foreignColumns: ownVariant(),
      name: 'products_default_variant',
    }),
  ],
);

/** Checks the last digit of a barcode, the check digit, like `parseBarcode`. */
const barcodeChecked = `case when barcode ~ '^([0-9]{8}|[0-9]{12,14})$' then (${Array.from(
  { length: 14 },
  (_, index) => `${index % 2 === 0 ? '3 * ' : ''}substr(lpad(barcode, 14, '0'), ${index + 1}, 1)::int`,
).join(' + ')}) % 10 = 0 else barcode is null end`;

/** The options of a product, up to three. The slot determines the variant column that holds the value; the position is the display order. */
export const productOptions = pgTable(
  'product_options',
  {
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    slot: smallint('slot').notNull(),
    position: smallint('position').notNull(),
    kind: text('kind', { enum: optionKinds }).notNull(),
    name: text('name').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.slot] }),
    unique('product_options_name').on(table.productId, table.name),
    uniqueIndex('product_options_kind')
      .on(table.productId, table.kind)
      .where(sql`${table.kind} <> 'other'`),
    notEmpty(table.name),
    oneOf(table.kind),
    check('product_options_slot_known', sql`${table.slot} between 1 and 3`),
    check('product_options_position_known', sql`${table.position} between 1 and 3`),
  ],
);

/** The values of an option. The thousands digit of the number is the option's slot, so that a variant's foreign keys ensure it. */
export const productOptionValues = pgTable(
  'product_option_values',
  {
    productId: id('product_id').notNull(),
    number: smallint('number').notNull(),
    slot: smallint('slot')
      .notNull()
      .generatedAlwaysAs(sql`number / 1000`),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    translations: jsonb('translations').$type<Translations>().notNull().default({}),
    /** For a colour: a CSS colour. */
    swatch: text('swatch'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.number] }),
    unique('product_option_values_name').on(table.productId, table.slot, table.name),
    foreignKey({
      name: 'product_option_values_option',
      columns: [table.productId, table.slot],
      foreignColumns: [productOptions.productId, productOptions.slot],
    }).onDelete('cascade'),
    notEmpty(table.name),
    check('product_option_values_number_known', sql`${table.number} between 1001 and 3999`),
    check('product_option_values_swatch_known', sql`${table.swatch} ~ '^#[0-9a-fA-F]{6}$'`),
  ],
);

/** Returns the column with a variant's value of the option in a slot. */
const valueColumn = (slot: 1 | 2 | 3) => smallint(`value${slot}`);

/** The variants of a product, each with one value per option. */
export const variants = pgTable(
  'variants',
  {
    id: id('id').primaryKey(),
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's seller, copied here for the SKU, which is unique among a seller's variants. */
    sellerId: id('seller_id')
      .notNull()
      .default(houseSellerId)
      .references(() => sellers.id),
    position: integer('position').notNull().default(0),
    value1: valueColumn(1),
    value2: valueColumn(2),
    value3: valueColumn(3),
    /** The names of its values, and its colour and size: stored for lists and carts, as computed by the view `variant_options`. */
    label: text('label'),
    labelEn: text('label_en'),
    colourName: text('colour_name'),
    colourNameEn: text('colour_name_en'),
    colourHex: text('colour_hex'),
    size: text('size'),
    sizeEn: text('size_en'),
    /** The colours in the name of a product without a colour option, found by `colours_in_name`, by which lists filter as well. */
    namedColours: text('named_colours').array(),
    basePrice: toman('base_price').notNull(),
    pictureKey: text('picture_key'),
    ...variantFieldColumns,
    hiddenAt: moment('hidden_at'),
    /** Permanently discontinued; the row stays for existing orders. */
    archivedAt: moment('archived_at'),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    unique('variants_values').on(table.productId, table.value1, table.value2, table.value3).nullsNotDistinct(),
    ...([table.value1, table.value2, table.value3] as const).flatMap((value, index) => [
      check(`variants_${value.name}_of_its_option`, sql`${value} / 1000 = ${sql.raw(String(index + 1))}`),
      foreignKey({
        name: `variants_${value.name}_known`,
        columns: [table.productId, value],
        foreignColumns: [productOptionValues.productId, productOptionValues.number],
      }),
    ]),
    index('variants_seller').on(table.sellerId, table.productId),
    index('variants_filter_colours')
      .using('gin', sql`(case when colour_name is null then named_colours else array[colour_name] end)`)
      .where(sql`${table.hiddenAt} is null`),
    index('variants_size')
      .on(table.size, table.productId)
      .where(sql`${table.hiddenAt} is null and ${table.size} is not null`),
    notNegative(table.basePrice),
    foreignKey({
      name: 'variants_of_one_seller',
      columns: [table.productId, table.sellerId],
      foreignColumns: [products.id, products.sellerId],
    }),
    /** Referenced by the foreign key which ensures that a product's default variant is its own. */
    uniqueIndex('variants_of_product').on(table.productId, table.id),
    /** Unique per seller; the code comes first, so that the index also serves searches by code. */
    uniqueIndex('variants_sku').on(table.sku, table.sellerId),
    index('variants_plain_sku')
      .on(sql`lower(regexp_replace(sku, '[[:space:]_./-]+', '', 'g'))`)
      .where(isWritten(table.sku)),
    index('variants_barcode').on(table.barcode).where(isWritten(table.barcode)),
    index('variants_external_ref').on(table.externalRef).where(isWritten(table.externalRef)),
    check('variants_barcode_checked', sql.raw(barcodeChecked)),
    check('variants_goods_id_whole', sql`${table.goodsId} ~ '^[0-9]{13}$'`),
    ...[notEmpty(table.sku), notEmpty(table.externalRef)],
    notNegative(table.weightGrams),
    notNegative(table.lengthMm),
    notNegative(table.widthMm),
    notNegative(table.heightMm),
    notNegative(table.cost),
    /** Archived variants are also hidden, so that statements that exclude hidden ones exclude them too. */
    check('variants_archived_is_hidden', sql`${table.archivedAt} is null or ${table.hiddenAt} is not null`),
  ],
);
