import { statement } from '#platform/database/database.ts';
import { maxWishes } from '../wishlist.rules.ts';

/** A customer's wishes, the last first: `[customerId]`. */
export const wishesOf = statement<{ id: number }>({
  name: 'wishes_of',
  text: `SELECT product_id AS id FROM wishlist_items WHERE customer_id = $1::bigint ORDER BY added_at DESC, product_id DESC`,
});

/** Additions to one customer's wishes wait here for each other, so that none counts what another is about to add. */
export const lockWishesOf = statement<{ id: number }>({
  name: 'wishes_lock',
  text: `SELECT id FROM customers WHERE id = $1::bigint FOR NO KEY UPDATE`,
});

const room = `${maxWishes} - (SELECT count(*) FROM wishlist_items WHERE customer_id = $1::bigint)`;

/**
 * Adds what is for sale, what is wished for anew alone, and no more than there is room for: `[customerId, productIds, now]`.
 * They keep the order in which they came by a millisecond each, the first as the last wished for.
 */
export const addWishes = statement<{ id: number }>({
  name: 'wishes_add',
  text: `
INSERT INTO wishlist_items (customer_id, product_id, added_at)
SELECT $1::bigint, wish.id, $3::timestamptz - wish.place * interval '1 millisecond'
FROM (SELECT id, min(place) AS place FROM unnest($2::bigint[]) WITH ORDINALITY AS given(id, place) GROUP BY id) wish
JOIN products p ON p.id = wish.id AND p.hidden_at IS NULL
WHERE NOT EXISTS (SELECT FROM wishlist_items w WHERE w.customer_id = $1::bigint AND w.product_id = wish.id)
ORDER BY wish.place
LIMIT greatest(0, ${room})
RETURNING product_id AS id`,
});

/** Why a product was not added: whether it is for sale, and whether it is on the wishlist: `[customerId, productId]`. */
export const whyNotAdded = statement<{ sold: boolean; wished: boolean }>({
  name: 'wishes_why_not',
  text: `
SELECT EXISTS (SELECT FROM products WHERE id = $2::bigint AND hidden_at IS NULL) AS sold,
  EXISTS (SELECT FROM wishlist_items WHERE customer_id = $1::bigint AND product_id = $2::bigint) AS wished`,
});

/** Who wishes for a product, behind a customer: `[productId, after, limit]`. */
export const wishersAfter = statement<{ customerId: number }>({
  name: 'wishers_after',
  text: `SELECT customer_id AS "customerId" FROM wishlist_items WHERE product_id = $1::bigint AND customer_id > $2::bigint ORDER BY customer_id LIMIT $3::int`,
});

/** Takes a product off: `[customerId, productId]`. */
export const removeWish = statement<{ id: number }>({
  name: 'wishes_remove',
  text: `DELETE FROM wishlist_items WHERE customer_id = $1::bigint AND product_id = $2::bigint`,
});
