import type { Named } from '#shared/text/names.ts';
import { statement } from '#platform/database/database.ts';
import { gathered } from '#platform/database/batched.ts';
import { maxPiecesOfALine } from '../cart.rules.ts';

/** How many pieces of a variant one cart may hold: what can be sold of it, and what a line holds. */
const most = (stock: string) => `least(${stock}.on_hand - ${stock}.held, ${maxPiecesOfALine})`;

/** What is sold: neither the variant nor its product is hidden, and there is a stock of it. */
const sold = `variants v
  JOIN products p ON p.id = v.product_id AND p.hidden_at IS NULL
  JOIN stock s ON s.variant_id = v.id`;

/** Pieces of a variant for a customer's cart. */
interface AddedPieces {
  readonly customerId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly addedAt: Date;
}

/*
 * The variant is looked up for each by its number, whatever the planner thinks of their count; they are written in one order,
 * so that two such statements never wait for each other crosswise.
 */
const addAllPieces = statement<{ customer_id: number; variant_id: number; quantity: number }>({
  name: 'cart_add_pieces',
  text: `
INSERT INTO cart_items AS line (customer_id, variant_id, quantity, added_at)
SELECT asked.customer_id, thing.id, asked.quantity, asked.added_at
FROM unnest($1::bigint[], $2::bigint[], $3::int[], $4::timestamptz[]) AS asked(customer_id, variant_id, quantity, added_at)
CROSS JOIN LATERAL (
  SELECT v.id FROM ${sold} WHERE v.id = asked.variant_id AND v.hidden_at IS NULL AND ${most('s')} >= asked.quantity LIMIT 1
) thing
ORDER BY asked.customer_id, thing.id
ON CONFLICT (customer_id, variant_id) DO UPDATE SET quantity = line.quantity + excluded.quantity
WHERE line.quantity + excluded.quantity <= (SELECT ${most('s')} FROM stock s WHERE s.variant_id = line.variant_id)
RETURNING customer_id, variant_id, quantity`,
});

const lineOf = (customerId: number, variantId: number) => `${customerId} ${variantId}`;

/**
 * Adds pieces to a line and answers what it holds; undefined when the sum is above the stock, and for what is not sold. Two
 * adds at once both count: the second waits for the first one's line and sums up what it finds there.
 */
export const addPieces = gathered<AddedPieces, number | undefined>({
  keyOf: ({ customerId, variantId }) => lineOf(customerId, variantId),
  run: async (shop, added) => {
    const rows = await addAllPieces(shop, [
      added.map(({ customerId }) => customerId),
      added.map(({ variantId }) => variantId),
      added.map(({ quantity }) => quantity),
      added.map(({ addedAt }) => addedAt),
    ]);
    const held = new Map(rows.map((row) => [lineOf(row.customer_id, row.variant_id), row.quantity]));
    return added.map(({ customerId, variantId }) => held.get(lineOf(customerId, variantId)));
  },
});

/** Sets the pieces of a line unless they are above the stock; then, and for what is not sold, no row comes back. */
export const setPieces = statement<{ quantity: number }>({
  name: 'cart_set_pieces',
  text: `
INSERT INTO cart_items (customer_id, variant_id, quantity, added_at)
SELECT $1::bigint, v.id, $3::int, $4::timestamptz
FROM ${sold}
WHERE v.id = $2::bigint AND v.hidden_at IS NULL AND ${most('s')} >= $3::int
ON CONFLICT (customer_id, variant_id) DO UPDATE SET quantity = excluded.quantity
RETURNING quantity`,
});

/** Takes a line out, also of what is hidden by now; no row comes back for what the shop never had. */
export const removeLine = statement<{ id: number }>({
  name: 'cart_remove_line',
  text: `
WITH removed AS (DELETE FROM cart_items WHERE customer_id = $1::bigint AND variant_id = $2::bigint)
SELECT id FROM variants WHERE id = $2::bigint`,
});

/** Why a change was not made: how many pieces may be had, and are in the cart; no row for what is not sold. */
export const whyNotChanged = statement<{ most: number; in_cart: number }>({
  name: 'cart_why_not_changed',
  text: `
SELECT ${most('s')} AS most, coalesce(line.quantity, 0) AS in_cart
FROM ${sold}
LEFT JOIN cart_items line ON line.variant_id = v.id AND line.customer_id = $1::bigint
WHERE v.id = $2::bigint AND v.hidden_at IS NULL`,
});

