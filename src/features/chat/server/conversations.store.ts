import { bigint, bool, int, nullable, text, textOf, timestamptz } from '#platform/database/sql-types.ts';
import { type RowOf, statement } from '#platform/database/statement.ts';
import type { Side } from '../chat.contract.ts';

/** A conversation with its customer, its last message and its assignee. */
const queuedConversationRow = {
  customerId: bigint,
  name: text,
  phone: text,
  available: bool,
  seenAt: nullable(timestamptz),
  lastText: text,
  lastBy: textOf<Side>(),
  lastAt: timestamptz,
  waitingSince: nullable(timestamptz),
  queueRank: bigint,
  unread: int,
  assignedTo: nullable(bigint),
  assignedName: nullable(text),
  closedAt: nullable(timestamptz),
};
export type QueuedConversation = RowOf<typeof openConversations>;

const longestGlance = 160;
const maxUnread = 100;

const visible = `
SELECT c.customer_id AS "customerId", p.display_name AS name, reached.phone, p.available, there.seen_at AS "seenAt",
  left(last.text, ${longestGlance}) AS "lastText", last.by AS "lastBy", c.last_at AS "lastAt", c.waiting_since AS "waitingSince",
  c.queue_rank AS "queueRank", waiting.unread, c.assigned_to AS "assignedTo", s.display_name AS "assignedName",
  c.closed_at AS "closedAt"
FROM conversations c
JOIN customer_names p ON p.id = c.customer_id
JOIN customer_contacts reached ON reached.id = c.customer_id
JOIN chat_messages last ON last.customer_id = c.customer_id AND last.number = c.last_number
LEFT JOIN customer_names s ON s.id = c.assigned_to
LEFT JOIN chat_presence there ON there.person_id = c.customer_id
CROSS JOIN LATERAL (
  SELECT count(*)::int AS unread FROM (
    SELECT 1 FROM chat_messages m WHERE m.customer_id = c.customer_id AND m.number > c.staff_read AND m.by = 'customer' LIMIT ${maxUnread}
  ) AS written
) AS waiting`;

const queued = (closed: string) => `
${visible}
WHERE c.closed_at IS ${closed} AND (NOT :onlyWaiting OR c.waiting_since IS NOT NULL)
  AND (:assignedTo IS NULL OR c.assigned_to = :assignedTo) AND (NOT :onlyOfNobody OR c.assigned_to IS NULL)
  AND (c.queue_rank, c.customer_id) > (:afterRank, :afterId)
ORDER BY c.queue_rank, c.customer_id LIMIT :limit`;

/** Selects the open conversations of the queue. */
export const openConversations = statement({
  name: 'chat_open_conversations',
  params: {
    onlyWaiting: bool,
    assignedTo: nullable(bigint),
    onlyOfNobody: bool,
    afterRank: bigint,
    afterId: bigint,
    limit: bigint,
  },
  row: queuedConversationRow,
  text: queued('NULL'),
});

/** Selects the closed conversations, with the same parameters. */
export const closedConversations = statement({
  name: 'chat_closed_conversations',
  params: {
    onlyWaiting: bool,
    assignedTo: nullable(bigint),
    onlyOfNobody: bool,
    afterRank: bigint,
    afterId: bigint,
    limit: bigint,
  },
  row: queuedConversationRow,
  text: queued('NOT NULL'),
});

export const queuedConversation = statement({
  name: 'chat_queued_conversation',
  params: { customerId: bigint },
  row: queuedConversationRow,
  text: `${visible} WHERE c.customer_id = :customerId`,
});

/** Assigns a conversation to a staff member, or to nobody. */
export const setAssigned = statement({
  name: 'chat_set_assigned',
  params: { customerId: bigint, staffId: nullable(bigint) },
  row: { customerId: bigint },
  text: 'UPDATE conversations SET assigned_to = :staffId WHERE customer_id = :customerId RETURNING customer_id AS "customerId"',
});

/** Selects whether its customer has written after a message. */
export const writtenBehind = statement({
  name: 'chat_written_behind',
  params: { customerId: bigint, upTo: int },
  row: { number: int },
  text: `SELECT number FROM chat_messages WHERE customer_id = :customerId AND number > :upTo AND by = 'customer' LIMIT 1`,
});

/** Closes or reopens a conversation; nobody waits in it any more. */
export const setClosed = statement({
  name: 'chat_set_closed',
  params: { customerId: bigint, closedAt: nullable(timestamptz), queueRank: bigint },
  row: { customerId: bigint },
  text: 'UPDATE conversations SET closed_at = :closedAt, waiting_since = NULL, queue_rank = :queueRank WHERE customer_id = :customerId RETURNING customer_id AS "customerId"',
});
