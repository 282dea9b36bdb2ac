import { check, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';

/** Of a column of states: it holds the values of its tuple and no others, whoever writes it. */
export function oneOf(column: AnyPgColumn, values: readonly string[] | undefined = valuesOf(column)) {
  if (!values?.length) throw new Error(`${column.name} says no values`);
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return check(nameOf(column, 'known'), sql`${column} in (${sql.raw(list)})`);
}

/** Of an amount or a count: zero or more, and no more than a number of JavaScript holds exactly. */
export const notNegative = (column: AnyPgColumn) =>
  check(nameOf(column, 'not_negative'), sql`${column} between 0 and ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`);

/** Of a percentage: from 0 to 100. */
export const percentage = (column: AnyPgColumn) => check(nameOf(column, 'percent'), sql`${column} between 0 and 100`);

/**
 * Of two columns of which the second never lies before the first; one that is null is open. Not of moments that two processes write: their clocks
 * differ, and a payment that comes in a second "before" its order is money all the same.
 */
export const inOrder = (first: AnyPgColumn, second: AnyPgColumn) =>
  check(nameOf(second, `after_${first.name}`), sql`${second} >= ${first}`);

/** Of a count or an amount that is never nothing: one or more, and no more than a number of JavaScript holds exactly. */
export const positive = (column: AnyPgColumn) =>
  check(nameOf(column, 'positive'), sql`${column} between 1 and ${sql.raw(String(Number.MAX_SAFE_INTEGER))}`);

/** Of the status of an answer over HTTP: three figures, whatever a foreign server means by them. */
export const httpStatus = (column: AnyPgColumn) =>
  check(nameOf(column, 'http_status'), sql`${column} between 0 and 999`);

/** Of a text by which something is called: it is there, where it is not null. */
export const notEmpty = (column: AnyPgColumn) => check(nameOf(column, 'not_empty'), sql`${column} <> ''`);

/** Of a code of digits alone: so many of them, or a range such as `11,14`. */
export const digits = (column: AnyPgColumn, count: string) =>
  check(nameOf(column, 'digits'), sql`${column} ~ ${sql.raw(`'^[0-9]{${count}}$'`)}`);

/** A term for each digit of a text, joined to their sum. */
const sumOfDigits = (name: string, weights: readonly number[], shift = '') =>
  weights.map((weight, index) => `${weight} * (substr(${name}, ${index + 1}, 1)::int${shift})`).join(' + ');

/** The last digit of a person's national code of ten digits checks the others, as `isNationalCode` has it. */
const nationalCodeChecked = (name: string) => {
  const rest = `(${sumOfDigits(name, [10, 9, 8, 7, 6, 5, 4, 3, 2])}) % 11`;
  return `${name} !~ '^(.)\\1{9}$' and substr(${name}, 4, 6) <> '000000' and substr(${name}, 10, 1)::int = case when ${rest} < 2 then ${rest} else 11 - ${rest} end`;
};

/** The last digit of a company's national id of eleven digits checks the others, as `isLegalId` has it. */
const legalIdChecked = (name: string) =>
  `substr(${name}, 4, 6) <> '000000' and substr(${name}, 11, 1)::int = (${sumOfDigits(name, [29, 27, 23, 19, 17, 29, 27, 23, 19, 17], ` + substr(${name}, 10, 1)::int + 2`)}) % 11 % 10`;

/** Of a company's national id or a person's national code: ten or eleven digits, of which the last one checks the others. */
export const taxId = (column: AnyPgColumn) => {
  const { name } = column;
  return check(
    nameOf(column, 'checked'),
    sql.raw(
      `case when ${name} ~ '^[0-9]{10}$' then ${nationalCodeChecked(name)} when ${name} ~ '^[0-9]{11}$' then ${legalIdChecked(name)} else ${name} is null end`,
    ),
  );
};

/** Of the sum of stars and the count of reviews: each of them gave one star to five. */
export const oneToFiveStars = (sum: AnyPgColumn, count: AnyPgColumn) =>
  check(nameOf(sum, 'of_its_stars'), sql`${sum} between ${count} and 5 * ${count}`);

/** Of a column of JSON: an object that is not larger than twenty texts of 500 letters with their names. */
export const smallObject = (column: AnyPgColumn) =>
  check(
    nameOf(column, 'small_object'),
    sql`jsonb_typeof(${column}) = 'object' and octet_length(${column}::text) <= 48000`,
  );

const nameOf = (column: AnyPgColumn, what: string) => `${getTableName(column.table)}_${column.name}_${what}`;

/** The columns that a table's constraints are written with have lost their values; those of the table itself keep them. */
const valuesOf = (column: AnyPgColumn) =>
  Object.values(getTableColumns(column.table)).find(({ name }) => name === column.name)?.enumValues;
