import { untypedStatement } from '#platform/database/database.ts';

/** A customer as erasing needs it. */
export interface CustomerState {
  readonly id: number;
  readonly role: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly hasShop: boolean;
}

const state =
  'SELECT id, role, phone, email, EXISTS (SELECT FROM sellers WHERE owner_id = c.id) AS "hasShop" FROM customers c WHERE id = $1::bigint';

/** `[customerId]`; no row for who is none. */
export const customerState = untypedStatement<CustomerState>({ name: 'privacy_customer', text: state });

/** The same, kept for the transaction: an order that is being placed is waited for, and one that comes later waits. */
export const lockCustomer = untypedStatement<CustomerState>({
  name: 'privacy_lock_customer',
  text: `${state} FOR UPDATE`,
});

export interface Unsettled {
  readonly orderUnderWay: boolean;
  readonly returnOpen: boolean;
  readonly refundDue: boolean;
  readonly creditLeft: boolean;
}

/** What is still open between the shop and a customer: `[customerId]`. */
export const unsettledOf = untypedStatement<Unsettled>({
  name: 'privacy_unsettled',
  text: `
WITH own AS (SELECT id, state FROM orders WHERE customer_id = $1::bigint)
SELECT EXISTS (SELECT FROM own WHERE state NOT IN ('delivered', 'cancelled', 'lapsed', 'returned'))
    OR EXISTS (SELECT FROM payments p JOIN own ON own.id = p.order_id WHERE p.state = 'reported' OR p.state = 'started' AND p.disputed_at IS NOT NULL) AS "orderUnderWay",
  EXISTS (SELECT FROM returns r JOIN own ON own.id = r.order_id WHERE r.state IN ('asked', 'approved')) AS "returnOpen",
  EXISTS (SELECT FROM refunds r JOIN own ON own.id = r.order_id WHERE r.state = 'due') AS "refundDue",
  coalesce((SELECT balance FROM credit_entries WHERE customer_id = $1::bigint ORDER BY sequence DESC LIMIT 1), 0) > 0 AS "creditLeft"`,
});

/** What a customer wrote that everybody reads: `[customerId]`. */
export const publicWritings = untypedStatement<{ kind: 'product' | 'seller' | 'question' | 'post'; id: number }>({
  name: 'privacy_public_writings',
  text: `
SELECT CASE WHEN product_id IS NULL THEN 'seller' ELSE 'product' END AS kind, coalesce(product_id, seller_id) AS id FROM reviews WHERE customer_id = $1::bigint
UNION SELECT 'question', product_id FROM questions WHERE customer_id = $1::bigint
UNION SELECT 'question', q.product_id FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.customer_id = $1::bigint
UNION SELECT 'post', post_id FROM post_comments WHERE customer_id = $1::bigint`,
});

/** Keys of the files that are the customer's own: the portrait, what came in the chat and in tickets, with returns, reviews and transfers, and what nothing has claimed yet: `[customerId]`. */
export const privateFiles = untypedStatement<{ key: string }>({
  name: 'privacy_files',
  text: `
SELECT avatar_key AS key FROM customers WHERE id = $1::bigint AND avatar_key IS NOT NULL
UNION SELECT f ->> 'key' FROM chat_messages, jsonb_array_elements(files) f WHERE customer_id = $1::bigint
UNION SELECT f ->> 'key' FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id, jsonb_array_elements(m.files) f WHERE t.customer_id = $1::bigint
UNION SELECT picture FROM returns r JOIN orders o ON o.id = r.order_id, jsonb_array_elements_text(r.pictures) picture WHERE o.customer_id = $1::bigint
UNION SELECT unnest(picture_keys) FROM reviews WHERE customer_id = $1::bigint
UNION SELECT t.receipt_key FROM transfers t JOIN payments p ON p.id = t.payment_id JOIN orders o ON o.id = p.order_id WHERE o.customer_id = $1::bigint AND t.receipt_key IS NOT NULL
UNION SELECT key FROM uploads WHERE customer_id = $1::bigint AND claimed_at IS NULL`,
});

/** Makes the account nobody's: `[customerId, username, phone]`. */
const forgetCustomer = untypedStatement({
  name: 'privacy_forget_customer',
  text: `UPDATE customers SET username = $2, username_key = $2, phone = $3, email = NULL, pending_email = NULL, password_hash = NULL, full_name = NULL, avatar_key = NULL,
    active = false, notifications_on = false, available = false WHERE id = $1::bigint`,
});

/** Words that may name somebody, in what the log kept of a change. */
const logWords = "'{text,note,staff_note,reason,answer,refusal,full_name}'::text[]";

/**
 * What goes with the customer, in an order in which nothing is left pointing at what is gone: `[customerId]`. What becomes of every
 * table, and why, stands in erasure.rules.ts.
 */
