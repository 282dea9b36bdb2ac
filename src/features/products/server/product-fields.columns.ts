import { boolean, integer, text } from 'drizzle-orm/pg-core';
import * as sqlTypes from '#platform/database/sql-types.ts';
import type { Text } from '#shared/language.ts';
import {
  flatFields,
  taxClasses,
  wireFields,
  type FlatFields,
  type productFields,
  type SnakeCase,
  type TaxClass,
} from '../product-fields.rules.ts';

const columnOf = {
  flag: (name: string) => boolean(name).notNull().default(false),
  whole: (name: string) => integer(name),
  text: (name: string) => text(name),
  choice: (name: string) => text(name, { enum: taxClasses }).notNull().default(taxClasses[0]),
};
type Columns = { readonly [Kind in keyof typeof columnOf]: ReturnType<(typeof columnOf)[Kind]> };

/** The described fields' columns of the products table. */
export const productFieldColumns = Object.fromEntries(
  flatFields.map(({ name, column, kind }) => [name, columnOf[kind](column)]),
) as { [Name in keyof FlatFields]: Columns[FlatFields[Name]] };

const listed = (each: (typeof flatFields)[number][], write: (field: (typeof flatFields)[number]) => string) =>
  each.map((field) => `, ${write(field)}`).join('');

/** Additional columns of a products row `p`, by their names in code; begins with a comma. */
export const storedFieldList = listed([...flatFields], ({ name, column }) => `p.${column} as "${name}"`);

/** Additional columns of a draft in form format; begins with a comma. */
export const draftFieldList = listed([...wireFields], ({ column, wire, kind }) =>
  kind === 'text'
    ? `jsonb_build_object('fa', coalesce(p.${column}, ''), 'en', coalesce(p.${column}_en, '')) as ${wire}`
    : `p.${column}`,
);

/** Additional cells of the table file, each as text; begins with a comma. */
export const cellFieldList = listed([...flatFields], ({ column, kind }) =>
  kind === 'flag' ? `case when p.${column} then '1' else '0' end` : `coalesce(p.${column}::text, '')`,
);

const stored = {
  flag: sqlTypes.bool,
  whole: sqlTypes.nullable(sqlTypes.int),
  text: sqlTypes.nullable(sqlTypes.text),
  choice: sqlTypes.textOf<TaxClass>(),
};
const drafted = { ...stored, text: sqlTypes.jsonb<Text>() };

/** The row declaration of {@link storedFieldList}. */
export const storedFieldRow = Object.fromEntries(flatFields.map(({ name, kind }) => [name, stored[kind]])) as {
  readonly [Name in keyof FlatFields]: (typeof stored)[FlatFields[Name]];
};

/** The row declaration of {@link draftFieldList}. */
export const draftFieldRow = Object.fromEntries(wireFields.map(({ wire, kind }) => [wire, drafted[kind]])) as {
  readonly [
    Name in keyof typeof productFields as SnakeCase<Name>
  ]: (typeof drafted)[(typeof productFields)[Name]['kind']];
};
