import type { Database } from '#platform/database/database.ts';
import { withoutBound } from './generate-attributes.ts';

/** Orders in a batch; what one batch generates at once fits into memory. */
const batchSize = 100_000;
const yearsOfTrade = 3;
const ordersPerCustomer = 5;
const sellerCount = 40;
const couponCount = 2_000;

/**
 * Gives the generated products three years of trade: customers, 40 sellers, 2,000 coupons, and orders with their lines, addresses, shipping, taxes,
 * payments, steps, parcels, stock movements, seller entries and audit log rows. Nine in a hundred orders are unsuccessful, one is in progress.
 * Triggers and foreign keys are disabled, since ten million orders would take them a day. `days` defines how the timestamps are spread, up to the
 * present.
 */
export async function generateOrders(
  { pool, transaction }: Pick<Database, 'pool' | 'transaction'>,
  count: number,
): Promise<void> {
  const inOne = (statements: readonly string[], values: readonly unknown[] = []) =>
    transaction(async () => {
      await withoutBound({ pool });
      await pool.query('SET LOCAL session_replication_role = replica');
      for (const text of statements) await pool.query({ text, values: text.includes('$1') ? [...values] : [] });
    });
  await inOne([people(Math.ceil(count / ordersPerCustomer)), sellers, coupons]);
  for (let from = 1; from <= count; from += batchSize) {
    const to = Math.min(count, from + batchSize - 1);
    await inOne([madeOrders(from, to, count), ...ofMadeOrders, 'DROP TABLE made']);
    process.stdout.write(`${to.toLocaleString('en')} orders\r`);
  }
  await inOne(figures);
}

/** A number derived from an order, distributed like a hash and the same for each run. */
const chance = (salt: number, below: number, of = 'i') =>
  `(abs(hashint8extended(${of}, ${String(salt)}) % ${String(below)}))`;

const people = (count: number) => `
INSERT INTO customers (id, username, username_key, phone, full_name, created_at)
SELECT 1000000 + i, 'buyer' || i, 'buyer' || i, '+989' || lpad(i::text, 9, '0'),
  (ARRAY['نگار','سارا','علی','رضا','مریم','حسین','زهرا','امیر','لیلا','مهدی'])[1 + ${chance(1, 10)}] || ' ' ||
  (ARRAY['رستمی','کریمی','احمدی','حسینی','مرادی','رحیمی','صادقی','نوری','قاسمی','باقری'])[1 + ${chance(2, 10)}],
  now() - interval '${String(yearsOfTrade)} years' FROM generate_series(1, ${String(count)}) i`;

const sellers = `
INSERT INTO sellers (id, slug, name, created_at)
SELECT 1 + i, 'seller-' || i, 'فروشگاه ' || i, now() - interval '${String(yearsOfTrade)} years' FROM generate_series(1, ${String(sellerCount - 1)}) i`;

const coupons = `
INSERT INTO coupons (code, percent_off, begins_at, ends_at)
SELECT 'BENCH' || i, 5 + i % 20, now() - interval '${String(yearsOfTrade)} years', now() + interval '1 year' FROM generate_series(1, ${String(couponCount)}) i`;

