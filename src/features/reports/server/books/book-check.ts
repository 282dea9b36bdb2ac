import { orderLife } from '#features/orders/orders.rules.ts';
import { bigint, int, neverNull, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';

/** Maximum number of errors listed per check, so that the list fits into memory. */
const maxNamed = 100;

/** The name of an error's row; in a full join, from either side. */
const subject = neverNull(text);

const errorsBy = ({ code, query }: { readonly code: string; readonly query: string }) =>
  statement({
    name: `books_${code}`,
    row: {
      /** An order's number, a variant's or a flash sale's id, a coupon's code, or a customer's id. */
      subject,
      wanted: nullable(bigint),
      found: nullable(bigint),
      /** The total number of such rows; only the first ones are returned. */
      rows: int,
    },
    text: `
SELECT subject::text, wanted::bigint, found::bigint, count(*) OVER ()::int AS rows
FROM (${query}) fault
ORDER BY fault.subject LIMIT ${maxNamed}`,
  });

/** A rule that must hold for every row of the shop, with the query for the rows that violate it. */
export interface BookCheck {
  /** The code of its errors. */
  readonly code: string;
  /** The rule as a sentence for the owner. */
  readonly rule: string;
  readonly errors: ReturnType<typeof errorsBy>;
}

/** A row that violates a rule: its name, the expected and the actual value. */
export type ErrorRow = RowOf<BookCheck['errors']>;

/** Defines a check by a query with the columns `subject`, `wanted` and `found`, one row per error. */
export function bookCheck({ code, rule, query }: { code: string; rule: string; query: string }): BookCheck {
  return { code, rule, errors: errorsBy({ code, query }) };
}

/** Returns the states in which an order's pieces have a given status, as an SQL list. */
export function statesOf(pieces: (typeof orderLife)[keyof typeof orderLife]['pieces']): string {
  return Object.entries(orderLife)
    .filter(([, life]) => life.pieces === pieces)
    .map(([state]) => `'${state}'`)
    .join(', ');
}
