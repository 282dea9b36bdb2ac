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

/** The columns of the described fields, for the table of variants. */
export const variantFieldColumns = Object.fromEntries(
  variantFieldList.map(({ name, column, kind, maximum }) => [
    name,
    columnOf[kind !== 'whole' ? 'code' : maximum > largestInteger ? 'amount' : 'whole'](column),
  ]),
) as { [Name in keyof Fields]: ColumnOf<Name> };

/** Further parts of a draft's `json_build_object`, of a variant called v; begins with a comma. */
export const draftVariantList = variantFieldList
  .map(({ column, kind }) => `, '${column}', ${kind === 'whole' ? `v.${column}` : `coalesce(v.${column}, '')`}`)
  .join('');

/** Further cells of the table file, of a variant called v, each a text; begins with a comma. */
export const cellVariantList = variantFieldList.map(({ column }) => `, coalesce(v.${column}::text, '')`).join('');
