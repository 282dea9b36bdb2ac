import { orderLife } from '#features/orders/orders.rules.ts';
import { bigint, int, neverNull, nullable, text } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';

/** So many errors of a check are named, however many there are: the list must fit into memory. */
const maxNamed = 100;

/** What an error is called by: of a full join, one of the two sides. */
const subject = neverNull(text);

const errorsBy = ({ code, query }: { readonly code: string; readonly query: string }) =>
  statement({
    name: `books_${code}`,
    row: {
      /** An order's number, a variant's or a flash sale's id, a coupon's code, a customer's id. */
      subject,
      wanted: nullable(bigint),
      found: nullable(bigint),
      /** How many such rows there are; only the first of them come back. */
      rows: int,
    },
    text: `
SELECT subject::text, wanted::bigint, found::bigint, count(*) OVER ()::int AS rows
FROM (${query}) fault
ORDER BY fault.subject LIMIT ${maxNamed}`,
  });

/** One rule that must be true of every row of the shop, and the rows of which it is not. */
export interface BookCheck {
  /** What an error of it is called. */
  readonly code: string;
  /** What must be true, in words for the owner. */
  readonly rule: string;
  readonly errors: ReturnType<typeof errorsBy>;
}

/** A row that does not add up: what it is called by, what there should be, and what there is. */
export type ErrorRow = RowOf<BookCheck['errors']>;

/** A check by a query of the columns `subject`, `wanted` and `found`, a row for each error. */
export function bookCheck({ code, rule, query }: { code: string; rule: string; query: string }): BookCheck {
  return { code, rule, errors: errorsBy({ code, query }) };
}

/** The states in which an order's pieces lie there, as a list for SQL. */
export function statesOf(pieces: (typeof orderLife)[keyof typeof orderLife]['pieces']): string {
  return Object.entries(orderLife)
    .filter(([, life]) => life.pieces === pieces)
    .map(([state]) => `'${state}'`)
    .join(', ');
}
