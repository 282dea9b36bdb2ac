/** On which day in Tehran a moment lies. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE 'Asia/Tehran')::date`;

/** On which day the newest order was placed; no index search but one. */
export const newestDay = `(SELECT ${dayOf('max(placed_at)')} FROM orders)`;

/** What waits to be counted, each order once. */
export const uncounted = `(SELECT order_id, sum(sold)::int AS sold, sum(settled)::int AS settled FROM uncounted_orders GROUP BY order_id)`;
