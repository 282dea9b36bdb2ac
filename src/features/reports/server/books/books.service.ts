import type { Shop } from '#platform/shop.ts';
import type { BookCheck, ErrorRow } from './book-check.ts';
import { sizesOfBooks } from './book-sizes.store.ts';
import { fileBooks } from './file-books.store.ts';
import { invoiceBooks } from './invoice-books.store.ts';
import { goodsBooks } from './goods-books.store.ts';
import { moneyBooks } from './money-books.store.ts';
import { orderBooks } from './order-books.store.ts';
import { paymentBooks } from './payment-books.store.ts';
import { peopleBooks } from './people-books.store.ts';
import { salesBooks } from './sales-books.store.ts';
import { stockBooks } from './stock-books.store.ts';

/** A violation of a rule in the shop's books. */
export interface BookError extends Pick<BookCheck, 'code' | 'rule'> {
  /** The first rows that violate the rule. */
  readonly named: readonly Omit<ErrorRow, 'rows'>[];
  /** The total number of such rows. */
  readonly rows: number;
}

/** The parts of a shop that the checks need. */
type Books = Pick<Shop, 'db' | 'transaction' | 'database'>;

/** All rules that must hold for the whole database; docs/decisions/0014 explains why they suffice. */
export const bookChecks: readonly BookCheck[] = [
  ...moneyBooks,
  ...paymentBooks,
  ...orderBooks,
  ...invoiceBooks,
  ...stockBooks,
  ...goodsBooks,
  ...salesBooks,
  ...peopleBooks,
  ...fileBooks,
];

/**
 * Checks over the whole database that no money lacks an order or a refund, no order lacks money or a stock hold, and that stock adds up. Runs in one
 * snapshot, so that a shop in operation is consistent; locks and writes nothing. Returns the violations: none in a sound shop.
 */
export function bookErrors(shop: Books): Promise<BookError[]> {
  return shop.transaction(
    async () => {
      // Sums over years of orders may exceed the timeout for customers' requests.
      await shop.database.pool.query('SET LOCAL statement_timeout = 0');
      const errors: BookError[] = [];
      for (const { code, rule, errors: errorsOf } of bookChecks) {
        const found = await errorsOf(shop);
        const [first] = found;
        if (first !== undefined)
          errors.push({
            code,
            rule,
            rows: first.rows,
            named: found.map(({ subject, wanted, found: there }) => ({ subject, wanted, found: there })),
          });
      }
      return errors;
    },
    { isolation: 'repeatable read' },
  );
}

/** Returns how many orders, payments, credit entries and stock movements the checks cover. */
export async function bookSizes(shop: Pick<Shop, 'db'>) {
  const [sizes] = await sizesOfBooks(shop);
  if (sizes === undefined) throw new Error('Counting answered nothing.');
  return sizes;
}
