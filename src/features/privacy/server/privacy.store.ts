import { bigint, bool, neverNull, nullable, text, textOf } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';

/** The customer fields that erasing needs. */
const stateRow = { id: bigint, role: nullable(text), phone: text, email: nullable(text), hasShop: bool };
export type CustomerState = RowOf<typeof customerState>;

const state =
  'SELECT id, role, phone, email, EXISTS (SELECT FROM sellers WHERE owner_id = c.id) AS "hasShop" FROM customers c WHERE id = :customerId';

/** No row when the customer does not exist. */
export const customerState = statement({
  name: 'privacy_customer',
  params: { customerId: bigint },
  row: stateRow,
  text: state,
});

/** The same with the row locked for the transaction: waits for an order being placed, and later ones wait for it. */
export const lockCustomer = statement({
  name: 'privacy_lock_customer',
  params: { customerId: bigint },
  row: stateRow,
  text: `${state} FOR UPDATE`,
});

export type Unsettled = RowOf<typeof unsettledOf>;

/** What is still open between the shop and a customer, such as orders and balances. */
export const unsettledOf = statement({
  name: 'privacy_unsettled',
  params: { customerId: bigint },
  row: { orderUnderWay: bool, returnOpen: bool, refundDue: bool, creditLeft: bool },
  text: `
WITH own AS (SELECT id, state FROM orders WHERE customer_id = :customerId)
SELECT EXISTS (SELECT FROM own WHERE state NOT IN ('delivered', 'cancelled', 'lapsed', 'returned'))
    OR EXISTS (SELECT FROM payments p JOIN own ON own.id = p.order_id WHERE p.state = 'reported' OR p.state = 'started' AND p.disputed_at IS NOT NULL)
    OR EXISTS (SELECT FROM own JOIN order_balances b ON b.order_id = own.id WHERE b.excess > 0) AS "orderUnderWay",
  EXISTS (SELECT FROM returns r JOIN own ON own.id = r.order_id WHERE r.state IN ('asked', 'approved')) AS "returnOpen",
  EXISTS (SELECT FROM refunds r JOIN own ON own.id = r.order_id WHERE r.state = 'due') AS "refundDue",
  coalesce((SELECT balance FROM stored_value_entries WHERE account_id = :customerId ORDER BY sequence DESC LIMIT 1), 0) > 0 AS "creditLeft"`,
});

/** Names by which stored responses to other callers about the customer are found: the phone number and the numbers of orders and tickets. */
export const namesOfOwn = statement({
  name: 'privacy_names_of_own',
  params: { customerId: bigint },
  row: { name: neverNull(text) },
  text: `
SELECT phone AS name FROM customers WHERE id = :customerId
UNION SELECT number FROM orders WHERE customer_id = :customerId
UNION SELECT number FROM tickets WHERE customer_id = :customerId`,
});

/** What a customer wrote that is public. */
export const publicWritings = statement({
  name: 'privacy_public_writings',
  params: { customerId: bigint },
  row: {
    kind: textOf<'product' | 'seller' | 'question' | 'post'>(), // A review belongs to a product or a seller.
    id: neverNull(bigint),
  },
  text: `
SELECT CASE WHEN product_id IS NULL THEN 'seller' ELSE 'product' END AS kind, coalesce(product_id, seller_id) AS id FROM reviews WHERE customer_id = :customerId
UNION SELECT 'question', product_id FROM questions WHERE customer_id = :customerId
UNION SELECT 'question', q.product_id FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.customer_id = :customerId
UNION SELECT 'post', post_id FROM post_comments WHERE customer_id = :customerId`,
});

/** Keys of the customer's private files: the portrait, files from chat, tickets, returns, reviews and transfers, and unclaimed uploads. */
export const privateFiles = statement({
  name: 'privacy_files',
  params: { customerId: bigint },
  // Every stored file has a key.
  row: { key: neverNull(text) },
  text: `
SELECT avatar_key AS key FROM customers WHERE id = :customerId AND avatar_key IS NOT NULL
UNION SELECT f ->> 'key' FROM chat_messages, jsonb_array_elements(files) f WHERE customer_id = :customerId
UNION SELECT f ->> 'key' FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id, jsonb_array_elements(m.files) f WHERE t.customer_id = :customerId
UNION SELECT picture FROM returns r JOIN orders o ON o.id = r.order_id, jsonb_array_elements_text(r.pictures) picture WHERE o.customer_id = :customerId
UNION SELECT unnest(picture_keys) FROM reviews WHERE customer_id = :customerId
UNION SELECT t.receipt_key FROM transfers t JOIN payments p ON p.id = t.payment_id JOIN orders o ON o.id = p.order_id WHERE o.customer_id = :customerId AND t.receipt_key IS NOT NULL
UNION SELECT key FROM uploads WHERE customer_id = :customerId AND claimed_at IS NULL`,
});
