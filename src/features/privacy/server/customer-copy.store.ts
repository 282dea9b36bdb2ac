import { bigint, int, jsonb } from '#platform/database/sql-types.ts';
import { statement } from '#platform/database/statement.ts';

/** Defines a list of the copy: rows of a customer with a `key` by which they are read in batches. */
const part = (name: string, rows: string) => ({
  name,
  read: statement({
    name: `copy_${name}`,
    params: { customerId: bigint, afterKey: bigint, limit: int },
    row: { key: bigint, row: jsonb<unknown>() },
    text: `SELECT key, to_jsonb(part) - 'key' AS row FROM (${rows}) part WHERE key > :afterKey ORDER BY key LIMIT :limit`,
  }),
});

/** Every kind of data that belongs to a customer, without secrets such as password hashes and browser keys. */
export const copiedParts = [
  part(
    'profile',
    `SELECT id AS key, id, username, full_name, phone, email, pending_email, avatar_key AS avatar, notifications_on, available, metadata, created_at AS since
    FROM customers WHERE id = :customerId`,
  ),
  part(
    'addresses',
    `SELECT id AS key, full_name, phone, province, city, line, postal_code, is_default, created_at FROM addresses WHERE customer_id = :customerId`,
  ),
  part(
    'devices',
    `SELECT row_number() OVER (ORDER BY created_at, id) AS key, created_at AS signed_in_at, expires_at, ended_at FROM sessions WHERE customer_id = :customerId`,
  ),
  part(
    'orders',
    `SELECT o.id AS key, o.number, o.state, o.payment_method, o.address, o.coupon_code, o.items_total, o.discount_total, o.shipping_total, o.vat_total,
      o.total, o.credit_used, o.refunded, o.placed_at, o.paid_at,
      (SELECT jsonb_build_object('name', a.full_name, 'company', a.company, 'national_id', a.national_id, 'economic_code', a.economic_code)
        FROM order_addresses a WHERE a.order_id = o.id AND a.kind = 'billing') AS billing,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'name_en', l.name_en, 'variant', l.variant_name, 'variant_en', l.variant_name_en, 'quantity', l.quantity, 'returned', l.returned, 'unit_price', l.unit_price,
        'discount', l.discount, 'vat', l.vat, 'total', l.total) ORDER BY l.position), '[]') FROM order_lines l WHERE l.order_id = o.id) AS lines,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('state', s.state, 'at', s.at) ORDER BY s.id), '[]') FROM order_steps s WHERE s.order_id = o.id) AS steps,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'state', p.state, 'amount', p.amount, 'captured', p.captured, 'refunded', p.refunded, 'reference', p.reference,
        'card', p.card_mask, 'started_at', p.started_at, 'settled_at', p.settled_at) ORDER BY p.id), '[]') FROM payments p WHERE p.order_id = o.id) AS payments,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('amount', r.amount, 'way', r.way, 'state', r.state, 'reason', r.reason, 'at', r.at) ORDER BY r.id), '[]')
        FROM refunds r WHERE r.order_id = o.id) AS refunds,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('state', r.state, 'reason', r.reason, 'text', r.text, 'pictures', r.pictures, 'answer', r.answer, 'asked_at', r.asked_at,
        'ended_at', r.ended_at) ORDER BY r.id), '[]') FROM returns r WHERE r.order_id = o.id) AS returns
    FROM orders o WHERE o.customer_id = :customerId`,
  ),
  part(
    'credit',
    `SELECT c.sequence::bigint AS key, c.amount, c.balance, c.reason, o.number AS order, c.note, c.at
    FROM stored_value_entries c LEFT JOIN orders o ON o.id = c.order_id WHERE c.account_id = :customerId`,
  ),
  part(
    'cart',
    `SELECT i.variant_id AS key, p.name AS product, p.slug, i.quantity, i.added_at
    FROM cart_items i JOIN variants v ON v.id = i.variant_id JOIN products p ON p.id = v.product_id WHERE i.customer_id = :customerId`,
  ),
  part(
    'assistants',
    `SELECT row_number() OVER (ORDER BY s.created_at, s.id) AS key, a.profile_url AS assistant, s.kind, s.status, s.content, s.taken_over_at
    FROM assistant_sessions s JOIN assistants a ON a.id = s.assistant_id WHERE s.customer_id = :customerId`,
  ),
  part(
    'wishlist',
    `SELECT i.product_id AS key, p.name AS product, p.slug, i.added_at FROM wishlist_items i JOIN products p ON p.id = i.product_id WHERE i.customer_id = :customerId`,
  ),
  part(
    'searches',
    `SELECT row_number() OVER (ORDER BY searched_at, query) AS key, query, searched_at FROM recent_searches WHERE customer_id = :customerId`,
  ),
  part(
    'stock_notices',
    `SELECT n.id AS key, p.name AS product, p.slug, n.requested_at, n.notified_at
    FROM stock_notices n JOIN variants v ON v.id = n.variant_id JOIN products p ON p.id = v.product_id WHERE n.customer_id = :customerId`,
  ),
  part(
    'reviews',
    `SELECT r.id AS key, p.name AS product, s.name AS seller, r.stars, r.text, r.picture_keys AS pictures, r.anonymous, r.state, r.refusal, r.created_at
    FROM reviews r LEFT JOIN products p ON p.id = r.product_id LEFT JOIN sellers s ON s.id = r.seller_id WHERE r.customer_id = :customerId`,
  ),
  part(
    'questions',
    `SELECT q.id AS key, p.name AS product, q.text, q.state, q.refusal, q.created_at
    FROM questions q JOIN products p ON p.id = q.product_id WHERE q.customer_id = :customerId`,
  ),
  part(
    'answers',
    `SELECT a.id AS key, q.text AS question, a.text, a.state, a.refusal, a.created_at
    FROM answers a JOIN questions q ON q.id = a.question_id WHERE a.customer_id = :customerId AND NOT a.by_shop`,
  ),
  part(
    'comments',
    `SELECT c.id AS key, p.slug AS post, c.text, c.state, c.created_at FROM post_comments c JOIN posts p ON p.id = c.post_id WHERE c.customer_id = :customerId`,
  ),
  part(
    'tickets',
    `SELECT t.id AS key, t.number, t.name, t.email, t.topic, t.url, t.state, t.created_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', m."from", 'text', m.text,
        'files', (SELECT coalesce(jsonb_agg(f ->> 'name'), '[]') FROM jsonb_array_elements(m.files) f), 'at', m.created_at) ORDER BY m.id), '[]') FROM ticket_messages m WHERE m.ticket_id = t.id) AS messages
    FROM tickets t WHERE t.customer_id = :customerId`,
  ),
  part(
    'messages',
    `SELECT number::bigint AS key, by, text, (SELECT coalesce(jsonb_agg(f ->> 'name'), '[]') FROM jsonb_array_elements(files) f) AS files, sent_at
    FROM chat_messages WHERE customer_id = :customerId`,
  ),
  part(
    'notices',
    `SELECT id AS key, kind, params, link, created_at, read_at FROM notifications WHERE customer_id = :customerId`,
  ),
  part(
    'seller_applications',
    `SELECT id AS key, kind, store_name, province, city, state, refusal, created_at, decided_at FROM seller_applications WHERE customer_id = :customerId`,
  ),
  part(
    'browsers_with_notices',
    `SELECT id AS key, language, created_at FROM push_subscriptions WHERE customer_id = :customerId`,
  ),
  part(
    'files',
    `SELECT row_number() OVER (ORDER BY created_at, key) AS key, kind, name, mime_type, bytes, created_at FROM uploads WHERE customer_id = :customerId`,
  ),
];
