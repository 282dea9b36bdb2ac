import { bigint, int, jsonb, nullable, text, timestamptz } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';

/** The row type of a notice. */
const noticeRow = {
  id: bigint,
  kind: text,
  params: jsonb<unknown>(),
  link: text,
  readAt: nullable(timestamptz),
  createdAt: timestamptz,
};
export type NoticeRow = RowOf<typeof noticesOfCustomer>;

const visible = `id, kind, params, link, read_at AS "readAt", created_at AS "createdAt"`;

/** Inserts a notice once; no row for a repeat, or when the customer has disabled notices or no longer exists. */
export const insertNotice = statement({
  name: 'notice_insert',
  params: { customerId: bigint, kind: text, params: jsonb<unknown>(), link: text, once: text, now: timestamptz },
  row: { id: bigint },
  text: `
INSERT INTO notifications (customer_id, kind, params, link, once, created_at)
SELECT id, :kind, :params, :link, :once, :now FROM notifiable_customers WHERE id = :customerId
ON CONFLICT (customer_id, once) DO NOTHING
RETURNING id`,
});

export const noticesOfCustomer = statement({
  name: 'notices_of_customer',
  params: { customerId: bigint, before: nullable(bigint), limit: bigint },
  row: noticeRow,
  text: `
SELECT ${visible} FROM notifications
WHERE customer_id = :customerId AND cleared_at IS NULL AND (:before IS NULL OR id < :before)
ORDER BY id DESC LIMIT :limit`,
});

/** Marks one of a customer's own notices as read and returns it. */
export const readNotice = statement({
  name: 'notice_read',
  params: { customerId: bigint, id: bigint, now: timestamptz },
  row: noticeRow,
  text: `
UPDATE notifications SET read_at = coalesce(read_at, :now)
WHERE customer_id = :customerId AND id = :id AND cleared_at IS NULL
RETURNING ${visible}`,
});

export const readNotices = statement({
  name: 'notices_read',
  params: { customerId: bigint, upTo: bigint, now: timestamptz },
  row: { id: bigint },
  text: `
UPDATE notifications SET read_at = :now
WHERE customer_id = :customerId AND id <= :upTo AND read_at IS NULL AND cleared_at IS NULL RETURNING id`,
});

/** Marks the notices of a kind as read when the customer has viewed their subjects elsewhere. */
export const readNoticesOfKind = statement({
  name: 'notices_read_of_kind',
  params: { customerId: bigint, kind: text, now: timestamptz },
  row: { id: bigint },
  text: `
UPDATE notifications SET read_at = :now
WHERE customer_id = :customerId AND kind = :kind AND read_at IS NULL AND cleared_at IS NULL RETURNING id`,
});

export const clearNotices = statement({
  name: 'notices_clear',
  params: { customerId: bigint, upTo: bigint, now: timestamptz },
  row: { id: bigint },
  text: `UPDATE notifications SET cleared_at = :now WHERE customer_id = :customerId AND id <= :upTo AND cleared_at IS NULL RETURNING id`,
});

export const restoreNotices = statement({
  name: 'notices_restore',
  params: { customerId: bigint, clearedAt: timestamptz, since: timestamptz },
  row: { id: bigint },
  text: `UPDATE notifications SET cleared_at = NULL WHERE customer_id = :customerId AND cleared_at = :clearedAt AND cleared_at >= :since RETURNING id`,
});

/** Counts unread notices up to a limit. */
export const countUnread = statement({
  name: 'notices_unread',
  params: { customerId: bigint, limit: bigint },
  row: { unread: int },
  text: `
SELECT count(*)::int AS unread
FROM (SELECT 1 FROM notifications WHERE customer_id = :customerId AND read_at IS NULL AND cleared_at IS NULL LIMIT :limit) AS waiting`,
});

/** Deletes cleared and old notices. */
export const removeNotices = statement({
  name: 'notices_remove',
  params: { clearedBefore: timestamptz, createdBefore: timestamptz },
  row: { id: bigint },
  text: `DELETE FROM notifications WHERE cleared_at < :clearedBefore OR created_at < :createdBefore RETURNING id`,
});
