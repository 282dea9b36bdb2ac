import { batched } from '#platform/database/batched.ts';
import { bigint, bool, int, listOf, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { statement, type RowOf } from '#platform/database/statement.ts';
import { maxPiecesOfALine } from '../cart.rules.ts';

/** Returns the maximum number of pieces of a variant in a cart: what is available, limited to the maximum of a line. */
const maxPieces = (available: string) => `least(${available}, ${maxPiecesOfALine})`;

/** The same maximum for the line found by a conflict. */
const maxPiecesOfLine = `(SELECT ${maxPieces('s.available')} FROM variant_stock s WHERE s.variant_id = line.variant_id)`;

/** Pieces of a variant to add to a customer's cart. */
interface AddedPieces {
  readonly customerId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly addedAt: Date;
}

/*
 * Each variant is looked up by its id, independent of the planner's row estimate; rows are written in one order, so that two such statements never
 * deadlock.
 */
const addAllPieces = statement({
  name: 'cart_add_pieces',
  params: {
    customerIds: listOf(bigint),
    variantIds: listOf(bigint),
    quantities: listOf(int),
    addedAt: listOf(timestamptz),
  },
  row: { customer_id: bigint, variant_id: bigint, quantity: int },
  text: `
INSERT INTO cart_items AS line (customer_id, variant_id, quantity, added_at)
SELECT added.customer_id, sold.id, added.quantity, added.added_at
FROM unnest(:customerIds, :variantIds, :quantities, :addedAt) AS added(customer_id, variant_id, quantity, added_at)
CROSS JOIN LATERAL (
  SELECT v.id FROM sellable_variants v WHERE v.id = added.variant_id AND ${maxPieces('v.available')} >= added.quantity LIMIT 1
) sold
ORDER BY added.customer_id, sold.id
ON CONFLICT (customer_id, variant_id) DO UPDATE SET quantity = line.quantity + excluded.quantity
WHERE line.quantity + excluded.quantity <= ${maxPiecesOfLine}
RETURNING customer_id, variant_id, quantity`,
});

const lineOf = (customerId: number, variantId: number) => `${customerId} ${variantId}`;

/**
 * Adds pieces to a line and returns its quantity; undefined when the sum exceeds the stock, or the variant is not on sale. Two concurrent adds both
 * count: the second waits for the first one's row lock and adds to its result.
 */
export const addPieces = batched<AddedPieces, number | undefined>({
  keyOf: ({ customerId, variantId }) => lineOf(customerId, variantId),
  run: async (shop, added) => {
    const rows = await addAllPieces(shop, {
      customerIds: added.map(({ customerId }) => customerId),
      variantIds: added.map(({ variantId }) => variantId),
      quantities: added.map(({ quantity }) => quantity),
      addedAt: added.map(({ addedAt }) => addedAt),
    });
    const held = new Map(rows.map((row) => [lineOf(row.customer_id, row.variant_id), row.quantity]));
    return added.map(({ customerId, variantId }) => held.get(lineOf(customerId, variantId)));
  },
});

/** Sets the quantity of a line; returns no row when it exceeds the stock or the variant is not on sale. */
export const setPieces = statement({
  name: 'cart_set_pieces',
  params: { customerId: bigint, variantId: bigint, quantity: int, addedAt: timestamptz },
  row: { quantity: int },
  text: `
INSERT INTO cart_items (customer_id, variant_id, quantity, added_at)
SELECT :customerId, v.id, :quantity, :addedAt
FROM sellable_variants v
WHERE v.id = :variantId AND ${maxPieces('v.available')} >= :quantity
ON CONFLICT (customer_id, variant_id) DO UPDATE SET quantity = excluded.quantity
RETURNING quantity`,
});

/** Deletes a line, also of a hidden variant; returns no row for a variant that never existed. `removed` is the previous quantity. */
export const removeLine = statement({
  name: 'cart_remove_line',
  params: { customerId: bigint, variantId: bigint },
  row: { id: bigint, removed: bigint },
  text: `
WITH removed AS (DELETE FROM cart_items WHERE customer_id = :customerId AND variant_id = :variantId RETURNING variant_id)
SELECT v.id, (SELECT count(*) FROM removed) AS removed FROM product_variants v WHERE v.id = :variantId`,
});

/**
 * The variant that a product's id resolves to in a customer's cart, once the variant with that id is archived; no row while the cart has a line of
 * that one: a line never turns into another variant.
 */
export const substituteOf = statement({
  name: 'cart_stand_in',
  params: { customerId: bigint, productId: bigint },
  row: { variantId: bigint },
  text: `
SELECT stands.variant_id AS "variantId" FROM product_stand_ins stands
WHERE stands.product_id = :productId
  AND NOT EXISTS (SELECT FROM cart_items WHERE customer_id = :customerId AND variant_id = :productId)`,
});

/** Why a change was not made: the pieces available and the pieces in the cart; no row for a variant not on sale. */
export const whyNotChanged = statement({
  name: 'cart_why_not_changed',
  params: { customerId: bigint, variantId: bigint },
  row: { max: int, in_cart: int },
  text: `
SELECT ${maxPieces('v.available')} AS max, coalesce(line.quantity, 0) AS in_cart
FROM sellable_variants v
LEFT JOIN cart_items line ON line.variant_id = v.id AND line.customer_id = :customerId
WHERE v.id = :variantId`,
});

/** The columns of {@link itemColumns}. */
const itemRow = {
  id: bigint,
  product_id: bigint,
  slug: text,
  name: text,
  nameEn: nullable(text),
  variant: nullable(text),
  variantEn: nullable(text),
  picture_key: nullable(text),
  base_price: bigint,
  offer_price: nullable(bigint),
  sale_price: nullable(bigint),
  max: int,
  low_stock: bool,
};

const itemColumns = `
  v.id, v.product_id, v.slug, v.name, v.translations -> 'en' ->> 'name' AS "nameEn", v.label AS variant,
  v.label_en AS "variantEn",
  v.picture_key, v.base_price, flash_sale.price AS offer_price, sale.price AS sale_price, ${maxPieces('v.available')} AS max, v.low_stock`;

const specialsOfItem = `LEFT JOIN LATERAL best_flash_sale(v.id, v.product_id, :now) flash_sale ON true
LEFT JOIN LATERAL variant_sale(v.id, :now) sale ON true`;

/** A customer's cart in the order in which it was filled; hidden items are included as unavailable. */
export const linesOfCart = statement({
  name: 'cart_lines',
  params: { customerId: bigint, now: timestamptz },
  row: { ...itemRow, quantity: int },
  text: `
SELECT ${itemColumns}, line.quantity
FROM cart_items line
JOIN variant_cards v ON v.id = line.variant_id
${specialsOfItem}
WHERE line.customer_id = :customerId
ORDER BY line.added_at, line.variant_id`,
});

/** Those of the given variants that are on sale. */
export const itemsById = statement({
  name: 'cart_items_by_id',
  params: { variantIds: listOf(bigint), now: timestamptz },
  row: itemRow,
  text: `
SELECT ${itemColumns}
FROM variant_cards v
${specialsOfItem}
WHERE v.id = ANY(:variantIds) AND NOT v.hidden`,
});

/** A cart row as read from the database, with the flash sale of its product and its own active sale price. */
export type ItemRow = RowOf<typeof itemsById>;

/** Records the key of a cart merge or an add; returns no row when it exists already. A concurrent retry waits here. */
export const recordMerge = statement({
  name: 'cart_remember_merge',
  params: { customerId: bigint, key: text, mergedAt: timestamptz },
  row: { key: text },
  text: `
INSERT INTO cart_merges (customer_id, key, merged_at) VALUES (:customerId, :key, :mergedAt)
ON CONFLICT DO NOTHING
RETURNING key`,
});

/** Deletes the keys older than a time. */
export const forgetKeys = statement({
  name: 'cart_forget_keys',
  params: { before: timestamptz },
  text: 'DELETE FROM cart_merges WHERE merged_at < :before',
});

/**
 * Adds a guest's lines to a customer's: quantities add up, clamped to the stock; items sold out or not on sale are omitted. Rows are written in id
 * order, so that two concurrent merges never deadlock, and keep the guest's order by timestamps one millisecond apart.
 */
export const mergeLines = statement({
  name: 'cart_merge_lines',
  params: { customerId: bigint, variantIds: listOf(bigint), quantities: listOf(int), now: timestamptz },
  text: `
INSERT INTO cart_items AS line (customer_id, variant_id, quantity, added_at)
SELECT :customerId, v.id, least(guest.quantity, ${maxPieces('v.available')}), :now + guest.index * interval '1 millisecond'
FROM (
  SELECT id, least(sum(quantity), ${maxPiecesOfALine})::int AS quantity, min(index) AS index
  FROM unnest(:variantIds, :quantities) WITH ORDINALITY AS guest(id, quantity, index)
  GROUP BY id
) guest
JOIN sellable_variants v ON v.id = guest.id AND v.available > 0
ORDER BY v.id
ON CONFLICT (customer_id, variant_id) DO UPDATE
SET quantity = least(line.quantity + excluded.quantity, ${maxPiecesOfLine})`,
});
