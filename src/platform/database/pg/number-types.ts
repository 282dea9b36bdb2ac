import pg from 'pg';

const { types } = pg;
const INT8_ARRAY = 1016 as (typeof types.builtins)['INT8'];
const INT4_ARRAY = 1007 as (typeof types.builtins)['INT4'];

/**
 * Parses int8 and numeric, the types of sums and counts, as numbers: whole toman stay far below 2^53. A greater value is an error and never a rounded
 * price.
 */
export function readNumbersAsNumbers(): void {
  types.setTypeParser(types.builtins.INT8, exactNumber);
  types.setTypeParser(types.builtins.NUMERIC, exactNumber);
  types.setTypeParser(INT8_ARRAY, (text) => {
    const numbers = (types.getTypeParser(INT4_ARRAY) as (text: string) => (number | null)[])(text);
    for (const number of numbers) if (number !== null) refuseInexact(number, String(number));
    return numbers;
  });
}

function exactNumber(text: string): number {
  const number = Number(text);
  refuseInexact(number, text);
  return number;
}

function refuseInexact(number: number, text: string): void {
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) {
    throw new RangeError(`The database answered ${text}, which is too great to be an exact number.`);
  }
}
