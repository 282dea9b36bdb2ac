import { orderLife } from '#features/orders/orders.rules.ts';
import { untypedStatement } from '#platform/database/database.ts';

/** One thing that must be true of every row of the shop, and the rows of which it is not. */
export interface BookCheck {
  /** What a fault of it is called. */
  readonly code: string;
  /** What must be true, in words for the owner. */
  readonly rule: string;
  readonly faults: ReturnType<typeof untypedStatement<FaultRow>>;
}

/** A row that does not add up: what it is called by, what there should be, and what there is. */
export interface FaultRow {
  /** An order's number, a variant's or an offer's id, a coupon's code, a customer's id. */
  readonly subject: string;
  readonly wanted: number | null;
  readonly found: number | null;
  /** How many such rows there are; only the first of them come back. */
  readonly rows: number;
}

/** So many faults of a check are named, however many there are: the list must fit into memory. */
const mostNamed = 100;

/** A check by a query of the columns `subject`, `wanted` and `found`, a row for each fault. */
export function bookCheck({ code, rule, query }: { code: string; rule: string; query: string }): BookCheck {
  const text = `
SELECT subject::text, wanted::bigint, found::bigint, count(*) OVER ()::int AS rows
FROM (${query}) fault
ORDER BY fault.subject LIMIT ${mostNamed}`;
  return { code, rule, faults: untypedStatement<FaultRow>({ name: `books_${code}`, text }) };
}

/** The states in which an order's pieces lie there, as a list for SQL. */
export function statesOf(pieces: (typeof orderLife)[keyof typeof orderLife]['pieces']): string {
  return Object.entries(orderLife)
    .filter(([, life]) => life.pieces === pieces)
    .map(([state]) => `'${state}'`)
    .join(', ');
}
