import { untypedStatement } from '#platform/database/database.ts';

/** A notice as it is kept. */
export interface NoticeRow {
  readonly id: number;
  readonly kind: string;
  readonly params: unknown;
  readonly link: string;
  readonly readAt: Date | null;
  readonly createdAt: Date;
}

const shown = `id, kind, params, link, read_at AS "readAt", created_at AS "createdAt"`;

/**
 * Keeps a notice once, unless the customer has switched notices off or is gone; then, and for a repeat, no row comes
 * back: `[customerId, kind, params, link, once, now]`.
 */
export const insertNotice = untypedStatement<{ id: number }>({
  name: 'notice_insert',
  text: `
INSERT INTO notifications (customer_id, kind, params, link, once, created_at)
SELECT id, $2, $3::jsonb, $4, $5, $6::timestamptz FROM customers WHERE id = $1::bigint AND active AND notifications_on
ON CONFLICT (customer_id, once) DO NOTHING
RETURNING id`,
});

/** `[customerId, before id or null, limit]`. */
export const noticesOfCustomer = untypedStatement<NoticeRow>({
  name: 'notices_of_customer',
  text: `
SELECT ${shown} FROM notifications
WHERE customer_id = $1 AND cleared_at IS NULL AND ($2::bigint IS NULL OR id < $2::bigint)
ORDER BY id DESC LIMIT $3`,
});

/** One of a customer's own notices, read from now on: `[customerId, id, now]`. */
export const readNotice = untypedStatement<NoticeRow>({
  name: 'notice_read',
  text: `
UPDATE notifications SET read_at = coalesce(read_at, $3::timestamptz)
WHERE customer_id = $1 AND id = $2 AND cleared_at IS NULL
RETURNING ${shown}`,
});

/** `[customerId, up to id, now]`. */
export const readNotices = untypedStatement<{ id: number }>({
  name: 'notices_read',
  text: `
UPDATE notifications SET read_at = $3::timestamptz
WHERE customer_id = $1 AND id <= $2 AND read_at IS NULL AND cleared_at IS NULL RETURNING id`,
});

/** Marks a kind as read, which the customer has seen in its own place: `[customerId, kind, now]`. */
export const readNoticesOfKind = untypedStatement<{ id: number }>({
  name: 'notices_read_of_kind',
  text: `
UPDATE notifications SET read_at = $3::timestamptz
WHERE customer_id = $1 AND kind = $2 AND read_at IS NULL AND cleared_at IS NULL RETURNING id`,
});

/** `[customerId, up to id, now]`. */
export const clearNotices = untypedStatement<{ id: number }>({
  name: 'notices_clear',
  text: `UPDATE notifications SET cleared_at = $3::timestamptz WHERE customer_id = $1 AND id <= $2 AND cleared_at IS NULL RETURNING id`,
});

/** `[customerId, cleared at, not cleared before]`. */
export const restoreNotices = untypedStatement<{ id: number }>({
  name: 'notices_restore',
  text: `UPDATE notifications SET cleared_at = NULL WHERE customer_id = $1 AND cleared_at = $2::timestamptz AND cleared_at >= $3::timestamptz RETURNING id`,
});

/** How many wait to be read; counting ends at the limit: `[customerId, limit]`. */
export const countUnread = untypedStatement<{ unread: number }>({
  name: 'notices_unread',
  text: `
SELECT count(*)::int AS unread
FROM (SELECT 1 FROM notifications WHERE customer_id = $1 AND read_at IS NULL AND cleared_at IS NULL LIMIT $2) AS waiting`,
});

/** Removes what was cleared, or was told long ago: `[cleared before, told before]`. */
export const removeNotices = untypedStatement<{ id: number }>({
  name: 'notices_remove',
  text: `DELETE FROM notifications WHERE cleared_at < $1 OR created_at < $2 RETURNING id`,
});
