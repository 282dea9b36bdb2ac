import { bigint, integer, text } from 'drizzle-orm/pg-core';
import { variantFieldList, type variantFields } from '../variant-fields.rules.ts';

const largestInteger = 2_147_483_647;
const columnOf = {
  code: (name: string) => text(name),
  whole: (name: string) => integer(name),
  amount: (name: string) => bigint(name, { mode: 'number' }),
};
type Fields = typeof variantFields;
type ColumnOf<Name extends keyof Fields> = ReturnType<
  (typeof columnOf)[Name extends 'cost' ? 'amount' : Fields[Name]['kind'] extends 'whole' ? 'whole' : 'code']
>;

/** The described fields' columns of the variants table. */
export const variantFieldColumns = Object.fromEntries(
  variantFieldList.map(({ name, column, kind, maximum }) => [
    name,
    columnOf[kind !== 'whole' ? 'code' : maximum > largestInteger ? 'amount' : 'whole'](column),
  ]),
) as { [Name in keyof Fields]: ColumnOf<Name> };

/** Additional arguments of a draft's `json_build_object` for variant `v`; begins with a comma. */
export const draftVariantList = variantFieldList
  .map(({ column, kind }) => `, '${column}', ${kind === 'whole' ? `v.${column}` : `coalesce(v.${column}, '')`}`)
  .join('');

/** Additional cells of the table file for variant `v`, each as text; begins with a comma. */
export const cellVariantList = variantFieldList.map(({ column }) => `, coalesce(v.${column}::text, '')`).join('');
