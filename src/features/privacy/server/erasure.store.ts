import { bigint, listOf, text } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';
import type { Shop } from '#platform/shop.ts';
import type { CustomerState } from './privacy.store.ts';

/** Anonymizes the account row. */
const forgetCustomer = statement({
  name: 'privacy_forget_customer',
  params: { customerId: bigint, username: text, phone: text },
  text: `UPDATE customers SET username = :username, username_key = :username, phone = :phone, email = NULL, pending_email = NULL, password_hash = NULL, full_name = NULL, avatar_key = NULL, metadata = '{}',
    active = false, notifications_on = false, available = false WHERE id = :customerId`,
});

/** Fields of audit log entries that may contain names. */
const logWords = "'{text,note,staff_note,reason,answer,refusal,full_name,metadata}'::text[]";

/** Deletions that go with the customer, ordered so that no reference dangles. The treatment of every table, with reasons, is in erasure.rules.ts. */
const gone = [
  // The log entries of staff actions stay without the fields that may name the customer.
  `UPDATE audit_log SET before = CASE jsonb_typeof(before) WHEN 'object' THEN before - ${logWords} ELSE before END,
    after = CASE jsonb_typeof(after) WHEN 'object' THEN after - ${logWords} ELSE after END
  WHERE subject = 'customer' AND subject_id = :customerId::text
    OR subject = 'order' AND subject_id IN (SELECT number FROM orders WHERE customer_id = :customerId)
    OR subject = 'review' AND subject_id IN (SELECT id::text FROM reviews WHERE customer_id = :customerId)
    OR subject = 'question' AND action <> 'question.answered' AND subject_id IN (SELECT id::text FROM questions WHERE customer_id = :customerId)
    OR action IN ('answer.approved', 'answer.refused') AND subject_id IN (SELECT id::text FROM answers WHERE customer_id = :customerId)
    OR subject = 'comment' AND subject_id IN (SELECT id::text FROM post_comments WHERE customer_id = :customerId)
    OR subject = 'application' AND subject_id IN (SELECT id::text FROM seller_applications WHERE customer_id = :customerId)`,
  // Approved ratings count towards the product and stay without text; reviews that were never published are deleted.
  `DELETE FROM reviews WHERE customer_id = :customerId AND state <> 'approved'`,
  `UPDATE reviews SET text = '', picture_keys = '{}', anonymous = true, version = version + 1 WHERE customer_id = :customerId`,
  `WITH own AS (DELETE FROM answers WHERE customer_id = :customerId AND NOT by_shop RETURNING question_id, state)
  UPDATE questions q SET answers = q.answers - shown.count
  FROM (SELECT question_id, count(*)::int AS count FROM own WHERE state = 'approved' GROUP BY question_id) shown WHERE q.id = shown.question_id`,
  // Answers belong to their authors: a question or comment that has some stays, without a name.
  `DELETE FROM questions q WHERE customer_id = :customerId AND NOT EXISTS (SELECT FROM answers WHERE question_id = q.id)`,
  'DELETE FROM post_comments WHERE customer_id = :customerId',
  'DELETE FROM addresses WHERE customer_id = :customerId',
  'DELETE FROM password_resets WHERE customer_id = :customerId',
  'DELETE FROM email_changes WHERE customer_id = :customerId',
  'DELETE FROM wishlist_items WHERE customer_id = :customerId',
  'DELETE FROM stock_notices WHERE customer_id = :customerId',
  'DELETE FROM recent_searches WHERE customer_id = :customerId',
  // Assistant sessions of the customer, including the reference to the order that came of them.
  'DELETE FROM assistant_sessions WHERE customer_id = :customerId',
  'DELETE FROM cart_items WHERE customer_id = :customerId',
  'DELETE FROM cart_merges WHERE customer_id = :customerId',
  'DELETE FROM push_subscriptions WHERE customer_id = :customerId',
  // A staff notification names the author.
  `DELETE FROM notifications WHERE customer_id = :customerId
    OR kind = 'ticket-assigned' AND params ->> 'number' IN (SELECT number FROM tickets WHERE customer_id = :customerId)`,
  'DELETE FROM tickets WHERE customer_id = :customerId',
  'DELETE FROM chat_messages WHERE customer_id = :customerId',
  'DELETE FROM conversations WHERE customer_id = :customerId',
  'DELETE FROM chat_presence WHERE person_id = :customerId',
  'DELETE FROM seller_applications WHERE customer_id = :customerId',
  // The books need sums, dates and the bank's reference, but neither images nor texts.
  `UPDATE transfers t SET receipt_key = NULL, refusal = NULL FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.id = t.payment_id AND o.customer_id = :customerId`,
  'UPDATE stored_value_entries SET note = NULL WHERE account_id = :customerId',
  'UPDATE refunds r SET reason = NULL FROM orders o WHERE o.id = r.order_id AND o.customer_id = :customerId',
  `UPDATE returns r SET text = '—', pictures = '[]', answer = NULL FROM orders o WHERE o.id = r.order_id AND o.customer_id = :customerId`,
  // The province and city stay: taxes and shipping are calculated from them.
  `UPDATE orders SET staff_note = NULL, metadata = '{}',
    address = address || '{"full_name": "مشتری پیشین", "phone": "", "line": "—", "postal_code": ""}'::jsonb WHERE customer_id = :customerId`,
].map((part, index) => statement({ name: `privacy_gone_${index}`, params: { customerId: bigint }, text: part }));

/** Rows stored under a phone number or an email address. */
const goneByName = [
  'DELETE FROM registrations WHERE phone = ANY (:names) OR email = ANY (:names)',
  'DELETE FROM one_time_codes WHERE phone = ANY (:names)',
  'DELETE FROM seller_application_drafts WHERE phone = ANY (:names)',
  'DELETE FROM sent_messages WHERE recipient = ANY (:names)',
].map((part, index) =>
  statement({ name: `privacy_gone_by_name_${index}`, params: { names: listOf(text) }, text: part }),
);

/** Deletes everything personal from the tables; runs in the transaction that has locked the customer. */
export async function forget(
  shop: Shop,
  customer: CustomerState,
  as: { readonly username: string; readonly phone: string },
): Promise<void> {
  for (const part of gone) await part(shop, { customerId: customer.id });
  const names = [customer.phone, ...(customer.email === null ? [] : [customer.email])];
  for (const part of goneByName) await part(shop, { names });
  await forgetCustomer(shop, { customerId: customer.id, ...as });
}
