import { soldAtFlashSales } from '#features/flash-sales/server/flash-sales.fragments.ts';
import { lockedPiecesAt, reservedOrSold } from '#features/inventory/server/inventory.fragments.ts';
import { orderPromise, orderPromiseParams } from '#features/orders/server/order-promise.fragments.ts';
import {
  placedLineColumns,
  placedOrder,
  placedOrderParams,
  publishedPlacing,
} from '#features/orders/server/orders.fragments.ts';
import { counterTenderParams, paidAtCounter, paidFromCredit } from '#features/payments/server/payments.fragments.ts';
import { bigint, bool, int, listOf, neverNull, nullable, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { hiddenLists, lineColumns, lineRow, lineSources, placedLines } from './checkout.store.ts';

/** Selects the lines of a counter sale with everything needed to sell them, and locks their stock at a location until the end of the transaction. */
export const takeCounterLines = statement({
  name: 'counter_sale_lines',
  params: { variantIds: listOf(bigint), quantities: listOf(int), locationId: bigint, now: timestamptz },
  row: { ...lineRow, variantId: nullable(bigint), quantity: neverNull(int) },
  text: `
WITH line AS (
  SELECT variant_id, quantity, position FROM unnest(:variantIds, :quantities) WITH ORDINALITY AS line(variant_id, quantity, position)
), ${lockedPiecesAt('line', ':locationId')}
SELECT ${lineColumns}
FROM line
LEFT JOIN pieces ON pieces.variant_id = line.variant_id${lineSources(':now')}
ORDER BY line.position`,
});

/** Writes a counter sale with its lines, tenders and stock movements in one statement; fails unless the stock is as it was locked. */
export const writeCounterSale = statement({
  name: 'counter_sale_write',
  params: {
    ...placedLines,
    ...placedOrderParams,
    ...orderPromiseParams,
    ...counterTenderParams,
    locationId: bigint,
  },
  row: {
    flashSalesMoved: bigint,
    /** Products of which a variant is sold out at the location. */
    soldOut: listOf(bigint),
    flashSalesUsedUp: listOf(bigint),
    asLocked: bool,
  },
  text: `
WITH line AS (
  SELECT * FROM unnest(${hiddenLists}) WITH ORDINALITY AS line(${placedLineColumns}, position)
), ${placedOrder('line')}, ${orderPromise('line')}, ${paidFromCredit({
    orderId: ':orderId',
    customerId: ':customerId',
    amount: ':creditUsed',
    at: ':now',
  })}, ${paidAtCounter({ orderId: ':orderId', at: ':now' })}, ${reservedOrSold({
    line: 'line',
    variantIds: '(SELECT :variantIds)::bigint[]',
    orderId: ':orderId',
    at: ':now',
    held: 'false',
    locationId: ':locationId',
  })}, ${publishedPlacing}, ${soldAtFlashSales('line')}
SELECT (SELECT count(*) FROM flash_sales_moved) AS "flashSalesMoved",
  coalesce((SELECT array_agg(DISTINCT product_id) FROM taken WHERE available = 0), '{}') AS "soldOut",
  coalesce((SELECT array_agg(DISTINCT product_id) FROM flash_sales_moved WHERE used_up), '{}') AS "flashSalesUsedUp",
  CASE WHEN found.taken = found.lines THEN true
    ELSE format('of %s lines %s were in stock', found.lines, found.taken)::boolean END AS "asLocked"
FROM (SELECT (SELECT count(*) FROM line) AS lines, (SELECT count(*) FROM taken) AS taken) found`,
});
