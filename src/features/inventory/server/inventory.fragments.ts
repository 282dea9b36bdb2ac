/**
 * Parts of statements that touch several owners at once, for speed: placing an order is one statement. Each is the text of
 * CTEs; what they are given are names of CTEs and SQL expressions of the statement around them.
 */

/**
 * The CTE `pieces (variant_id, available)`: what can be had of the variants of another CTE, locked in the order of variants
 * until the end of the transaction, so that two carts never wait for each other crosswise.
 */
export const lockedPieces = (line: string): string => `pieces AS (
  SELECT s.variant_id, s.on_hand - s.held AS available FROM stock s
  WHERE s.variant_id IN (SELECT variant_id FROM ${line})
  ORDER BY s.variant_id FOR NO KEY UPDATE
)`;

/**
 * Takes the pieces of an order that is being placed: they are held where it awaits payment, else sold at once. The CTEs
 * `taken (variant_id, product_id, quantity, available)`, with a row for each variant of which there was enough, and those
 * that note the movements and count the sales. `line` has variant_id, product_id and quantity; that the stock is looked for by
 * `variantIds`, too, lets PostgreSQL go by its index in a shop of any size.
 */
export function reservedOrSold(given: {
  readonly line: string;
  readonly variantIds: string;
  readonly orderId: string;
  readonly at: string;
  /** Whether the order awaits payment. */
  readonly held: string;
}): string {
  const { line, variantIds, orderId, at, held } = given;
  return `taken AS (
  UPDATE stock s SET
    on_hand = s.on_hand - CASE WHEN ${held} THEN 0 ELSE ${line}.quantity END,
    held = s.held + CASE WHEN ${held} THEN ${line}.quantity ELSE 0 END
  FROM ${line} WHERE s.variant_id = ANY(${variantIds}) AND s.variant_id = ${line}.variant_id AND s.on_hand - s.held >= ${line}.quantity
  RETURNING s.variant_id, ${line}.product_id, ${line}.quantity, s.on_hand - s.held AS available
), stock_noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant_id, CASE WHEN ${held} THEN 0 ELSE -quantity END, CASE WHEN ${held} THEN quantity ELSE 0 END,
    CASE WHEN ${held} THEN 'held' ELSE 'sold' END, ${orderId}, ${at}
  FROM taken
), sales_counted AS (
  INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, quantity FROM ${line} WHERE NOT (${held})
)`;
}
