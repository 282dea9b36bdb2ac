import { mostAddresses } from '#features/accounts/address.rules.ts';
import { untypedStatement } from '#platform/database/database.ts';

/** A line of a cart with everything that its sale needs to know. */
export interface CartLine {
  readonly variantId: number;
  readonly productId: number;
  readonly sellerId: number;
  readonly name: string;
  /** Null where none is written. */
  readonly nameEn: string | null;
  readonly variantName: string | null;
  readonly variantNameEn: string | null;
  readonly pictureKey: string | null;
  readonly quantity: number;
  readonly basePrice: number;
  /** Pieces that can be sold now; none of what is hidden. */
  readonly available: number;
  /** Sold only when it is paid beforehand. */
  readonly prepaidOnly: boolean;
  readonly offerId: number | null;
  readonly offerPrice: number | null;
}

/** One row for each line; a single one without a line for an empty cart. */
type CartRow = CartLine | { readonly variantId: null };

// Of two offers that hold at once, the cheaper one is shown and charged.
const lineColumns = `
  v.id AS "variantId", v.product_id AS "productId", v.seller_id AS "sellerId", p.name, p.translations -> 'en' ->> 'name' AS "nameEn",
  nullif(concat_ws('، ', v.colour_name, v.size), '') AS "variantName",
  CASE WHEN v.colour_name_en IS NOT NULL OR v.size_en IS NOT NULL THEN concat_ws(', ', coalesce(v.colour_name_en, v.colour_name), coalesce(v.size_en, v.size)) END AS "variantNameEn",
  coalesce(v.picture_key, p.picture_keys[1]) AS "pictureKey",
  line.quantity, v.base_price AS "basePrice",
  CASE WHEN v.hidden_at IS NULL AND p.hidden_at IS NULL THEN coalesce(pieces.available, 0) ELSE 0 END AS available,
  p.prepaid_only AS "prepaidOnly", offer.id AS "offerId", offer.price AS "offerPrice"`;
const lineSources = (now: string) => `
LEFT JOIN variants v ON v.id = line.variant_id
LEFT JOIN products p ON p.id = v.product_id
LEFT JOIN LATERAL (
  SELECT o.id, o.price FROM offers o
  WHERE o.product_id = v.product_id AND o.begins_at <= ${now} AND o.ends_at > ${now} AND o.sold < o.allotted
  ORDER BY o.price NULLS LAST, o.id LIMIT 1
) offer ON true`;
const lineOrder = 'ORDER BY line.added_at, line.variant_id';

/**
 * Takes the key of an order and, with it, the lines of the cart and their stock, which nobody else may change until the
 * end of the transaction: `[customerId, key, bodyHash, now, shippingMethodId]`. While another placement holds the key this
 * waits for it. No row comes back when the key was taken; else the id that the order will have stands in every row. Stock is
 * locked in the order of variants, so that two carts never wait for each other crosswise.
 *
 * `(SELECT $1)` hides a value from the planner, here and in {@link placeWholeOrder}: it would else find that a plan made for
 * the one value promises to be cheaper than the kept plan, and plan each time, which takes longer than the statement itself.
 */
export const takeKeyAndCart = untypedStatement<CartRow & { orderId: number; shippingPrice: number | null }>({
  name: 'order_take_key_and_cart',
  text: `
WITH taken AS (
  INSERT INTO order_keys (customer_id, key, body_hash, order_id, created_at)
  VALUES ($1::bigint, $2, $3, nextval('orders_id_seq'), $4::timestamptz)
  ON CONFLICT DO NOTHING
  RETURNING order_id
), line AS (
  SELECT c.variant_id, c.quantity, c.added_at FROM cart_items c
  WHERE c.customer_id = (SELECT $1::bigint) AND EXISTS (SELECT FROM taken)
  ORDER BY c.variant_id FOR UPDATE
), pieces AS (
  SELECT s.variant_id, s.on_hand - s.held AS available FROM stock s
  WHERE s.variant_id IN (SELECT variant_id FROM line)
  ORDER BY s.variant_id FOR NO KEY UPDATE
)
SELECT taken.order_id AS "orderId", (SELECT price FROM shipping_methods WHERE id = $5::bigint AND active) AS "shippingPrice", ${lineColumns}
FROM taken
LEFT JOIN line ON true
LEFT JOIN pieces ON pieces.variant_id = line.variant_id${lineSources('(SELECT $4::timestamptz)')}
${lineOrder}`,
});

