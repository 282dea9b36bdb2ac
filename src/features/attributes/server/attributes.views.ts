import { boolean, doublePrecision, jsonb, pgView, smallint, text } from 'drizzle-orm/pg-core';
import { id } from '#platform/database/columns.ts';
import type { AttributeType } from '../attributes.rules.ts';

type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What products have of attributes in use, with all that the words of a value are made from. */
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

/** The same without its words: what lists are narrowed by, as the index has it. */
export const filterValues = pgView('attribute_filter_values', {
  productId: id('product_id').notNull(),
  attributeId: id('attribute_id').notNull(),
  optionId: id('option_id'),
  number: doublePrecision('value_number'),
  boolean: boolean('value_boolean'),
}).existing();
