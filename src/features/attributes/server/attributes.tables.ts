import { categories } from '#features/categories/server/categories.tables.ts';
import { products } from '#features/products/server/products.tables.ts';
import { id, moment } from '#platform/database/columns.ts';
import { notEmpty, oneOf } from '#platform/database/constraints.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { attributeTypes } from '../attributes.rules.ts';

/** Texts in further languages: `{ en: { name: '…', unit: '…' } }`. */
type Translations = Record<string, Record<string, string>>;

const translations = () => jsonb('translations').$type<Translations>().notNull().default({});

/** The attributes by which products are described and compared. */
export const attributes = pgTable(
  'attributes',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Identifies it in URLs, table files and programs; it cannot be changed. */
    code: text('code').notNull(),
    /** The type of its values; it cannot be changed. */
    type: text('type', { enum: attributeTypes }).notNull(),
    name: text('name').notNull(),
    /** The unit after a number; empty where there is none. */
    unit: text('unit').notNull().default(''),
    translations: translations(),
    /** Whether lists can be filtered by it. */
    filterable: boolean('filterable').notNull().default(false),
    /** Whether it is part of a comparison of products. */
    comparable: boolean('comparable').notNull().default(true),
    /** When it was archived: its values stay stored, and are displayed nowhere. */
    archivedAt: moment('archived_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('attributes_code').on(table.code),
    /** Referenced by the foreign key of a value, which ensures its type. */
    unique('attributes_of_type').on(table.id, table.type),
    notEmpty(table.name),
    oneOf(table.type),
    check('attributes_code_known', sql`${table.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.code}) <= 60`),
    check('attributes_unit_of_number', sql`${table.type} = 'number' or ${table.unit} = ''`),
    check('attributes_text_not_filtered', sql`${table.type} <> 'text' or not ${table.filterable}`),
  ],
);

/** The options of an attribute of the type select. */
export const attributeOptions = pgTable(
  'attribute_options',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    attributeId: id('attribute_id').notNull(),
    attributeType: text('attribute_type', { enum: ['select'] })
      .notNull()
      .default('select'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    translations: translations(),
    position: smallint('position').notNull(),
  },
  (table) => [
    /** Referenced by the foreign key of a value, which ensures that the option belongs to the attribute. */
    unique('attribute_options_own').on(table.attributeId, table.id),
    unique('attribute_options_code').on(table.attributeId, table.code),
    unique('attribute_options_name').on(table.attributeId, table.name),
    foreignKey({
      name: 'attribute_options_of_select',
      columns: [table.attributeId, table.attributeType],
      foreignColumns: [attributes.id, attributes.type],
    }),
    notEmpty(table.name),
    oneOf(table.attributeType),
    check(
      'attribute_options_code_known',
      sql`${table.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${table.code}) <= 60`,
    ),
  ],
);

/** The categories that have an attribute; their descendants inherit it. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: id('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    attributeId: id('attribute_id')
      .notNull()
      .references(() => attributes.id),
    position: smallint('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.attributeId] }),
    index('category_attributes_attribute').on(table.attributeId),
  ],
);

/** A product's value of an attribute, of the attribute's type only. */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: id('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: id('attribute_id').notNull(),
    attributeType: text('attribute_type', { enum: attributeTypes }).notNull(),
    /** Its line in the product's specifications. */
    position: smallint('position').notNull(),
    text: text('value_text'),
    /** The text in further languages. */
    translations: translations(),
    number: doublePrecision('value_number'),
    boolean: boolean('value_boolean'),
    optionId: id('option_id'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.attributeId] }),
    foreignKey({
      name: 'product_attribute_values_of_type',
      columns: [table.attributeId, table.attributeType],
      foreignColumns: [attributes.id, attributes.type],
    }),
    foreignKey({
      name: 'product_attribute_values_own_option',
      columns: [table.attributeId, table.optionId],
      foreignColumns: [attributeOptions.attributeId, attributeOptions.id],
    }),
    oneOf(table.attributeType),
    check(
      'product_attribute_values_one',
      sql`num_nonnulls(${table.text}, ${table.number}, ${table.boolean}, ${table.optionId}) = 1`,
    ),
    check(
      'product_attribute_values_typed',
      sql`case ${table.attributeType} when 'text' then ${table.text} <> '' when 'number' then ${table.number} between -1e12 and 1e12 when 'boolean' then ${table.boolean} is not null when 'select' then ${table.optionId} is not null else false end is true`,
    ),
    /** Lists filtered by an option, a number or a boolean are read from the index, however many products there are. */
    index('product_attribute_values_option')
      .on(table.attributeId, table.optionId, table.productId)
      .where(sql`${table.optionId} is not null`),
    index('product_attribute_values_number')
      .on(table.attributeId, table.number, table.productId)
      .where(sql`${table.number} is not null`),
    index('product_attribute_values_boolean')
      .on(table.attributeId, table.boolean, table.productId)
      .where(sql`${table.boolean} is not null`),
    index('product_attribute_values_text')
      .on(table.attributeId, table.productId)
      .where(sql`${table.text} is not null`),
  ],
);
