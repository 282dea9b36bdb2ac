import {
  bigint,
  bool,
  double,
  int,
  json,
  jsonb,
  listOf,
  nullable,
  smallint,
  text,
  textOf,
  timestamptz,
} from '#platform/database/sql-types.ts';
import { composedStatement, statement, type RowOf } from '#platform/database/statement.ts';
import type { Text } from '#shared/language.ts';
import type { Attribute } from '../attributes-admin.contract.ts';
import type { AttributeType } from '../attributes.rules.ts';

const english = (table: string, field: string) => `coalesce(${table}.translations -> 'en' ->> '${field}', '')`;

const inBoth = (table: string, field: string) =>
  `jsonb_build_object('fa', ${table}.${field}, 'en', ${english(table, field)})`;

const ownRow = {
  id: bigint,
  code: text,
  kind: textOf<AttributeType>(),
  name: jsonb<Text>(),
  unit: jsonb<Text>(),
  unit_singular: text,
  filterable: bool,
  comparable: bool,
  archived: bool,
  created_at: timestamptz,
  updated_at: timestamptz,
  version: int,
};
const ownColumns = `a.id, a.code, a.type as kind, ${inBoth('a', 'name')} as name, ${inBoth('a', 'unit')} as unit,
  ${english('a', 'unit_one')} as unit_singular, a.filterable, a.comparable, a.archived_at is not null as archived, a.created_at, a.updated_at, a.version`;

const wholeRow = { ...ownRow, options: json<Attribute['options']>(), category_ids: listOf(bigint) };
const wholeColumns = `${ownColumns},
  (
    select coalesce(json_agg(json_build_object('id', o.id, 'code', o.code, 'name', ${inBoth('o', 'name')}) order by o.position, o.id), '[]')
    from attribute_options o where o.attribute_id = a.id
  ) as options,
  array(select c.category_id from category_attributes c where c.attribute_id = a.id order by c.category_id) as category_ids`;

/** An attribute with its options and categories. */
export const attributeById = statement({
  name: 'attribute_by_id',
  params: { id: bigint },
  row: wholeRow,
  text: `select ${wholeColumns} from attributes a where a.id = :id`,
});
export type AttributeRow = RowOf<typeof attributeById>;

/** Attributes by their codes, including archived ones. */
export const attributesByCode = statement({
  name: 'attributes_by_code',
  params: { codes: listOf(text) },
  row: wholeRow,
  text: `select ${wholeColumns} from attributes a where a.code = any(:codes) order by a.id`,
});

/** The attributes in use that some categories have themselves, in their order there. */
export const attributesOfCategories = statement({
  name: 'attributes_of_categories',
  params: { categoryIds: listOf(bigint) },
  row: { ...wholeRow, category_id: bigint, position: smallint },
  text: `select ${wholeColumns}, own.category_id, own.position from category_attributes own join attributes a on a.id = own.attribute_id
    where own.category_id = any(:categoryIds) and a.archived_at is null order by own.position, a.id`,
});

/** Attributes in use by which lists can be filtered. */
export const filterableAttributes = statement({
  name: 'attributes_filterable',
  row: wholeRow,
  text: `select ${wholeColumns} from attributes a where a.filterable and a.archived_at is null order by a.id`,
});

/** Locks these attributes against changes until the end of the transaction. */
export const holdAttributes = statement({
  name: 'attributes_hold',
  params: { codes: listOf(text) },
  row: { id: bigint },
  text: 'select id from attributes where code = any(:codes) order by id for share',
});

/** Locks an attribute for a change; returns its version. */
export const lockAttribute = statement({
  name: 'attribute_lock',
  params: { id: bigint },
  row: { version: int },
  text: 'select version from attributes where id = :id for update',
});

/** Which of the given options a product has. */
export const usedOptions = statement({
  name: 'attribute_options_used',
  params: { attributeId: bigint, ids: listOf(bigint) },
  row: { id: bigint },
  text: `select o.id from unnest(:ids) as o(id)
    where exists (select from product_attribute_values v where v.attribute_id = :attributeId and v.option_id = o.id)`,
});

/** The attribute values of a product, including those of archived attributes. */
export const valuesOfProduct = statement({
  name: 'attribute_values_of_product',
  params: { productId: bigint },
  row: {
    attributeId: bigint,
    code: text,
    archived: bool,
    position: smallint,
    text: nullable(text),
    textEn: nullable(text),
    number: nullable(double),
    boolean: nullable(bool),
    optionId: nullable(bigint),
  },
  text: `select v.attribute_id as "attributeId", a.code, a.archived_at is not null as archived, v.position, v.value_text as text,
      v.translations -> 'en' ->> 'text' as "textEn", v.value_number as number, v.value_boolean as boolean, v.option_id as "optionId"
    from product_attribute_values v join attributes a on a.id = v.attribute_id where v.product_id = :productId order by v.position, a.id`,
});

