import { check, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';

/** Restricts an enumerated column to the values of its tuple. */
export function oneOf(column: AnyPgColumn, values: readonly string[] | undefined = valuesOf(column)) {
  if (!values?.length) throw new Error(`${column.name} says no values`);
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return check(nameOf(column, 'known'), sql`${column} in (${sql.raw(list)})`);
}

/** Restricts an amount or a count to zero or more, up to JavaScript's greatest safe integer. */
export const notNegative = (column: AnyPgColumn) =>
  check(nameOf(column, 'not_negative'), sql`${column} between 0 and ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`);

/** Restricts a percentage to 0 to 100. */
export const percentage = (column: AnyPgColumn) => check(nameOf(column, 'percent'), sql`${column} between 0 and 100`);

/**
 * Requires that the second column is not before the first; null is unbounded. Not for timestamps written by two processes: their clocks differ, and a
 * payment received a second "before" its order is valid.
 */
export const inOrder = (first: AnyPgColumn, second: AnyPgColumn) =>
  check(nameOf(second, `after_${first.name}`), sql`${second} >= ${first}`);

/** Restricts a count or an amount to one or more, up to JavaScript's greatest safe integer. */
export const positive = (column: AnyPgColumn) =>
  check(nameOf(column, 'positive'), sql`${column} between 1 and ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`);

/** Restricts an HTTP status to three digits, whatever a foreign server means by them. */
export const httpStatus = (column: AnyPgColumn) =>
  check(nameOf(column, 'http_status'), sql`${column} between 0 and 999`);

/** Requires that a name is not empty, where it is not null. */
export const notEmpty = (column: AnyPgColumn) => check(nameOf(column, 'not_empty'), sql`${column} <> ''`);

/** Restricts a code to digits: a number of them, or a range such as `11,14`. */
export const digits = (column: AnyPgColumn, count: string) =>
  check(nameOf(column, 'digits'), sql`${column} ~ ${sql.raw(`'^[0-9]{${count}}$'`)}`);

/** Returns the SQL sum of a text's weighted digits. */
const sumOfDigits = (name: string, weights: readonly number[], shift = '') =>
  weights.map((weight, index) => `${weight} * (substr(${name}, ${index + 1}, 1)::int${shift})`).join(' + ');

/** Returns the check of the last digit of a person's ten-digit national code, like `isNationalCode`. */
const nationalCodeChecked = (name: string) => {
  const rest = `(${sumOfDigits(name, [10, 9, 8, 7, 6, 5, 4, 3, 2])}) % 11`;
  return `${name} !~ '^(.)\\1{9}$' and substr(${name}, 4, 6) <> '000000' and substr(${name}, 10, 1)::int = case when ${rest} < 2 then ${rest} else 11 - ${rest} end`;
};

/** Returns the check of the last digit of a company's eleven-digit national id, like `isLegalId`. */
const legalIdChecked = (name: string) =>
  `substr(${name}, 4, 6) <> '000000' and substr(${name}, 11, 1)::int = (${sumOfDigits(name, [29, 27, 23, 19, 17, 29, 27, 23, 19, 17], ` + substr(${name}, 10, 1)::int + 2`)}) % 11 % 10`;

/** Restricts a tax id to a company's national id or a person's national code: ten or eleven digits, the last of which is a check digit. */
export const taxId = (column: AnyPgColumn) => {
  const { name } = column;
  return check(
    nameOf(column, 'checked'),
    sql.raw(
      `case when ${name} ~ '^[0-9]{10}$' then ${nationalCodeChecked(name)} when ${name} ~ '^[0-9]{11}$' then ${legalIdChecked(name)} else ${name} is null end`,
    ),
  );
};

/** Restricts the sum of stars by the number of reviews, each of which has one to five. */
export const oneToFiveStars = (sum: AnyPgColumn, count: AnyPgColumn) =>
  check(nameOf(sum, 'of_its_stars'), sql`${sum} between ${count} and 5 * ${count}`);

/** Restricts a JSON column to an object no larger than twenty texts of 500 characters with their keys. */
export const smallObject = (column: AnyPgColumn) =>
  check(
    nameOf(column, 'small_object'),
    sql`jsonb_typeof(${column}) = 'object' and octet_length(${column}::text) <= 48000`,
  );

const nameOf = (column: AnyPgColumn, what: string) => `${getTableName(column.table)}_${column.name}_${what}`;

/** Columns passed to a table's constraints lack their enum values; those of the table itself have them. */
const valuesOf = (column: AnyPgColumn) =>
  Object.values(getTableColumns(column.table)).find(({ name }) => name === column.name)?.enumValues;