/** The source rows for everything in a batch of orders: one or two lines each. */
const madeOrders = (from: number, to: number, count: number) => `
CREATE TEMPORARY TABLE made AS
SELECT *, price1 * quantity1 + coalesce(price2 * quantity2, 0) AS items,
  CASE WHEN coupon THEN (price1 * quantity1 / 10000) * 1000 ELSE 0 END AS off
FROM (
  SELECT i AS id, 1000000 + 1 + ${chance(3, Math.ceil(count / ordersPerCustomer))} AS customer,
    now() - interval '${String(yearsOfTrade)} years' * (1 - i::float8 / ${String(count)}) - interval '1 minute' AS placed,
    CASE WHEN i > ${String(count)} * 0.99 THEN (ARRAY['placed','packaging','ready','on-the-way','at-station'])[1 + ${chance(4, 5)}]
      WHEN ${chance(4, 100)} < 5 THEN 'cancelled' WHEN ${chance(4, 100)} < 9 THEN 'lapsed' WHEN ${chance(4, 100)} < 11 THEN 'returned' ELSE 'delivered' END AS state,
    (ARRAY['online','online','online','zibal','cash','cash','bank','online'])[1 + ${chance(5, 8)}] AS method,
    ${chance(6, 10)} = 0 AS coupon, 1 + ${chance(7, couponCount)} AS coupon_of,
    1 + ${chance(8, sellerCount)} AS seller1, 1 + ${chance(9, sellerCount)} AS seller2,
    1 + ${chance(10, 1_000_000)} % (SELECT max(id) FROM variants) AS variant1,
    1 + ${chance(11, 1_000_000)} % (SELECT max(id) FROM variants) AS variant2,
    (50 + ${chance(12, 4_950)}) * 1000::bigint AS price1, 1 + ${chance(13, 3)} AS quantity1,
    CASE WHEN i % 2 = 0 THEN (50 + ${chance(14, 950)}) * 1000::bigint END AS price2, CASE WHEN i % 2 = 0 THEN 1 END AS quantity2,
    30000 + 5000 * ${chance(15, 8)}::bigint AS shipping
  FROM generate_series(${String(from)}::bigint, ${String(to)}) i) m`;

const madeName = `(SELECT full_name FROM customers c WHERE c.id = customer)`;
const madePhone = `'+989' || lpad((customer - 1000000)::text, 9, '0')`;
const madeProvince = `(ARRAY['تهران','اصفهان','فارس','گیلان','خراسان رضوی'])[1 + ${chance(16, 5, 'id')}]`;
const cameToSomething = "state NOT IN ('cancelled', 'lapsed')";
const vatOf = (sum: string) => `((${sum}) / 11)`;

/** The lines of the generated orders, one per row. */
const madeLines = `(
  SELECT id, state, placed, 1 AS position, variant1 AS variant, seller1 AS seller, price1 AS price, quantity1 AS quantity, off FROM made
  UNION ALL SELECT id, state, placed, 2, variant2, seller2, price2, quantity2, 0 FROM made WHERE price2 IS NOT NULL) l`;