const gone = [
  // That the staff did something stays in the log, the words that may name the customer do not.
  `UPDATE audit_log SET before = CASE jsonb_typeof(before) WHEN 'object' THEN before - ${logWords} ELSE before END,
    after = CASE jsonb_typeof(after) WHEN 'object' THEN after - ${logWords} ELSE after END
  WHERE subject = 'customer' AND subject_id = $1::bigint::text
    OR subject = 'order' AND subject_id IN (SELECT number FROM orders WHERE customer_id = $1::bigint)
    OR subject = 'review' AND subject_id IN (SELECT id::text FROM reviews WHERE customer_id = $1::bigint)
    OR subject = 'question' AND action <> 'question.answered' AND subject_id IN (SELECT id::text FROM questions WHERE customer_id = $1::bigint)
    OR action IN ('answer.approved', 'answer.refused') AND subject_id IN (SELECT id::text FROM answers WHERE customer_id = $1::bigint)
    OR subject = 'comment' AND subject_id IN (SELECT id::text FROM post_comments WHERE customer_id = $1::bigint)
    OR subject = 'application' AND subject_id IN (SELECT id::text FROM seller_applications WHERE customer_id = $1::bigint)`,
  // The stars are in the product's rating and stay without words; what nobody was shown goes as a whole.
  `DELETE FROM reviews WHERE customer_id = $1::bigint AND state <> 'approved'`,
  `UPDATE reviews SET text = '', picture_keys = '{}', anonymous = true, version = version + 1 WHERE customer_id = $1::bigint`,
  `WITH own AS (DELETE FROM answers WHERE customer_id = $1::bigint AND NOT by_shop RETURNING question_id, state)
  UPDATE questions q SET answers = q.answers - shown.count
  FROM (SELECT question_id, count(*)::int AS count FROM own WHERE state = 'approved' GROUP BY question_id) shown WHERE q.id = shown.question_id`,
  // The answer of somebody else is theirs: what it answers stays, without a name.
  `DELETE FROM questions q WHERE customer_id = $1::bigint AND NOT EXISTS (SELECT FROM answers WHERE question_id = q.id)`,
  'DELETE FROM post_comments WHERE customer_id = $1::bigint',
  'DELETE FROM addresses WHERE customer_id = $1::bigint',
  'DELETE FROM password_resets WHERE customer_id = $1::bigint',
  'DELETE FROM email_changes WHERE customer_id = $1::bigint',
  'DELETE FROM wishlist_items WHERE customer_id = $1::bigint',
  'DELETE FROM cart_items WHERE customer_id = $1::bigint',
  'DELETE FROM cart_merges WHERE customer_id = $1::bigint',
  'DELETE FROM push_subscriptions WHERE customer_id = $1::bigint',
  // What the staff was told names who wrote.
  `DELETE FROM notifications WHERE customer_id = $1::bigint
    OR kind = 'ticket-assigned' AND params ->> 'number' IN (SELECT number FROM tickets WHERE customer_id = $1::bigint)`,
  'DELETE FROM tickets WHERE customer_id = $1::bigint',
  'DELETE FROM chat_messages WHERE customer_id = $1::bigint',
  'DELETE FROM conversations WHERE customer_id = $1::bigint',
  'DELETE FROM chat_presence WHERE person_id = $1::bigint',
  'DELETE FROM seller_applications WHERE customer_id = $1::bigint',
  // Sums, dates and the bank's reference are what the books need; pictures and words they do not.
  `UPDATE transfers t SET receipt_key = NULL, refusal = NULL FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.id = t.payment_id AND o.customer_id = $1::bigint`,
  'UPDATE credit_entries SET note = NULL WHERE customer_id = $1::bigint',
  'UPDATE refunds r SET reason = NULL FROM orders o WHERE o.id = r.order_id AND o.customer_id = $1::bigint',
  `UPDATE returns r SET text = '—', pictures = '[]', answer = NULL FROM orders o WHERE o.id = r.order_id AND o.customer_id = $1::bigint`,
  // The province and city stay: taxes and shipping are reckoned by them.
  `UPDATE orders SET staff_note = NULL,
    address = address || '{"full_name": "مشتری پیشین", "phone": "", "line": "—", "postal_code": ""}'::jsonb WHERE customer_id = $1::bigint`,
].map((text, place) => untypedStatement({ name: `privacy_gone_${place}`, text }));

/** What is kept under a phone or a mail: `[[phone, mail]]`. */
const goneByName = [
  'DELETE FROM registrations WHERE phone = ANY ($1::text[]) OR email = ANY ($1::text[])',
  'DELETE FROM one_time_codes WHERE phone = ANY ($1::text[])',
  'DELETE FROM seller_application_drafts WHERE phone = ANY ($1::text[])',
  'DELETE FROM sent_messages WHERE recipient = ANY ($1::text[])',
].map((text, place) => untypedStatement({ name: `privacy_gone_by_name_${place}`, text }));

/** Takes everything personal out of the tables; in the transaction that has locked the customer. */
export async function forget(
  shop: Parameters<typeof forgetCustomer>[0],
  customer: CustomerState,
  as: { readonly username: string; readonly phone: string },
): Promise<void> {
  for (const part of gone) await part(shop, [customer.id]);
  const names = [customer.phone, ...(customer.email === null ? [] : [customer.email])];
  for (const part of goneByName) await part(shop, [names]);
  await forgetCustomer(shop, [customer.id, as.username, as.phone]);
}
