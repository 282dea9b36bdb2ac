/** The date of a time in Tehran. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE 'Asia/Tehran')::date`;

/** The date of the newest order; costs a single index lookup. */
export const newestDay = `(SELECT ${dayOf('max(placed_at)')} FROM orders)`;

/** Pending changes, one row per order. */
export const uncounted = `(SELECT order_id, sum(sold)::int AS sold, sum(settled)::int AS settled FROM uncounted_orders GROUP BY order_id)`;