/** A row of a cart as the database knows it, with the offer under way on its product. */
export interface ItemRow extends Named {
  readonly id: number;
  readonly product_id: number;
  readonly slug: string;
  readonly variant: string | null;
  readonly variantEn: string | null;
  readonly picture_key: string | null;
  readonly base_price: number;
  readonly offer_price: number | null;
  readonly most: number;
}

const itemColumns = `
  v.id, v.product_id, p.slug, p.name, p.translations -> 'en' ->> 'name' AS "nameEn", nullif(concat_ws('، ', v.colour_name, v.size), '') AS variant,
  nullif(concat_ws(', ', coalesce(v.colour_name_en, v.colour_name), coalesce(v.size_en, v.size)), '') AS "variantEn",
  coalesce(v.picture_key, p.picture_keys[1]) AS picture_key, v.base_price, offer.price AS offer_price,
  CASE WHEN v.hidden_at IS NULL AND p.hidden_at IS NULL THEN coalesce(${most('s')}, 0) ELSE 0 END AS most`;

const itemSources = (now: string) => `
JOIN products p ON p.id = v.product_id
LEFT JOIN stock s ON s.variant_id = v.id
LEFT JOIN LATERAL (
  SELECT o.price FROM offers o
  WHERE o.product_id = p.id AND o.begins_at <= ${now} AND o.ends_at > ${now} AND o.sold < o.allotted AND o.price IS NOT NULL
  ORDER BY o.price, o.id LIMIT 1
) offer ON true`;

/** A customer's cart in the order in which it was filled; what is hidden by now stands in it and cannot be had. */
export const linesOfCart = statement<ItemRow & { quantity: number }>({
  name: 'cart_lines',
  text: `
SELECT ${itemColumns}, line.quantity
FROM cart_items line
JOIN variants v ON v.id = line.variant_id
${itemSources('$2::timestamptz')}
WHERE line.customer_id = $1::bigint
ORDER BY line.added_at, line.variant_id`,
});

/** Those of the named variants that are sold. */
export const itemsById = statement<ItemRow>({
  name: 'cart_items_by_id',
  text: `
SELECT ${itemColumns}
FROM variants v
${itemSources('$2::timestamptz')}
WHERE v.id = ANY($1::bigint[]) AND v.hidden_at IS NULL AND p.hidden_at IS NULL`,
});

/** Remembers that a guest's cart was joined, or pieces added; no row comes back when it had been. A repeat at the same time waits here. */
export const rememberMerge = statement<{ key: string }>({
  name: 'cart_remember_merge',
  text: `
INSERT INTO cart_merges (customer_id, key, merged_at) VALUES ($1::bigint, $2, $3::timestamptz)
ON CONFLICT DO NOTHING
RETURNING key`,
});

/** Forgets the keys of before a time. */
export const forgetKeys = statement<never>({
  name: 'cart_forget_keys',
  text: 'DELETE FROM cart_merges WHERE merged_at < $1::timestamptz',
});

/**
 * Adds a guest's lines to a customer's: quantities add up, cut at the stock; what is sold out or not sold is left out. They
 * are written in the order of ids, so that two joined at once never wait for each other crosswise, and keep the
 * guest's order by a millisecond each.
 */
export const mergeLines = statement<{ variant_id: number }>({
  name: 'cart_merge_lines',
  text: `
INSERT INTO cart_items AS line (customer_id, variant_id, quantity, added_at)
SELECT $1::bigint, v.id, least(guest.quantity, ${most('s')}), $4::timestamptz + guest.place * interval '1 millisecond'
FROM (
  SELECT id, least(sum(quantity), ${maxPiecesOfALine})::int AS quantity, min(place) AS place
  FROM unnest($2::bigint[], $3::int[]) WITH ORDINALITY AS guest(id, quantity, place)
  GROUP BY id
) guest
JOIN variants v ON v.id = guest.id AND v.hidden_at IS NULL
JOIN products p ON p.id = v.product_id AND p.hidden_at IS NULL
JOIN stock s ON s.variant_id = v.id AND s.on_hand > s.held
ORDER BY v.id
ON CONFLICT (customer_id, variant_id) DO UPDATE
SET quantity = least(line.quantity + excluded.quantity, (SELECT ${most('s')} FROM stock s WHERE s.variant_id = line.variant_id))
RETURNING variant_id`,
});
