import { bigint, bool, int, listOf, timestamptz } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import { maxWishes } from '../wishlist.rules.ts';

/** A customer's wishlist, latest first. */
export const wishesOf = statement({
  name: 'wishes_of',
  params: { customerId: bigint },
  row: { id: bigint },
  text: `SELECT product_id AS id FROM wishlist_items WHERE customer_id = :customerId ORDER BY added_at DESC, product_id DESC`,
});

const room = `${maxWishes} - (SELECT count(*) FROM wishlist_items WHERE customer_id = :customerId)`;

/**
 * Inserts products that are for sale and not on the wishlist yet, up to the maximum. Their order is preserved by offsets of a millisecond, the first
 * being the latest.
 */
export const addWishes = statement({
  name: 'wishes_add',
  params: { customerId: bigint, productIds: listOf(bigint), now: timestamptz },
  row: { id: bigint },
  text: `
INSERT INTO wishlist_items (customer_id, product_id, added_at)
SELECT :customerId, wish.id, :now - wish.index * interval '1 millisecond'
FROM (SELECT id, min(index) AS index FROM unnest(:productIds) WITH ORDINALITY AS given(id, index) GROUP BY id) wish
JOIN visible_products p ON p.id = wish.id
WHERE NOT EXISTS (SELECT FROM wishlist_items w WHERE w.customer_id = :customerId AND w.product_id = wish.id)
ORDER BY wish.index
LIMIT greatest(0, ${room})
RETURNING product_id AS id`,
});

/** Why a product was not added: whether it is for sale, and whether it is on the wishlist. */
export const whyNotAdded = statement({
  name: 'wishes_why_not',
  params: { customerId: bigint, productId: bigint },
  row: { sold: bool, wished: bool },
  text: `
SELECT EXISTS (SELECT FROM visible_products WHERE id = :productId) AS sold,
  EXISTS (SELECT FROM wishlist_items WHERE customer_id = :customerId AND product_id = :productId) AS wished`,
});

/** Customers with a product on their wishlist, after a customer's id. */
export const wishersAfter = statement({
  name: 'wishers_after',
  params: { productId: bigint, after: bigint, limit: int },
  row: { customerId: bigint },
  text: `
SELECT customer_id AS "customerId" FROM wishlist_items
WHERE product_id = :productId AND customer_id > :after ORDER BY customer_id LIMIT :limit`,
});

/** Removes a product. */
export const removeWish = statement({
  name: 'wishes_remove',
  params: { customerId: bigint, productId: bigint },
  text: `DELETE FROM wishlist_items WHERE customer_id = :customerId AND product_id = :productId`,
});
