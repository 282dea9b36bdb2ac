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

/** Something in the shop's books that does not add up. */
export interface BookError extends Pick<BookCheck, 'code' | 'rule'> {
  /** The first rows of which the rule is not true. */
  readonly named: readonly Omit<ErrorRow, 'rows'>[];
  /** How many such rows there are. */
  readonly rows: number;
}

/** As much of a shop as its books need. */
type Books = Pick<Shop, 'db' | 'transaction' | 'database'>;

/** Everything that must be true of the whole database; docs/decisions/0014 says why it is enough. */
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
 * Proves over the whole database that there is no money without an order or a refund, no order without money or a hold,
 * and that stock adds up. One snapshot, so that a shop which sells meanwhile is not caught between two sums; nothing is
 * locked and nothing written. Answers what does not add up: nothing, in a sound shop.
 */
export function bookErrors(shop: Books): Promise<BookError[]> {
  return shop.transaction(
    async () => {
      // Sums over years of orders may take longer than a customer's question.
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

/** How many orders, payments, entries of credit and movements of stock the books are proven over. */
export async function bookSizes(shop: Pick<Shop, 'db'>) {
  const [sizes] = await sizesOfBooks(shop);
  if (sizes === undefined) throw new Error('Counting answered nothing.');
  return sizes;
}
