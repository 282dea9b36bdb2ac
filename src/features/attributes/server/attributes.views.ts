import { boolean, doublePrecision, jsonb, pgView, smallint, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';
import type { AttributeType } from '../attributes.rules.ts';

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The values that products have of attributes in use, with everything that their texts are made from. */
export const productAttributes = pgView('product_attributes', {
  productId: id('product_id').notNull(),
  attributeId: id('attribute_id').notNull(),
  position: smallint('position').notNull(),
  code: text('code').notNull(),
  kind: text('type').$type<AttributeType>().notNull(),
  name: text('name').notNull(),
  translations: jsonb('translations').$type<Translations>().notNull(),
  unit: text('unit').notNull(),
  filterable: boolean('filterable').notNull(),
  comparable: boolean('comparable').notNull(),
  text: text('value_text'),
  textTranslations: jsonb('value_translations').$type<Translations>().notNull(),
  number: doublePrecision('value_number'),
  boolean: boolean('value_boolean'),
  optionId: id('option_id'),
  optionCode: text('option_code'),
  optionName: text('option_name'),
  optionTranslations: jsonb('option_translations').$type<Translations>(),
}).existing();

/** The same without texts: the values by which lists are filtered, as in the index. */
export const filterValues = pgView('attribute_filter_values', {
  productId: id('product_id').notNull(),
  attributeId: id('attribute_id').notNull(),
  optionId: id('option_id'),
  number: doublePrecision('value_number'),
  boolean: boolean('value_boolean'),
}).existing();