const ofMadeOrders = [
  `INSERT INTO orders (id, number, customer_id, state, payment_method, shipping_method_id, address, coupon_code, coupon_id, items_total, discount_total,
    shipping_total, vat_total, total, placed_at, paid_at, updated_at) OVERRIDING SYSTEM VALUE
  SELECT id, 'HJ-' || upper(lpad(to_hex(${chance(17, 1_099_511_627_776, 'id')}), 10, '0')) || id % 10, customer, state, method, 1,
    jsonb_build_object('full_name', ${madeName}, 'phone', ${madePhone}, 'province', ${madeProvince}, 'city', ${madeProvince}, 'line', 'خیابان بهار، پلاک ' || id % 100, 'postal_code', '1969813131'),
    CASE WHEN coupon THEN 'BENCH' || coupon_of END, CASE WHEN coupon THEN coupon_of END, items, off, shipping, ${vatOf('items - off + shipping')}, items - off + shipping,
    placed, CASE WHEN ${cameToSomething} THEN placed + interval '2 minutes' END, placed + interval '4 days' FROM made`,
  `INSERT INTO order_lines (order_id, position, variant_id, product_id, seller_id, name, quantity, list_price, unit_price, discount, vat, total, commission_percent, seller_name)
  SELECT l.id, position, variant, variant, seller, p.name, quantity, price, price, off, ${vatOf('price * quantity - off')}, price * quantity - off, 10, 'فروشگاه ' || seller
  FROM ${madeLines} JOIN products p ON p.id = variant`,
  `INSERT INTO order_addresses (order_id, kind, full_name, phone, province, city, line, postal_code)
  SELECT id, 'shipping', ${madeName}, ${madePhone}, ${madeProvince}, ${madeProvince}, 'خیابان بهار', '1969813131' FROM made`,
  `INSERT INTO order_shipping_lines (order_id, shipping_method_id, name_fa, name_en, min_days, max_days, rule, price, total)
  SELECT id, 1, 'پست پیشتاز', 'Express post', 2, 4, 'method-price', shipping, shipping FROM made`,
  `INSERT INTO order_tax_lines (order_id, position, code, rate, base, amount) SELECT id, 1, 'vat', 10, items - off, ${vatOf('items - off')} FROM made`,
  `INSERT INTO order_discounts (order_id, position, kind, target, code, coupon_id, amount, funded_by)
  SELECT id, 1, 'coupon', 'items', 'BENCH' || coupon_of, coupon_of, off, 'shop' FROM made WHERE coupon`,
  `INSERT INTO coupon_redemptions (coupon_id, customer_id, order_id, amount, redeemed_at, released_at)
  SELECT coupon_of, customer, id, off, placed, CASE WHEN NOT (${cameToSomething}) THEN placed + interval '1 hour' END FROM made WHERE coupon`,
  `INSERT INTO payments (order_id, method, kind, state, amount, captured, authority, started_at, settled_at, updated_at)
  SELECT id, method, CASE method WHEN 'bank' THEN 'bank-transfer' WHEN 'cash' THEN 'cash' ELSE 'gateway' END, CASE WHEN ${cameToSomething} THEN 'paid' ELSE 'failed' END,
    items - off + shipping, CASE WHEN ${cameToSomething} THEN items - off + shipping ELSE 0 END, 'made-' || id, placed, placed + interval '2 minutes', placed + interval '2 minutes' FROM made`,
  `INSERT INTO order_steps (order_id, state, cause, at)
  SELECT id, s.state, 'staff', placed + interval '12 hours' * s.place FROM made
  JOIN (VALUES ('placed', 0), ('packaging', 1), ('ready', 2), ('on-the-way', 3), ('at-station', 5), ('delivered', 8)) s(state, place)
    ON CASE WHEN made.state IN ('delivered', 'returned') THEN true ELSE s.place = 0 END
  UNION ALL SELECT id, state, 'staff', placed + interval '10 days' FROM made WHERE state IN ('cancelled', 'lapsed', 'returned')`,
  `INSERT INTO fulfillments (order_id, seller_id, status, packed_at, handed_over_at, on_the_way_at, at_station_at, delivered_at)
  SELECT DISTINCT id, seller, 'delivered', placed + interval '6 hours', placed + interval '1 day', placed + interval '36 hours', placed + interval '60 hours', placed + interval '4 days'
  FROM ${madeLines} WHERE state IN ('delivered', 'returned')`,
  `INSERT INTO fulfillment_lines (fulfillment_id, order_id, position, quantity)
  SELECT f.id, l.id, position, quantity FROM ${madeLines} JOIN fulfillments f ON f.order_id = l.id AND f.seller_id = seller`,
  `INSERT INTO stock_movements (variant_id, location_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant, 1, 0, quantity, 'held', id, placed FROM ${madeLines}
  UNION ALL SELECT variant, 1, CASE WHEN ${cameToSomething} THEN -quantity ELSE 0 END, -quantity, CASE WHEN ${cameToSomething} THEN 'sold' ELSE 'released' END, id, placed + interval '2 minutes' FROM ${madeLines}`,
  `INSERT INTO seller_entries (seller_id, sequence, kind, order_id, sold, commission, commission_percent, amount, balance, at)
  SELECT seller, id * 2 + position, 'sale', id, price * quantity, price * quantity / 10, 10, price * quantity - price * quantity / 10, 0, placed + interval '4 days'
  FROM ${madeLines} WHERE state = 'delivered' AND seller > 1`,
  `INSERT INTO audit_log (at, action, subject, subject_id, after)
  SELECT placed + interval '12 hours', 'order.moved', 'order', id::text, '{"state": "packaging"}' FROM made WHERE state = 'delivered'`,
];

/** The data derived from the orders in other tables. */
const figures = [
  `SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT max(id) FROM orders))`,
  `SELECT setval(pg_get_serial_sequence('customers', 'id'), (SELECT max(id) FROM customers))`,
  `SELECT setval(pg_get_serial_sequence('sellers', 'id'), (SELECT max(id) FROM sellers))`,
  `UPDATE coupons c SET uses = r.uses FROM (SELECT coupon_id, count(*)::int AS uses FROM coupon_redemptions WHERE released_at IS NULL GROUP BY coupon_id) r WHERE r.coupon_id = c.id`,
];
