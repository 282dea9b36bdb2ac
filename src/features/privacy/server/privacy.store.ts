import { statement } from '#platform/database.ts';

/** A customer as erasing needs it. */
export interface CustomerState {
  readonly id: number;
  readonly role: string | null;
  readonly phone: string;
  readonly email: string | null;
  readonly hasShop: boolean;
}

const state = 'SELECT id, role, phone, email, EXISTS (SELECT FROM sellers WHERE owner_id = c.id) AS "hasShop" FROM customers c WHERE id = $1::bigint';

/** `[customerId]`; no row for who is none. */
export const customerState = statement<CustomerState>({ name: 'privacy_customer', text: state });

/** The same, kept for the transaction: an order that is being placed is waited for, and one that comes later waits. */
export const lockCustomer = statement<CustomerState>({ name: 'privacy_lock_customer', text: `${state} FOR UPDATE` });

export interface Unsettled {
  readonly orderUnderWay: boolean;
  readonly returnOpen: boolean;
  readonly refundDue: boolean;
  readonly creditLeft: boolean;
}

/** What is still open between the shop and a customer: `[customerId]`. */
export const unsettledOf = statement<Unsettled>({
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
export const publicWritings = statement<{ kind: 'product' | 'seller' | 'question' | 'post'; id: number }>({
  name: 'privacy_public_writings',
  text: `
SELECT CASE WHEN product_id IS NULL THEN 'seller' ELSE 'product' END AS kind, coalesce(product_id, seller_id) AS id FROM reviews WHERE customer_id = $1::bigint
UNION SELECT 'question', product_id FROM questions WHERE customer_id = $1::bigint
UNION SELECT 'question', q.product_id FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.customer_id = $1::bigint
UNION SELECT 'post', post_id FROM post_comments WHERE customer_id = $1::bigint`,
});

/** Keys of the files that only a customer's own affairs show: the portrait, what came in the chat, in tickets and with returns: `[customerId]`. */
export const privateFiles = statement<{ key: string }>({
  name: 'privacy_files',
  text: `
SELECT avatar_key AS key FROM customers WHERE id = $1::bigint AND avatar_key IS NOT NULL
UNION SELECT f ->> 'key' FROM chat_messages, jsonb_array_elements(files) f WHERE customer_id = $1::bigint
UNION SELECT f ->> 'key' FROM ticket_messages m JOIN tickets t ON t.id = m.ticket_id, jsonb_array_elements(m.files) f WHERE t.customer_id = $1::bigint
UNION SELECT picture FROM returns r JOIN orders o ON o.id = r.order_id, jsonb_array_elements_text(r.pictures) picture WHERE o.customer_id = $1::bigint`,
});

/** Makes the account nobody's: `[customerId, username, phone]`. */
const forgetCustomer = statement({
  name: 'privacy_forget_customer',
  text: `UPDATE customers SET username = $2, username_key = $2, phone = $3, email = NULL, pending_email = NULL, password_hash = NULL, full_name = NULL, avatar_key = NULL,
    active = false, notifications_on = false, available = false WHERE id = $1::bigint`,
});

/** What goes with the customer, in an order in which nothing is left pointing at what is gone: `[customerId]`. */
const gone = [
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
  `UPDATE returns r SET text = '—', pictures = '[]' FROM orders o WHERE o.id = r.order_id AND o.customer_id = $1::bigint`,
  // The province and city stay: taxes and shipping are reckoned by them.
  `UPDATE orders SET staff_note = NULL,
    address = address || '{"full_name": "مشتری پیشین", "phone": "", "line": "—", "postal_code": ""}'::jsonb WHERE customer_id = $1::bigint`,
  // That the name was corrected stays in the log, the name does not.
  `UPDATE audit_log SET before = NULL, after = NULL WHERE subject = 'customer' AND subject_id = $1::bigint::text AND action = 'customer.renamed'`,
].map((text, place) => statement({ name: `privacy_gone_${place}`, text }));

/** What is kept under a phone or a mail: `[[phone, mail]]`. */
const goneByName = [
  'DELETE FROM registrations WHERE phone = ANY ($1::text[]) OR email = ANY ($1::text[])',
  'DELETE FROM one_time_codes WHERE phone = ANY ($1::text[])',
  'DELETE FROM seller_application_drafts WHERE phone = ANY ($1::text[])',
  'DELETE FROM sent_messages WHERE recipient = ANY ($1::text[])',
].map((text, place) => statement({ name: `privacy_gone_by_name_${place}`, text }));

/** Takes everything personal out of the tables; in the transaction that has locked the customer. */
export async function forget(shop: Parameters<typeof forgetCustomer>[0], customer: CustomerState, as: { readonly username: string; readonly phone: string }): Promise<void> {
  for (const part of gone) await part(shop, [customer.id]);
  const names = [customer.phone, ...(customer.email === null ? [] : [customer.email])];
  for (const part of goneByName) await part(shop, [names]);
  await forgetCustomer(shop, [customer.id, as.username, as.phone]);
}