/** Attributes in use, oldest first: all of them, or those with the given codes. */
export const attributesInUseBy = statement({
  name: 'attributes_in_use',
  params: { codes: nullable(listOf(text)) },
  row: wholeRow,
  text: `select ${wholeColumns} from attributes a where a.archived_at is null and (:codes is null or a.code = any(:codes)) order by a.id`,
});

/** The values that some products have of attributes in use, as in the staff's form. */
export const writtenValues = statement({
  name: 'attribute_values_written',
  params: { productIds: listOf(bigint) },
  row: {
    productId: bigint,
    code: text,
    text: nullable(text),
    textEn: nullable(text),
    number: nullable(double),
    boolean: nullable(bool),
    option: nullable(text),
  },
  text: `select v.product_id as "productId", a.code, v.value_text as text, v.translations -> 'en' ->> 'text' as "textEn",
      v.value_number as number, v.value_boolean as boolean, o.code as option
    from product_attribute_values v join attributes a on a.id = v.attribute_id left join attribute_options o on o.id = v.option_id
    where v.product_id = any(:productIds) and a.archived_at is null`,
});

/** Deletes a product's values of attributes in use, except some. */
export const removeValues = statement({
  name: 'attribute_values_remove',
  params: { productId: bigint, staying: listOf(bigint) },
  text: `delete from product_attribute_values v using attributes a
    where v.product_id = :productId and a.id = v.attribute_id and a.archived_at is null and v.attribute_id <> all(:staying)`,
});

/** A value to be inserted. */
export interface ValueRow {
  readonly product_id: number;
  readonly attribute_id: number;
  readonly attribute_type: AttributeType;
  readonly position: number;
  readonly value_text: string | null;
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly value_number: number | null;
  readonly value_boolean: boolean | null;
  readonly option_id: number | null;
}

/** Inserts values of products; an existing one is updated and stays at its line. */
export const writeValues = statement({
  name: 'attribute_values_write',
  params: { rows: jsonb<readonly ValueRow[]>() },
  text: `insert into product_attribute_values (product_id, attribute_id, attribute_type, position, value_text, translations, value_number, value_boolean, option_id)
    select product_id, attribute_id, attribute_type, position, value_text, translations, value_number, value_boolean, option_id
    from jsonb_to_recordset(:rows) as given(product_id bigint, attribute_id bigint, attribute_type text, position smallint, value_text text,
      translations jsonb, value_number double precision, value_boolean boolean, option_id bigint)
    on conflict (product_id, attribute_id) do update set value_text = excluded.value_text, translations = excluded.translations,
      value_number = excluded.value_number, value_boolean = excluded.value_boolean, option_id = excluded.option_id`,
});

/** Products are counted up to this number. */
const countedUpTo = 1_001;
// Each type has its own index, of which at most this many entries are read.
const counted = ['option_id', 'value_number', 'value_boolean', 'value_text']
  .map(
    (column) =>
      `(select count(*) from (select from product_attribute_values v where v.attribute_id = a.id and v.${column} is not null limit ${countedUpTo}) counted)`,
  )
  .join(' + ');

interface Part {
  readonly after: number | null;
  readonly limit: number;
  readonly q: string;
  readonly kind?: AttributeType | undefined;
  readonly archived: boolean;
  readonly codes?: readonly string[] | undefined;
}

/** Attributes, newest first, with the numbers of their options, categories and products. */
export const attributePage = composedStatement({
  name: 'attributes_page',
  row: { ...ownRow, options_count: bigint, categories_count: bigint, products_count: bigint },
  compose: ({ after, limit, q, kind, archived, codes }: Part, bind) => {
    const conditions = [`a.archived_at is ${archived ? 'not ' : ''}null`];
    if (after !== null) conditions.push(`a.id < ${bind(bigint, after)}`);
    if (kind !== undefined) conditions.push(`a.type = ${bind(text, kind)}`);
    if (codes !== undefined) conditions.push(`a.code = any(${bind(listOf(text), codes)})`);
    if (q !== '') {
      const part = bind(text, q);
      conditions.push(
        `(position(${part} in a.name) > 0 or position(lower(${part}) in lower(${english('a', 'name')})) > 0 or position(${part} in a.code) > 0)`,
      );
    }
    return `select ${ownColumns}, (select count(*) from attribute_options o where o.attribute_id = a.id) as options_count,
        (select count(*) from category_attributes c where c.attribute_id = a.id) as categories_count, ${counted} as products_count
      from attributes a where ${conditions.join(' and ')} order by a.id desc limit ${limit}`;
  },
  examples: [
    { after: null, limit: 21, q: '', archived: false },
    { after: 9, limit: 21, q: 'حافظه', kind: 'number', archived: true, codes: ['memory'] },
  ],
});