/** The lines of a cart to reckon with, without holding anything: `[customerId, now]`. */
export const linesToQuote = untypedStatement<CartLine>({
  name: 'quote_lines',
  text: `
SELECT ${lineColumns}
FROM cart_items line
LEFT JOIN LATERAL (SELECT s.on_hand - s.held AS available FROM stock s WHERE s.variant_id = line.variant_id) pieces ON true${lineSources('$2::timestamptz')}
WHERE line.customer_id = $1::bigint
${lineOrder}`,
});

/** What was bound to a key: `[customerId, key]`. */
export const orderOfKey = untypedStatement<{ bodyHash: string; orderId: number }>({
  name: 'order_of_key',
  text: `SELECT body_hash AS "bodyHash", order_id AS "orderId" FROM order_keys WHERE customer_id = $1 AND key = $2`,
});

/** What came of placing an order. */
export interface PlacedCounts {
  readonly offersMoved: number;
  /** Products of which a variant sold out. */
  readonly soldOut: number[];
  /** Products whose offer was used up by it. */
  readonly offersUsedUp: number[];
}

/**
 * Places an order with everything that belongs to it, in one statement. Pieces of an order that awaits payment are held;
 * of any other they are sold at once, as cash is paid to who brings them. It fails when it does not find every line's stock
 * and cart as they were locked. That the stock is looked for by a list of variants, too, lets PostgreSQL go by its index in
 * a shop of any size.
 */
