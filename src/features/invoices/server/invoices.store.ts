import type { OrderState } from '#features/orders/orders.contract.ts';
import { bigint, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** What there is to verify of an order. */
export const signedOrder = statement({
  name: 'invoice_signed_order',
  params: { number: text },
  row: { number: text, state: textOf<OrderState>(), placedAt: timestamptz, total: bigint },
  text: 'SELECT number, state, placed_at AS "placedAt", total FROM order_summaries WHERE number = :number',
});