export const placeWholeOrder = untypedStatement<PlacedCounts>({
  name: 'order_place',
  text: `
WITH line AS (
  SELECT * FROM unnest(
    (SELECT $1::bigint[]), (SELECT $2::bigint[]), (SELECT $3::bigint[]), (SELECT $4::text[]), (SELECT $5::text[]),
    (SELECT $6::text[]), (SELECT $7::text[]), (SELECT $8::text[]), (SELECT $9::int[]), (SELECT $10::bigint[]),
    (SELECT $11::bigint[]), (SELECT $12::bigint[]), (SELECT $13::bigint[]), (SELECT $14::bigint[]), (SELECT $15::bigint[])
  ) WITH ORDINALITY AS line(
    variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity,
    list_price, unit_price, offer_id, discount, vat, total, position
  )
), placed AS (
  INSERT INTO orders (id, number, customer_id, state, payment_method, shipping_method_id, address, coupon_code, coupon_id,
    items_total, discount_total, shipping_total, vat_total, total, placed_at, paid_at, held_until, credit_used, vat_percent)
  OVERRIDING SYSTEM VALUE
  VALUES ($16::bigint, $17, $18::bigint, $19, $20, $21::bigint, $22::jsonb, $23, $24::bigint, $25, $26, $27, $28, $29, $30::timestamptz, $31, $32::timestamptz, $33::bigint, $34::float8)
), taken AS (
  UPDATE stock s SET
    on_hand = s.on_hand - CASE WHEN $32::timestamptz IS NULL THEN line.quantity ELSE 0 END,
    held = s.held + CASE WHEN $32::timestamptz IS NULL THEN 0 ELSE line.quantity END
  FROM line WHERE s.variant_id = ANY((SELECT $1::bigint[])::bigint[]) AND s.variant_id = line.variant_id AND s.on_hand - s.held >= line.quantity
  RETURNING s.variant_id, line.product_id, line.quantity, s.on_hand - s.held AS available
), noted AS (
  INSERT INTO stock_movements (variant_id, on_hand_change, held_change, reason, order_id, at)
  SELECT variant_id, CASE WHEN $32::timestamptz IS NULL THEN -quantity ELSE 0 END, CASE WHEN $32::timestamptz IS NULL THEN 0 ELSE quantity END,
    CASE WHEN $32::timestamptz IS NULL THEN 'sold' ELSE 'held' END, $16::bigint, $30::timestamptz
  FROM taken
), counted AS (
  INSERT INTO uncounted_sales (product_id, pieces) SELECT product_id, quantity FROM line WHERE $32::timestamptz IS NULL
), kept AS (
  INSERT INTO order_lines (order_id, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity,
    list_price, unit_price, offer_id, discount, vat, total)
  SELECT $16::bigint, position, variant_id, product_id, seller_id, name, name_en, variant_name, variant_name_en, picture_key, quantity,
    list_price, unit_price, offer_id, discount, vat, total
  FROM line
), sent AS (
  INSERT INTO shipments (order_id, seller_id) SELECT DISTINCT $16::bigint, seller_id FROM line
), stepped AS (
  INSERT INTO order_steps (order_id, state, cause, at) VALUES ($16::bigint, $19, 'customer', $30::timestamptz)
), told AS (
  INSERT INTO outbox (name, news, created_at)
  SELECT 'order.placed', jsonb_build_object('orderId', $16::bigint), $30::timestamptz WHERE $32::timestamptz IS NULL
), emptied AS (
  DELETE FROM cart_items c USING line WHERE c.customer_id = (SELECT $18::bigint) AND c.variant_id = line.variant_id
  RETURNING c.variant_id
), offered AS (
  SELECT offer_id, sum(quantity)::int AS pieces FROM line WHERE offer_id IS NOT NULL GROUP BY offer_id
), held_offers AS (
  SELECT id FROM offers WHERE id IN (SELECT offer_id FROM offered) ORDER BY id FOR NO KEY UPDATE
), moved AS (
  UPDATE offers o SET sold = o.sold + offered.pieces
  FROM offered JOIN held_offers ON held_offers.id = offered.offer_id
  WHERE o.id = offered.offer_id AND o.sold < o.allotted
  RETURNING o.product_id, o.sold >= o.allotted AS used_up
), addressed AS (
  INSERT INTO addresses (customer_id, full_name, phone, province, city, line, postal_code, is_default, created_at)
  SELECT $18::bigint, a ->> 'full_name', a ->> 'phone', a ->> 'province', a ->> 'city', a ->> 'line', a ->> 'postal_code', is_first, $30::timestamptz
  FROM (
    SELECT $22::jsonb AS a, NOT EXISTS (SELECT FROM addresses WHERE customer_id = $18::bigint AND is_default) AS is_first
  ) AS given
  WHERE CASE $35::boolean
    WHEN false THEN false
    WHEN true THEN (SELECT count(*) FROM addresses WHERE customer_id = $18::bigint) < ${mostAddresses} AND NOT EXISTS (
      SELECT FROM addresses
      WHERE customer_id = $18::bigint AND (full_name, phone, province, city, line, postal_code)
        = (a ->> 'full_name', a ->> 'phone', a ->> 'province', a ->> 'city', a ->> 'line', a ->> 'postal_code')
    )
    ELSE is_first
  END
  ON CONFLICT (customer_id) WHERE is_default DO NOTHING
)
SELECT (SELECT count(*) FROM moved) AS "offersMoved",
  coalesce((SELECT array_agg(DISTINCT product_id) FROM taken WHERE available = 0), '{}') AS "soldOut",
  coalesce((SELECT array_agg(DISTINCT product_id) FROM moved WHERE used_up), '{}') AS "offersUsedUp",
  CASE WHEN found.taken = found.lines AND found.emptied = found.lines THEN true
    ELSE format('of %s lines %s were in stock and %s in the cart', found.lines, found.taken, found.emptied)::boolean END AS "asLocked"
FROM (
  SELECT (SELECT count(*) FROM line) AS lines, (SELECT count(*) FROM taken) AS taken, (SELECT count(*) FROM emptied) AS emptied
) found`,
});

/** The ways to send an order that are offered. */
export const shippingMethodsOffered = untypedStatement<{
  id: number;
  nameFa: string;
  nameEn: string;
  descriptionFa: string;
  descriptionEn: string;
  price: number;
  minDays: number;
  maxDays: number;
}>({
  name: 'shipping_methods_offered',
  text: `
SELECT id, name_fa AS "nameFa", name_en AS "nameEn", description_fa AS "descriptionFa", description_en AS "descriptionEn", price, min_days AS "minDays", max_days AS "maxDays"
FROM shipping_methods WHERE active ORDER BY position, id`,
});
